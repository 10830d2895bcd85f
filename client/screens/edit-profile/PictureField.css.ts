import { style } from "@vanilla-extract/css";
import { pebble, radius, space } from "#client/theme/sizes.ts";
import { color } from "#client/theme/tokens.css.ts";

/** The person's picture in a land, with a sheet of paper for the tools at its foot. */
export const scene = style({
  position: "relative",
  isolation: "isolate",
  overflow: "hidden",
  display: "grid",
  alignContent: "end",
  justifyItems: "center",
  gap: space(1.5),
  minHeight: "230px",
  padding: space(1.25),
  borderRadius: radius.scene,
  background: `linear-gradient(${color.skyTop}, ${color.skyMid} 62%, ${color.skyLow})`,
  boxShadow: `${color.liftOne}, 0 0 0 1px ${color.lineStrong}`,
});

export const frame = style({
  position: "relative",
  display: "block",
  padding: "6px",
  borderRadius: pebble.c,
  background: color.surface,
  boxShadow: color.liftTwo,
});

export const words = style({
  position: "relative",
  display: "grid",
  justifyItems: "center",
  gap: space(1),
  width: "100%",
  minWidth: 0,
  padding: space(1.5),
  borderRadius: radius.sheet,
  background: color.surface,
  textAlign: "center",
});

export const tools = style({ display: "flex", flexWrap: "wrap", justifyContent: "center", gap: space(1) });

/** A label styled as a button. It shows the focus of the input above it. */
export const choice = style({
  position: "relative",
  selectors: {
    "&:has(:focus-visible)": { outline: `3px solid ${color.focus}`, outlineOffset: "3px" },
  },
});

/** Transparent, so that the native input gets presses, focus and dropped files. */
export const over = style({
  position: "absolute",
  inset: 0,
  width: "100%",
  height: "100%",
  opacity: 0,
  fontSize: 0,
  cursor: "pointer",
});
