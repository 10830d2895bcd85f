import { style } from "@vanilla-extract/css";
import { font } from "#client/theme/fonts.css.ts";
import { size, space } from "#client/theme/sizes.ts";
import { color } from "#client/theme/tokens.css.ts";

export const insight = style({ display: "grid", gap: space(0.5) });

export const words = style({
  fontFamily: font.display,
  fontStyle: "italic",
  fontWeight: 450,
  fontSize: size.lead,
  lineHeight: 1.4,
  textWrap: "pretty",
});

export const ground = style({ fontSize: size.small, lineHeight: 1.4, color: color.soft, textWrap: "pretty" });
