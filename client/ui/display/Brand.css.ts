import { style, styleVariants } from "@vanilla-extract/css";
import { font } from "#client/theme/fonts.css.ts";
import { space } from "#client/theme/sizes.ts";
import { color } from "#client/theme/tokens.css.ts";

const base = style({
  display: "inline-flex",
  alignItems: "center",
  gap: space(1.25),
  color: color.ink,
  fontFamily: font.display,
  fontWeight: 600,
  letterSpacing: "-.015em",
  lineHeight: 1.15,
});

export const sizes = styleVariants({
  header: [base, { fontSize: "1.375rem" }],
  cover: [base, { fontSize: "2.25rem" }],
});

export const flame = style({ fill: color.flame });

export const ember = style({ fill: color.ember });
