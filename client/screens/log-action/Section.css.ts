import { style } from "@vanilla-extract/css";
import { media, space } from "#client/theme/sizes.ts";

/** Scrolled into view, it stays clear of the bottom navigation. */
export const section = style({
  minWidth: 0,
  scrollMarginTop: space(3),
  scrollMarginBottom: space(14),
  "@media": { [media.desktop]: { scrollMarginBottom: space(4) } },
});
