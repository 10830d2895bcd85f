import { style } from "@vanilla-extract/css";
import { layer, media, motion, radius, space, size } from "../theme/sizes.ts";
import { color } from "../theme/tokens.css.ts";

export const bar = style({
  position: "fixed",
  zIndex: layer.navigation,
  insetInline: 0,
  bottom: 0,
  display: "grid",
  gridTemplateColumns: "repeat(4, minmax(0, 1fr))",
  padding: `${space(0.75)} ${space(1)} calc(${space(0.75)} + env(safe-area-inset-bottom))`,
  borderTop: `1px solid ${color.line}`,
  background: color.surface,
  "@media": {
    [media.desktop]: {
      position: "sticky",
      top: space(3),
      alignSelf: "start",
      gridTemplateColumns: "minmax(0, 1fr)",
      gap: space(1),
      marginTop: "76px",
      padding: `${space(2)} ${space(1)}`,
      border: `1px solid ${color.line}`,
      borderRadius: "24px",
      boxShadow: color.liftOne,
    },
  },
});

export const place = style({
  display: "flex",
  flexDirection: "column",
  alignItems: "center",
  gap: "3px",
  padding: `${space(0.5)} 0`,
  borderRadius: radius.control,
  color: color.soft,
  fontSize: size.tiny,
  fontWeight: 600,
  lineHeight: 1.4,
  textDecoration: "none",
  selectors: {
    "&:hover": { color: color.ink },
    "&[aria-current='page']": { color: color.accent },
    "&:focus-visible": { borderRadius: radius.control, outlineOffset: "-2px" },
  },
});

export const pill = style({
  display: "grid",
  placeItems: "center",
  width: "56px",
  height: "30px",
  borderRadius: radius.pill,
  transition: `background-color ${motion.quick}`,
  selectors: {
    [`${place}:hover &`]: { background: color.sunken },
    [`${place}[aria-current='page'] &`]: { background: color.accentWash },
  },
});
