import { style, styleVariants } from "@vanilla-extract/css";
import { font } from "../theme/fonts.css.ts";
import { motion, radius, space, target, size } from "../theme/sizes.ts";
import { color } from "../theme/tokens.css.ts";

export const group = style({ display: "grid", gap: space(1.25), minWidth: 0 });

export const names = styleVariants({
  step: { fontSize: size.small, fontWeight: 600, lineHeight: 1.35, color: color.soft },
  title: {
    fontFamily: font.display,
    fontSize: size.title,
    fontWeight: 560,
    letterSpacing: "-.01em",
    lineHeight: 1.2,
    textWrap: "balance",
  },
});

/** At most `--columns` across, fewer where a card would be narrower than `--narrowest`. */
export const grid = style({
  display: "grid",
  gap: space(1),
  gridAutoRows: "1fr",
  gridTemplateColumns:
    "repeat(auto-fill, minmax(max(var(--narrowest), (100% - (var(--columns) - 1) * 8px) / var(--columns)), 1fr))",
});

const card = style({
  minWidth: 0,
  border: `1.5px solid ${color.line}`,
  borderRadius: radius.inset,
  background: color.surface,
  color: color.ink,
  fontWeight: 600,
  transition: `background-color ${motion.quick}, border-color ${motion.quick}, color ${motion.quick}`,
  selectors: {
    "&:hover": { borderColor: color.edge },
    "&:focus-visible": { borderRadius: radius.inset },
    "&[aria-checked='true']": {
      borderColor: color.accent,
      background: color.accentWash,
      color: color.accent,
      boxShadow: `inset 0 0 0 .5px ${color.accent}`,
    },
  },
});

export const cards = styleVariants({
  word: [
    card,
    { minHeight: target.regular, padding: `${space(1.5)} ${space(1.5)}`, fontSize: size.body, lineHeight: 1.4 },
  ],
  face: [
    card,
    {
      display: "flex",
      flexDirection: "column",
      alignItems: "center",
      justifyContent: "center",
      gap: space(0.5),
      minHeight: "72px",
      padding: `${space(1)} ${space(0.25)}`,
      fontSize: size.face,
      lineHeight: 1.2,
      textAlign: "center",
      overflowWrap: "anywhere",
    },
  ],
  row: [
    card,
    {
      gridColumn: "1 / -1",
      display: "flex",
      alignItems: "center",
      justifyContent: "center",
      gap: space(1.25),
      padding: `${space(1)} ${space(1.75)}`,
      fontSize: size.small,
      lineHeight: 1.2,
    },
  ],
});

export const face = style({
  fontFamily: font.emoji,
  fontSize: "27px",
  lineHeight: 1.2,
  transition: `transform ${motion.calm} ${motion.ease}`,
  selectors: { "[aria-checked='true'] > &": { transform: "scale(1.12)" } },
});
