import { style } from "@vanilla-extract/css";
import { media } from "#client/theme/sizes.ts";

/** As high as the card with a two-line question, so that nothing moves when it loads. */
export const place = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  minHeight: "11.25rem",
  "@media": { [media.tablet]: { minHeight: "9.25rem" } },
});
