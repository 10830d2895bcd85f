import { style } from "@vanilla-extract/css";
import { radius, size, space } from "#client/theme/sizes.ts";
import { color } from "#client/theme/tokens.css.ts";

export const bubble = style({
  display: "grid",
  gap: space(0.5),
  padding: `${space(1)} ${space(1.5)}`,
  borderRadius: radius.small,
  background: color.raised,
  boxShadow: `${color.liftTwo}, 0 0 0 1px ${color.lineStrong}`,
  fontSize: size.small,
  lineHeight: 1.35,
  whiteSpace: "nowrap",
});

export const title = style({ fontWeight: 600 });
