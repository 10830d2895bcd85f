import { style } from "@vanilla-extract/css";
import { media } from "#client/theme/sizes.ts";

/** Its height is reserved while the scale loads. */
export const scalePlace = style({ minHeight: "320px", "@media": { [media.desktop]: { minHeight: "350px" } } });
