import { keyframes, style, styleVariants } from "@vanilla-extract/css";
import { layer, media, motion, radius, space, size } from "../theme/sizes.ts";
import { color } from "../theme/tokens.css.ts";

export const region = style({
  position: "fixed",
  zIndex: layer.toast,
  top: `max(${space(1.5)}, env(safe-area-inset-top))`,
  right: space(1.5),
  left: space(1.5),
  pointerEvents: "none",
  "@media": { [media.tablet]: { left: "auto", top: space(2.5), right: space(2.5), width: "380px" } },
});

const arrive = keyframes({ from: { opacity: 0, transform: "translateY(-12px)" } });
const leave = keyframes({ to: { opacity: 0, transform: "translateY(-6px)", visibility: "hidden" } });
const swipeAway = keyframes({
  from: { transform: "translateX(var(--pulled))" },
  to: { opacity: 0, transform: "translateX(calc(100% + 32px))", visibility: "hidden" },
});

const toast = style({
  display: "grid",
  gridTemplateColumns: "auto minmax(0, 1fr) auto",
  gap: space(1.5),
  alignItems: "start",
  padding: `${space(1.5)} ${space(1)} ${space(1.5)} ${space(1.75)}`,
  border: `1px solid ${color.line}`,
  borderRadius: radius.inset,
  background: color.surface,
  color: color.ink,
  boxShadow: color.liftTwo,
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
  destructive: [toast, { borderColor: `color-mix(in srgb, ${color.danger} 45%, ${color.line})` }],
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
  destructive: [sign, { background: color.dangerWash, color: color.danger }],
});

export const words = style({ paddingBlock: "4px" });

export const title = style({ fontWeight: 600, lineHeight: 1.45 });

export const description = style({ fontSize: size.label, lineHeight: 1.4, color: color.soft });

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
