import { style } from "@vanilla-extract/css";
import { font } from "#client/theme/fonts.css.ts";
import { color } from "#client/theme/tokens.css.ts";

// Sizes are in px, so that every image has the same size. It always uses day colours (theme/tokens.css.ts, `data-day`).

export const card = style({
  position: "relative",
  display: "flex",
  flexDirection: "column",
  width: "300px",
  overflow: "hidden",
  background: color.skyTop,
  color: color.ink,
  fontFamily: font.text,
  textAlign: "center",
});

export const inside = style({ flex: 1, padding: "20px 22px 6px" });

export const dateLine = style({ fontSize: "13px", fontWeight: 600, lineHeight: "18px", color: color.ink });

export const caption = style({
  margin: "12px 0 6px",
  fontFamily: font.display,
  fontStyle: "italic",
  fontWeight: 450,
  fontSize: "16px",
  lineHeight: "22px",
  overflowWrap: "anywhere",
  textWrap: "balance",
});
