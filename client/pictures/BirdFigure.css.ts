import { keyframes, style, styleVariants } from "@vanilla-extract/css";
import { media, motion } from "#client/theme/sizes.ts";

const still = { "@media": { [media.still]: { transition: "none", animation: "none" } } };

const glides = style({ transitionProperty: "transform, opacity", transitionDuration: "180ms", ...still });

/** How a part passes from one frame to the next. */
export const passes = styleVariants({
  ease: [glides, { transitionTimingFunction: motion.ease }],
  spring: [glides, { transitionTimingFunction: motion.spring }],
  cut: { transition: "none" },
});

const breathes = keyframes({ "50%": { transform: "scaleY(1.03)" } });

/** Of a sleeper: 3 % of its height. */
export const breath = style({ animation: `${breathes} 4.8s ease-in-out infinite`, ...still });
