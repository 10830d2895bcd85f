import { globalStyle, style } from "@vanilla-extract/css";
import { space } from "#client/theme/sizes.ts";

/** Takes no space, and no gap of its parent, until it has something to say. */
export const beside = style({ selectors: { "&:empty": { position: "absolute" } } });

/** Between the cards of questions, which have no gap of their parent. */
export const between = style([
  beside,
  { display: "grid", selectors: { "&:not(:empty)": { paddingBottom: space(2) } } },
]);

/** A question that scrolls into view brings the line above it along. */
globalStyle(`${between}:not(:empty) ~ div section`, { scrollMarginTop: "5.5rem" });
