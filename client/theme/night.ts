import type { CSSProperties, StyleRule } from "@vanilla-extract/css";
import { media } from "./sizes.ts";

/** Selects the root in the device's night mode (inside `media.night`) unless the person chose day. */
export const nightOfDevice = ":root:not([data-theme='day'])";
export const nightChosen = ":root[data-theme='night']";

/** Adds night styles where the palette has no colour for them. */
export function atNight(rule: CSSProperties): StyleRule {
  return {
    selectors: { [`${nightOfDevice} &`]: { "@media": { [media.night]: rule } }, [`${nightChosen} &`]: rule },
  };
}
