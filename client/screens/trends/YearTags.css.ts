import { style } from "@vanilla-extract/css";
import { media, motion, size, space, target } from "#client/theme/sizes.ts";
import { color } from "#client/theme/tokens.css.ts";

export const place = style({ marginTop: space(1.5), paddingTop: space(1.5), borderTop: `1px solid ${color.line}` });

export const title = style({ fontFamily: "inherit", fontSize: size.body, fontWeight: 600 });

export const words = style({ color: color.soft, fontSize: size.small });

export const list = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: space(0.5),
  margin: `${space(1)} -${space(1)}`,
  "@media": {
    [media.tablet]: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))", columnGap: space(1) },
    [media.desktop]: { gridTemplateColumns: "repeat(3, minmax(0, 1fr))" },
  },
});

const shape = "7px 17px 17px 7px";

export const row = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) auto",
  alignItems: "center",
  gap: `${space(0.5)} ${space(1)}`,
  width: "100%",
  minHeight: target.small,
  padding: `${space(0.75)} ${space(1.25)} ${space(0.75)} ${space(1)}`,
  borderRadius: shape,
  textAlign: "start",
  cursor: "pointer",
  transition: `background-color ${motion.quick}`,
  selectors: {
    "&:hover": { background: color.sunken },
    "&:focus-visible": { borderRadius: shape },
    "&[aria-pressed='true']": {
      background: color.accentWash,
      boxShadow: `inset 0 0 0 1.5px ${color.accent}`,
      color: color.accent,
    },
  },
  "@media": { [media.still]: { transition: "none" } },
});

export const name = style({
  display: "flex",
  alignItems: "center",
  gap: space(0.75),
  minWidth: 0,
  fontWeight: 600,
  overflowWrap: "anywhere",
});

export const count = style({
  color: color.soft,
  fontSize: size.small,
  fontVariantNumeric: "tabular-nums lining-nums",
  selectors: { [`${row}[aria-pressed='true'] &`]: { color: color.accent } },
});

/** Cut square at the start and round at the end, as a tag is everywhere. */
const barShape = "2px 4px 4px 2px";

export const bar = style({
  gridColumn: "1 / -1",
  height: "7px",
  borderRadius: barShape,
  background: color.sunken,
  selectors: {
    [`${row}:hover &`]: { background: color.line },
    [`${row}[aria-pressed='true'] &`]: { background: color.surface },
  },
  "@media": { [media.forced]: { border: "1px solid" } },
});

export const fill = style({
  display: "block",
  width: "var(--width)",
  minWidth: "7px",
  height: "100%",
  borderRadius: barShape,
  background: color.accent,
  "@media": { [media.forced]: { background: "CanvasText" } },
});

/** The line over the year that says which days it shows. */
export const filter = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  gap: `${space(0.5)} ${space(1.5)}`,
  marginBottom: space(1),
  padding: `${space(0.5)} ${space(0.5)} ${space(0.5)} ${space(1.5)}`,
  borderRadius: "9px 22px 22px 9px",
  background: color.accentWash,
  color: color.accent,
});

export const filterWords = style({ minWidth: 0, fontWeight: 600, overflowWrap: "anywhere" });
