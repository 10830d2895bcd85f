import { style } from "@vanilla-extract/css";
import { font } from "#client/theme/fonts.css.ts";
import { pebble, size, space } from "#client/theme/sizes.ts";
import { color } from "#client/theme/tokens.css.ts";
import { fallbackVar } from "@vanilla-extract/css";
import { wash } from "#client/theme/weather.css.ts";

export const first = style({ display: "flex", alignItems: "center", gap: space(2), minWidth: 0 });

export const face = style({
  flex: "none",
  display: "grid",
  placeItems: "center",
  width: "5.25rem",
  height: "5rem",
  borderRadius: pebble.a,
  background: fallbackVar(wash, color.accentWash),
  fontFamily: font.emoji,
  fontSize: "2.75rem",
  lineHeight: 1,
});

export const field = style({ flex: "1 1 auto", minWidth: 0 });

export const faces = style({ display: "flex", flexWrap: "wrap", gap: space(0.5), marginTop: space(1) });

export const choice = style({
  display: "grid",
  placeItems: "center",
  width: "44px",
  height: "44px",
  borderRadius: pebble.b,
  fontFamily: font.emoji,
  fontSize: size.title,
  cursor: "pointer",
  selectors: {
    "&:hover": { background: color.sunken },
    "&[aria-pressed='true']": { background: color.accentWash, boxShadow: `inset 0 0 0 2px ${color.accent}` },
  },
});
