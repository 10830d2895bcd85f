import { style } from "@vanilla-extract/css";
import { motion, radius, space, size } from "../theme/sizes.ts";
import { color } from "../theme/tokens.css.ts";

export const box = style({ display: "grid", gap: space(2), minWidth: 0 });

export const list = style({
  display: "flex",
  gap: space(0.5),
  padding: space(0.5),
  border: `1px solid ${color.line}`,
  borderRadius: radius.control,
  background: color.sunken,
});

export const tab = style({
  flex: "1 1 auto",
  minWidth: 0,
  minHeight: "44px",
  padding: `0 ${space(0.75)}`,
  borderRadius: radius.small,
  color: color.soft,
  fontSize: size.small,
  fontWeight: 600,
  lineHeight: 1.2,
  textAlign: "center",
  transition: `background-color ${motion.quick}, color ${motion.quick}`,
  selectors: {
    "&:hover": { color: color.ink },
    "&[aria-selected='true']": { background: color.surface, color: color.accent, boxShadow: color.liftOne },
    "&:focus-visible": { outlineOffset: 0 },
  },
});

export const panel = style({ minWidth: 0, selectors: { "&:focus-visible": { borderRadius: radius.sheet } } });
