import { style } from "@vanilla-extract/css";
import { font } from "#client/theme/fonts.css.ts";
import { media, radius, space } from "#client/theme/sizes.ts";
import { color } from "#client/theme/tokens.css.ts";

export const box = style({
  display: "grid",
  gridTemplateColumns: "44px minmax(0, 1fr) 44px",
  alignItems: "center",
  gap: `${space(0.5)} ${space(0.5)}`,
  padding: space(0.75),
  borderRadius: radius.inset,
  background: color.sunken,
  "@media": {
    [media.tablet]: { gridTemplateColumns: "44px minmax(0, 1fr) auto 44px" },
  },
});

export const caption = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "center",
  gap: `${space(0.25)} ${space(1.75)}`,
  minWidth: 0,
  minHeight: "48px",
  "@media": { [media.tablet]: { justifyContent: "start" } },
});

export const date = style({ fontFamily: font.display, fontSize: "1.0625rem", fontWeight: 560, lineHeight: 1.25 });

export const ways = style({
  gridColumn: "1 / -1",
  gridRow: 2,
  display: "flex",
  flexWrap: "wrap",
  justifyContent: "center",
  gap: space(1),
  "@media": { [media.tablet]: { gridColumn: 3, gridRow: 1, flexWrap: "nowrap" } },
});
