import { globalStyle, style } from "@vanilla-extract/css";
import { pebble, space } from "#client/theme/sizes.ts";
import { color } from "#client/theme/tokens.css.ts";

export const list = style({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: space(0.75) });

globalStyle(`${list} > li`, { position: "relative", paddingLeft: space(2.5) });

globalStyle(`${list} > li::before`, {
  content: '""',
  position: "absolute",
  left: "2px",
  top: ".6em",
  width: "7px",
  height: "7px",
  borderRadius: pebble.a,
  background: color.accent,
});
