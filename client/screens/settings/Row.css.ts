import { globalStyle, style } from "@vanilla-extract/css";
import { radius, space } from "#client/theme/sizes.ts";
import { color } from "#client/theme/tokens.css.ts";

/** Rows on a card, separated by thin lines. */
export const rows = style({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)" });

globalStyle(`${rows} > * + *`, { borderTop: `1px solid ${color.line}` });

export const row = style({
  display: "flex",
  alignItems: "center",
  gap: space(1.75),
  width: "100%",
  minHeight: "56px",
  paddingBlock: space(1),
  color: color.ink,
  fontWeight: 600,
  lineHeight: 1.35,
  textAlign: "start",
  textDecoration: "none",
  selectors: {
    "&:hover": { color: color.accent },
    "&:focus-visible": { borderRadius: radius.small },
    "&[aria-disabled='true']": { cursor: "default", color: color.soft },
  },
});

export const danger = style({ color: color.danger, selectors: { "&:hover": { color: color.danger } } });

export const sign = style({
  flex: "none",
  display: "grid",
  color: color.soft,
  selectors: { [`${danger} > &:first-child`]: { color: "inherit" } },
});

export const words = style({ flex: 1, display: "grid", gap: space(0.25), minWidth: 0 });

export const hint = style({ fontWeight: 400 });
