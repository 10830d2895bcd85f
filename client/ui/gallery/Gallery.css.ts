import { style } from "@vanilla-extract/css";
import { font } from "#client/theme/fonts.css.ts";
import { measure, media, radius, size, space } from "#client/theme/sizes.ts";
import { color } from "#client/theme/tokens.css.ts";

export const page = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: space(3),
  maxWidth: measure.page,
  marginInline: "auto",
  padding: `${space(3)} ${space(2)} ${space(10)}`,
  "@media": { [media.desktop]: { gridTemplateColumns: "176px minmax(0, 1fr)", columnGap: space(5) } },
});

export const head = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  gap: space(2),
  "@media": { [media.desktop]: { gridColumn: "1 / -1" } },
});

export const contents = style({
  display: "grid",
  gap: space(2),
  alignContent: "start",
  "@media": {
    [media.desktop]: {
      position: "sticky",
      top: 0,
      maxHeight: "100dvh",
      overflow: "auto",
      // Room for the focus ring.
      padding: space(1),
      margin: `0 -${space(1)}`,
    },
  },
});

export const folder = style({
  color: color.soft,
  fontSize: size.tiny,
  fontWeight: 600,
  textTransform: "capitalize",
});

export const links = style({
  display: "flex",
  flexWrap: "wrap",
  columnGap: space(1.5),
  "@media": { [media.desktop]: { display: "grid" } },
});

export const link = style({
  display: "inline-block",
  minHeight: "28px",
  lineHeight: "28px",
  color: color.accent,
  fontWeight: 600,
  textDecoration: "none",
  selectors: { "&:hover": { textDecoration: "underline" } },
});

export const parts = style({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: space(6) });

export const part = style({ display: "grid", gap: space(2), scrollMarginTop: space(2) });

export const states = style({
  display: "grid",
  gap: space(2),
  gridTemplateColumns: "minmax(0, 1fr)",
  "@media": { [media.desktop]: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))" } },
});

export const wideStates = style({ display: "grid", gap: space(2), gridTemplateColumns: "minmax(0, 1fr)" });

export const state = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gridTemplateRows: "auto 1fr",
  gap: space(1.5),
  padding: space(2),
  borderRadius: radius.inset,
  background: color.surface,
  boxShadow: `0 0 0 1px ${color.line}`,
});

export const stateName = style({
  color: color.soft,
  fontFamily: font.text,
  fontSize: size.tiny,
  fontWeight: 600,
  letterSpacing: "normal",
});

export const sample = style({ minWidth: 0 });
