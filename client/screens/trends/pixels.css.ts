import { createVar, fallbackVar, globalStyle, style, styleVariants } from "@vanilla-extract/css";
import { nightChosen, nightOfDevice } from "#client/theme/night.ts";
import { media } from "#client/theme/sizes.ts";
import { color } from "#client/theme/tokens.css.ts";
import { mid, wash } from "#client/theme/weather.css.ts";

// The colours of a year in pixels: of its days, and of the legend that explains them.

/** An empty day is hardly more than the paper: it is no hole in a year. */
const open = `color-mix(in srgb, ${color.edge} 17%, ${color.surface})`;
const dense = createVar();

/** Takes the colours of its weather or karma; without them it is empty. Its place gives it a shape. */
export const pixel = style({
  background: `color-mix(in srgb, ${fallbackVar(mid, open)} ${fallbackVar(dense, "66%")}, ${fallbackVar(wash, open)})`,
  forcedColorAdjust: "none",
});

// At night the colours are nearer to their grounds.
const nightly = { vars: { [dense]: "58%" } };
globalStyle(`${nightOfDevice} ${pixel}`, { "@media": { [media.night]: nightly } });
globalStyle(`${nightChosen} ${pixel}`, nightly);

export const toCome = style({ background: "none", boxShadow: `inset 0 0 0 1px ${color.line}` });

/** A day of the chosen tag without anything else to show. */
export const tagged = style({ background: color.accentWash, boxShadow: `inset 0 0 0 1.5px ${color.accent}` });

/** Coin and lump as grounds. Each has an edge or a form of its own. */
export const karmaPixels = styleVariants({
  muchGold: { background: color.gold, boxShadow: `inset 0 -2px 0 ${color.goldEdge}` },
  gold: {
    background: `color-mix(in srgb, ${color.gold} 38%, ${color.surface})`,
    boxShadow: `inset 0 0 0 1.5px color-mix(in srgb, ${color.goldEdge} 62%, ${color.surface})`,
  },
  even: { background: `linear-gradient(135deg, ${color.gold} 50%, ${color.lump} 50%)` },
  coal: { background: color.lump, boxShadow: `inset 0 2px 0 ${color.lumpLit}` },
});
