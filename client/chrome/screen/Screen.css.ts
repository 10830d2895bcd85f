import { style, styleVariants } from "@vanilla-extract/css";
import { measure, media, size, space } from "#client/theme/sizes.ts";

const base = style({ display: "grid", gap: space(2), gridTemplateColumns: "minmax(0, 1fr)" });

export const widths = styleVariants({
  page: [base],
  column: [base, { width: "100%", maxWidth: measure.column, marginInline: "auto" }],
  /** One column, or two where there is room. */
  columns: [
    base,
    {
      width: "100%",
      maxWidth: measure.column,
      marginInline: "auto",
      "@media": { [media.beside]: { maxWidth: "none" } },
    },
  ],
});

export const head = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: `${space(1)} ${space(1.5)}`,
  minHeight: "48px",
  paddingTop: space(0.5),
  "@media": { [media.desktop]: { paddingBottom: space(0.5) } },
});

/** Shrinks so that a button fits beside it on one line of a phone. */
const heading = style({ flex: "1 1 7em", minWidth: 0, "@media": { [media.desktop]: { fontSize: "2.125rem" } } });

export const headings = styleVariants({
  alone: [heading, { fontSize: `clamp(1.375rem, 3.6vw + .85rem, ${size.page})` }],
  beside: [heading, { fontSize: `clamp(1.25rem, 13.3vw - 1.75rem, 1.5rem)` }],
});
