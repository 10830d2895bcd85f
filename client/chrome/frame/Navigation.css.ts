import { globalStyle, style } from "@vanilla-extract/css";
import { layer, media, motion, navigationHeight, radius, safe, size, space } from "#client/theme/sizes.ts";
import { color } from "#client/theme/tokens.css.ts";

const rail = "24px 22px 26px 22px";

export const bar = style({
  gridArea: "nav",
  position: "fixed",
  zIndex: layer.navigation,
  insetInline: 0,
  bottom: 0,
  display: "grid",
  // With large text, two per row.
  gridTemplateColumns: "repeat(auto-fit, minmax(min(4.5rem, 50%), 1fr))",
  padding: `${space(1)} ${space(1)} calc(${space(1.5)} + ${safe.bottom})`,
  background: color.raised,
  boxShadow: `0 -1px 0 ${color.line}, ${color.liftOne}`,
  "@media": {
    [media.forced]: { border: "1px solid" },
    [media.low]: { position: "static", paddingBottom: space(1.5), borderRadius: rail },
    [media.desktop]: {
      position: "sticky",
      top: `calc(${space(2.5)} + ${safe.top})`,
      alignSelf: "start",
      gridTemplateColumns: "minmax(0, 1fr)",
      gap: space(1),
      marginTop: space(0.5),
      padding: `${space(1.5)} ${space(1)}`,
      borderRadius: rail,
      background: color.surface,
      boxShadow: `${color.liftOne}, 0 0 0 1px ${color.lineStrong}`,
    },
    [`${media.desktop} and ${media.low}`]: { position: "static" },
  },
});

// A bar about the whole product lies above it (client/chrome/offline/Bar.css.ts).
globalStyle(`html:has(${bar})`, {
  vars: { "--navigation-height": navigationHeight },
  "@media": { [media.desktop]: { vars: { "--navigation-height": "0px" } } },
});

// A leaving screen must also slide below the bar. Nothing else that moves lies above the content.
const aboveBar = `calc(100dvh - ${navigationHeight} - ${safe.bottom})`;
globalStyle(`html:has(${bar})::view-transition`, {
  clipPath: `polygon(0 0, 100vw 0, 100vw ${aboveBar}, 0 ${aboveBar})`,
  "@media": { [media.low]: { clipPath: "none" }, [media.desktop]: { clipPath: "none" } },
});

export const place = style({
  display: "flex",
  flexDirection: "column",
  alignItems: "center",
  justifyContent: "center",
  gap: "2px",
  minHeight: "48px",
  paddingBlock: "3px",
  borderRadius: radius.control,
  color: color.soft,
  fontSize: size.tiny,
  fontWeight: 600,
  lineHeight: 1.2,
  textAlign: "center",
  textDecoration: "none",
  selectors: {
    "&:hover": { color: color.ink },
    "&[aria-current='page']": { color: color.accent },
    "&:focus-visible": { borderRadius: radius.control, outlineOffset: "-1px" },
  },
  "@media": { [media.desktop]: { minHeight: "60px", paddingBlock: "7px" } },
});

export const pill = style({
  display: "grid",
  placeItems: "center",
  width: "60px",
  height: "31px",
  borderRadius: "17px 15px 16px 14px",
  transition: `background-color ${motion.quick}`,
  selectors: {
    [`${place}:hover &`]: { background: color.sunken },
    [`${place}[aria-current='page'] &`]: {
      background: color.accentWash,
      vars: { "--icon-fill": `color-mix(in srgb, ${color.accent} 22%, transparent)` },
      // The place around it has the colour there.
      "@media": { [media.forced]: { background: "none" } },
    },
  },
});
