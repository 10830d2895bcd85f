import { style } from "@vanilla-extract/css";
import { motion, radius, size, space, target } from "#client/theme/sizes.ts";
import { color } from "#client/theme/tokens.css.ts";

export const list = style({ minWidth: 0, border: 0, display: "flex", flexWrap: "wrap", gap: space(1) });

export const template = style({
  minHeight: target.small,
  padding: `0 ${space(1.75)}`,
  borderRadius: radius.pill,
  boxShadow: `inset 0 0 0 1.5px ${color.edge}`,
  fontSize: size.small,
  fontWeight: 600,
  lineHeight: 1.2,
  transition: `background-color ${motion.quick}`,
  selectors: {
    "&:hover": { background: color.accentWash },
    "&[aria-pressed='true']": {
      background: color.accentWash,
      color: color.accent,
      boxShadow: `inset 0 0 0 2px ${color.accent}`,
    },
    "&:focus-visible": { borderRadius: radius.pill },
  },
});
