import { style } from "@vanilla-extract/css";
import { size } from "#client/theme/sizes.ts";
import { color } from "#client/theme/tokens.css.ts";

/** A hidden copy of the text sets the height, so that the box grows while typing. */
export const frame = style({ display: "grid" });

export const area = style({ gridArea: "1 / 1", resize: "none", overflow: "hidden" });

export const unseen = style({
  gridArea: "1 / 1",
  visibility: "hidden",
  whiteSpace: "pre-wrap",
  overflowWrap: "anywhere",
  pointerEvents: "none",
});

export const mirror = style({
  minHeight: "calc(var(--rows) * 1.4em + 23px)",
});

export const counter = style({
  marginLeft: "auto",
  flex: "none",
  fontSize: size.small,
  color: color.soft,
  fontVariantNumeric: "tabular-nums",
});
