import { style } from "@vanilla-extract/css";
import { layer, media } from "#client/theme/sizes.ts";

export const foot = style({
  position: "absolute",
  insetInline: 0,
  bottom: 0,
  zIndex: layer.land,
  height: "min(230px, 100%)",
  overflow: "hidden",
  pointerEvents: "none",
  "@media": { [media.desktop]: { height: "min(300px, 100%)" } },
});
