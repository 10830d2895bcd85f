import { style } from "@vanilla-extract/css";
import { font } from "#client/theme/fonts.css.ts";
import { size } from "#client/theme/sizes.ts";
import { color } from "#client/theme/tokens.css.ts";
import { mid } from "#client/theme/weather.css.ts";

const part = style({ stroke: color.surface, strokeWidth: 3 });

export const slice = style([part, { fill: mid }]);
export const remaining = style([part, { fill: color.lineStrong }]);

export const total = style({
  fill: color.ink,
  fontFamily: font.display,
  fontSize: size.hero,
  fontWeight: 600,
  fontVariantNumeric: "lining-nums",
  textAnchor: "middle",
  dominantBaseline: "middle",
});

export const unit = style({
  fill: color.soft,
  fontFamily: font.text,
  fontSize: size.small,
  fontWeight: 600,
  textAnchor: "middle",
});
