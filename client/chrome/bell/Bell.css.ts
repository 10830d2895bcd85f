import { style } from "@vanilla-extract/css";
import { font } from "#client/theme/fonts.css.ts";
import { color } from "#client/theme/tokens.css.ts";

export const bell = style({ position: "relative", display: "inline-grid" });

export const badge = style({
  position: "absolute",
  top: "-7px",
  right: "-7px",
  minWidth: "20px",
  padding: "0 5px",
  borderRadius: "10px",
  background: color.dangerFill,
  boxShadow: `0 0 0 2px ${color.skyTop}`,
  color: color.dangerInk,
  fontFamily: font.text,
  fontSize: ".75rem",
  fontWeight: 700,
  lineHeight: "20px",
  textAlign: "center",
  pointerEvents: "none",
});
