import { globalStyle, style } from "@vanilla-extract/css";
import { media, space } from "#client/theme/sizes.ts";

export const column = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  alignContent: "start",
  gap: space(2),
  "@media": { [media.desktop]: { gap: space(2.5) } },
});

/** As tall as the window at least: what follows must not move the land at the foot of the page out of sight. */
export const begun = style({ minHeight: "100vh" });

/** Two columns that end at the same height: the last card of the shorter one grows. */
export const columns = style([
  column,
  {
    "@media": {
      [media.beside]: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))" },
      [media.desktop]: { gridTemplateColumns: "minmax(0, 7fr) minmax(0, 5fr)" },
    },
  },
]);

export const side = style([
  column,
  { "@media": { [media.beside]: { display: "flex", flexDirection: "column", alignItems: "stretch" } } },
]);

globalStyle(`${side} > :last-child`, {
  "@media": { [media.beside]: { flexGrow: 1, display: "flex", flexDirection: "column" } },
});
