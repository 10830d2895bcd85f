import { style } from "@vanilla-extract/css";
import { layer, measure, media, motion, radius, safe, size, space } from "#client/theme/sizes.ts";
import { color } from "#client/theme/tokens.css.ts";

export const veil = style({
  zIndex: layer.dialog,
  background: color.veil,
  opacity: 0,
  transition: `opacity ${motion.calm}`,
  selectors: { "&[data-enter]": { opacity: 1 } },
});

export const sheet = style({
  position: "fixed",
  zIndex: layer.dialog,
  // Stays above a toast, which would cover its buttons (clearance.ts).
  inset: "auto 0 var(--toast-room, 0px)",
  display: "flex",
  flexDirection: "column",
  gap: space(2),
  width: "100%",
  maxHeight: `calc(100dvh - 32px - ${safe.top} - var(--toast-room, 0px))`,
  overflow: "auto",
  overscrollBehavior: "contain",
  padding: `${space(2.5)} max(${space(2.5)}, ${safe.right}) max(${space(3)}, ${safe.bottom}) max(${space(2.5)}, ${safe.left})`,
  borderRadius: "22px 20px 0 0 / 20px 24px 0 0",
  background: color.raised,
  color: color.ink,
  boxShadow: `${color.liftTwo}, 0 0 0 1px ${color.lineStrong}`,
  outline: "none",
  opacity: 0,
  transform: "translateY(24px)",
  transition: `opacity ${motion.calm}, transform ${motion.calm} ${motion.ease}, inset ${motion.calm}`,
  selectors: { "&[data-enter]": { opacity: 1, transform: "none" } },
  "@media": {
    [media.tablet]: {
      inset: "0 0 var(--toast-room, 0px)",
      margin: "auto",
      width: `min(${measure.dialog}, calc(100vw - 32px))`,
      height: "fit-content",
      padding: space(2.5),
      borderRadius: radius.sheet,
      transform: "translateY(12px) scale(.98)",
    },
  },
});

export const wide = style({
  "@media": { [media.tablet]: { width: `min(${measure.wideDialog}, calc(100vw - 32px))` } },
});

export const head = style({
  display: "flex",
  alignItems: "flex-start",
  justifyContent: "space-between",
  gap: space(2),
});

export const title = style({ minWidth: 0, paddingTop: space(0.75), fontSize: size.ask });

export const dismiss = style({ marginTop: "-4px", marginRight: "-8px" });

export const body = style({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: space(2), minWidth: 0 });

export const actions = style({
  display: "flex",
  flexDirection: "column-reverse",
  gap: space(1.25),
  "@media": { [media.tablet]: { flexDirection: "row", flexWrap: "wrap", justifyContent: "flex-end" } },
});

export const text = style({ color: color.soft });
