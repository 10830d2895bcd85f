import { style } from "@vanilla-extract/css";

/** The same width before and after the months load, and wide enough for the name of a single day. */
export const box = style({ width: "12.5rem", maxWidth: "100%" });
