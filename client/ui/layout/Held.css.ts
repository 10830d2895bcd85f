import { style } from "@vanilla-extract/css";

// It has no box of its own, so that the layout around it knows only its children.
export const place = style({ display: "contents" });

export const held = style([place, { visibility: "hidden" }]);
