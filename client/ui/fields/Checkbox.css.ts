import { style } from "@vanilla-extract/css";
import { motion, space, target } from "#client/theme/sizes.ts";
import { color } from "#client/theme/tokens.css.ts";

export const row = style({
  display: "flex",
  alignItems: "flex-start",
  gap: space(1.5),
  minHeight: target.small,
  padding: `${space(1.25)} 0`,
  lineHeight: 1.5,
});

export const box = style({
  flex: "none",
  appearance: "none",
  width: "24px",
  height: "24px",
  border: `1.5px solid ${color.edge}`,
  borderRadius: "8px 7px 9px 7px",
  background: color.surface,
  cursor: "pointer",
  transition: `background-color ${motion.quick}, border-color ${motion.quick}`,
  selectors: {
    "&:focus-visible": { borderRadius: "8px 7px 9px 7px" },
    "&:hover": { borderColor: color.accent },
    "&:checked": { background: color.accent, borderColor: color.accent },
    "&[aria-invalid='true']": { borderColor: color.danger },
  },
});

export const cell = style({ position: "relative", display: "grid" });

export const tick = style({
  position: "absolute",
  inset: "3px",
  color: color.accentInk,
  pointerEvents: "none",
  opacity: 0,
  selectors: { [`${box}:checked + &`]: { opacity: 1 } },
});

export const words = style({ flex: 1, minWidth: 0, cursor: "pointer" });
