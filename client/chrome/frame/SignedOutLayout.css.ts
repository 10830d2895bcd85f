import { globalStyle, style } from "@vanilla-extract/css";
import { measure, safe, space } from "#client/theme/sizes.ts";
import { header } from "./Header.css.ts";

export const page = style({
  width: "100%",
  maxWidth: measure.page,
  marginInline: "auto",
  padding: `0 ${space(2)} ${space(6)}`,
});

// The tools go below the name where letters are larger.
globalStyle(`${page} > ${header}`, { flexWrap: "wrap" });

/** Over a cover, which reaches the window's edges. */
export const corner = style({
  position: "absolute",
  zIndex: 2,
  top: `calc(${space(1.5)} + ${safe.top})`,
  right: `calc(${space(2)} + ${safe.right})`,
});
