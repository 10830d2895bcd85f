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

export const tick = style({
  fill: color.soft,
  fontFamily: font.text,
  fontSize: size.tiny,
  fontWeight: 600,
  textAnchor: "middle",
});

export const soil = style({ fill: color.sunken });
export const grass = style({ fill: color.hillNear });

const count = style({
  fontFamily: font.display,
  fontSize: "1.0625rem",
  fontWeight: 600,
  fontVariantNumeric: "lining-nums",
});

export const goldCount = style([count, { fill: color.goldDeep, textAnchor: "middle" }]);
export const coalCount = style([count, { fill: color.coalDeep, textAnchor: "start", dominantBaseline: "middle" }]);

export const coinEdge = style({ fill: color.goldEdge });
export const coinFace = style({ fill: color.gold });
export const coinRing = style({ fill: "none", stroke: color.goldLit, strokeWidth: 1.4 });
export const coinBar = style({ fill: color.gold, stroke: color.goldEdge, strokeWidth: 1 });
/** Where one coin of a stack ends and the next begins. */
export const coinSeam = style({ fill: "none", stroke: color.gold, strokeWidth: 1.6 });

export const coal = style({ fill: color.lump });
export const coalLit = style({ fill: color.lumpLit });
