import { fallbackVar, style } from "@vanilla-extract/css";
import { media, motion, space } from "#client/theme/sizes.ts";
import { color } from "#client/theme/tokens.css.ts";
import { mid } from "#client/theme/weather.css.ts";

export const land = style({ position: "absolute", inset: 0, zIndex: -1, width: "100%", height: "100%" });

const hill = style({
  transition: `fill ${motion.calm}`,
  "@media": { [media.still]: { transition: "none" } },
});

const hillColor = fallbackVar(mid, color.edge);
export const far = style([hill, { fill: `color-mix(in srgb, ${hillColor} 20%, transparent)` }]);
export const near = style([hill, { fill: `color-mix(in srgb, ${hillColor} 38%, transparent)` }]);

export const sign = style({
  position: "absolute",
  top: space(1.5),
  right: space(1.75),
  width: "32px",
  height: "32px",
  "@media": { "(max-width: 359px)": { display: "none" } },
});
