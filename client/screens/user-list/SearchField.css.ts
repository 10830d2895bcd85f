import { style } from "@vanilla-extract/css";
import { space } from "#client/theme/sizes.ts";
import { color } from "#client/theme/tokens.css.ts";

export const frame = style({ position: "relative", display: "block", minWidth: 0 });

export const sign = style({
  position: "absolute",
  insetBlock: 0,
  insetInlineStart: space(1.75),
  display: "grid",
  alignItems: "center",
  color: color.soft,
  pointerEvents: "none",
});

export const input = style({ selectors: { "&&": { paddingInlineStart: "48px" } } });
