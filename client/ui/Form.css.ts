import { style } from "@vanilla-extract/css";
import { space } from "../theme/sizes.ts";

export const form = style({
  position: "relative",
  display: "grid",
  gap: space(2),
  gridTemplateColumns: "minmax(0, 1fr)",
});
