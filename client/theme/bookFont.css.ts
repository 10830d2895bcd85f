import { globalFontFace } from "@vanilla-extract/css";
import { font } from "./fonts.css.ts";

// The first page's Fraunces is for headings and has one weight. Long text is set in the lighter one, which only the book loads.
globalFontFace("Fraunces Book", {
  fontStyle: "normal",
  fontWeight: "400 700",
  fontDisplay: "swap",
  src: "url(@fontsource-variable/fraunces/files/fraunces-latin-standard-normal.woff2) format('woff2')",
});

export const bookFont = `'Fraunces Book', ${font.display}`;
