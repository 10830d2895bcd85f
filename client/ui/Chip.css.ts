import { style, styleVariants } from "@vanilla-extract/css";
import { radius, size } from "../theme/sizes.ts";
import { color } from "../theme/tokens.css.ts";

const chip = style({
  display: "inline-block",
  padding: "4px 10px",
  borderRadius: radius.pill,
  fontSize: size.tiny,
  fontWeight: 600,
  letterSpacing: ".01em",
  lineHeight: 1.4,
});

export const tones = styleVariants({
  plain: [chip, { background: color.accentWash, color: color.accent }],
  gold: [chip, { background: color.goldWash, color: color.goldDeep }],
  coal: [chip, { background: color.coalWash, color: color.coalDeep }],
});
