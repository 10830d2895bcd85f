import { style } from "@vanilla-extract/css";
import { font } from "#client/theme/fonts.css.ts";
import { radius, size, space } from "#client/theme/sizes.ts";
import { color } from "#client/theme/tokens.css.ts";

export const list = style({ listStyle: "none", margin: 0, padding: `0 0 ${space(1)}` });

export const row = style({
  display: "grid",
  gridTemplateColumns: "44px minmax(0, 1fr)",
  columnGap: space(1.25),
  paddingBlock: space(1.5),
  selectors: { "& + &": { borderTop: `1px solid ${color.line}` } },
});

export const marker = style({ display: "grid", placeItems: "center", alignSelf: "start", minHeight: "44px" });

export const head = style({ display: "flex", flexWrap: "wrap", alignItems: "flex-start", columnGap: space(1) });

export const title = style({
  flex: "1 1 7em",
  minWidth: 0,
  margin: 0,
  paddingBlock: "9px 5px",
  fontFamily: font.text,
  fontSize: "1.0625rem",
  letterSpacing: 0,
  fontWeight: 600,
  lineHeight: 1.35,
  overflowWrap: "anywhere",
});

export const end = style({
  display: "flex",
  flexWrap: "wrap",
  justifyContent: "flex-end",
  alignItems: "flex-start",
  gap: space(1),
  marginInlineStart: "auto",
});

export const time = style({ paddingTop: "10px", fontSize: size.small, color: color.soft, whiteSpace: "nowrap" });

export const text = style({ margin: 0, paddingBottom: space(0.75), overflowWrap: "anywhere", whiteSpace: "pre-line" });

export const chips = style({ display: "flex", flexWrap: "wrap", alignItems: "center", gap: space(1) });

export const kind = style({ fontSize: size.small, fontWeight: 600, color: color.soft });

const sign = {
  display: "inline-flex",
  alignItems: "center",
  gap: "6px",
  minHeight: "26px",
  padding: "0 10px",
  borderRadius: radius.small,
  fontSize: size.small,
  fontWeight: 600,
} as const;

export const waits = style({ ...sign, boxShadow: `inset 0 0 0 1.5px ${color.lineStrong}` });
export const needsYou = style({ ...sign, boxShadow: `inset 0 0 0 1.5px ${color.danger}`, color: color.danger });
