import { style } from "@vanilla-extract/css";

/**
 * As large as its place, whatever is drawn in it: a chart that was drawn for a wider page keeps neither its place nor the page wide. The
 * number beside Sunday's heap may use some of the card's edge.
 */
export const room = style({
  height: "100%",
  contain: "size",
  marginInline: "-20px",
  paddingInline: "20px",
  overflowX: "clip",
});
