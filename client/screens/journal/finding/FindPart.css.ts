import { style, styleVariants } from "@vanilla-extract/css";
import { media, space } from "#client/theme/sizes.ts";

export const calendarWidth = "340px";

const aside = style({ minWidth: 0, marginBottom: space(2) });

/** The calendar stands above the history, and on a desktop beside results, where it stays in view. */
export const asides = styleVariants({
  history: [aside],
  results: [
    aside,
    {
      "@media": {
        [media.desktop]: {
          position: "absolute",
          insetBlock: 0,
          insetInlineStart: "calc(100% + 28px)",
          width: calendarWidth,
          marginBottom: 0,
        },
      },
    },
  ],
});

export const inView = style({
  "@media": { [`${media.desktop} and (min-height: 36rem)`]: { position: "sticky", top: space(2) } },
});

/** Scrolls so far that entries below it fill the lower half of the window. */
export const belowCalendar = style({ scrollMarginBlockEnd: "55vh" });
