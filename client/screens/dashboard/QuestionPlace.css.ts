import { style } from "@vanilla-extract/css";
import { media } from "#client/theme/sizes.ts";

/** As high as the card with a two-line question, so that nothing moves when it loads. */
export const place = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  "@media": { [media.beside]: { minHeight: "10.25rem" }, [media.desktop]: { minHeight: "9.25rem" } },
});

/** While the question is open. */
export const asking = style([
  place,
  { minHeight: "10.25rem", "@media": { [media.desktop]: { minHeight: "9.25rem" } } },
]);
