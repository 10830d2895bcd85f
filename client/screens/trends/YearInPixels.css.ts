import { globalStyle, style } from "@vanilla-extract/css";
import { media, space } from "#client/theme/sizes.ts";

/** About as high as a year, so that nothing below moves while another one loads. */
export const yearPlace = style({ minHeight: "560px", "@media": { [media.beside]: { minHeight: "420px" } } });

export const choices = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  gap: `${space(1)} ${space(1.25)}`,
});

/** On a phone a line of its own. */
globalStyle(`div:has(> ${choices})`, {
  flexBasis: "100%",
  "@media": { [media.tablet]: { flexBasis: "auto" } },
});
