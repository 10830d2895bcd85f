import { keyframes, style } from "@vanilla-extract/css";
import { layer, media } from "#client/theme/sizes.ts";
import { color } from "#client/theme/tokens.css.ts";

export const sky = style({
  position: "absolute",
  inset: 0,
  zIndex: layer.sky,
  overflow: "hidden",
  pointerEvents: "none",
  background: `linear-gradient(180deg, ${color.skyTop}, ${color.skyMid} 420px, ${color.skyLow} max(900px, 78%))`,
});

const drifts = keyframes({ from: { transform: "translateX(-30px)" }, to: { transform: "translateX(60px)" } });

/** Placed relative to the centre, like the page's columns. */
export const cloud = style({
  position: "absolute",
  left: "calc(50% + var(--across))",
  overflow: "visible",
  maxWidth: "none",
  opacity: `calc(${color.dayShown} * .8)`,
  animation: `${drifts} var(--crossing) ease-in-out infinite alternate`,
  "@media": { [media.still]: { animation: "none" } },
});

const twinkles = keyframes({ "50%": { opacity: 0.35 } });

export const stars = style({
  position: "absolute",
  left: "calc(50% - 960px)",
  top: 0,
  maxWidth: "none",
  opacity: color.nightShown,
  fill: "none",
  stroke: color.star,
  strokeLinecap: "round",
});

export const sparkle = style({
  fill: color.star,
  stroke: "none",
  animation: `${twinkles} 6s ease-in-out infinite`,
  "@media": { [media.still]: { animation: "none" } },
});
