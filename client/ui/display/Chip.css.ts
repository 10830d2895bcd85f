import { style, styleVariants } from "@vanilla-extract/css";
import { radius, size } from "#client/theme/sizes.ts";
import { color } from "#client/theme/tokens.css.ts";
import { ink, wash } from "#client/theme/weather.css.ts";

const chip = style({
  display: "inline-flex",
  alignItems: "center",
  gap: "5px",
  maxWidth: "100%",
  minHeight: "26px",
  padding: "2px 10px",
  borderRadius: radius.pill,
  fontSize: size.tiny,
  fontWeight: 600,
  lineHeight: 1.3,
});

/** Less padding before a coin or a lump. */
const karma = style([chip, { paddingInlineStart: "6px" }]);

export const tones = styleVariants({
  plain: [chip, { background: color.sunken, color: color.soft }],
  gold: [karma, { background: color.goldWash, color: color.goldDeep }],
  coal: [karma, { background: color.coalWash, color: color.coalDeep }],
});

/** A word longer than the chip breaks. */
export const words = style({ minWidth: 0 });

export const felt = style([chip, { background: wash, color: ink }]);
