import { style } from "@vanilla-extract/css";

/** Its meadow runs on past its sides: what holds it clips it. */
export const picture = style({ display: "block", width: "100%", height: "100%", overflow: "visible" });

export const scene = style({ display: "block", width: "100%", height: "auto" });
