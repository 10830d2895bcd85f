import { globalStyle, style } from "@vanilla-extract/css";
import { bookFont } from "#client/theme/bookFont.css.ts";
import { font } from "#client/theme/fonts.css.ts";
import { size, space } from "#client/theme/sizes.ts";
import { color } from "#client/theme/tokens.css.ts";

export const days = style({ flex: 1, minWidth: 0 });

globalStyle(`${days} > section + section`, { marginTop: "26px" });

export const day = style({
  margin: "0 0 12px",
  paddingBottom: "7px",
  borderBottom: `2px dotted color-mix(in srgb, ${color.edge} 60%, transparent)`,
  fontSize: size.lead,
  fontWeight: 600,
  letterSpacing: 0,
  lineHeight: 1.2,
  fontVariantNumeric: "oldstyle-nums",
});

export const entry = style({ margin: "9px 0 14px", fontSize: size.label, lineHeight: 1.5, overflowWrap: "anywhere" });

export const page = style([entry, { marginTop: space(2), selectors: { "h3 + &": { marginTop: 0 } } }]);

export const title = style({
  margin: 0,
  fontFamily: font.text,
  fontSize: size.label,
  fontWeight: 600,
  letterSpacing: 0,
  lineHeight: 1.5,
});

export const pageTitle = style({
  margin: 0,
  fontFamily: font.display,
  letterSpacing: "-.01em",
  fontSize: size.title,
  fontWeight: 600,
  lineHeight: 1.25,
});

export const face = style({ fontFamily: font.emoji, fontSize: "1.0625rem", fontWeight: 400 });

export const time = style({
  fontFamily: font.text,
  fontSize: size.label,
  fontWeight: 400,
  letterSpacing: 0,
  color: color.soft,
});

export const facts = style({ fontSize: size.tiny, color: color.soft });

/** Keeps the person's own line breaks. */
export const text = style({ marginTop: "2px", whiteSpace: "pre-wrap" });

export const pageText = style([
  text,
  {
    marginTop: "6px",
    fontFamily: bookFont,
    fontSize: "1.0625rem",
    fontWeight: 400,
    fontVariationSettings: '"opsz" 12',
    lineHeight: 1.62,
    hyphens: "auto",
  },
]);

export const opening = style({
  "::first-letter": {
    float: "left",
    padding: ".07em .09em 0 0",
    fontWeight: 600,
    fontSize: "3.1em",
    lineHeight: 0.78,
    color: `color-mix(in srgb, ${color.clothDeep} 75%, ${color.ink})`,
  },
});

export const answer = style({
  marginTop: "6px",
  paddingInlineStart: "14px",
  borderInlineStart: `2px solid ${color.line}`,
});

export const question = style({
  fontFamily: font.display,
  fontSize: size.body,
  fontStyle: "italic",
  fontWeight: 450,
  whiteSpace: "pre-line",
  color: color.soft,
});

export const number = style({
  minHeight: "1.5em",
  marginTop: space(3),
  fontFamily: font.display,
  fontVariantNumeric: "oldstyle-nums",
  textAlign: "center",
  color: color.soft,
});
