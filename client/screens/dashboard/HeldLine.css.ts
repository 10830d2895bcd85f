import { fallbackVar, keyframes, style } from "@vanilla-extract/css";
import { media, size, space, target } from "#client/theme/sizes.ts";
import { color } from "#client/theme/tokens.css.ts";
import { ink, mid } from "#client/theme/weather.css.ts";
import { undoMs } from "#domain/limits.ts";

/** The margins give back what the buttons are higher than the line in their place. */
export const line = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  columnGap: space(1),
  minHeight: target.small,
  marginBlock: "-3px -8px",
  fontSize: size.small,
});

export const ring = style({ flex: "none", width: "20px", height: "20px", transform: "rotate(-90deg)" });

export const whole = style({ fill: "none", stroke: fallbackVar(mid, color.edge), strokeWidth: 3.4, opacity: 0.35 });

const run = keyframes({ to: { strokeDashoffset: 100 } });

/** A decoration that shows the remaining time. */
export const left = style({
  fill: "none",
  stroke: fallbackVar(ink, color.accent),
  strokeWidth: 3.4,
  strokeDasharray: 100,
  animation: `${run} ${undoMs}ms linear forwards`,
  "@media": { [media.still]: { animation: "none" } },
});

export const button = style({
  minWidth: target.small,
  minHeight: target.small,
  padding: `0 ${space(0.75)}`,
  fontSize: size.label,
  fontWeight: 600,
  color: fallbackVar(ink, color.accent),
  textDecorationLine: "underline",
  textUnderlineOffset: ".2em",
  cursor: "pointer",
});
