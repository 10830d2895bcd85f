import { globalStyle, style, styleVariants } from "@vanilla-extract/css";
import { font } from "#client/theme/fonts.css.ts";
import { radius, space, size } from "#client/theme/sizes.ts";
import { color } from "#client/theme/tokens.css.ts";

const wash = style({
  display: "flex",
  // A long label stands below its coin on a narrow phone.
  flexWrap: "wrap",
  alignItems: "center",
  gap: space(1.25),
  minHeight: "64px",
  padding: `${space(1)} ${space(1.5)}`,
  borderRadius: radius.inset,
});

export const washes = styleVariants({
  gold: [wash, { background: color.goldWash, color: color.goldDeep }],
  coal: [wash, { background: color.coalWash, color: color.coalDeep }],
  none: [wash, { background: color.sunken, color: color.soft }],
});

export const pieces = style({ display: "flex" });

globalStyle(`${pieces} > :not(:first-child)`, { marginLeft: "-14px" });

/** The label wraps below the number if it does not fit beside it. */
export const caption = style({
  flex: "1 1 min-content",
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  columnGap: "inherit",
  minWidth: 0,
});

export const number = style({
  fontFamily: font.display,
  fontSize: size.count,
  fontWeight: 600,
  lineHeight: 1,
  fontVariantNumeric: "lining-nums",
});

export const label = style({
  flex: "1 1 min-content",
  maxWidth: "100%",
  fontSize: size.small,
  fontWeight: 600,
  lineHeight: 1.2,
});
