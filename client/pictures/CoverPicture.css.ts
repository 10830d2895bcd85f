import { keyframes, style } from "@vanilla-extract/css";
import { media, motion } from "../theme/sizes.ts";

const appear = keyframes({ from: { opacity: 0 } });

export const picture = style({
  position: "absolute",
  inset: 0,
  animation: `${appear} ${motion.calm}`,
  "@media": { [media.still]: { animation: "none" } },
});

/** Stands on the near hill, whatever the picture's shape. */
export const scale = style({
  position: "absolute",
  insetInline: 0,
  bottom: "12%",
  width: "min(78%, 260px)",
  marginInline: "auto",
  "@media": {
    [media.low]: { display: "none" },
    [`${media.desktop} and (min-height: 30rem)`]: { bottom: "23%", width: "min(76%, 560px)" },
  },
});
