import { globalFontFace } from "@vanilla-extract/css";

// The basic subset comes first; pages in plain English load nothing else (client/first/build/fonts.mjs).
const basic =
  "U+0020-007E, U+00A0, U+00A9, U+00B7, U+00D7, U+2013-2014, U+2018-2019, U+201C-201D, U+2022, U+2026, U+2190-2193, U+2212";
// Latin only. Other scripts and emoji use the device's fonts.
const further =
  "U+0000-001F, U+007F-009F, U+00A1-00A8, U+00AA-00B6, U+00B8-00D6, U+00D8-00FF, U+0131, U+0152-0153, U+02BB-02BC, U+02C6, " +
  "U+02DA, U+02DC, U+0304, U+0308, U+0329, U+2000-2012, U+2015-2017, U+201A-201B, U+201E-2021, U+2023-2025, U+2027-206F, " +
  "U+20AC, U+2122, U+2215, U+FEFF, U+FFFD";

// All parts of one style must declare the same weights, or browsers use only one part.
const upright = { fontStyle: "normal", fontWeight: "400 700", fontDisplay: "swap" } as const;
const italic = { fontStyle: "italic", fontWeight: 450, fontDisplay: "swap" } as const;

globalFontFace("Figtree Variable", [
  { ...upright, unicodeRange: basic, src: "url(./fonts/figtree-basic.woff2) format('woff2')" },
  {
    ...upright,
    unicodeRange: further,
    src: "url(@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2) format('woff2')",
  },
]);
globalFontFace("Fraunces Variable", [
  { ...upright, unicodeRange: basic, src: "url(./fonts/fraunces-basic.woff2) format('woff2')" },
  {
    ...upright,
    unicodeRange: further,
    src: "url(@fontsource-variable/fraunces/files/fraunces-latin-standard-normal.woff2) format('woff2')",
  },
  { ...italic, unicodeRange: basic, src: "url(./fonts/fraunces-basic-italic.woff2) format('woff2')" },
  {
    ...italic,
    unicodeRange: further,
    src: "url(@fontsource-variable/fraunces/files/fraunces-latin-standard-italic.woff2) format('woff2')",
  },
]);

// Fallback fonts with adjusted metrics, so lines do not reflow when the fonts load.
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
