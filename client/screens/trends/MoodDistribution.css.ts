import { style } from "@vanilla-extract/css";
import { font } from "#client/theme/fonts.css.ts";
import { media, pebble, size, space } from "#client/theme/sizes.ts";
import { color } from "#client/theme/tokens.css.ts";

/** The ring beside its list, above it where letters or windows leave no room. */
export const columns = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  alignContent: "center",
  justifyContent: "center",
  flexGrow: 1,
  gap: `${space(1.5)} ${space(1.5)}`,
});

/** Kept for the ring, which comes later. */
export const place = style({
  flex: "none",
  width: "140px",
  height: "140px",
  "@media": {
    [media.beside]: { width: "200px", height: "200px" },
    [media.desktop]: { width: "180px", height: "180px" },
  },
});

export const legend = style({
  flex: "1 1 9.5rem",
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  "@media": { [media.beside]: { flexBasis: "12rem" }, [media.desktop]: { flexBasis: "9.5rem" } },
});

export const row = style({ display: "flex", alignItems: "baseline", gap: space(1), minHeight: "30px" });

export const dot = style({
  alignSelf: "center",
  flex: "none",
  width: "17px",
  height: "16px",
  borderRadius: pebble.b,
  forcedColorAdjust: "none",
});

export const dotOfOthers = style([dot, { height: "6px", background: color.lineStrong }]);

export const name = style({ minWidth: 0, fontWeight: 600 });

export const nameOfOthers = style({ whiteSpace: "nowrap", color: color.soft });

export const dots = style({
  flex: "1 1 0",
  height: "2px",
  background: `radial-gradient(circle, ${color.edge} 1px, transparent 1.3px) 0 / 7px 2px repeat-x`,
  opacity: 0.7,
});

export const percent = style({
  fontFamily: font.display,
  fontSize: "1.0625rem",
  fontWeight: 600,
  fontVariantNumeric: "lining-nums",
  whiteSpace: "nowrap",
});

export const percentOfOthers = style({ color: color.soft, fontSize: size.label, whiteSpace: "nowrap" });
