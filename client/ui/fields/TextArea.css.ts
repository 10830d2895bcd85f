import { style } from "@vanilla-extract/css";
import { size } from "#client/theme/sizes.ts";
import { color } from "#client/theme/tokens.css.ts";

/** The hidden mirror of the text gives the box its height, so that it grows with what is typed. */
export const frame = style({ display: "grid" });

export const area = style({ gridArea: "1 / 1", resize: "none", overflow: "hidden" });

export const mirror = style({
  gridArea: "1 / 1",
  visibility: "hidden",
  whiteSpace: "pre-wrap",
  overflowWrap: "anywhere",
  pointerEvents: "none",
  minHeight: "calc(var(--rows) * 1.4em + 23px)",
});

export const counter = style({
  marginLeft: "auto",
  flex: "none",
  fontSize: size.small,
  color: color.soft,
  fontVariantNumeric: "tabular-nums",
});
