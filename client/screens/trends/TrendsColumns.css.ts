import { style } from "@vanilla-extract/css";
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

export const columns = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 7fr) minmax(0, 5fr)",
  alignItems: "start",
  gap: space(2.5),
});
