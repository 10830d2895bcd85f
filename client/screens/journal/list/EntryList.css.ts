import { style } from "@vanilla-extract/css";
import { motion, space } from "#client/theme/sizes.ts";

export const list = style({
  display: "grid",
  gap: space(2),
  gridTemplateColumns: "minmax(0, 1fr)",
  transition: `opacity ${motion.calm}`,
});

/** Dims the old entries while new ones load. The delay avoids a flash. */
export const waiting = style({ opacity: 0.45, transitionDelay: motion.quick });

export const end = style({ display: "grid", justifyItems: "center", gap: space(1), paddingTop: space(1) });
