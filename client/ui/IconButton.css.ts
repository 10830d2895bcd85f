import { style, styleVariants } from "@vanilla-extract/css";
import { motion, radius, target } from "../theme/sizes.ts";
import { color } from "../theme/tokens.css.ts";

const base = style({
  flex: "none",
  display: "inline-grid",
  placeItems: "center",
  width: target.small,
  height: target.small,
  border: "1px solid transparent",
  borderRadius: radius.control,
  color: color.ink,
  textDecoration: "none",
  cursor: "pointer",
  transition: `background-color ${motion.quick}, border-color ${motion.quick}`,
  selectors: { "&:focus-visible": { borderRadius: radius.control } },
});

export const variants = styleVariants({
  line: [
    base,
    {
      background: `color-mix(in srgb, ${color.surface} 70%, transparent)`,
      borderColor: color.line,
      selectors: { "&:hover": { background: color.surface, borderColor: color.edge } },
    },
  ],
  plain: [base, { color: color.soft, selectors: { "&:hover": { background: color.sunken, color: color.ink } } }],
});
