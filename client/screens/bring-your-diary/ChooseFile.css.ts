import { style } from "@vanilla-extract/css";
import { media, radius, size, space } from "#client/theme/sizes.ts";
import { color } from "#client/theme/tokens.css.ts";

export const drop = style({
  overflow: "hidden",
  border: `2px dashed ${color.edge}`,
  borderRadius: radius.sheet,
  background: `linear-gradient(${color.skyTop}, ${color.skyMid} 60%)`,
});

/** A file hovers above it. */
export const isOver = style({ borderColor: color.accent, borderStyle: "solid" });

export const picture = style({ height: "150px", "@media": { [media.desktop]: { height: "190px" } } });

export const words = style({
  display: "grid",
  justifyItems: "center",
  gap: space(1),
  padding: space(2),
  background: color.surface,
  textAlign: "center",
});

/** A label styled as a button. It shows the focus of the input above it. */
export const choice = style({
  position: "relative",
  selectors: { "&:has(:focus-visible)": { outline: `3px solid ${color.focus}`, outlineOffset: "3px" } },
});

/** It needs the server, and none answers. */
export const isAway = style({
  background: color.sunken,
  borderColor: color.lineStrong,
  color: color.soft,
  boxShadow: "none",
  selectors: { "&:hover": { background: color.sunken } },
});

/** Transparent, so that the native input gets presses and focus. */
export const over = style({
  position: "absolute",
  inset: 0,
  width: "100%",
  height: "100%",
  opacity: 0,
  fontSize: 0,
  cursor: "pointer",
  selectors: { "&[aria-disabled='true']": { cursor: "default" } },
});

export const note = style({
  padding: `${space(1.25)} ${space(1.75)}`,
  borderRadius: radius.inset,
  background: color.accentWash,
  fontSize: size.small,
  overflowWrap: "anywhere",
});
