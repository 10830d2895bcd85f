import { keyframes, style } from "@vanilla-extract/css";
import { scale as limits } from "#domain/limits.ts";
import { media } from "../theme/sizes.ts";
import { color } from "../theme/tokens.css.ts";

export const scale = style({
  display: "block",
  width: "100%",
  maxWidth: "460px",
  marginInline: "auto",
  overflow: "visible",
});

// Browsers without `linear()` use the first.
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

/** Undoes the turn of the beam at every moment of its bounce, so that the pans stay upright. */
export const hanging = style([turning, { transform: "rotate(calc(var(--tilt) * -1))" }]);

export const fromLevel = style({ "@starting-style": { transform: "rotate(0deg)" } });

export const frame = style({ fill: color.accent });
export const gleam = style({ fill: "none", stroke: color.surface, strokeLinecap: "round", opacity: 0.28 });
export const ground = style({ fill: color.veil, opacity: 0.24 });
export const pivot = style({ fill: color.surface, stroke: color.accent, strokeWidth: 5 });
export const hook = style({ fill: color.surface, stroke: color.accent, strokeWidth: 3 });
export const string = style({ fill: "none", stroke: color.soft, strokeWidth: 1.6, opacity: 0.7 });
export const inside = style({ fill: color.accentWashHover, stroke: color.accent, strokeWidth: 2 });
export const bowl = style({ fill: color.accentWash, stroke: color.accent, strokeWidth: 2, strokeLinejoin: "round" });

const drop = keyframes({
  "0%": { transform: "translateY(-56px)", opacity: 0, animationTimingFunction: "ease-in" },
  "35%": { opacity: 1 },
  "62%": { transform: "translateY(0)", animationTimingFunction: "ease-out" },
  "78%": { transform: "translateY(-5px)", animationTimingFunction: "ease-in" },
  "100%": { transform: "translateY(0)" },
});

export const dropping = style({
  animation: `${drop} 460ms backwards`,
  animationDelay: "var(--wait)",
  "@media": { [media.still]: { animation: "none" } },
});

export const coinEdge = style({ fill: color.goldEdge });
export const coinFace = style({ fill: color.gold });
export const coinRing = style({ fill: "none", stroke: color.goldLit, strokeWidth: 1.4 });
export const lump = style({ fill: color.lump, stroke: color.coalWash, strokeWidth: 1.2, strokeLinejoin: "round" });
export const lumpMid = style({ fill: color.lumpMid });
export const lumpLit = style({ fill: color.lumpLit });

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
