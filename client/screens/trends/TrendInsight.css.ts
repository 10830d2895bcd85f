import { style } from "@vanilla-extract/css";
import { font } from "#client/theme/fonts.css.ts";
import { media, size, space } from "#client/theme/sizes.ts";
import { color } from "#client/theme/tokens.css.ts";

/** Kept for the picture, which comes later. */
export const place = style({ height: "150px", "@media": { [media.desktop]: { height: "156px" } } });

export const sides = style({
  display: "grid",
  gridTemplateColumns: "repeat(2, minmax(0, 1fr))",
  gap: space(1),
  margin: `${space(1)} 8% ${space(1)}`,
});

export const side = style({ display: "grid", alignContent: "start", textAlign: "center" });

export const sideName = style({ color: color.soft, fontSize: size.small, fontWeight: 600, lineHeight: 1.3 });

export const sideNumber = style({
  fontFamily: font.display,
  fontSize: "1.25rem",
  fontWeight: 600,
  lineHeight: 1.3,
  fontVariantNumeric: "lining-nums",
});

export const words = style({
  marginBottom: space(0.5),
  fontFamily: font.display,
  fontStyle: "italic",
  fontWeight: 450,
  fontSize: "1.0625rem",
  lineHeight: 1.42,
  textWrap: "pretty",
});

export const ground = style({ marginBottom: space(1), color: color.soft, fontSize: size.small, lineHeight: 1.4 });

export const note = style({
  color: color.soft,
  fontSize: size.small,
  lineHeight: 1.4,
  textWrap: "pretty",
  selectors: { "div + &": { marginTop: space(1.25) } },
});
