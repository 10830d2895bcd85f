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

/** Between the header and a phone's bottom bar. */
export const inFrame = style([waiting, { minHeight: "60dvh" }]);
