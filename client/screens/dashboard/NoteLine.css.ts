import { style } from "@vanilla-extract/css";
import { size } from "#client/theme/sizes.ts";
import { color } from "#client/theme/tokens.css.ts";

export const note = style({ fontSize: size.small, lineHeight: 1.4, color: color.soft, overflowWrap: "anywhere" });

export const begun = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  gap: "6px",
  fontSize: size.small,
});

/** A line of text, with the size of a touch target around it. */
export const add = style({
  position: "relative",
  justifySelf: "start",
  fontSize: size.small,
  fontWeight: 600,
  lineHeight: 1.4,
  color: color.accent,
  textDecorationLine: "underline",
  textUnderlineOffset: ".2em",
  cursor: "pointer",
  selectors: { "&::after": { content: "''", position: "absolute", inset: "-12px -8px" } },
});
