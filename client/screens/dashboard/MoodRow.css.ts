import { fallbackVar, style } from "@vanilla-extract/css";
import { font } from "#client/theme/fonts.css.ts";
import { media, motion, pebble, radius, size, space, target } from "#client/theme/sizes.ts";
import { color } from "#client/theme/tokens.css.ts";
import { ink, mid, wash } from "#client/theme/weather.css.ts";

/** The finer words open under it. */
export const place = style({ position: "relative" });

/** High enough for two lines of words, so that the words after a hardest mood move nothing. */
export const head = style({
  display: "flex",
  alignItems: "center",
  justifyContent: "space-between",
  gap: space(1),
  minHeight: "44px",
  margin: "-9px 0 -3px",
});

export const ask = style({ flex: 1, minWidth: 0, fontSize: size.label, fontWeight: 600, lineHeight: 1.3 });

/** The way to the finer words, at the right of the question. */
export const finer = style({
  flex: "none",
  display: "inline-flex",
  alignItems: "center",
  gap: "4px",
  minHeight: target.small,
  marginInlineEnd: "-8px",
  padding: `0 ${space(1)}`,
  borderRadius: radius.small,
  color: color.accent,
  fontSize: size.small,
  fontWeight: 600,
  cursor: "pointer",
  selectors: { "&:hover": { background: color.accentWash } },
});

/** Each is at least as wide as the longest word of its name. Those that find no room go below the others. */
export const row = style({
  display: "flex",
  flexWrap: "wrap",
  gap: "4px",
  margin: "0 -6px -6px",
});

export const face = style({
  position: "relative",
  flex: "1 1 min-content",
  display: "grid",
  justifyItems: "center",
  alignContent: "start",
  gap: "4px",
  minWidth: "2.8rem",
  maxWidth: "100%",
  minHeight: "5rem",
  padding: "7px 0 6px",
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
  selectors: {
    "&:hover": { background: color.sunken },
    "&[aria-pressed='true']": {
      background: color.raised,
      boxShadow: `inset 0 0 0 2.5px ${fallbackVar(mid, color.accent)}`,
      color: fallbackVar(ink, color.accent),
    },
    "&[aria-disabled='true']": { cursor: "default" },
  },
  "@media": {
    [media.forced]: {
      selectors: { "&[aria-pressed='true']": { outline: "3px solid Highlight", outlineOffset: "-3px" } },
    },
  },
});

export const check = style({
  position: "absolute",
  top: "-5px",
  right: "2px",
  display: "grid",
  placeItems: "center",
  width: "22px",
  height: "22px",
  borderRadius: pebble.b,
  background: fallbackVar(ink, color.accent),
  color: color.surface,
});

/** At the end, also before the faces are known. */
export const add = style([face, { flex: "0 1 17%", marginInlineStart: "auto", color: color.accent }]);

const shape = style({
  display: "grid",
  placeItems: "center",
  width: "100%",
  maxWidth: "3rem",
  height: "2.8125rem",
  background: fallbackVar(wash, color.accentWash),
  fontFamily: font.emoji,
  fontSize: "1.5rem",
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
