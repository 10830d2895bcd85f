import { globalStyle, style } from "@vanilla-extract/css";
import { layer, measure, media, radius, safe, size, space, target } from "#client/theme/sizes.ts";
import { color } from "#client/theme/tokens.css.ts";

/** Fixed, so that nothing on the page moves when a bar comes or goes. In a low window nothing sticks, and it is above the page. */
export const bars = style({
  position: "fixed",
  zIndex: layer.navigation,
  insetInline: 0,
  bottom: `calc(var(--navigation-height, 0px) + ${space(1)} + ${safe.bottom})`,
  display: "grid",
  justifyItems: "center",
  gap: space(1),
  paddingInline: space(1.5),
  pointerEvents: "none",
  "@media": {
    [media.low]: { position: "static", padding: 0 },
    [media.desktop]: { bottom: space(3) },
    [`${media.desktop} and ${media.low}`]: { position: "static" },
  },
});

export const bar = style({
  display: "flex",
  alignItems: "center",
  gap: space(1.25),
  boxSizing: "border-box",
  width: "100%",
  maxWidth: measure.dialog,
  minHeight: target.regular,
  paddingInline: space(1.75),
  borderRadius: radius.control,
  background: color.raised,
  boxShadow: `${color.liftTwo}, 0 0 0 1px ${color.lineStrong}`,
  fontSize: size.small,
  pointerEvents: "auto",
  "@media": {
    [media.forced]: { border: "1px solid" },
    [media.low]: { maxWidth: "none", borderRadius: 0 },
  },
});

// Focused elements scroll clear of a bar of two lines (WCAG 2.4.11), and a form's dock lies above it.
globalStyle(`:root:has(${bar})`, {
  vars: { "--bar-room": space(9) },
  scrollPaddingBottom: `calc(${space(11)} + var(--bar-room))`,
  "@media": {
    [media.low]: { vars: { "--bar-room": "0px" }, scrollPaddingBottom: 0 },
    [media.desktop]: { scrollPaddingBottom: space(12) },
  },
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
