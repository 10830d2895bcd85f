import { fallbackVar, style } from "@vanilla-extract/css";
import { forcedEdge } from "#client/theme/forcedEdge.ts";
import { radius, size, space, target } from "#client/theme/sizes.ts";
import { color } from "#client/theme/tokens.css.ts";
import { ink, wash } from "#client/theme/weather.css.ts";

export const place = style({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: space(0.5), minWidth: 0 });

export const head = style({
  display: "flex",
  alignItems: "center",
  justifyContent: "space-between",
  minHeight: "32px",
});

export const ask = style({ fontSize: size.label, fontWeight: 600 });

export const words = style({ display: "grid", gap: space(0.5) });

export const word = style({
  position: "relative",
  display: "grid",
  gap: "1px",
  alignContent: "center",
  minHeight: target.small,
  padding: `${space(0.75)} ${space(4.5)} ${space(0.75)} ${space(1.5)}`,
  borderRadius: radius.small,
  background: color.sunken,
  color: color.ink,
  textAlign: "start",
  cursor: "pointer",
  selectors: {
    "&:hover": { background: fallbackVar(wash, color.accentWash) },
    "&[aria-pressed='true']": {
      background: fallbackVar(wash, color.accentWash),
      boxShadow: `inset 0 0 0 1.5px ${fallbackVar(ink, color.accent)}`,
    },
    "&:disabled": { cursor: "default" },
  },
  ...forcedEdge,
});

export const name = style({ fontWeight: 600, lineHeight: 1.3 });

export const meaning = style({ color: color.soft, fontSize: size.small, lineHeight: 1.35 });

export const check = style({
  position: "absolute",
  insetInlineEnd: space(1.25),
  top: "50%",
  display: "grid",
  color: fallbackVar(ink, color.accent),
  transform: "translateY(-50%)",
});
