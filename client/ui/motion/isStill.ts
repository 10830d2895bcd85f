import { media } from "#client/theme/sizes.ts";

/** Whether the person asked their device for less motion. */
export function isStill(): boolean {
  return window.matchMedia(media.still).matches;
}
