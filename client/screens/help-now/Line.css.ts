import { style } from "@vanilla-extract/css";

export const name = style({ fontWeight: 600 });
