import { globalStyle, style } from "@vanilla-extract/css";
import { font } from "#client/theme/fonts.css.ts";
import { radius, size } from "#client/theme/sizes.ts";
import { color } from "#client/theme/tokens.css.ts";

export const chart = style({ width: "100%", height: "100%" });

/** As far as its room goes. */
globalStyle(`${chart} svg`, { overflow: "visible" });
globalStyle(`${chart} :focus`, { outline: "none" });
globalStyle(`${chart} svg:focus-visible`, {
  outline: `3px solid ${color.focus}`,
  outlineOffset: "3px",
  borderRadius: radius.inset,
});

export const remaining = style({ fill: color.lineStrong, stroke: "none" });

export const faceGround = style({ fill: color.surface });
export const face = style({ fontFamily: font.emoji, textAnchor: "middle", pointerEvents: "none" });

export const total = style({
  fill: color.ink,
  fontFamily: font.display,
  fontSize: `min(${size.title}, 28px)`,
  fontWeight: 600,
  fontVariantNumeric: "lining-nums",
  textAnchor: "middle",
  dominantBaseline: "middle",
});

export const unit = style({
  fill: color.soft,
  fontFamily: font.text,
  fontSize: `min(${size.tiny}, 15px)`,
  fontWeight: 600,
  textAnchor: "middle",
});
