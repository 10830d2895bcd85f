import { globalStyle, keyframes, style } from "@vanilla-extract/css";
import { media, motion } from "#client/theme/sizes.ts";

const gone = { gridTemplateRows: "0fr", opacity: 0 };
const unfold = keyframes({ from: gone });
const foldUp = keyframes({ to: gone });

const box = style({ display: "grid", gridTemplate: "1fr / minmax(0, 1fr)" });
globalStyle(`${box} > *`, { minHeight: 0, overflowY: "clip" });

/** While a part unfolds. Its one child keeps its own height. */
export const unfolding = style([
  box,
  { animation: `${unfold} ${motion.fold} ${motion.ease}`, "@media": { [media.still]: { animation: "none" } } },
]);

/** While it folds up. */
export const foldingUp = style([
  box,
  { animation: `${foldUp} ${motion.fold} ${motion.ease} forwards`, "@media": { [media.still]: { animation: "none" } } },
]);
