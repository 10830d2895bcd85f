import { globalStyle, style } from "@vanilla-extract/css";
import { measure, media, safe, space } from "#client/theme/sizes.ts";

export const page = style({
  width: "100%",
  maxWidth: measure.page,
  marginInline: "auto",
  padding: `0 ${space(2)} calc(${space(16)} + ${safe.bottom})`,
  "@media": {
    [media.low]: { paddingBottom: space(6) },
    [media.desktop]: {
      display: "grid",
      grid: `"top top" auto "nav main" 1fr / 5.5rem minmax(0, 1fr)`,
      columnGap: space(4),
      padding: `0 ${space(4)} 170px`,
    },
  },
});

// Focused elements scroll clear of the navigation (WCAG 2.4.11). In a low window nothing sticks.
globalStyle(`html:has(${page})`, {
  scrollPaddingBottom: space(11),
  "@media": {
    [media.low]: { scrollPaddingBottom: 0 },
    [media.desktop]: { scrollPaddingBottom: 0 },
  },
});

export const content = style({ gridArea: "main", minWidth: 0 });
