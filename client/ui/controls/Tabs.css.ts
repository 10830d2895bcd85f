import { style } from "@vanilla-extract/css";
import { media, motion, radius, space, size } from "#client/theme/sizes.ts";
import { color } from "#client/theme/tokens.css.ts";

export const box = style({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: space(2), minWidth: 0 });

export const bar = style({ display: "flex", flexWrap: "wrap", alignItems: "flex-end", gap: space(1.5) });

export const list = style({
  flex: "1 1 300px",
  minWidth: 0,
  display: "flex",
  flexWrap: "wrap",
  gap: space(0.5),
  padding: space(0.5),
  borderRadius: "18px 17px 19px 17px",
  background: `color-mix(in srgb, ${color.accent} 9%, ${color.surface})`,
  boxShadow: `inset 0 0 0 1px ${color.lineStrong}`,
  "@media": { [media.forced]: { border: "1px solid" } },
});

export const tab = style({
  flex: "1 1 auto",
  minWidth: 0,
  minHeight: "44px",
  padding: `0 ${space(0.75)}`,
  borderRadius: radius.control,
  color: color.soft,
  fontSize: size.label,
  fontWeight: 600,
  lineHeight: 1.2,
  textAlign: "center",
  transition: `background-color ${motion.quick}, color ${motion.quick}`,
  selectors: {
    "&:hover": { color: color.ink },
    "&[aria-selected='true']": {
      background: color.raised,
      color: color.accent,
      boxShadow: `${color.liftOne}, 0 0 0 1px ${color.lineStrong}`,
    },
    "&:focus-visible": { outlineOffset: 0 },
  },
});

export const panel = style({ minWidth: 0, selectors: { "&:focus-visible": { borderRadius: radius.sheet } } });
