import { style } from "@vanilla-extract/css";
import { font } from "#client/theme/fonts.css.ts";
import { motion, radius, space, target, size } from "#client/theme/sizes.ts";
import { color } from "#client/theme/tokens.css.ts";

export const group = style({
  containerType: "inline-size",
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: space(0.75),
  minWidth: 0,
  border: 0,
});

export const name = style({ fontSize: size.small, fontWeight: 600, lineHeight: 1.35 });

export const chosen = style({ fontWeight: 400, color: color.soft });

/** Two even rows, or one where there is room for all twelve. */
export const faces = style({
  display: "grid",
  gridTemplateColumns: "repeat(6, minmax(0, 1fr))",
  gap: space(0.5),
  "@container": { "(min-width: 540px)": { gridTemplateColumns: "repeat(12, minmax(0, 1fr))" } },
});

export const face = style({
  position: "relative",
  display: "grid",
  placeItems: "center",
  minHeight: target.small,
  border: "1.5px solid transparent",
  borderRadius: radius.control,
  fontFamily: font.emoji,
  fontSize: size.title,
  lineHeight: 1,
  cursor: "pointer",
  transition: `background-color ${motion.quick}, border-color ${motion.quick}`,
  selectors: {
    "&:hover": { background: color.sunken },
    "&:has(:checked)": { borderColor: color.accent, background: color.accentWash },
    "&:has(:focus-visible)": { outline: `2px solid ${color.accent}`, outlineOffset: "2px" },
  },
});

/** Lies over its face, unseen, so that it is where it seems to be. */
export const radio = style({
  position: "absolute",
  inset: 0,
  width: "100%",
  height: "100%",
  margin: 0,
  opacity: 0,
  cursor: "pointer",
});
