import { style } from "@vanilla-extract/css";
import { font } from "#client/theme/fonts.css.ts";
import { size } from "#client/theme/sizes.ts";
import { color } from "#client/theme/tokens.css.ts";

export const page = style({ position: "relative", width: "30px", height: "36px" });

export const paper = style({ fill: color.page, stroke: color.edge, strokeWidth: 1.8 });

export const fold = style({ fill: color.sunken, stroke: color.edge, strokeWidth: 1.8, strokeLinejoin: "round" });

export const face = style({
  position: "absolute",
  inset: "9px 0 0",
  display: "grid",
  placeItems: "center",
  fontFamily: font.emoji,
  fontSize: size.label,
  lineHeight: 1,
});
