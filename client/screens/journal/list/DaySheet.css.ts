import { globalStyle, style } from "@vanilla-extract/css";
import { forcedEdge } from "#client/theme/forcedEdge.ts";
import { media, radius, safe, size, space } from "#client/theme/sizes.ts";
import { color } from "#client/theme/tokens.css.ts";

const headHeight = "3rem";

export const sheet = style([
  {
    paddingBottom: space(0.5),
    borderRadius: radius.sheet,
    background: color.surface,
    boxShadow: `${color.liftOne}, 0 0 0 1px ${color.line}`,
  },
  forcedEdge,
]);

export const head = style({
  position: "sticky",
  top: safe.top,
  // Above the markers, which are above their line.
  zIndex: 2,
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  gap: `0 ${space(1.5)}`,
  minHeight: headHeight,
  padding: `${space(1)} ${space(2)} ${space(0.75)} ${space(2.25)}`,
  borderBottom: `1px solid ${color.line}`,
  borderRadius: "22px 20px 0 0 / 20px 24px 0 0",
  background: color.surface,
  "@media": { [media.low]: { position: "static" } },
});

// Focused elements scroll clear of the head (WCAG 2.4.11). Padding on the page would affect the navigation, too.
globalStyle(`${sheet} :is(h3, button)`, {
  scrollMarginTop: `calc(${headHeight} + ${space(2)})`,
  "@media": { [media.low]: { scrollMarginTop: space(1) } },
});

export const name = style({ fontSize: "1.1875rem" });

export const sums = style({ display: "flex", gap: space(1.25), fontSize: size.small, fontWeight: 600, lineHeight: 1 });

export const sum = style({ display: "inline-flex", alignItems: "center", gap: space(0.5) });

export const waits = style({ fontWeight: 400, color: color.soft });
