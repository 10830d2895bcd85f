import { style } from "@vanilla-extract/css";
import { color } from "#client/theme/tokens.css.ts";
import { mid } from "#client/theme/weather.css.ts";

export const drawing = style({ display: "block", width: "100%", height: "auto" });

export const solid = style({ fill: mid });

export const stroke = style({
  fill: "none",
  stroke: mid,
  strokeWidth: 2.2,
  strokeLinecap: "round",
  strokeLinejoin: "round",
});

/** The rib of the leaf. */
export const rib = style({ fill: "none", stroke: color.surface, strokeWidth: 1.6, strokeLinecap: "round" });
