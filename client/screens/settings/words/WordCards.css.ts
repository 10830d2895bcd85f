import { style } from "@vanilla-extract/css";
import { media, size, space } from "#client/theme/sizes.ts";
import { color } from "#client/theme/tokens.css.ts";

export const columns = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: space(2),
  "@media": {
    [media.desktop]: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))", gap: space(3), alignItems: "start" },
  },
});

export const groupHead = style({
  display: "flex",
  alignItems: "center",
  gap: space(1),
  minHeight: "44px",
  marginTop: space(1.5),
});

export const groupName = style({
  flex: 1,
  minWidth: 0,
  color: color.soft,
  fontFamily: "inherit",
  fontSize: size.label,
  fontWeight: 600,
  overflowWrap: "anywhere",
});

export const row = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: `0 ${space(1.5)}`,
  minHeight: "50px",
  paddingBlock: "3px",
  borderBottom: `1px solid ${color.line}`,
});

/** A tag in small: cut square at the start and round at the end. */
export const dot = style({
  flex: "none",
  width: "12px",
  height: "22px",
  border: `1.5px solid ${color.accent}`,
  borderRadius: "3px 8px 8px 3px",
  background: color.accentWash,
});

export const name = style({ flex: "1 1 6rem", minWidth: 0, fontWeight: 600, overflowWrap: "anywhere" });

/** Below the row's other parts, where the name begins. */
export const signs = style({
  order: 1,
  display: "flex",
  flexWrap: "wrap",
  gap: `0 ${space(2)}`,
  width: "100%",
  marginTop: space(-1),
  paddingBottom: space(0.75),
  paddingInlineStart: `calc(12px + ${space(1.5)})`,
});

export const sign = style({
  display: "flex",
  alignItems: "center",
  gap: space(0.75),
  color: color.soft,
  fontSize: size.small,
  lineHeight: 1.5,
});

export const detail = style({ color: color.soft, fontSize: size.small });

export const archived = style({ marginTop: space(1.5) });

export const summary = style({
  display: "flex",
  alignItems: "center",
  gap: space(1),
  minHeight: "48px",
  fontWeight: 600,
  cursor: "pointer",
});

export const foldMark = style({
  color: color.soft,
  marginInlineStart: "auto",
  selectors: { [`${archived}[open] > summary > &`]: { transform: "rotate(180deg)" } },
});
