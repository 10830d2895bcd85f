import { style } from "@vanilla-extract/css";
import { color } from "#client/theme/tokens.css.ts";
import { card } from "#client/ui/Card.css.ts";
import { space, size } from "#client/theme/sizes.ts";

export const quoteCard = style([
  card,
  {
    display: "grid",
    gap: space(1.5),
    background: `linear-gradient(160deg, ${color.accentWash}, ${color.surface})`,
  },
]);

export const head = style({
  display: "flex",
  alignItems: "center",
  justifyContent: "space-between",
  gap: space(1),
});

export const title = style({ fontSize: size.title });
