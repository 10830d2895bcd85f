import { keyframes, style } from "@vanilla-extract/css";
import { media, motion } from "#client/theme/sizes.ts";

const appear = keyframes({ from: { opacity: 0 } });

/** Drawings load after the text and fade into their reserved space. */
export const fadesIn = style({
  animation: `${appear} ${motion.calm} ${motion.ease}`,
  "@media": { [media.still]: { animation: "none" } },
});

/** The meadow extends beyond the sides; the container clips it. */
export const picture = style([fadesIn, { display: "block", width: "100%", height: "100%", overflow: "visible" }]);

export const scene = style([fadesIn, { display: "block", width: "100%", height: "auto" }]);
