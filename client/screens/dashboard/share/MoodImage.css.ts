import { style } from "@vanilla-extract/css";
import { font } from "#client/theme/fonts.css.ts";
import { pebble as shapes } from "#client/theme/sizes.ts";
import { color } from "#client/theme/tokens.css.ts";

export const face = style({ position: "relative", width: "128px", margin: "16px auto 10px" });

export const pebble = style({
  display: "grid",
  placeItems: "center",
  width: "128px",
  height: "122px",
  borderRadius: shapes.a,
  background: color.surface,
  fontFamily: font.emoji,
  fontSize: "68px",
  lineHeight: "80px",
});

export const decorationPlace = style({
  position: "absolute",
  right: "-8px",
  top: "-6px",
  fontFamily: font.emoji,
  fontSize: "30px",
  lineHeight: "36px",
});

export const name = style({
  fontFamily: font.display,
  fontSize: "27px",
  fontWeight: 560,
  lineHeight: "33px",
});
