import { fallbackVar, style, styleVariants } from "@vanilla-extract/css";
import { font } from "#client/theme/fonts.css.ts";
import { pebble as shapes } from "#client/theme/sizes.ts";
import { color } from "#client/theme/tokens.css.ts";
import { wash } from "#client/theme/weather.css.ts";

const pebble = style({
  flex: "none",
  display: "grid",
  placeItems: "center",
  borderRadius: shapes.a,
  background: fallbackVar(wash, color.accentWash),
  fontFamily: font.emoji,
  lineHeight: 1,
});

export const sizes = styleVariants({
  text: { fontFamily: font.emoji, fontStyle: "normal" },
  small: [pebble, { width: "40px", height: "38px", fontSize: "1.25rem" }],
  medium: [pebble, { width: "56px", height: "52px", fontSize: "1.75rem" }],
  large: [pebble, { width: "84px", height: "80px", fontSize: "2.75rem" }],
});
