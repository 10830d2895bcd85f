import { style } from "@vanilla-extract/css";
import { font } from "#client/theme/fonts.css.ts";
import { motion, pebble, space, target } from "#client/theme/sizes.ts";
import { color } from "#client/theme/tokens.css.ts";

export const decorations = style({
  display: "grid",
  gridTemplateColumns: "repeat(5, minmax(0, 1fr))",
  justifyItems: "center",
  gap: space(1),
});

export const one = style({
  display: "grid",
  placeItems: "center",
  width: "100%",
  maxWidth: "56px",
  minHeight: target.small,
  borderRadius: pebble.a,
  background: color.sunken,
  fontFamily: font.emoji,
  fontSize: "1.375rem",
  lineHeight: 1,
  transition: `background-color ${motion.quick}, box-shadow ${motion.quick}`,
  selectors: {
    "&:nth-child(even)": { borderRadius: pebble.c },
    "&:hover": { background: color.accentWash },
    "&[aria-checked='true']": { background: color.raised, boxShadow: `0 0 0 2.5px ${color.accent}` },
    "&:focus-visible": { outlineOffset: "4px" },
  },
});
