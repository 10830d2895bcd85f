import { style } from "@vanilla-extract/css";
import { space } from "#client/theme/sizes.ts";
import { color } from "#client/theme/tokens.css.ts";

export const closed = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  columnGap: space(1),
  paddingLeft: space(0.25),
  marginRight: space(-1),
});

export const words = style({ fontSize: "14px", color: color.soft });
