import { style } from "@vanilla-extract/css";
import { media, size, space } from "#client/theme/sizes.ts";
import { card } from "#client/ui/layout/Card.css.ts";

export const section = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: space(1.25),
  "@media": { [media.desktop]: { gridTemplateColumns: "220px minmax(0, 680px)", gap: space(3) } },
});

export const title = style({
  paddingInline: "2px",
  fontSize: size.title,
  "@media": { [media.desktop]: { paddingTop: space(2.25) } },
});

/** Rows set their own height. */
export const sheet = style([
  card,
  { paddingBlock: space(0.75), "@media": { [media.desktop]: { paddingBlock: space(0.75) } } },
]);

/** A field between rows. */
export const field = style({ paddingBlock: space(1.5) });
