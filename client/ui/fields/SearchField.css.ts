import { style } from "@vanilla-extract/css";
import { size, space } from "#client/theme/sizes.ts";
import { color } from "#client/theme/tokens.css.ts";

export const box = style({ position: "relative", minWidth: 0 });

export const sign = style({
  position: "absolute",
  insetBlock: 0,
  insetInlineStart: space(1.75),
  display: "grid",
  alignItems: "center",
  color: color.soft,
  pointerEvents: "none",
});

export const input = style({
  selectors: { "&&": { minHeight: "52px", paddingInline: "48px 52px", fontSize: size.lead, textOverflow: "ellipsis" } },
});

export const clear = style({
  position: "absolute",
  insetBlock: 0,
  insetInlineEnd: "4px",
  display: "grid",
  alignItems: "center",
});
