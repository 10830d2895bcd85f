import { style } from "@vanilla-extract/css";

/** As large as its place, whatever is drawn in it: a chart that was drawn for a wider page keeps neither its place nor the page wide. */
export const room = style({ height: "100%", contain: "size", overflow: "clip", overflowClipMargin: "12px" });
