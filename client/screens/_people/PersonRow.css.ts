import { globalStyle, style } from "@vanilla-extract/css";
import { font } from "#client/theme/fonts.css.ts";
import { media, size, space } from "#client/theme/sizes.ts";
import { color } from "#client/theme/tokens.css.ts";

/** Picture, words, one button and a menu, at the same places in every row. */
export const row = style({
  position: "relative",
  display: "grid",
  gridTemplateColumns: "48px minmax(0, 1fr) 104px 32px",
  alignItems: "center",
  columnGap: space(1.25),
  minWidth: 0,
  minHeight: "76px",
  padding: `${space(1.25)} ${space(0.5)} ${space(1.25)} ${space(1.75)}`,
  "@media": {
    // Where the words would have no room beside it, the button stands below them.
    "(max-width: 359px)": { gridTemplateColumns: "48px minmax(0, 1fr) 32px" },
    [media.desktop]: {
      gridTemplateColumns: "48px minmax(0, 1fr) 116px 44px",
      columnGap: space(1.5),
      paddingInline: `${space(2.25)} ${space(1)}`,
    },
  },
});

/** Who waits for an answer. In forced colours the edge tells it. */
export const asks = style({
  background: `color-mix(in srgb, ${color.accentWash} 60%, ${color.surface})`,
  "@media": { [media.forced]: { outline: "2px solid", outlineOffset: "-2px" } },
});

/** A line between two rows, below the words. */
globalStyle(`${row}:not(:last-child)::after`, {
  content: '""',
  position: "absolute",
  insetInline: "72px 18px",
  bottom: 0,
  borderTop: `1px solid ${color.line}`,
});

export const words = style({ minWidth: 0 });

const cut = { overflow: "hidden", textOverflow: "ellipsis", whiteSpace: "nowrap" } as const;

export const name = style({
  ...cut,
  fontFamily: font.text,
  fontSize: size.body,
  fontWeight: 600,
  letterSpacing: 0,
  lineHeight: 1.35,
});

/** On a phone the username stands on a line of its own. */
globalStyle(`${name} > :nth-child(2)`, {
  ...cut,
  display: "block",
  "@media": { [media.desktop]: { display: "inline" } },
});

export const line = style({ ...cut, color: color.soft, fontSize: size.small, lineHeight: 1.35 });

export const buttons = style({
  display: "grid",
  gap: space(1),
  "@media": {
    "(max-width: 359px)": { gridArea: "2 / 2", justifyItems: "start", marginTop: space(1) },
  },
});

globalStyle(`${buttons} > button, ${buttons} > a`, {
  width: "100%",
  paddingInline: space(1),
  "@media": { "(max-width: 359px)": { width: "116px" } },
});

/** Centred in its column, and as wide as a finger. */
export const menu = style({
  marginInline: "-6px",
  "@media": {
    "(max-width: 359px)": { gridArea: "1 / 3" },
    [media.desktop]: { marginInline: 0 },
  },
});

export const panel = style({ gridColumn: "1 / -1", minWidth: 0, padding: `${space(1.5)} ${space(1)} ${space(1)} 0` });

/** In place of a row that is being removed. */
export const gone = style({ padding: `${space(1.25)} ${space(1.75)}` });
