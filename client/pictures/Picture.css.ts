import { keyframes, style } from "@vanilla-extract/css";
import { media, motion } from "#client/theme/sizes.ts";

const appear = keyframes({ from: { opacity: 0 } });

/** Drawings come after the words, and fade in where their place is kept. */
export const fadesIn = style({
  animation: `${appear} ${motion.calm} ${motion.ease}`,
  "@media": { [media.still]: { animation: "none" } },
});

/** Its meadow runs on past its sides: what holds it clips it. */
export const picture = style([fadesIn, { display: "block", width: "100%", height: "100%", overflow: "visible" }]);

export const scene = style([fadesIn, { display: "block", width: "100%", height: "auto" }]);
