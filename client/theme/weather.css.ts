import { createVar, styleVariants } from "@vanilla-extract/css";
import { color } from "./tokens.css.ts";

/** The current weather's colours: background, outline or bar, and text. Set by a class of `weather`. */
export const wash = createVar();
export const mid = createVar();
export const ink = createVar();

/** Applies a weather's colours to an element and its children. */
export const weather = styleVariants({
  sunny: { vars: { [wash]: color.sunnyWash, [mid]: color.sunnyMid, [ink]: color.sunnyInk } },
  warm: { vars: { [wash]: color.warmWash, [mid]: color.warmMid, [ink]: color.warmInk } },
  still: { vars: { [wash]: color.stillWash, [mid]: color.stillMid, [ink]: color.stillInk } },
  windy: { vars: { [wash]: color.windyWash, [mid]: color.windyMid, [ink]: color.windyInk } },
  stormy: { vars: { [wash]: color.stormyWash, [mid]: color.stormyMid, [ink]: color.stormyInk } },
  rainy: { vars: { [wash]: color.rainyWash, [mid]: color.rainyMid, [ink]: color.rainyInk } },
});
