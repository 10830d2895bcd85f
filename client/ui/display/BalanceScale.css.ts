import { keyframes, style } from "@vanilla-extract/css";
import { scale as limits } from "#domain/limits.ts";
import { media, motion } from "#client/theme/sizes.ts";
import { color } from "#client/theme/tokens.css.ts";

export const scale = style({
  display: "block",
  width: "100%",
  maxWidth: "460px",
  marginInline: "auto",
  overflow: "visible",
});

// Browsers without `linear()` use the first value.
const bounce = [
  "cubic-bezier(.34, 1.56, .64, 1)",
  "linear(0, .09 5%, .34 12%, .68 20%, .95 28%, 1.1 36%, 1.14 42%, 1.11 50%, 1.03 60%, .98 69%, .965 76%, .98 86%, 1)",
];

const turning = style({
  transitionProperty: "transform",
  transitionDuration: `${limits.bounceMs}ms`,
  transitionTimingFunction: bounce,
  "@media": { [media.still]: { transition: "none" } },
});

export const beam = style([turning, { transform: "rotate(var(--tilt))" }]);

/** Counteracts the beam's rotation during the whole bounce, so that the pans stay upright. */
export const hanging = style([turning, { transform: "rotate(calc(var(--tilt) * -1))" }]);

export const frame = style({ fill: color.frame });
export const ring = style({ fill: color.frameDeep });
export const gleam = style({ fill: "none", stroke: color.gleam, strokeLinecap: "round", opacity: 0.34 });
export const ground = style({ fill: color.shade });
export const pivot = style({ fill: color.surface, stroke: color.frame, strokeWidth: 5 });
export const hook = style({ fill: color.surface, stroke: color.frame, strokeWidth: 3 });
export const string = style({ fill: "none", stroke: color.frame, strokeWidth: 1.4, opacity: 0.75 });
export const inside = style({ fill: color.panIn, stroke: color.frame, strokeWidth: 2 });
export const bowl = style({ fill: color.pan, stroke: color.frame, strokeWidth: 2, strokeLinejoin: "round" });
export const glaze = style({ fill: "none", stroke: color.cut, strokeWidth: 3.5, strokeLinecap: "round" });

/** BalanceScale.tsx checks this name to detect a landing. */
export const falls = keyframes({ from: { transform: "translateY(-150px)", opacity: 0 }, "12%": { opacity: 1 } });

const hops = keyframes({ "42%": { transform: "translateY(-7px)", animationTimingFunction: "ease-in" } });

const waitMs = 200;
const fallMs = 400;
const turn = "var(--order) * 70ms";

/** Earned pieces fall one after another and bounce on landing. */
export const falling = style({
  animationName: `${falls}, ${hops}`,
  animationDuration: `${fallMs}ms, 220ms`,
  animationTimingFunction: `${motion.gravity}, ease-out`,
  animationDelay: `calc(${waitMs}ms + ${turn}), calc(${waitMs + fallMs}ms + ${turn})`,
  animationFillMode: "backwards, none",
  "@media": { [media.still]: { animation: "none" } },
});

export const waiting = style({
  fill: color.coalWash,
  strokeWidth: 1.6,
  strokeDasharray: "3.6 3.6",
  strokeLinecap: "round",
  strokeLinejoin: "round",
  stroke: color.soft,
});
export const waitingGold = style({ fill: color.goldWash, stroke: color.goldDeep });
export const glint = style({ fill: "none", strokeDasharray: "none", strokeWidth: 2 });
