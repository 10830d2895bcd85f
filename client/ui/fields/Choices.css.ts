import { fallbackVar, style } from "@vanilla-extract/css";
import { pebble, space } from "#client/theme/sizes.ts";
import { color } from "#client/theme/tokens.css.ts";
import { ink } from "#client/theme/weather.css.ts";

export const group = style({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: space(1), minWidth: 0 });

/** The check mark in the corner of the chosen option. */
export const check = style({
  position: "absolute",
  top: "-6px",
  right: "-4px",
  display: "grid",
  placeItems: "center",
  width: "23px",
  height: "23px",
  borderRadius: pebble.b,
  background: fallbackVar(ink, color.accent),
  color: color.surface,
});
