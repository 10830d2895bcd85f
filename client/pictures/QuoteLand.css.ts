import { style } from "@vanilla-extract/css";

export const strip = style({
  position: "absolute",
  insetInline: 0,
  bottom: 0,
  width: "100%",
  height: "68px",
  overflow: "visible",
});
