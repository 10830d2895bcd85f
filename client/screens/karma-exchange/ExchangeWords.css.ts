import { style } from "@vanilla-extract/css";
import { size, space } from "#client/theme/sizes.ts";
import { color } from "#client/theme/tokens.css.ts";

export const item = style({
  display: "grid",
  gridTemplateColumns: "auto minmax(0, 1fr) auto",
  columnGap: space(1.5),
});

export const head = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "baseline",
  justifyContent: "space-between",
  columnGap: space(1),
});

export const name = style({ minWidth: 0, fontWeight: 600 });

export const time = style({ color: color.soft, fontSize: size.small });

export const words = style({ paddingTop: space(0.5), lineHeight: 1.4, whiteSpace: "pre-line" });

export const about = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: `${space(0.5)} ${space(1.25)}`,
  paddingTop: space(1),
});

/** Aligns the menu's dots with the card's edge. */
export const tools = style({ marginInline: "-10px" });

export const across = style({ gridColumn: "1 / -1", minWidth: 0, paddingTop: space(1) });
