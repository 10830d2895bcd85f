import { style } from "@vanilla-extract/css";
import { media, space } from "#client/theme/sizes.ts";

/** Shown if the button still fits on the line. */
export const plus = style({
  display: "none",
  marginInlineStart: space(-0.5),
  "@media": { [media.tablet]: { display: "grid" } },
});
