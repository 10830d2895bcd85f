import { style } from "@vanilla-extract/css";
import { media, radius, space } from "#client/theme/sizes.ts";
import { color } from "#client/theme/tokens.css.ts";

export const sheet = style({
  maxWidth: "760px",
  overflow: "hidden",
  borderRadius: radius.sheet,
  background: color.surface,
  boxShadow: `${color.liftOne}, 0 0 0 1px ${color.line}`,
  "@media": { [media.forced]: { border: "1px solid" } },
});

/** Kept for the picture, which comes later. */
export const picture = style({
  position: "relative",
  height: "220px",
  background: `linear-gradient(180deg, ${color.skyTop}, ${color.skyMid} 60%, ${color.skyLow})`,
  "@media": { [media.beside]: { height: "280px" } },
});

export const body = style({
  display: "grid",
  justifyItems: "start",
  gap: space(1),
  padding: `${space(2.5)} ${space(3)} ${space(3.25)}`,
});

export const title = style({ fontSize: "1.625rem" });

export const words = style({ maxWidth: "46ch", marginBottom: space(1), textWrap: "pretty" });
