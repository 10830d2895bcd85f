import { style } from "@vanilla-extract/css";
import { media } from "#client/theme/sizes.ts";

/** Wide enough for its placeholder. */
export const field = style({
  flex: "1 1 5.5rem",
  minWidth: 0,
  "@media": { [media.desktop]: { flexBasis: "12rem" } },
});
