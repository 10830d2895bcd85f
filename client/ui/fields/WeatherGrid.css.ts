import { style } from "@vanilla-extract/css";
import { font } from "#client/theme/fonts.css.ts";
import { media, motion, pebble, size, space } from "#client/theme/sizes.ts";
import { color } from "#client/theme/tokens.css.ts";
import { ink, mid, wash } from "#client/theme/weather.css.ts";

/** Two small weathers share a row if both have room for two faces. */
export const grid = style({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fit, minmax(min(max(8.75rem, 50% - 10px), 100%), 1fr))",
  gap: "5px",
  "@media": { [media.desktop]: { gap: "10px" } },
});

/** With large text the faces wrap below the name. */
export const sky = style({
  gridColumn: "1 / -1",
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  paddingRight: "3px",
  borderRadius: "20px 18px 22px 18px / 18px 22px 18px 20px",
  background: `linear-gradient(100deg, ${wash}, color-mix(in srgb, ${wash} 38%, ${color.surface}))`,
});

export const name = style({
  flex: "0 0 2.625rem",
  display: "grid",
  justifyItems: "center",
  gap: "2px",
  paddingLeft: "4px",
  fontSize: ".71875rem",
  fontWeight: 600,
  lineHeight: 1,
  textAlign: "center",
  color: ink,
  "@media": { [media.desktop]: { flexBasis: "5.25rem", fontSize: size.tiny } },
});

export const drawing = style({ width: "1.625rem" });

/** A weather with one or two faces. */
export const few = style({ gridColumn: "auto" });

export const faces = style({
  flex: "1 1 12rem",
  display: "grid",
  gridTemplateColumns: "repeat(auto-fill, minmax(max(3.6rem, 25%), 1fr))",
  selectors: {
    [`${few} &`]: { flexBasis: "5.5rem", gridTemplateColumns: "repeat(auto-fill, minmax(max(2.9rem, 50%), 1fr))" },
  },
});

export const face = style({
  position: "relative",
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  justifyItems: "center",
  alignContent: "center",
  gap: "2px",
  minWidth: 0,
  minHeight: "77px",
  overflowWrap: "anywhere",
  padding: "5px 0",
  borderRadius: "18px 16px 18px 15px",
  color: color.ink,
  fontSize: size.face,
  fontWeight: 600,
  letterSpacing: "-.018em",
  lineHeight: 1.12,
  textAlign: "center",
  selectors: {
    "&[aria-checked='true']": {
      background: color.raised,
      color: ink,
      boxShadow: `inset 0 0 0 2.5px ${mid}, ${color.liftOne}`,
    },
    // The outline stays inside the cell, because the next cell starts at its edge.
    "&:focus-visible": { zIndex: 1, borderRadius: "18px 16px 18px 15px", outlineOffset: "-1px" },
  },
  "@media": { [media.desktop]: { minHeight: "92px", fontSize: ".84375rem" } },
});

const shape = style({
  display: "grid",
  placeItems: "center",
  width: "3.0625rem",
  height: "2.75rem",
  background: color.raised,
  fontFamily: font.emoji,
  fontSize: "1.625rem",
  letterSpacing: 0,
  lineHeight: 1,
  transition: `transform ${motion.calm} ${motion.spring}`,
  selectors: {
    [`${face}:hover &`]: { transform: "translateY(-2px) rotate(-3deg)" },
    [`${face}[aria-checked='true'] &`]: { background: wash, transform: "scale(1.1)" },
  },
  "@media": {
    [media.desktop]: { width: "3.625rem", height: "3.375rem", fontSize: "1.9375rem" },
    [media.still]: {
      transition: "none",
      selectors: { [`${face}:hover:not([aria-checked='true']) &`]: { transform: "none" } },
    },
  },
});

export const pebbles = [
  style([shape, { borderRadius: pebble.a }]),
  style([shape, { borderRadius: pebble.b }]),
  style([shape, { borderRadius: pebble.c }]),
  style([shape, { borderRadius: pebble.d }]),
];

/** The row of the person's own feelings: paper instead of a weather. */
export const yours = style({
  background: color.sunken,
  boxShadow: `inset 0 0 0 1.5px ${color.lineStrong}`,
  vars: { [ink]: color.ink },
});

export const ownDrawing = style({ display: "grid" });

export const newFace = style({ color: color.accent, cursor: "pointer" });

/** Options that are not feelings take a whole row. */
export const aside = style({
  position: "relative",
  gridColumn: "1 / -1",
  display: "flex",
  alignItems: "center",
  justifyContent: "center",
  gap: space(1.25),
  minHeight: "56px",
  marginTop: "3px",
  padding: `${space(1)} ${space(2)}`,
  borderRadius: "18px 16px 18px 17px",
  background: color.sunken,
  boxShadow: `inset 0 0 0 1.5px ${color.edge}`,
  fontWeight: 600,
  lineHeight: 1.2,
  overflowWrap: "anywhere",
  selectors: {
    "&[aria-checked='true']": {
      background: color.accentWash,
      color: color.accent,
      boxShadow: `inset 0 0 0 2.5px ${color.accent}`,
    },
    "&:focus-visible": { borderRadius: "18px 16px 18px 17px" },
  },
});
