import { keyframes, style } from "@vanilla-extract/css";
import { layer, media } from "./sizes.ts";
import { color } from "./tokens.css.ts";

export const sky = style({
  position: "absolute",
  inset: 0,
  zIndex: layer.sky,
  overflow: "hidden",
  pointerEvents: "none",
  background: `linear-gradient(180deg, ${color.skyTop}, ${color.skyMid} 36%, ${color.skyLow})`,
});

const drift = keyframes({ from: { transform: "translateX(-320px)" }, to: { transform: "translateX(100vw)" } });

/** The negative delay has each cloud on its way when the page opens. */
export const cloud = style({
  position: "absolute",
  left: 0,
  overflow: "visible",
  opacity: `calc(${color.dayShown} * var(--thick))`,
  animation: `${drift} var(--crossing) linear infinite`,
  animationDelay: "var(--under-way)",
  transition: "opacity 250ms",
  willChange: "transform",
  fill: color.cloud,
  "@media": { [media.still]: { animation: "none", transform: "translateX(var(--resting))" } },
});

const twinkle = keyframes({ "50%": { opacity: 0.35 } });

export const stars = style({
  position: "absolute",
  inset: 0,
  width: "100%",
  height: "100dvh",
  opacity: color.nightShown,
  fill: "#f4f8ff",
});

export const twinkling = style({
  animation: `${twinkle} 6s ease-in-out infinite`,
  "@media": { [media.still]: { animation: "none" } },
});
