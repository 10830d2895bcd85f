import { globalStyle, style, styleVariants } from "@vanilla-extract/css";
import { color } from "#client/theme/tokens.css.ts";

export const frame = style({ justifySelf: "center", boxShadow: `0 0 0 1px ${color.lineStrong}` });

/** Depends on the card it shows. */
export const shapes = styleVariants({ small: {}, tall: {}, large: {} });

// Keeps the controls below visible. `pngOf` sets zoom back to 1.
globalStyle(`${shapes.small} > *`, { "@media": { "(max-width: 339px)": { zoom: 0.92 } } });
globalStyle(`${shapes.tall} > *`, { "@media": { "(max-width: 599px)": { zoom: 0.8 } } });
globalStyle(`${shapes.large} > *`, {
  "@media": { "(max-width: 439px)": { zoom: 0.8 }, "(max-width: 359px)": { zoom: 0.7 } },
});
