import { style } from "@vanilla-extract/css";
import { radius, space } from "#client/theme/sizes.ts";
import { color } from "#client/theme/tokens.css.ts";

export const numbers = style({
  display: "grid",
  gap: space(0.5),
  padding: `${space(1.5)} ${space(2)}`,
  borderRadius: radius.inset,
  background: color.sunken,
  lineHeight: 1.4,
});
