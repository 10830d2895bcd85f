import { style } from "@vanilla-extract/css";
import { radius } from "#client/theme/sizes.ts";
import { color } from "#client/theme/tokens.css.ts";

/** Its own small sky. */
export const small = style({
  width: "42px",
  height: "36px",
  overflow: "hidden",
  borderRadius: radius.small,
  background: `linear-gradient(180deg, ${color.skyTop}, ${color.skyLow})`,
});
