import { keyframes, style } from "@vanilla-extract/css";
import { media, motion } from "#client/theme/sizes.ts";
import { color } from "#client/theme/tokens.css.ts";
import { ink, mid, wash as washColor } from "#client/theme/weather.css.ts";
import { scale as limits } from "#domain/limits.ts";

const still = { "@media": { [media.still]: { transition: "none", animation: "none" } } };

export const layer = style({
  opacity: 0,
  transition: `opacity ${limits.bounceMs}ms ${motion.ease}`,
  ...still,
});

const appears = keyframes({ from: { opacity: 0 } });

export const shown = style([
  layer,
  { opacity: 1, animation: `${appears} ${limits.bounceMs}ms ${motion.ease}`, ...still },
]);

const sways = keyframes({ to: { transform: "translateX(12px)" } });

/** Rain, leaves and gusts, while their weather is shown. */
export const moving = style({
  selectors: { [`${shown} > &`]: { animation: `${sways} 3s ease-in-out infinite alternate` } },
  "@media": { [media.still]: { selectors: { [`${shown} > &`]: { animation: "none" } } } },
});

export const wash = style({ fill: washColor });
export const solid = style({ fill: mid });
export const stroke = style({ fill: "none", stroke: mid, strokeLinecap: "round" });
export const mist = style({ fill: color.cloud });
export const bolt = style({ fill: color.sun, stroke: ink, strokeOpacity: 0.25, strokeWidth: 2 });
