import { style } from "@vanilla-extract/css";
import { media } from "#client/theme/sizes.ts";

/** Of the page on a desktop, where the insights stand. */
export const margin = "292px";

export const beforeMargin = style({ "@media": { [media.desktop]: { marginInlineEnd: margin } } });
