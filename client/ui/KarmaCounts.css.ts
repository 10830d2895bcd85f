import { style, styleVariants } from "@vanilla-extract/css";
import { font } from "../theme/fonts.css.ts";
import { radius, space, size } from "../theme/sizes.ts";
import { color } from "../theme/tokens.css.ts";

export const pair = style({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fit, minmax(130px, 1fr))",
  gap: space(1.5),
});

const wash = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "baseline",
  columnGap: space(1.25),
  padding: `${space(1.5)} ${space(1.75)}`,
  borderRadius: radius.inset,
});

export const washes = styleVariants({
  gold: [wash, { background: color.goldWash, color: color.goldDeep }],
  coal: [wash, { background: color.coalWash, color: color.coalDeep }],
  none: [wash, { background: color.sunken, color: color.soft }],
});

export const number = style({
  fontFamily: font.display,
  fontSize: size.hero,
  fontWeight: 600,
  lineHeight: 1.1,
  fontVariantNumeric: "lining-nums",
});

export const label = style({ fontSize: size.small, fontWeight: 600, lineHeight: 1.25 });
