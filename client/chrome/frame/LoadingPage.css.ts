import { keyframes, style } from "@vanilla-extract/css";
import { pageHeight } from "#client/theme/sizes.ts";

const appear = keyframes({ from: { opacity: 0 } });

/** Appears after a delay, so that a quick look-up shows no flash. */
const waiting = style({
  display: "grid",
  placeContent: "center",
  animation: `${appear} 200ms 150ms backwards`,
});

export const whole = style([waiting, { minHeight: pageHeight }]);

/** Below the heading of the prerendered page. */
export const below = style([waiting, { minHeight: "20rem" }]);
