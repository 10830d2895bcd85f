import { keyframes, style } from "@vanilla-extract/css";
import { motion, radius, size, space } from "#client/theme/sizes.ts";
import { color } from "#client/theme/tokens.css.ts";

const appear = keyframes({ from: { opacity: 0 } });

export const scene = style({
  position: "relative",
  isolation: "isolate",
  display: "grid",
  gridTemplateRows: "auto 1fr auto",
  gridTemplateColumns: "minmax(0, 1fr)",
  minHeight: "100%",
  padding: space(1.5),
  overflow: "hidden",
  borderRadius: radius.scene,
  background: `linear-gradient(180deg, ${color.skyTop}, ${color.skyMid} 70%, ${color.skyLow})`,
  boxShadow: `${color.liftOne}, 0 0 0 1px ${color.lineStrong}`,
  animation: `${appear} ${motion.calm}`,
});

export const caption = style({
  position: "relative",
  justifySelf: "start",
  padding: `${space(0.5)} ${space(1.75)}`,
  borderRadius: radius.control,
  background: color.raised,
  boxShadow: color.liftOne,
  fontSize: size.label,
  fontWeight: 600,
});

export const scale = style({ position: "relative", alignSelf: "end", padding: `0 ${space(1)} ${space(2)}` });

export const counts = style({ position: "relative" });
