import { globalStyle, style } from "@vanilla-extract/css";
import { color } from "#client/theme/tokens.css.ts";

// It has no box of its own, so that the layout around it knows only its children.
export const place = style({ display: "contents" });

export const held = style([place, { visibility: "hidden" }]);

// Each child's room is a grey block in its own shape.
globalStyle(`${held} > *`, { position: "relative" });
globalStyle(`${held} > *::after`, {
  content: "",
  position: "absolute",
  inset: 0,
  visibility: "visible",
  borderRadius: "inherit",
  background: color.line,
  opacity: 0.45,
});
