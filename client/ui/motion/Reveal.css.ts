import { keyframes, style } from "@vanilla-extract/css";
import { media, motion } from "#client/theme/sizes.ts";

const appear = keyframes({ from: { opacity: 0, transform: "translateY(10px)" } });

export const reveal = style({
  minWidth: 0,
  animation: `${appear} ${motion.calm} ${motion.ease}`,
  "@media": { [media.still]: { animation: "none" } },
});
