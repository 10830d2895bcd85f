import { style } from "@vanilla-extract/css";
import { radius, space } from "#client/theme/sizes.ts";
import { color } from "#client/theme/tokens.css.ts";

export const message = style({
  padding: space(1.75),
  borderRadius: radius.inset,
  background: color.sunken,
  whiteSpace: "pre-line",
});
