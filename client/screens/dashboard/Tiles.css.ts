import { globalStyle, style } from "@vanilla-extract/css";
import { atNight } from "#client/theme/night.ts";
import { forcedEdge } from "#client/theme/forcedEdge.ts";
import { media, motion, radius, size, space } from "#client/theme/sizes.ts";
import { color } from "#client/theme/tokens.css.ts";

const box = style({
  flex: "none",
  display: "block",
  width: "58px",
  height: "50px",
  padding: "5px",
  overflow: "hidden",
  borderRadius: radius.control,
  background: `linear-gradient(180deg, ${color.skyTop}, color-mix(in srgb, ${color.skyLow} 70%, ${color.skyMid}))`,
  transition: `transform ${motion.calm} ${motion.spring}`,
  "@media": { [media.still]: { transition: "none" } },
});

/** A small sky behind pictures that contain pale paper. Dusk colours at night, so that a picture that loads late leaves no black hole. */
export const sky = style([
  box,
  atNight({
    background: `linear-gradient(180deg, color-mix(in srgb, ${color.accentWash} 70%, ${color.surface}), ${color.accentWash})`,
  }),
]);

/** Four beside each other, and two where a word would not fit. */
export const grid = style({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fit, minmax(min(4.75rem, 100%), 1fr))",
  gap: space(1),
  "@media": { [media.desktop]: { gap: space(1.75) } },
});

/** A card that can be pressed, for a link or a tip. */
const sheet = style([
  {
    display: "flex",
    alignItems: "center",
    width: "100%",
    height: "100%",
    borderRadius: radius.sheet,
    background: color.surface,
    boxShadow: `${color.liftOne}, 0 0 0 1px ${color.lineStrong}`,
    color: color.ink,
    fontWeight: 600,
    lineHeight: 1.2,
    textDecoration: "none",
    transition: `transform ${motion.calm} ${motion.ease}`,
    selectors: {
      "&:hover": { transform: "translateY(-2px)" },
      "&:focus-visible": { borderRadius: radius.sheet },
    },
    "@media": { [media.still]: { transition: "none", selectors: { "&:hover": { transform: "none" } } } },
  },
  forcedEdge,
]);

globalStyle(`${sheet}:hover > ${sky}`, {
  transform: "rotate(-3deg) scale(1.05)",
  "@media": { [media.still]: { transform: "none" } },
});

export const tile = style([
  sheet,
  {
    flexDirection: "column",
    gap: "6px",
    minHeight: "92px",
    padding: "8px 4px 9px",
    fontSize: size.tiny,
    lineHeight: 1.15,
    textAlign: "center",
    "@media": { [media.desktop]: { minHeight: "100px", padding: "10px 6px 11px", fontSize: size.label } },
  },
]);

globalStyle(`${tile} > ${sky}`, {
  width: "60px",
  height: "44px",
  padding: "4px",
  "@media": { [media.desktop]: { width: "76px", height: "56px" } },
});
