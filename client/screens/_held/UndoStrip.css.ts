import { fallbackVar, keyframes, style } from "@vanilla-extract/css";
import { media, motion, radius, size, space } from "#client/theme/sizes.ts";
import { color } from "#client/theme/tokens.css.ts";
import { mid } from "#client/theme/weather.css.ts";
import { undoMs } from "#domain/limits.ts";

const arrive = keyframes({ from: { opacity: 0 } });
const run = keyframes({ to: { transform: "scaleX(0)" } });

export const strip = style({
  position: "relative",
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: `${space(0.5)} ${space(1.25)}`,
  minWidth: 0,
  overflow: "hidden",
  padding: `${space(0.75)} ${space(1)} ${space(1.5)} ${space(1.5)}`,
  borderRadius: radius.inset,
  background: color.sunken,
  boxShadow: `inset 0 0 0 1px ${color.lineStrong}`,
  animation: `${arrive} ${motion.calm}`,
  "@media": { [media.still]: { animation: "none" } },
});

export const words = style({ flex: "1 1 7rem", minWidth: 0, lineHeight: 1.3, overflowWrap: "anywhere" });

export const title = style({ fontWeight: 600 });

export const soft = style({ color: color.soft, fontSize: size.small });

/** Room for the ring of a focused button, which no neighbour covers. */
export const buttons = style({ display: "flex", flexWrap: "wrap", gap: space(1), marginInlineStart: "auto" });

/** A decoration that shows the remaining time. */
export const time = style({
  position: "absolute",
  insetInline: 0,
  bottom: 0,
  height: "3px",
  background: fallbackVar(mid, color.accent),
  transformOrigin: "0 50%",
  animation: `${run} ${undoMs}ms linear forwards`,
  "@media": { [media.still]: { display: "none" } },
});
