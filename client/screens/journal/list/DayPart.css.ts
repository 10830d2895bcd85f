import { style } from "@vanilla-extract/css";
import { font } from "#client/theme/fonts.css.ts";
import { space, size } from "#client/theme/sizes.ts";
import { color } from "#client/theme/tokens.css.ts";

export const entryGap = style({ display: "grid", gap: space(2), gridTemplateColumns: "minmax(0, 1fr)" });

export const dayName = style({
  fontFamily: font.text,
  fontSize: size.small,
  fontWeight: 600,
  letterSpacing: ".01em",
  lineHeight: 1.35,
  color: color.soft,
  marginBottom: space(-0.5),
  paddingInline: space(0.5),
});
