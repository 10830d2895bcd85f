import { style } from "@vanilla-extract/css";
import { space } from "#client/theme/sizes.ts";

/** Also of the sections inside, so that all keep one distance. */
export const form = style({
  position: "relative",
  display: "grid",
  gap: space(2),
  gridTemplateColumns: "minmax(0, 1fr)",
});
