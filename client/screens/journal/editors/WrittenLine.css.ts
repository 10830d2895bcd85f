import { globalStyle, style } from "@vanilla-extract/css";
import { size, space, target } from "#client/theme/sizes.ts";
import { color } from "#client/theme/tokens.css.ts";

export const line = style({
  display: "flex",
  alignItems: "center",
  gap: space(0.75),
  minHeight: target.small,
  color: color.soft,
  fontSize: size.small,
});
globalStyle(`${line} > svg`, { flex: "none" });

export const howItWas = style({
  minHeight: target.small,
  color: color.accent,
  fontWeight: 600,
  textDecoration: "underline",
  textUnderlineOffset: ".2em",
});

/** Its room stays, so that the page below does not move. */
export const away = style({ visibility: "hidden" });
