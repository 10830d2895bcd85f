import { style } from "@vanilla-extract/css";
import { media } from "#client/theme/sizes.ts";

export const reading = style({ order: 1, "@media": { [media.desktop]: { order: 0 } } });
