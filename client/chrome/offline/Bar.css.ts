import { globalStyle, style } from "@vanilla-extract/css";
import { layer, measure, media, size, space, target } from "#client/theme/sizes.ts";
import { color } from "#client/theme/tokens.css.ts";

export const bar = style({
  position: "sticky",
  top: 0,
  // Above the navigation beside it.
  zIndex: layer.navigation + 1,
  background: color.surface,
  boxShadow: `0 1px 0 ${color.line}`,
  "@media": { [media.low]: { position: "static" } },
});

// Focused elements scroll clear of a bar of three lines (WCAG 2.4.11). In a low window nothing sticks.
globalStyle(`:root:has(${bar})`, {
  scrollPaddingTop: space(10),
  "@media": { [media.low]: { scrollPaddingTop: 0 } },
});

export const inside = style({
  display: "flex",
  alignItems: "center",
  gap: space(1.25),
  boxSizing: "border-box",
  minHeight: "48px",
  maxWidth: measure.page,
  marginInline: "auto",
  padding: `0 ${space(2)}`,
  fontSize: size.small,
  "@media": { [media.desktop]: { padding: `0 ${space(4)}` } },
});

export const words = style({ flex: 1, minWidth: 0, paddingBlock: space(1) });

export const act = style({
  flex: "none",
  minHeight: target.small,
  paddingInline: space(1),
  border: 0,
  background: "none",
  font: "inherit",
  fontWeight: 600,
  color: color.accent,
  cursor: "pointer",
});
