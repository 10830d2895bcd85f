import { fallbackVar, style } from "@vanilla-extract/css";
import { font } from "#client/theme/fonts.css.ts";
import { media, motion, pebble, size } from "#client/theme/sizes.ts";
import { color } from "#client/theme/tokens.css.ts";
import { wash } from "#client/theme/weather.css.ts";

/** As high as the undo strip that can replace it. */
export const place = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  alignItems: "center",
  gap: "10px",
  minHeight: "7.5rem",
});

/** Each is at least as wide as the longest word of its name. Those that find no room go below the others. */
export const row = style({
  display: "flex",
  flexWrap: "wrap",
  gap: "4px",
  marginInline: "-6px",
});

export const face = style({
  flex: "1 1 min-content",
  display: "grid",
  justifyItems: "center",
  alignContent: "start",
  gap: "4px",
  minWidth: "2.8rem",
  maxWidth: "100%",
  minHeight: "5.625rem",
  padding: "6px 0",
  borderRadius: "16px 15px 17px 14px",
  color: color.ink,
  fontSize: size.face,
  fontWeight: 600,
  letterSpacing: "-.018em",
  lineHeight: 1.15,
  textAlign: "center",
  textDecoration: "none",
  hyphens: "auto",
  overflowWrap: "break-word",
  cursor: "pointer",
  selectors: { "&:hover": { background: color.sunken } },
});

/** At the end, also before the faces are known. */
export const add = style([face, { flex: "0 1 17%", marginInlineStart: "auto", color: color.accent }]);

const shape = style({
  display: "grid",
  placeItems: "center",
  width: "100%",
  maxWidth: "3.25rem",
  height: "3rem",
  background: fallbackVar(wash, color.accentWash),
  fontFamily: font.emoji,
  fontSize: "1.625rem",
  letterSpacing: 0,
  lineHeight: 1,
  transition: `transform ${motion.calm} ${motion.spring}`,
  selectors: { [`${face}:hover &`]: { transform: "translateY(-2px) rotate(-3deg)" } },
  "@media": { [media.still]: { transition: "none", selectors: { [`${face}:hover &`]: { transform: "none" } } } },
});

export const pebbles = [
  style([shape, { borderRadius: pebble.a }]),
  style([shape, { borderRadius: pebble.b }]),
  style([shape, { borderRadius: pebble.c }]),
  style([shape, { borderRadius: pebble.d }]),
];

/** Between what was felt and what is. */
export const cut = style({
  height: "2px",
  background: `radial-gradient(circle, ${color.edge} 1px, transparent 1.3px) 0 / 7px 2px repeat-x`,
  opacity: 0.55,
});

export const ask = style({ marginBottom: "4px", fontSize: size.label, fontWeight: 600 });

/** In the place of the question. */
export const saved = style({
  marginBottom: "-6px",
  minHeight: "1lh",
  fontSize: size.small,
  fontWeight: 600,
  letterSpacing: "-.012em",
});

export const begun = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  gap: "6px",
  marginTop: "6px",
  fontSize: size.small,
});
