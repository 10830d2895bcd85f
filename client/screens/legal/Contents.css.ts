import { style } from "@vanilla-extract/css";
import { radius, size, space, target } from "#client/theme/sizes.ts";
import { color } from "#client/theme/tokens.css.ts";

export const list = style({ display: "grid", gap: "2px" });

export const link = style({
  display: "flex",
  alignItems: "center",
  minHeight: target.small,
  paddingInline: space(1.5),
  borderRadius: radius.small,
  color: color.ink,
  fontSize: size.label,
  fontWeight: 500,
  lineHeight: 1.3,
  textDecoration: "none",
  selectors: { "&:hover": { background: color.accentWash, color: color.accent } },
});
