import { style } from "@vanilla-extract/css";
import { font } from "#client/theme/fonts.css.ts";
import { color } from "#client/theme/tokens.css.ts";

export const foot = style({ position: "relative", flex: "none", height: "70px" });

export const land = style({ display: "block" });

export const sign = style({
  position: "absolute",
  insetInline: 0,
  bottom: "9px",
  display: "flex",
  justifyContent: "center",
  alignItems: "center",
  gap: "6px",
  fontFamily: font.display,
  fontSize: "15px",
  fontWeight: 600,
  lineHeight: "20px",
  color: color.ink,
});
