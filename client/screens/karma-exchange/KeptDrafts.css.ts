import { style } from "@vanilla-extract/css";
import { radius, size, space } from "#client/theme/sizes.ts";
import { color } from "#client/theme/tokens.css.ts";

export const kept = style({
  minWidth: 0,
  border: 0,
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: space(1),
  padding: `${space(1)} ${space(1)} ${space(1)} ${space(1.75)}`,
  borderRadius: radius.control,
  background: color.sunken,
});

/** Floats, so that a legend stands in the row like its buttons. */
export const caption = style({ float: "left", marginRight: space(0.5), fontSize: size.label, lineHeight: 1.35 });
