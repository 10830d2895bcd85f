import { globalStyle, style } from "@vanilla-extract/css";
import { media, space } from "#client/theme/sizes.ts";

/** On a desktop the prompt lies in the corner instead, where what is focused scrolls clear of it (WCAG 2.4.11). */
export const room = style({
  minHeight: "10.5rem",
  paddingBottom: space(2),
  "@media": { [`${media.desktop} and (min-height: 30rem)`]: { minHeight: 0, paddingBottom: 0 } },
});

// As a root, so that it counts for more than the layout's own rule, wherever that stands.
globalStyle(`:root:has(${room})`, {
  "@media": { [`${media.desktop} and (min-height: 30rem)`]: { scrollPaddingBottom: space(27) } },
});
