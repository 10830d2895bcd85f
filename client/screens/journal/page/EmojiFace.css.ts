import { style } from "@vanilla-extract/css";
import { font } from "#client/theme/fonts.css.ts";
import { motion, pebble, size, target } from "#client/theme/sizes.ts";
import { color } from "#client/theme/tokens.css.ts";

/** A face of the line, which sets its width. */
export const faceBase = style({
  position: "relative",
  display: "grid",
  placeItems: "center",
  minHeight: target.small,
  borderRadius: pebble.a,
  fontFamily: font.emoji,
  fontSize: "1.375rem",
  lineHeight: 1,
  cursor: "pointer",
  transition: `background-color ${motion.quick}, transform ${motion.calm} ${motion.spring}`,
  selectors: {
    "&:nth-child(even)": { borderRadius: pebble.c },
    "&:hover": { background: color.accentWash },
    "&:has(:checked)": {
      boxShadow: `0 0 0 2.5px ${color.accent}`,
    },
    "&:has(:focus-visible)": { outline: `3px solid ${color.focus}`, outlineOffset: "4px" },
  },
  // Forced colours show no shadow.
  "@media": { "(forced-colors: active)": { selectors: { "&:has(:checked)": { border: "2px solid Highlight" } } } },
});

/** Invisible, over its face, so that its position matches. */
export const radio = style({
  position: "absolute",
  inset: 0,
  width: "100%",
  height: "100%",
  margin: 0,
  opacity: 0,
  cursor: "pointer",
});

/** In the corner of the chosen face. */
export const check = style({
  position: "absolute",
  insetBlockStart: "-5px",
  insetInlineEnd: "-3px",
  display: "grid",
  placeItems: "center",
  width: "18px",
  height: "18px",
  borderRadius: pebble.d,
  background: color.accent,
  color: color.accentInk,
  fontSize: size.tiny,
  visibility: "hidden",
  pointerEvents: "none",
  selectors: { [`${faceBase}:has(:checked) > &`]: { visibility: "visible" } },
});
