import { globalFontFace } from "@vanilla-extract/css";

// Latin only: other scripts, and the emoji of the choice grids, come from the device.
const latin =
  "U+0000-00FF, U+0131, U+0152-0153, U+02BB-02BC, U+02C6, U+02DA, U+02DC, U+0304, U+0308, U+0329, U+2000-206F, " +
  "U+20AC, U+2122, U+2191, U+2193, U+2212, U+2215, U+FEFF, U+FFFD";

const upright = { fontStyle: "normal", fontDisplay: "swap", unicodeRange: latin } as const;

globalFontFace("Figtree Variable", {
  ...upright,
  fontWeight: "300 900",
  src: "url(@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2) format('woff2')",
});
globalFontFace("Fraunces Variable", {
  ...upright,
  fontWeight: "100 900",
  src: "url(@fontsource-variable/fraunces/files/fraunces-latin-standard-normal.woff2) format('woff2')",
});
globalFontFace("Fraunces Variable", {
  ...upright,
  fontStyle: "italic",
  fontWeight: "100 900",
  src: "url(@fontsource-variable/fraunces/files/fraunces-latin-standard-italic.woff2) format('woff2')",
});

// Until the fonts are loaded the device's own stand in at their measured size, so that no line breaks anew.
globalFontFace("Figtree Fallback", {
  fontWeight: "300 900",
  src: "local('Arial'), local('Liberation Sans'), local('Roboto')",
  sizeAdjust: "100%",
  ascentOverride: "95%",
  descentOverride: "25%",
  lineGapOverride: "0%",
});
globalFontFace("Fraunces Fallback", {
  fontWeight: "100 900",
  src: "local('Times New Roman'), local('Liberation Serif'), local('Noto Serif')",
  sizeAdjust: "117%",
  ascentOverride: "84%",
  descentOverride: "22%",
  lineGapOverride: "0%",
});
globalFontFace("Fraunces Fallback", {
  fontStyle: "italic",
  fontWeight: "100 900",
  src: "local('Times New Roman Italic'), local('Liberation Serif Italic'), local('Noto Serif Italic')",
  sizeAdjust: "108%",
  ascentOverride: "91%",
  descentOverride: "23.8%",
  lineGapOverride: "0%",
});

const emoji = "'Apple Color Emoji', 'Segoe UI Emoji', 'Noto Color Emoji'";

export const font = {
  text: `'Figtree Variable', 'Figtree Fallback', system-ui, sans-serif, ${emoji}`,
  display: `'Fraunces Variable', 'Fraunces Fallback', Georgia, serif, ${emoji}`,
  emoji: `${emoji}, 'Figtree Variable', sans-serif`,
} as const;
