import { styleVariants } from "@vanilla-extract/css";
import { motion } from "#client/theme/sizes.ts";

/** Those who were there dim while others are on their way; a quick answer dims nobody. */
export const found = styleVariants({
  here: { transition: `opacity ${motion.calm}` },
  waiting: { opacity: 0.45, transition: `opacity ${motion.calm} ${motion.quick}` },
});
