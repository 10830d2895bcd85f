import { style } from "@vanilla-extract/css";
import { font } from "#client/theme/fonts.css.ts";
import { media, space } from "#client/theme/sizes.ts";
import { color } from "#client/theme/tokens.css.ts";
import { ink, mid, wash } from "#client/theme/weather.css.ts";

export const opening = style({ flex: 1, display: "flex", flexDirection: "column", textAlign: "center" });

/** Bleeds to the edges of the leaf, and takes the room that a month of few days leaves. */
export const picture = style({
  flex: "1 0 200px",
  maxHeight: "240px",
  margin: "-60px -34px 26px",
  borderRadius: "3px 3px 0 0",
  overflow: "hidden",
  "@media": {
    "(max-width: 359px)": { marginInline: "-22px" },
    [media.desktop]: { flexBasis: "210px", maxHeight: "300px", marginInline: "-46px" },
  },
});

/** The year stands above the month, and is read after it. */
export const name = style({ display: "flex", flexDirection: "column-reverse", gap: "6px", margin: "0 0 16px" });

export const month = style({
  fontSize: "clamp(2rem, 11vw, 2.625rem)",
  lineHeight: 1.16,
  "@media": { [media.desktop]: { fontSize: "3.25rem" } },
});

export const year = style({
  fontSize: "1rem",
  fontWeight: 500,
  letterSpacing: ".14em",
  lineHeight: 1,
  color: color.soft,
});

export const stones = style({
  display: "flex",
  flexWrap: "wrap",
  justifyContent: "center",
  gap: "4px",
  maxWidth: "396px",
  marginInline: "auto",
  padding: 0,
  listStyle: "none",
});

export const stone = style({
  display: "grid",
  placeItems: "center",
  minWidth: "28px",
  height: "27px",
  borderRadius: "34% 40% 36% 42%",
  background: `color-mix(in srgb, ${color.edge} 14%, transparent)`,
  color: color.soft,
  fontSize: ".75rem",
  fontWeight: 600,
  lineHeight: 1,
  "@media": { [media.forced]: { border: "1px solid" } },
});

export const lit = style({
  background: wash,
  color: ink,
  boxShadow: `inset 0 -2px 0 color-mix(in srgb, ${mid} 45%, transparent)`,
});

export const sums = style({
  display: "flex",
  flexWrap: "wrap",
  justifyContent: "center",
  gap: "4px 18px",
  marginTop: space(2.25),
  fontFamily: font.display,
  fontSize: ".9375rem",
  fontWeight: 500,
});

export const sum = style({ display: "inline-flex", alignItems: "center", gap: "6px" });
