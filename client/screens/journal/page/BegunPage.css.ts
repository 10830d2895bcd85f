import { globalStyle, style } from "@vanilla-extract/css";
import { font } from "#client/theme/fonts.css.ts";
import { media, radius, size, space } from "#client/theme/sizes.ts";
import { color } from "#client/theme/tokens.css.ts";

export const card = style({
  display: "grid",
  gridTemplateColumns: "64px minmax(0, 1fr)",
  alignItems: "center",
  gap: `${space(0.5)} ${space(1.5)}`,
  minWidth: 0,
  padding: `${space(1.5)} ${space(1.75)} ${space(1)}`,
  border: `2px dashed ${color.edge}`,
  borderRadius: radius.sheet,
  background: color.surface,
  "@media": {
    [media.desktop]: { gridTemplateColumns: "72px minmax(0, 1fr) auto", paddingBottom: space(1.5) },
  },
});

export const picture = style({
  width: "64px",
  height: "66px",
  borderRadius: radius.inset,
  background: `linear-gradient(180deg, ${color.skyTop}, ${color.skyLow})`,
  "@media": { [media.desktop]: { width: "72px", height: "74px" } },
});

export const text = style({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", minWidth: 0 });

export const title = style({ fontSize: size.lead });

export const words = style({
  overflow: "hidden",
  textOverflow: "ellipsis",
  whiteSpace: "nowrap",
  fontFamily: font.display,
  fontSize: size.body,
  fontStyle: "italic",
  fontWeight: 450,
  lineHeight: 1.35,
});

export const kept = style({ fontSize: size.tiny, lineHeight: 1.4, color: color.soft });

/** On a desktop the buttons stand at the end, one over the other. */
export const ways = style({
  gridColumn: "1 / -1",
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: `0 ${space(1)}`,
  "@media": {
    [media.desktop]: { gridColumn: "auto", flexDirection: "column", alignItems: "stretch", flexWrap: "nowrap" },
  },
});
globalStyle(`${ways} > :first-child`, { flex: "1 0 auto" });

export const thrownAway = style([
  card,
  {
    gridTemplateColumns: "minmax(0, 1fr) auto",
    paddingBottom: space(1.5),
    "@media": { [media.desktop]: { gridTemplateColumns: "minmax(0, 1fr) auto" } },
  },
]);
