import { style } from "@vanilla-extract/css";
import { space } from "#client/theme/sizes.ts";

export const waiting = style({
  display: "grid",
  gap: space(1.25),
  gridTemplateColumns: "minmax(0, 1fr)",
  listStyle: "none",
});
