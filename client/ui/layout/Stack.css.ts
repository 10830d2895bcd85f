import { globalStyle, style, styleVariants } from "@vanilla-extract/css";
import { space } from "#client/theme/sizes.ts";

export const gaps = styleVariants({ tight: { gap: space(1) }, regular: { gap: space(2) }, wide: { gap: space(3) } });

export const stack = style({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", alignContent: "start" });

export const row = style({ display: "flex", flexWrap: "wrap", alignItems: "center" });

// A word longer than the row breaks.
globalStyle(`${row} > *`, { maxWidth: "100%" });

export const between = style({ justifyContent: "space-between" });

export const columns = style({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fit, minmax(min(var(--least), 100%), 1fr))",
  alignItems: "start",
});
