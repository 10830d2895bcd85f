import { globalStyle, style } from "@vanilla-extract/css";
import { layer, measure, media, space, size } from "#client/theme/sizes.ts";

/** In sight on all of the page, because one of its buttons is for leaving in a hurry. */
export const bar = style({
  position: "sticky",
  zIndex: layer.navigation,
  top: 0,
  display: "flex",
  justifyContent: "space-between",
  gap: space(1.5),
  maxWidth: measure.column,
  marginInline: "auto",
  paddingTop: space(1),
  "@media": { [media.low]: { position: "static" } },
});

// What is focused scrolls clear of it (WCAG 2.4.11).
globalStyle(`html:has(${bar})`, { scrollPaddingTop: space(9), "@media": { [media.low]: { scrollPaddingTop: 0 } } });

export const column = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: space(2),
  width: "100%",
  maxWidth: measure.column,
  marginInline: "auto",
  paddingTop: space(2),
});

export const title = style({ fontSize: size.page });
