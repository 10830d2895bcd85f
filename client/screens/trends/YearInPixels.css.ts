import { style } from "@vanilla-extract/css";
import { media } from "#client/theme/sizes.ts";

/** About as high as a year, so that nothing below moves while another one loads. */
export const yearPlace = style({ minHeight: "330px", "@media": { [media.desktop]: { minHeight: "420px" } } });

export const choice = style({ maxWidth: "300px" });
