import { globalStyle, style } from "@vanilla-extract/css";
import { media, radius, size, space } from "#client/theme/sizes.ts";
import { color } from "#client/theme/tokens.css.ts";
import { pixel } from "./pixels.css.ts";

export const list = style({
  display: "grid",
  gridTemplateColumns: "repeat(2, minmax(0, 1fr))",
  gap: `${space(1)} ${space(1.75)}`,
  "@media": {
    [media.tablet]: { gridTemplateColumns: "repeat(3, minmax(0, 1fr))" },
    [media.beside]: { gridTemplateColumns: "repeat(6, minmax(0, 1fr))" },
    [media.desktop]: { gap: `${space(1.5)} ${space(3)}` },
  },
});

/** A phone shows six months at a time. */
export const otherHalf = style({
  display: "none",
  "@media": { [media.beside]: { display: "block" } },
});

export const month = style({
  display: "block",
  width: `calc(100% + ${space(1)})`,
  margin: `0 -${space(0.5)}`,
  padding: space(0.5),
  borderRadius: radius.small,
  textAlign: "start",
  selectors: { "button&:hover": { background: color.sunken }, "&:focus-visible": { outlineOffset: 0 } },
});

export const noDay = style({ cursor: "default" });

export const monthName = style({
  display: "block",
  color: color.soft,
  fontSize: size.small,
  fontWeight: 600,
  lineHeight: 1.6,
});

export const daysGrid = style({
  display: "grid",
  gridTemplateColumns: "repeat(7, minmax(0, 1fr))",
  gap: "3px",
});

export const cell = style([pixel, { aspectRatio: "1", borderRadius: "34% 40% 36% 42%" }]);

export const thisDay = style({
  boxShadow: `0 0 0 2px ${color.surface}, 0 0 0 4px ${color.ink}`,
  "@media": { [media.forced]: { outline: "2px solid CanvasText", outlineOffset: "2px" } },
});
export const chosenDay = style({
  boxShadow: `0 0 0 2px ${color.surface}, 0 0 0 4px ${color.accent}`,
  "@media": { [media.forced]: { outline: "2px solid Highlight", outlineOffset: "2px" } },
});

// The rings stay where a day has an edge of its own.
for (const [ring, ink] of [
  [thisDay, color.ink],
  [chosenDay, color.accent],
] as const)
  globalStyle(`${cell}${ring}`, {
    boxShadow: `0 0 0 2px ${color.surface}, 0 0 0 4px ${ink}`,
  });
