import { style } from "@vanilla-extract/css";
import { forcedEdge } from "#client/theme/forcedEdge.ts";
import { radius, size, space } from "#client/theme/sizes.ts";
import { color } from "#client/theme/tokens.css.ts";

/** A sky with a strip of landscape below the text. */
export const quoteCard = style([
  {
    position: "relative",
    isolation: "isolate",
    display: "grid",
    gridTemplateRows: "auto 1fr auto",
    gridTemplateColumns: "minmax(0, 1fr)",
    alignItems: "center",
    overflow: "hidden",
    padding: "18px 18px 72px",
    borderRadius: radius.scene,
    background: `linear-gradient(180deg, ${color.skyTop}, ${color.skyMid} 62%, ${color.skyLow})`,
    boxShadow: `${color.liftOne}, 0 0 0 1px ${color.lineStrong}`,
  },
  forcedEdge,
]);

export const head = style({
  position: "relative",
  display: "flex",
  alignItems: "center",
  justifyContent: "space-between",
  gap: space(1),
});

export const title = style({ fontSize: size.title });
