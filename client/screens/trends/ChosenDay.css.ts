import { style } from "@vanilla-extract/css";
import { font } from "#client/theme/fonts.css.ts";
import { media, radius, size, space } from "#client/theme/sizes.ts";
import { color } from "#client/theme/tokens.css.ts";

export const box = style({
  display: "grid",
  gridTemplateColumns: "44px minmax(0, 1fr) 44px",
  alignItems: "center",
  gap: `${space(1)} ${space(1)}`,
  minHeight: "124px",
  padding: space(1),
  borderRadius: radius.inset,
  background: color.sunken,
  "@media": {
    [media.tablet]: { gridTemplateColumns: "44px minmax(0, 1fr) auto 44px", minHeight: "76px" },
  },
});

export const said = style({ minWidth: 0 });

export const date = style({ fontFamily: font.display, fontSize: size.label, fontWeight: 560, lineHeight: 1.3 });

export const facts = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: `${space(0.5)} ${space(1.75)}`,
  minHeight: "38px",
  color: color.soft,
  fontSize: size.label,
});

export const fact = style({ display: "inline-flex", alignItems: "center", gap: space(0.75), color: color.ink });

export const ways = style({
  gridColumn: "1 / -1",
  gridRow: 2,
  display: "flex",
  flexWrap: "wrap",
  justifyContent: "center",
  gap: space(1),
  "@media": { [media.tablet]: { gridColumn: 3, gridRow: 1, flexWrap: "nowrap" } },
});
