import { style } from "@vanilla-extract/css";
import { font } from "#client/theme/fonts.css.ts";
import { color } from "#client/theme/tokens.css.ts";

export const place = style({ position: "relative", display: "inline-grid" });

/** The accent colour, not red, because a waiting entry is no error. */
export const badge = style({
  position: "absolute",
  top: "-7px",
  right: "-7px",
  minWidth: "20px",
  padding: "0 5px",
  borderRadius: "10px",
  background: color.accent,
  boxShadow: `0 0 0 2px ${color.skyTop}`,
  color: color.accentInk,
  fontFamily: font.text,
  fontSize: ".75rem",
  fontWeight: 700,
  lineHeight: "20px",
  textAlign: "center",
  pointerEvents: "none",
});
