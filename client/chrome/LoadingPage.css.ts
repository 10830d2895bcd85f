import { keyframes, style } from "@vanilla-extract/css";

const appear = keyframes({ from: { opacity: 0 } });

/** It comes a moment late, so that who waits no moment sees nothing flash. */
export const whole = style({
  display: "grid",
  placeContent: "center",
  minHeight: "100dvh",
  animation: `${appear} 200ms 150ms backwards`,
});
