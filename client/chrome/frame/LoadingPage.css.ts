import { keyframes, style } from "@vanilla-extract/css";
import { pageHeight } from "#client/theme/sizes.ts";

const appear = keyframes({ from: { opacity: 0 } });

/** Shown a moment late, so that nothing flashes on a quick look-up. */
const waiting = style({
  display: "grid",
  placeContent: "center",
  animation: `${appear} 200ms 150ms backwards`,
});

export const whole = style([waiting, { minHeight: pageHeight }]);

/** Between the header and the bar of a phone. */
export const inFrame = style([waiting, { minHeight: "60dvh" }]);
