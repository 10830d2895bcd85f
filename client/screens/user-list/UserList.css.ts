import { styleVariants } from "@vanilla-extract/css";
import { motion } from "#client/theme/sizes.ts";

/** Dims the old results while new ones load. The delay avoids a flash. */
export const found = styleVariants({
  here: { transition: `opacity ${motion.calm}` },
  waiting: { opacity: 0.45, transition: `opacity ${motion.calm} ${motion.quick}` },
});
