import { style } from "@vanilla-extract/css";
import { media, motion, radius, space, target } from "#client/theme/sizes.ts";
import { color } from "#client/theme/tokens.css.ts";
import { labelWords } from "./Field.css.ts";

export const row = style({
  display: "flex",
  alignItems: "center",
  justifyContent: "space-between",
  gap: space(2),
  minHeight: "56px",
  paddingBlock: space(1),
});

export const words = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: space(0.25),
  minWidth: 0,
  overflowWrap: "anywhere",
});

export const label = style([labelWords, { cursor: "pointer" }]);

/** A word in the text. Its target is taller and wider than its letters. */
export const opener = style({
  position: "relative",
  borderRadius: radius.small,
  color: color.accent,
  fontSize: "inherit",
  fontWeight: 600,
  textDecoration: "underline",
  textDecorationThickness: "1px",
  textUnderlineOffset: ".18em",
  whiteSpace: "nowrap",
  selectors: {
    "&:hover": { textDecorationThickness: "2px" },
    "&::after": { content: "", position: "absolute", inset: "-12px -6px" },
  },
});

/** The touch target, taller than the visible track. */
export const cell = style({
  flex: "none",
  position: "relative",
  display: "grid",
  placeItems: "center",
  width: "52px",
  height: target.small,
});

export const box = style({
  appearance: "none",
  position: "absolute",
  inset: 0,
  cursor: "pointer",
  selectors: { "&:focus-visible": { outline: "none" }, "&[aria-disabled='true']": { cursor: "default" } },
});

export const track = style({
  display: "block",
  width: "52px",
  height: "30px",
  padding: "3px",
  border: `1.5px solid ${color.edge}`,
  borderRadius: radius.pill,
  background: color.raised,
  pointerEvents: "none",
  transition: `background-color ${motion.quick}, border-color ${motion.quick}`,
  selectors: {
    [`${box}:hover + &`]: { borderColor: color.accent },
    [`${box}:checked + &`]: { background: color.accent, borderColor: color.accent },
    [`${box}:focus-visible + &`]: { outline: `3px solid ${color.focus}`, outlineOffset: "3px" },
  },
  "@media": {
    [media.forced]: {
      background: "Canvas",
      borderColor: "CanvasText",
      forcedColorAdjust: "none",
      selectors: { [`${box}:checked + &`]: { background: "Highlight", borderColor: "CanvasText" } },
    },
  },
});

export const thumb = style({
  display: "block",
  width: "21px",
  height: "21px",
  borderRadius: radius.pill,
  background: color.edge,
  transition: `transform ${motion.quick} ${motion.ease}, background-color ${motion.quick}`,
  selectors: {
    [`${box}:checked + ${track} > &`]: { transform: "translateX(22px)", background: color.accentInk },
  },
  "@media": {
    [media.forced]: {
      background: "CanvasText",
      selectors: { [`${box}:checked + ${track} > &`]: { background: "HighlightText" } },
    },
  },
});
