import { globalStyle, style } from "@vanilla-extract/css";
import { media, space } from "#client/theme/sizes.ts";

/** On a desktop the prompt lies in the corner, and focused elements scroll clear of it (WCAG 2.4.11). */
export const room = style({
  minHeight: "10.5rem",
  paddingBottom: space(2),
  "@media": { [`${media.desktop} and (min-height: 30rem)`]: { minHeight: 0, paddingBottom: 0 } },
});

// `:root` raises the specificity above the layout's rule, whatever their order.
globalStyle(`:root:has(${room})`, {
  "@media": { [`${media.desktop} and (min-height: 30rem)`]: { scrollPaddingBottom: space(14) } },
});
