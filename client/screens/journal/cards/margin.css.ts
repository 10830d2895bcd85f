import { style } from "@vanilla-extract/css";
import { media } from "#client/theme/sizes.ts";

/** The page's margin on a desktop, for insights. */
export const margin = "292px";

/** Two columns: the sheets, and the margin beside them. */
export const besideMargin = style({
  "@media": {
    [media.desktop]: {
      display: "grid",
      gridTemplateColumns: "minmax(0, 1fr) 260px",
      columnGap: "32px",
      alignItems: "start",
      marginInlineEnd: `calc(-1 * ${margin})`,
    },
  },
});

export const beforeMargin = style({ "@media": { [media.desktop]: { marginInlineEnd: margin } } });
