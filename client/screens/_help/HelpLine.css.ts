import { style } from "@vanilla-extract/css";
import { radius, space } from "#client/theme/sizes.ts";
import { color } from "#client/theme/tokens.css.ts";

/** On a card, because text on the sky or the landscape is not always readable. */
export const slip = style({
  justifySelf: "center",
  padding: `${space(1)} ${space(2)}`,
  borderRadius: radius.control,
  background: color.surface,
  boxShadow: `${color.liftOne}, 0 0 0 1px ${color.line}`,
});
