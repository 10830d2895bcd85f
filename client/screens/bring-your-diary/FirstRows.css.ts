import { style } from "@vanilla-extract/css";
import { radius, size, space } from "#client/theme/sizes.ts";
import { color } from "#client/theme/tokens.css.ts";

export const scroll = style({
  overflowX: "auto",
  border: `1px solid ${color.line}`,
  borderRadius: radius.inset,
  background: color.sunken,
});

export const table = style({ borderCollapse: "collapse", minWidth: "100%", fontSize: size.small });

const edge = { padding: `${space(0.75)} ${space(1.25)}`, textAlign: "start", verticalAlign: "top" } as const;

export const name = style({
  ...edge,
  color: color.soft,
  fontWeight: 600,
  whiteSpace: "nowrap",
  borderBottom: `1px solid ${color.line}`,
});

export const cell = style({
  ...edge,
  minWidth: "7.5em",
  maxWidth: "16em",
  whiteSpace: "pre-line",
  overflowWrap: "anywhere",
  selectors: { "tr + tr > &": { borderTop: `1px solid ${color.line}` } },
});
