import { style } from "@vanilla-extract/css";
import { font } from "#client/theme/fonts.css.ts";
import { radius } from "#client/theme/sizes.ts";
import { color } from "#client/theme/tokens.css.ts";

export const card = style({
  position: "relative",
  isolation: "isolate",
  display: "flex",
  flexDirection: "column",
  alignItems: "center",
  width: "400px",
  minHeight: "500px",
  padding: "28px 36px 72px",
  background: color.cloud,
  color: color.ink,
  fontFamily: font.text,
  textAlign: "center",
});

export const sitting = style({ fontFamily: font.emoji, fontSize: "46px", lineHeight: "54px" });

export const heading = style({
  margin: "4px 0 8px",
  fontFamily: font.display,
  fontSize: "25px",
  fontWeight: 560,
  lineHeight: "30px",
  letterSpacing: 0,
});

export const badge = style({
  padding: "6px 13px",
  borderRadius: radius.pill,
  background: color.accentWash,
  color: color.accent,
  fontSize: "13px",
  fontWeight: 600,
  lineHeight: "16px",
});

export const quote = style({
  margin: "auto 0",
  paddingBlock: "12px",
  fontFamily: font.display,
  fontStyle: "italic",
  fontWeight: 450,
  fontSize: "23px",
  lineHeight: "30px",
  textWrap: "balance",
});

export const longQuote = style([quote, { fontSize: "20px", lineHeight: "27px" }]);

export const from = style({ fontSize: "14px", fontWeight: 600, lineHeight: "19px" });

export const tagline = style({
  margin: "2px 0 12px",
  maxWidth: "240px",
  color: color.soft,
  fontSize: "13px",
  lineHeight: "19px",
  textWrap: "balance",
});

export const start = style({
  padding: "10px 18px",
  borderRadius: radius.control,
  background: color.accent,
  color: color.accentInk,
  fontSize: "14px",
  fontWeight: 600,
  lineHeight: "18px",
});

export const land = style({ position: "absolute", zIndex: -1, insetInline: 0, bottom: 0 });

export const drawing = style({ display: "block" });
