import { style } from "@vanilla-extract/css";
import { media, size, space } from "#client/theme/sizes.ts";
import { card } from "#client/ui/layout/Card.css.ts";

export const side = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  alignContent: "start",
  gap: space(2.5),
});

/** Two equal columns where there is room. */
export const columns = style([
  side,
  { "@media": { [media.beside]: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))", columnGap: space(2.5) } } },
]);

export const section = style({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: space(1.25) });

export const title = style({ paddingInline: "2px", fontSize: size.title });

/** Rows set their own height. */
export const sheet = style([
  card,
  { paddingBlock: space(0.75), "@media": { [media.desktop]: { paddingBlock: space(0.75) } } },
]);

/** A field between rows. */
export const field = style({ paddingBlock: space(1.5) });
