import { style } from "@vanilla-extract/css";
import { size, space } from "#client/theme/sizes.ts";
import { color } from "#client/theme/tokens.css.ts";

/** Apart from the list, beneath it. */
export const place = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  gap: `${space(1)} ${space(2)}`,
  marginTop: space(1),
  paddingTop: space(2),
  borderTop: `2px dotted ${color.lineStrong}`,
});

export const words = style({ flex: "1 1 10rem", color: color.soft, fontSize: size.small, lineHeight: 1.4 });
