import { style } from "@vanilla-extract/css";
import { color } from "#client/theme/tokens.css.ts";

export const icon = style({ display: "block", flex: "none" });

export const coinEdge = style({ fill: color.goldEdge });
export const coinFace = style({ fill: color.gold });
export const coinRing = style({ fill: "none", stroke: color.goldLit, strokeWidth: 1.4 });
export const lump = style({ fill: color.lump, stroke: color.coalWash, strokeWidth: 1.2, strokeLinejoin: "round" });
export const lumpMid = style({ fill: color.lumpMid });
export const lumpLit = style({ fill: color.lumpLit });
