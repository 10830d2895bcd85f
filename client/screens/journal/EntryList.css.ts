import { style } from "@vanilla-extract/css";
import { font } from "#client/theme/fonts.css.ts";
import { motion, space } from "#client/theme/sizes.ts";
import { color } from "#client/theme/tokens.css.ts";

export const list = style({
  display: "grid",
  gap: space(2),
  gridTemplateColumns: "minmax(0, 1fr)",
  transition: `opacity ${motion.calm}`,
});

/** The old entries while the new ones are on their way; a quick answer dims nothing. */
export const waiting = style({ opacity: 0.45, transitionDelay: motion.quick });

export const day = style({ display: "grid", gap: space(2), gridTemplateColumns: "minmax(0, 1fr)" });

export const dayName = style({
  fontFamily: font.text,
  fontSize: "14px",
  fontWeight: 600,
  letterSpacing: ".01em",
  lineHeight: 1.35,
  color: color.soft,
  marginBottom: space(-0.5),
  paddingInline: space(0.5),
});

export const entries = style({ display: "grid", gap: space(2), gridTemplateColumns: "minmax(0, 1fr)" });

export const end = style({ display: "grid", justifyItems: "center", gap: space(1), paddingTop: space(1) });
