import type { CSSProperties, StyleRule } from "@vanilla-extract/css";
import { media } from "./sizes.ts";

/** The root where the device's night counts (in `media.night`), for no day was chosen. */
export const nightOfDevice = ":root:not([data-theme='day'])";
export const nightChosen = ":root[data-theme='night']";

/** A style's rules at night, where no colour of the palette says them. */
export function atNight(rule: CSSProperties): StyleRule {
  return {
    selectors: { [`${nightOfDevice} &`]: { "@media": { [media.night]: rule } }, [`${nightChosen} &`]: rule },
  };
}
