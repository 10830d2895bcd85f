import { style } from "@vanilla-extract/css";
import { font } from "#client/theme/fonts.css.ts";
import { space } from "#client/theme/sizes.ts";

export const title = style({
  marginBottom: space(0.5),
  fontFamily: font.display,
  fontStyle: "italic",
  fontWeight: 450,
  fontSize: "1.0625rem",
  lineHeight: 1.35,
  overflowWrap: "anywhere",
  whiteSpace: "pre-wrap",
});

export const note = style({
  paddingBottom: space(0.75),
  lineHeight: 1.45,
  overflowWrap: "anywhere",
  whiteSpace: "pre-wrap",
});
