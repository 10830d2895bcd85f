import { style } from "@vanilla-extract/css";
import { forcedEdge } from "#client/theme/forcedEdge.ts";
import { media, radius, size, space } from "#client/theme/sizes.ts";
import { color } from "#client/theme/tokens.css.ts";

/** Ends with the line of the tip, where tips are shown. */
export const quoteCard = style([
  {
    display: "grid",
    gridTemplateColumns: "minmax(0, 1fr)",
    overflow: "hidden",
    borderRadius: radius.scene,
    boxShadow: `${color.liftOne}, 0 0 0 1px ${color.lineStrong}`,
  },
  forcedEdge,
]);

/** A sky with a strip of landscape behind the button. */
export const scene = style({
  position: "relative",
  isolation: "isolate",
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  overflow: "hidden",
  padding: "16px 18px 14px",
  background: `linear-gradient(180deg, ${color.skyTop}, ${color.skyMid} 62%, ${color.skyLow})`,
  "@media": { [media.desktop]: { padding: "18px 20px 16px" } },
});

export const head = style({
  position: "relative",
  display: "flex",
  alignItems: "center",
  justifyContent: "space-between",
  gap: space(1),
});

export const title = style({ fontSize: size.title });
