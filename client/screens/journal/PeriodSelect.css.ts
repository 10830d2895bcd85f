import { style } from "@vanilla-extract/css";

/** As wide as what is chosen. */
export const box = style({ justifySelf: "start" });
