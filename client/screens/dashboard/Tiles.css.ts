import { globalStyle, style } from "@vanilla-extract/css";
import { atNight } from "#client/theme/night.ts";
import { forcedEdge } from "#client/theme/forcedEdge.ts";
import { media, motion, radius, space } from "#client/theme/sizes.ts";
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

export const grid = style({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fit, minmax(min(8.5rem, 100%), 1fr))",
  gap: space(1.5),
  "@media": {
    [media.tablet]: { gridTemplateColumns: "repeat(auto-fit, minmax(min(7.5rem, 100%), 1fr))", gap: space(1.75) },
  },
});

/** A card that can be pressed, for a link or a tip. */
export const sheet = style([
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
    gap: space(1.25),
    minHeight: "78px",
    padding: "10px 12px",
    "@media": {
      "(max-width: 389px)": { flexDirection: "column", justifyContent: "center", textAlign: "center" },
      [media.tablet]: {
        flexDirection: "column",
        justifyContent: "center",
        minHeight: "124px",
        padding: "14px 8px",
        textAlign: "center",
      },
    },
  },
]);

globalStyle(`${tile} > ${sky}`, {
  "@media": { [media.tablet]: { width: "92px", height: "70px", padding: "7px" } },
});
