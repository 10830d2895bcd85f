import { style } from "@vanilla-extract/css";
import { pebble } from "#client/theme/sizes.ts";
import { color } from "#client/theme/tokens.css.ts";

/** Where the picture itself could not be loaded. */
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
