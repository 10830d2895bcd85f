import { style } from "@vanilla-extract/css";

export const tools = style({ display: "flex" });
