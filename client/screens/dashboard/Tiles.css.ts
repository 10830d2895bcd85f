import { style } from "@vanilla-extract/css";
import { space } from "#client/theme/sizes.ts";
import { color } from "#client/theme/tokens.css.ts";

export const grid = style({ display: "grid", gridTemplateColumns: "1fr 1fr", gap: space(1.5) });

export const tile = style({
  display: "grid",
  gap: space(1),
  alignContent: "start",
  height: "100%",
  padding: space(2),
  border: `1px solid ${color.line}`,
  borderRadius: "18px",
  background: color.surface,
  color: color.ink,
  fontWeight: 600,
  lineHeight: 1.35,
  textDecoration: "none",
  selectors: {
    "&:hover": { borderColor: color.edge, background: color.sunken },
    "&:focus-visible": { borderRadius: "18px" },
  },
});

export const sign = style({
  display: "grid",
  placeItems: "center",
  width: "36px",
  height: "36px",
  borderRadius: "11px",
  background: color.accentWash,
  color: color.accent,
});
