import { styleVariants } from "@vanilla-extract/css";
import { media } from "#client/theme/sizes.ts";
import { beforeMargin } from "../cards/margin.css.ts";
import { calendarWidth } from "./FindPart.css.ts";

/** On a desktop the margin beside the history holds its notes, and the one beside results the calendar. */
export const frames = styleVariants({
  history: [beforeMargin],
  results: [
    {
      position: "relative",
      "@media": { [media.desktop]: { minHeight: "34rem", marginInlineEnd: `calc(${calendarWidth} + 28px)` } },
    },
  ],
});
