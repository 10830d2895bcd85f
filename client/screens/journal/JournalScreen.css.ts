import { style } from "@vanilla-extract/css";
import { media, space } from "#client/theme/sizes.ts";

/** Where it would not push the button to a line of its own. */
export const plus = style({
  display: "none",
  marginInlineStart: space(-0.5),
  "@media": { [media.tablet]: { display: "grid" } },
});
