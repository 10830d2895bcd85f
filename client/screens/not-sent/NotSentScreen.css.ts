import { style } from "@vanilla-extract/css";
import { size, space } from "#client/theme/sizes.ts";
import { color } from "#client/theme/tokens.css.ts";

export const foot = style({
  margin: `${space(1)} 0 0`,
  paddingTop: space(1.5),
  borderTop: `2px dotted ${color.lineStrong}`,
  fontSize: size.small,
  color: color.soft,
});
