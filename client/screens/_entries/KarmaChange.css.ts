import { style, styleVariants } from "@vanilla-extract/css";
import { radius, space } from "#client/theme/sizes.ts";
import { color } from "#client/theme/tokens.css.ts";

export const chips = style({ display: "flex", flexWrap: "wrap", gap: space(0.5) });

const base = style({
  display: "flex",
  alignItems: "center",
  gap: space(0.75),
  minHeight: "44px",
  padding: `${space(0.5)} ${space(1.25)}`,
  borderRadius: radius.pill,
  fontWeight: 600,
});

export const chip = styleVariants({
  gold: [base, { background: color.goldWash, color: color.goldDeep }],
  coal: [base, { background: color.coalWash, color: color.coalDeep }],
  none: [base, { background: color.sunken, color: color.soft }],
});
