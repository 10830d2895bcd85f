import { keyframes, style } from "@vanilla-extract/css";
import { layer, media, motion, radius, size, space } from "#client/theme/sizes.ts";
import { color } from "#client/theme/tokens.css.ts";

const arrive = keyframes({ from: { opacity: 0, transform: "translateY(8px)" } });

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
    [`${media.desktop} and (min-height: 30rem)`]: {
      position: "fixed",
      zIndex: layer.dock,
      right: space(3),
      bottom: space(3),
      width: "380px",
    },
    [media.still]: { animation: "none" },
  },
});

export const title = style({ fontSize: size.lead, lineHeight: 1.3 });

export const words = style({ fontSize: size.small, lineHeight: 1.45, color: color.soft });

/** Where each fits, a sentence on its line: neither is then larger than a screen's title, which is there first (docs/decisions/0018). */
export const line = style({ "@media": { "(min-width: 24.5rem)": { display: "block" } } });

export const dismiss = style({ marginTop: space(-0.75), marginRight: space(-0.75) });

export const actions = style({
  gridColumn: "1 / -1",
  display: "grid",
  gridTemplateColumns: "1fr 1fr",
  gap: space(1.25),
});
