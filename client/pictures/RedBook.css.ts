import { style } from "@vanilla-extract/css";
import { font } from "#client/theme/fonts.css.ts";
import { inkOnPaper } from "#client/theme/paper.ts";

/** Inked on paper, by day and night. */
export const label = style({
  display: "grid",
  placeItems: "center",
  height: "100%",
  padding: "2px",
  color: inkOnPaper,
});

export const labelName = style({
  display: "-webkit-box",
  WebkitBoxOrient: "vertical",
  WebkitLineClamp: 2,
  overflow: "hidden",
  maxWidth: "100%",
  fontFamily: font.display,
  fontSize: "10px",
  fontWeight: 600,
  lineHeight: 1.2,
  textAlign: "center",
  overflowWrap: "anywhere",
});
