import { style } from "@vanilla-extract/css";

/** Fills its container, so that a chart drawn for a wider page cannot stretch the container or the page. */
export const room = style({ height: "100%", contain: "size", overflow: "clip", overflowClipMargin: "12px" });
