import { keyframes, style } from "@vanilla-extract/css";
import { forcedEdge } from "#client/theme/forcedEdge.ts";
import { atNight } from "#client/theme/night.ts";
import { pageHeight, radius } from "#client/theme/sizes.ts";
import { color } from "#client/theme/tokens.css.ts";

const appear = keyframes({ from: { opacity: 0 } });

/** Appears after a delay, so that a quick look-up shows no flash. */
const waiting = style({
  display: "grid",
  placeContent: "center",
  animation: `${appear} 200ms 150ms backwards`,
});

export const whole = style([waiting, { minHeight: pageHeight }]);

/** In the prerendered page: a sheet whose words have not arrived, and the spinner below them. */
export const sheet = style([
  {
    overflow: "hidden",
    borderRadius: radius.sheet,
    background: color.surface,
    boxShadow: `${color.liftOne}, 0 0 0 1px ${color.line}`,
  },
  forcedEdge,
]);

/** An image, because it is drawn without the client's code. */
export const unread = style([
  { height: "330px", background: "url(../../pictures/sheet-day.svg) 0 0 / 100% 100% no-repeat" },
  atNight({ backgroundImage: "url(../../pictures/sheet-night.svg)" }),
]);

export const below = style([waiting, { height: "9.6875rem" }]);
