import { style } from "@vanilla-extract/css";
import { layer, media } from "#client/theme/sizes.ts";

/** As tall as the page. */
export const page = style({
  position: "absolute",
  inset: 0,
  zIndex: layer.land,
  overflow: "hidden",
  pointerEvents: "none",
});

/** At the foot by a transform: a page that grows then moves no layout, so that nobody sees the land shift. */
export const foot = style({ position: "absolute", inset: 0, transform: "translateY(100%)" });

/** Above the foot. */
export const land = style({
  position: "absolute",
  insetInline: 0,
  top: "-230px",
  height: "230px",
  "@media": { [media.desktop]: { top: "-300px", height: "300px" } },
});
