import { style } from "@vanilla-extract/css";
import { size, space } from "#client/theme/sizes.ts";
import { color } from "#client/theme/tokens.css.ts";

export const kept = style({
  display: "flex",
  alignItems: "center",
  gap: space(1),
  minHeight: "24px",
  color: color.soft,
  fontSize: size.small,
  overflowWrap: "anywhere",
});

export const sign = style({ flex: "none", display: "grid", color: color.accent });
