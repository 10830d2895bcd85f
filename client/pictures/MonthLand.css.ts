import { style } from "@vanilla-extract/css";
import { color } from "#client/theme/tokens.css.ts";
import { mid, wash } from "#client/theme/weather.css.ts";

/** The sky has the weather's colour where it meets the land. */
export const land = style({
  display: "block",
  width: "100%",
  height: "100%",
  background: `linear-gradient(180deg, ${color.skyTop}, ${color.skyMid} 48%, ${wash} 88%)`,
});

export const cloudOfWeather = style({ fill: mid });

export const stroke = style({ fill: "none", stroke: mid, strokeWidth: 4, strokeLinecap: "round" });
