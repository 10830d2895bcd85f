import { style } from "@vanilla-extract/css";

/** About as high as the picker with one row of tags, so that little moves when it arrives. */
export const place = style({ minWidth: 0, minHeight: "8.25rem" });
