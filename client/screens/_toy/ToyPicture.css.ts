import { keyframes, style } from "@vanilla-extract/css";
import { fadesIn } from "#client/pictures/Picture.css.ts";
import { media, motion } from "#client/theme/sizes.ts";
import { scale as limits } from "#domain/limits.ts";
import { landCorners, landHeight } from "./landFrame.css.ts";

/** Fills the nearest positioned frame from its top. */
export const land = style([
  fadesIn,
  { position: "absolute", zIndex: 0, top: 0, left: 0, width: "100%", height: landHeight, borderRadius: landCorners },
]);

/** Gone while a face has its weather. */
export const fair = style({
  transition: `opacity ${limits.bounceMs}ms ${motion.ease}`,
  "@media": { [media.still]: { transition: "none" } },
});

export const scale = style([fadesIn, { position: "relative" }]);

const hops = keyframes({
  "30%": { transform: "translateY(-13px)" },
  "55%": { transform: "none" },
  "75%": { transform: "translateY(-5px)" },
});

/** When a coin has landed. */
export const hopping = style({
  animation: `${hops} 640ms ${motion.ease}`,
  "@media": { [media.still]: { animation: "none" } },
});
