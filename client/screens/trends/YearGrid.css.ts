import { fallbackVar, globalStyle, style, styleVariants } from "@vanilla-extract/css";
import { media, pebble, size, space } from "#client/theme/sizes.ts";
import { color } from "#client/theme/tokens.css.ts";
import { mid, wash } from "#client/theme/weather.css.ts";

export const grid = style({ width: "100%", borderSpacing: 0, borderCollapse: "separate", tableLayout: "fixed" });

export const monthName = style({
  width: "30px",
  padding: 0,
  color: color.soft,
  fontSize: "0.72rem",
  fontWeight: 600,
  lineHeight: 1,
  textAlign: "left",
  "@media": { [media.desktop]: { width: "44px", fontSize: size.tiny } },
});

const cell = style({
  padding: "1px",
  lineHeight: 0,
  "@media": { [media.desktop]: { padding: "2px" } },
});

export const noDay = style([cell]);

/** An empty day is hardly more than the paper: it is no hole in a year. */
const open = `color-mix(in srgb, ${color.edge} 17%, ${color.surface})`;

/** Takes the colours of its weather; without one it is empty. The whole cell can be pressed. */
export const pixel = style([
  cell,
  {
    position: "relative",
    cursor: "pointer",
    "::before": {
      content: "''",
      display: "block",
      aspectRatio: "1",
      borderRadius: "34% 40% 36% 42%",
      background: `color-mix(in srgb, ${fallbackVar(mid, open)} 66%, ${fallbackVar(wash, open)})`,
    },
    selectors: {
      "&[aria-selected='true']::before": { outline: `2px solid ${color.ink}`, outlineOffset: "1px" },
      "&:focus-visible": { outline: "none" },
      "&:focus-visible::before": { outline: `3px solid ${color.focus}`, outlineOffset: "1px" },
    },
    "@media": { [media.desktop]: { "::before": { aspectRatio: "1.45" } } },
  },
]);

export const toCome = style({
  cursor: "default",
  selectors: { "&::before": { background: "none", boxShadow: `inset 0 0 0 1px ${color.line}` } },
});

/** Coin and lump as grounds, each with an edge of its own. */
export const karmaPixels = styleVariants({
  gold: {},
  muchGold: {},
  even: {},
  coal: {},
});

const karmaColours = {
  gold: { background: color.goldLit, boxShadow: `inset 0 0 0 1px ${color.goldEdge}` },
  muchGold: { background: color.gold, boxShadow: `inset 0 0 0 1px ${color.goldEdge}` },
  even: {
    background: `linear-gradient(135deg, ${color.goldLit} 50%, ${color.lumpLit} 50%)`,
    boxShadow: `inset 0 0 0 1px ${color.goldEdge}`,
  },
  coal: { background: color.lump, boxShadow: `inset 0 0 0 1px ${color.lumpLit}` },
} as const;

for (const kind of ["gold", "muchGold", "even", "coal"] as const)
  globalStyle(`${karmaPixels[kind]}::before, span${karmaPixels[kind]}`, karmaColours[kind]);

export const legend = style({
  display: "flex",
  flexWrap: "wrap",
  gap: `${space(1)} ${space(2)}`,
  margin: `${space(1.75)} 0 ${space(1)}`,
});

export const sum = style({ marginBottom: space(1.75), color: color.soft, fontSize: size.small });

export const legendEntry = style({
  display: "flex",
  alignItems: "center",
  gap: space(0.875),
  fontSize: size.small,
  fontWeight: 600,
});

export const legendDot = style({
  flex: "none",
  width: "15px",
  height: "14px",
  borderRadius: pebble.b,
  background: `color-mix(in srgb, ${fallbackVar(mid, color.line)} 66%, ${fallbackVar(wash, color.line)})`,
});
