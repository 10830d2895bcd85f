import { style } from "@vanilla-extract/css";

export const one = style({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", minHeight: "100%" });

export const two = style({ display: "grid", gridTemplateColumns: "minmax(0, 1fr) minmax(0, 1fr)" });
