import { style } from "@vanilla-extract/css";
import { font } from "#client/theme/fonts.css.ts";
import { pebble, size, space } from "#client/theme/sizes.ts";
import { color } from "#client/theme/tokens.css.ts";
import { mid } from "#client/theme/weather.css.ts";

/** Kept for the ring, which comes later. */
export const place = style({ width: "210px", height: "210px", marginInline: "auto" });

export const legend = style({ display: "grid", marginTop: space(1.5) });

export const row = style({ display: "flex", alignItems: "baseline", gap: space(1), minHeight: "34px" });

export const dot = style({
  alignSelf: "center",
  flex: "none",
  width: "15px",
  height: "14px",
  borderRadius: pebble.b,
  background: mid,
});

export const rest = style({ background: color.lineStrong });

export const name = style({ minWidth: 0, fontWeight: 600 });

export const dots = style({
  flex: "1 0 12px",
  height: "2px",
  background: `radial-gradient(circle, ${color.edge} 1px, transparent 1.3px) 0 / 7px 2px repeat-x`,
  opacity: 0.7,
});

export const percent = style({
  fontFamily: font.display,
  fontSize: size.lead,
  fontWeight: 600,
  fontVariantNumeric: "lining-nums",
  whiteSpace: "nowrap",
});
