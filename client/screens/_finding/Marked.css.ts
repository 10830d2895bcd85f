import { style } from "@vanilla-extract/css";
import { media } from "#client/theme/sizes.ts";
import { color } from "#client/theme/tokens.css.ts";

/** A background, a weight and a line, so that a hit can be seen without its colour. */
export const mark = style({
  padding: "0 1px",
  borderRadius: "3px 2px 0 0",
  background: color.accentWash,
  color: "inherit",
  fontWeight: 600,
  boxShadow: `0 2px 0 ${color.accent}`,
  boxDecorationBreak: "clone",
  WebkitBoxDecorationBreak: "clone",
  "@media": { [media.forced]: { textDecoration: "underline 2px" } },
});
