import { globalStyle, style } from "@vanilla-extract/css";
import { layer, measure, media, radius, safe, size, space } from "#client/theme/sizes.ts";
import { color } from "#client/theme/tokens.css.ts";

/** Always visible, because one of its buttons is for leaving in a hurry. */
export const bar = style({
  position: "sticky",
  zIndex: layer.navigation,
  top: safe.top,
  display: "flex",
  justifyContent: "space-between",
  gap: space(1.5),
  maxWidth: measure.column,
  marginInline: "auto",
  paddingTop: space(1),
  "@media": { [media.low]: { position: "static" } },
});

globalStyle(`${bar} > :first-child`, { flex: "none" });

// Focused elements scroll clear of it (WCAG 2.4.11).
globalStyle(`html:has(${bar})`, {
  scrollPaddingTop: `calc(${space(9)} + ${safe.top})`,
  "@media": { [media.low]: { scrollPaddingTop: 0 } },
});

export const column = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: space(2),
  width: "100%",
  maxWidth: measure.column,
  marginInline: "auto",
  paddingTop: space(2),
});

/** The most important notice. */
export const danger = style({
  display: "grid",
  borderRadius: radius.sheet,
  boxShadow: `0 0 0 2px ${color.accent}`,
});

export const title = style({ fontSize: size.page });
