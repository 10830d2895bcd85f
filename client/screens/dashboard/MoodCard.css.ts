import { fallbackVar, style } from "@vanilla-extract/css";
import { font } from "#client/theme/fonts.css.ts";
import { pebble as pebbles, space, size } from "#client/theme/sizes.ts";
import { color } from "#client/theme/tokens.css.ts";
import { mid, wash } from "#client/theme/weather.css.ts";

export const body = style({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: space(1.75) });

export const face = style({ display: "flex", flexWrap: "wrap", alignItems: "center", gap: space(1.75) });

/** In the weather's colour; before the first mood in the action colour. */
export const pebble = style({
  flex: "none",
  display: "grid",
  placeItems: "center",
  width: "5.25rem",
  height: "5rem",
  borderRadius: pebbles.a,
  background: fallbackVar(wash, color.accentWash),
  fontSize: "2.75rem",
  lineHeight: 1,
});

export const caption = style({ flex: "1 1 8rem", minWidth: 0 });

export const name = style({
  fontFamily: font.display,
  fontSize: "1.375rem",
  fontWeight: 560,
  letterSpacing: "-.012em",
  lineHeight: 1.25,
});

export const detail = style({ fontSize: size.small, lineHeight: 1.45, color: color.soft, overflowWrap: "anywhere" });

/** Reserves two lines, because the sentence loads after the card. */
export const sentence = style({
  display: "grid",
  alignItems: "center",
  minHeight: "2.84em",
  paddingLeft: space(1.75),
  borderLeft: `3px solid ${fallbackVar(mid, color.lineStrong)}`,
  fontFamily: font.display,
  fontStyle: "italic",
  fontWeight: 450,
  fontSize: "1.0625rem",
  lineHeight: 1.42,
  color: color.soft,
});
