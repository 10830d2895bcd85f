import { keyframes, style } from "@vanilla-extract/css";
import { media } from "#client/theme/sizes.ts";

const still = { "@media": { [media.still]: { animation: "none" } } };

const flickers = keyframes({
  "30%": { transform: "scale(.96, 1.05) skewX(-1.5deg)" },
  "65%": { transform: "scale(1.03, .97) skewX(1.5deg)" },
});

/** The flicker of a flame. */
export const flicker = style({
  animation: `${flickers} 2.6s ease-in-out infinite`,
  transformBox: "fill-box",
  transformOrigin: "50% 100%",
  ...still,
});

const breathes = keyframes({ "50%": { transform: "translateY(-.8px)" } });

export const breath = style({ animation: `${breathes} 3.4s ease-in-out infinite`, ...still });

const twinkles = keyframes({ "50%": { opacity: 0.35 } });

export const twinkle = style({ animation: `${twinkles} 6s ease-in-out infinite`, ...still });
