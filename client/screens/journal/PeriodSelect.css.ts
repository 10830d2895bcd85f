import { style } from "@vanilla-extract/css";

/** As wide before the months have come as after. */
export const box = style({ width: "11rem", maxWidth: "100%" });
