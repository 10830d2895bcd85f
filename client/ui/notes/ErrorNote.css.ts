import { style } from "@vanilla-extract/css";
import { pebble } from "#client/theme/sizes.ts";
import { color } from "#client/theme/tokens.css.ts";

/** Shown if the picture itself failed to load. */
export const sign = style({
  display: "grid",
  placeItems: "center",
  width: "84px",
  height: "80px",
  marginInline: "auto",
  borderRadius: pebble.a,
  background: color.dangerWash,
  color: color.danger,
});
