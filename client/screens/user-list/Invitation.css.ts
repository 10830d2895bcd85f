import { style } from "@vanilla-extract/css";
import { forcedEdge } from "#client/theme/forcedEdge.ts";
import { radius, size, space } from "#client/theme/sizes.ts";
import { color } from "#client/theme/tokens.css.ts";

export const scene = style([
  {
    position: "relative",
    isolation: "isolate",
    overflow: "hidden",
    minHeight: "240px",
    borderRadius: radius.scene,
    background: `linear-gradient(${color.skyTop}, ${color.skyMid} 62%, ${color.skyLow})`,
    boxShadow: `${color.liftOne}, 0 0 0 1px ${color.lineStrong}`,
  },
  forcedEdge,
]);

/** At the foot of the scene, however high large letters make it. */
export const picture = style({ position: "absolute", zIndex: -1, inset: "auto 0 0", height: "240px" });

export const words = style({
  position: "relative",
  display: "grid",
  justifyItems: "start",
  gap: space(0.5),
  // The picture keeps its foot free, however large the letters are.
  padding: `${space(2.25)} ${space(2.5)} ${space(14)}`,
});

export const title = style({ fontSize: "1.25rem" });

export const text = style({ maxWidth: "34ch", marginBottom: space(0.75), fontSize: size.label, lineHeight: 1.45 });
