import { style } from "@vanilla-extract/css";
import { radius, space, size } from "#client/theme/sizes.ts";
import { color } from "#client/theme/tokens.css.ts";

export const title = style({ fontSize: size.page, textAlign: "center" });

export const account = style({
  padding: `${space(1.5)} ${space(2)}`,
  borderRadius: radius.inset,
  background: color.sunken,
  color: color.soft,
  textAlign: "center",
  overflowWrap: "anywhere",
});
