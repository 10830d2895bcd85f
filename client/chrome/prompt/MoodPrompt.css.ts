import { keyframes, style } from "@vanilla-extract/css";
import { layer, media, motion, radius, size, space } from "#client/theme/sizes.ts";
import { color } from "#client/theme/tokens.css.ts";

const arrive = keyframes({ from: { opacity: 0, transform: "translateY(8px)" } });

const inCorner = `${media.desktop} and (min-height: 30rem)`;

export const card = style({
  display: "grid",
  gridTemplateColumns: "auto minmax(0, 1fr) auto",
  gap: space(1.5),
  alignItems: "start",
  padding: space(1.75),
  borderRadius: radius.sheet,
  background: color.raised,
  boxShadow: `${color.liftTwo}, 0 0 0 1px ${color.lineStrong}`,
  animation: `${arrive} ${motion.calm} ${motion.ease}`,
  "@media": {
    [inCorner]: {
      position: "fixed",
      zIndex: layer.dock,
      right: space(3),
      bottom: space(3),
      // One low line, so that it covers little of the page.
      gridTemplateColumns: "auto auto auto auto",
      alignItems: "center",
      maxWidth: `calc(100vw - ${space(6)})`,
      padding: `${space(1.25)} ${space(1.5)}`,
    },
    [media.still]: { animation: "none" },
  },
});

export const title = style({ fontSize: size.lead, lineHeight: 1.3 });

export const words = style({ fontSize: size.small, lineHeight: 1.45, color: color.soft });

/**
 * One sentence per line if it fits. Neither may be larger than the screen's title, which is painted first
 * (docs/decisions/0018).
 */
export const line = style({ "@media": { "(min-width: 24.5rem)": { display: "block" } } });

export const dismiss = style({
  marginTop: space(-0.75),
  marginRight: space(-0.75),
  "@media": { [inCorner]: { order: 1, margin: 0 } },
});

export const actions = style({
  gridColumn: "1 / -1",
  display: "grid",
  gridTemplateColumns: "1fr 1fr",
  gap: space(1.25),
  "@media": { [inCorner]: { gridColumn: "auto" } },
});
