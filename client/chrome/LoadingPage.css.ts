import { keyframes, style } from "@vanilla-extract/css";
import { pageHeight } from "../theme/sizes.ts";

const appear = keyframes({ from: { opacity: 0 } });

/** Shown a moment late, so that nothing flashes on a quick look-up. */
export const whole = style({
  display: "grid",
  placeContent: "center",
  minHeight: pageHeight,
  animation: `${appear} 200ms 150ms backwards`,
});
