import { keyframes, style } from "@vanilla-extract/css";

const appear = keyframes({ from: { opacity: 0 } });

/** Shown a moment late, so that nothing flashes on a quick look-up. */
export const whole = style({
  display: "grid",
  placeContent: "center",
  minHeight: "100dvh",
  animation: `${appear} 200ms 150ms backwards`,
});
