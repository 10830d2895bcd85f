import { keyframes, style, styleVariants } from "@vanilla-extract/css";
import { layer, media, motion, radius, safe, size, space } from "#client/theme/sizes.ts";
import { color } from "#client/theme/tokens.css.ts";

export const region = style({
  position: "fixed",
  zIndex: layer.toast,
  insetInline: 0,
  bottom: `calc(${space(1.5)} + ${safe.bottom})`,
  width: "min(420px, calc(100% - 24px))",
  marginInline: "auto",
  // Moves up to keep controls reachable (clearance.ts).
  translate: "0 calc(-1 * var(--rise, 0px))",
  pointerEvents: "none",
  "@media": { [media.desktop]: { bottom: space(3.5) } },
});

const arrive = keyframes({ from: { opacity: 0, transform: "translateY(8px)" } });
const leave = keyframes({ to: { opacity: 0, transform: "translateY(8px)", visibility: "hidden" } });
const swipeAway = keyframes({
  from: { transform: "translateX(var(--pulled))" },
  to: { opacity: 0, transform: "translateX(calc(100% + 32px))", visibility: "hidden" },
});

const toast = style({
  display: "grid",
  gridTemplateColumns: "auto minmax(0, 1fr) auto",
  gap: space(1.5),
  alignItems: "center",
  padding: `${space(1.5)} ${space(1)} ${space(1.5)} ${space(1.75)}`,
  borderRadius: "20px 18px 20px 18px",
  background: color.raised,
  color: color.ink,
  boxShadow: `${color.liftTwo}, 0 0 0 1px ${color.lineStrong}`,
  pointerEvents: "auto",
  touchAction: "pan-y",
  userSelect: "none",
  transition: `transform ${motion.quick}`,
  selectors: {
    "&[data-state='open']": { animation: `${arrive} ${motion.calm} ${motion.ease}` },
    "&[data-state='closed']": { animation: `${leave} ${motion.quick} forwards`, pointerEvents: "none" },
    "&[data-swipe='move']": { transform: "translateX(var(--pulled))", transition: "none" },
    "&[data-swipe='end']": { animation: `${swipeAway} ${motion.calm} forwards` },
  },
});

export const tones = styleVariants({
  default: [toast],
  karma: [toast],
  destructive: [toast, { boxShadow: `${color.liftTwo}, 0 0 0 1.5px ${color.danger}` }],
});

const sign = style({
  display: "grid",
  placeItems: "center",
  width: "32px",
  height: "32px",
  borderRadius: radius.small,
});

export const signs = styleVariants({
  default: [sign, { background: color.accentWash, color: color.accent }],
  karma: [sign],
  destructive: [sign, { background: color.dangerWash, color: color.danger }],
});

export const title = style({ fontWeight: 600, lineHeight: 1.45 });

export const description = style({ fontSize: size.small, lineHeight: 1.4, color: color.soft });

export const close = style({
  display: "grid",
  placeItems: "center",
  width: "44px",
  height: "44px",
  margin: "-4px 0",
  borderRadius: radius.small,
  color: color.soft,
  selectors: { "&:hover": { background: color.sunken, color: color.ink } },
});
