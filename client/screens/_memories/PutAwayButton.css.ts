import { style } from "@vanilla-extract/css";
import { font } from "#client/theme/fonts.css.ts";
import { size, target } from "#client/theme/sizes.ts";
import { color } from "#client/theme/tokens.css.ts";

/** Quiet, because nobody has to decide anything about a day. */
export const button = style({
  display: "block",
  minHeight: target.small,
  padding: 0,
  border: "none",
  background: "none",
  color: color.soft,
  fontFamily: font.text,
  fontSize: size.small,
  textAlign: "start",
  textDecoration: "underline",
  textUnderlineOffset: "3px",
  cursor: "pointer",
  selectors: { "&:hover": { color: color.ink } },
});
