import { style } from "@vanilla-extract/css";
import { media } from "#client/theme/sizes.ts";

/** On a phone what can be done comes before what can be read; a desktop shows all of it at once. */
export const reading = style({ order: 1, "@media": { [media.desktop]: { order: 0 } } });
