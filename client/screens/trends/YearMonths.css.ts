import { createVar, fallbackVar, globalStyle, style, styleVariants } from "@vanilla-extract/css";
import { nightChosen, nightOfDevice } from "#client/theme/night.ts";
import { media, radius, size, space } from "#client/theme/sizes.ts";
import { color } from "#client/theme/tokens.css.ts";
import { mid, wash } from "#client/theme/weather.css.ts";

export const list = style({
  display: "grid",
  gridTemplateColumns: "repeat(2, minmax(0, 1fr))",
  gap: `${space(1)} ${space(1.75)}`,
  "@media": {
    [media.tablet]: { gridTemplateColumns: "repeat(3, minmax(0, 1fr))" },
    [media.desktop]: { gridTemplateColumns: "repeat(6, minmax(0, 1fr))", gap: `${space(1.5)} ${space(3)}` },
  },
});

/** A phone shows six months at a time. */
export const otherHalf = style({
  display: "none",
  "@media": { [media.desktop]: { display: "block" } },
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

/** An empty day is hardly more than the paper: it is no hole in a year. */
const open = `color-mix(in srgb, ${color.edge} 17%, ${color.surface})`;
const dense = createVar();
/** The colour of the weather around, as a ground. */
export const ofWeather = `color-mix(in srgb, ${fallbackVar(mid, open)} ${fallbackVar(dense, "66%")}, ${fallbackVar(wash, open)})`;

/** Takes the colours of its weather; without one it is empty. */
export const pixel = style({
  aspectRatio: "1",
  borderRadius: "34% 40% 36% 42%",
  background: ofWeather,
  forcedColorAdjust: "none",
});

export const toCome = style({ background: "none", boxShadow: `inset 0 0 0 1px ${color.line}` });

/** A day of the chosen tag without anything else to show. */
export const tagged = style({ background: color.accentWash, boxShadow: `inset 0 0 0 1.5px ${color.accent}` });

export const thisDay = style({
  boxShadow: `0 0 0 2px ${color.surface}, 0 0 0 4px ${color.ink}`,
  "@media": { [media.forced]: { outline: "2px solid CanvasText", outlineOffset: "2px" } },
});
export const chosenDay = style({
  boxShadow: `0 0 0 2px ${color.surface}, 0 0 0 4px ${color.accent}`,
  "@media": { [media.forced]: { outline: "2px solid Highlight", outlineOffset: "2px" } },
});

/** Coin and lump as grounds, each with an edge of its own. */
export const karmaPixels = styleVariants({
  gold: { background: color.goldLit, boxShadow: `inset 0 0 0 1px ${color.goldEdge}` },
  muchGold: { background: color.gold, boxShadow: `inset 0 0 0 1px ${color.goldEdge}` },
  even: {
    background: `linear-gradient(135deg, ${color.goldLit} 50%, ${color.lumpLit} 50%)`,
    boxShadow: `inset 0 0 0 1px ${color.goldEdge}`,
  },
  coal: { background: color.lump, boxShadow: `inset 0 0 0 1px ${color.lumpLit}` },
});

// The rings stay where a day has an edge of its own.
for (const [ring, ink] of [
  [thisDay, color.ink],
  [chosenDay, color.accent],
] as const)
  globalStyle(`${pixel}${ring}`, {
    boxShadow: `0 0 0 2px ${color.surface}, 0 0 0 4px ${ink}`,
  });

// At night the colours are nearer to their grounds.
const nightly = { vars: { [dense]: "58%" } };
globalStyle(`${nightOfDevice} ${pixel}`, { "@media": { [media.night]: nightly } });
globalStyle(`${nightChosen} ${pixel}`, nightly);
