import { style } from "@vanilla-extract/css";
import { media, radius, size, space } from "#client/theme/sizes.ts";
import { color } from "#client/theme/tokens.css.ts";

/** A strip of landscape with a card in front of it. */
export const scene = style({
  position: "relative",
  isolation: "isolate",
  overflow: "hidden",
  display: "grid",
  alignItems: "end",
  minHeight: "200px",
  padding: `${space(11)} ${space(1.25)} ${space(1.25)}`,
  borderRadius: radius.sheet,
  background: `linear-gradient(${color.skyTop}, ${color.skyMid})`,
  boxShadow: `${color.liftOne}, 0 0 0 1px ${color.line}`,
});

export const paper = style({
  position: "relative",
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: `${space(1.5)} ${space(2)}`,
  minWidth: 0,
  padding: `${space(1.5)} ${space(2)}`,
  borderRadius: radius.sheet,
  background: color.surface,
});

export const avatar = style({
  flex: "none",
  display: "block",
  marginTop: "-34px",
  padding: "4px",
  borderRadius: radius.pill,
  background: color.surface,
});

export const words = style({ flex: "1 1 0", minWidth: "140px" });

export const name = style({ fontSize: size.title, overflowWrap: "anywhere" });

export const address = style({ color: color.soft, fontSize: size.small, overflowWrap: "anywhere" });

export const edit = style({ flex: "1 1 100%", "@media": { [media.tablet]: { flex: "none" } } });
