import { fallbackVar, keyframes, style } from "@vanilla-extract/css";
import { font } from "#client/theme/fonts.css.ts";
import { media, motion, pebble, radius, space } from "#client/theme/sizes.ts";
import { color } from "#client/theme/tokens.css.ts";
import { ink } from "#client/theme/weather.css.ts";

const appear = keyframes({ from: { opacity: 0 } });

export const scene = style({
  position: "relative",
  isolation: "isolate",
  display: "grid",
  placeItems: "center",
  height: "100%",
  overflow: "hidden",
  borderRadius: radius.scene,
  background: `linear-gradient(180deg, ${color.skyTop}, ${color.skyMid} 62%, ${color.skyLow})`,
  boxShadow: `${color.liftOne}, 0 0 0 1px ${color.lineStrong}`,
  animation: `${appear} ${motion.calm}`,
});

const arrive = keyframes({ from: { opacity: 0, transform: "scale(.9)" } });

export const answer = style({
  position: "relative",
  display: "grid",
  justifyItems: "center",
  marginBottom: space(3.25),
  animation: `${arrive} ${motion.calm} ${motion.spring}`,
  "@media": { [media.still]: { animation: "none" } },
});

export const face = style({ borderRadius: pebble.a, boxShadow: `0 0 0 4px ${color.raised}, ${color.liftTwo}` });

export const name = style({
  position: "relative",
  marginTop: "-4px",
  padding: "5px 18px 7px",
  borderRadius: "16px 14px 17px 14px",
  background: color.raised,
  boxShadow: color.liftOne,
  color: fallbackVar(ink, color.ink),
  fontFamily: font.display,
  fontSize: "1.375rem",
  fontWeight: 600,
  lineHeight: 1.3,
});
