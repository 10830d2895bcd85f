import { assignVars, createGlobalThemeContract, globalStyle } from "@vanilla-extract/css";
import { media } from "./sizes.ts";

/**
 * Every colour of the product, as custom properties. Gold, coal and lump are for karma alone, and always stand beside
 * a label or a shape. Each text colour keeps 4.5:1 and each control's edge 3:1 on every ground it is used on.
 */
export const color = createGlobalThemeContract({
  /** The brand's flame, and its heart. */
  flame: "flame",
  ember: "ember",
  skyTop: "sky-top",
  skyMid: "sky-mid",
  skyLow: "sky-low",
  cloud: "cloud",
  cloudShown: "cloud-shown",
  starShown: "star-shown",
  /** Cards and controls. */
  surface: "surface",
  sunken: "sunken",
  /** Behind an open dialog. */
  veil: "veil",
  ink: "ink",
  soft: "soft",
  /** Hair lines that only decorate. */
  line: "line",
  /** The edge by which a field is known to be one. */
  edge: "edge",
  /** What can be done. */
  accent: "accent",
  accentHover: "accent-hover",
  accentInk: "accent-ink",
  accentWash: "accent-wash",
  accentWashHover: "accent-wash-hover",
  gold: "gold",
  goldEdge: "gold-edge",
  goldLit: "gold-lit",
  goldDeep: "gold-deep",
  goldWash: "gold-wash",
  coalDeep: "coal-deep",
  coalWash: "coal-wash",
  lump: "lump",
  lumpMid: "lump-mid",
  lumpLit: "lump-lit",
  good: "good",
  danger: "danger",
  dangerFill: "danger-fill",
  dangerHover: "danger-hover",
  dangerInk: "danger-ink",
  dangerWash: "danger-wash",
  shadow: "shadow",
  shadowLifted: "shadow-lifted",
});

const day = {
  flame: "#f2b83a",
  ember: "#e0703a",
  skyTop: "#d6ebf8",
  skyMid: "#f1f7fb",
  skyLow: "#fff8ec",
  cloud: "#fff",
  cloudShown: "1",
  starShown: "0",
  surface: "#fff",
  sunken: "#f3f7fa",
  veil: "rgb(31 42 55 / 38%)",
  ink: "#1f2a37",
  soft: "#556372",
  line: "#e2eaf0",
  edge: "#8593a1",
  accent: "#1d5f8a",
  accentHover: "#174e72",
  accentInk: "#fff",
  accentWash: "#e4f0f8",
  accentWashHover: "#d5e7f3",
  gold: "#f2b83a",
  goldEdge: "#b97f12",
  goldLit: "#fbe3a1",
  goldDeep: "#8a5a00",
  goldWash: "#fdf1d3",
  coalDeep: "#2d3138",
  coalWash: "#e9ebee",
  lump: "#2d3138",
  lumpMid: "#414853",
  lumpLit: "#5a626e",
  good: "#256f4e",
  danger: "#b3273e",
  dangerFill: "#b3273e",
  dangerHover: "#961f33",
  dangerInk: "#fff",
  dangerWash: "#fdebed",
  shadow: "0 1px 2px rgb(31 42 55 / 5%), 0 14px 34px -20px rgb(31 42 55 / 35%)",
  shadowLifted: "0 2px 6px rgb(31 42 55 / 8%), 0 24px 48px -16px rgb(31 42 55 / 38%)",
};

const night: typeof day = {
  flame: "#f2b83a",
  ember: "#e0703a",
  skyTop: "#0c1420",
  skyMid: "#111b28",
  skyLow: "#16212f",
  cloud: "#fff",
  cloudShown: "0",
  starShown: "1",
  surface: "#1a2635",
  sunken: "#142030",
  veil: "rgb(4 8 14 / 62%)",
  ink: "#eaf1f7",
  soft: "#a3b3c2",
  line: "#28374a",
  edge: "#66788b",
  accent: "#86c6f0",
  accentHover: "#a3d5f6",
  accentInk: "#08243a",
  accentWash: "#1d3347",
  accentWashHover: "#254057",
  gold: "#f2b83a",
  goldEdge: "#b97f12",
  goldLit: "#fbe3a1",
  goldDeep: "#ffd57a",
  goldWash: "#3a2f16",
  coalDeep: "#c3ccd6",
  coalWash: "#27323f",
  lump: "#59626f",
  lumpMid: "#737e8c",
  lumpLit: "#9aa5b3",
  good: "#7fd1a8",
  danger: "#ff9aa8",
  dangerFill: "#c8354d",
  dangerHover: "#b52c43",
  dangerInk: "#fff",
  dangerWash: "#3b1f2a",
  shadow: "0 1px 0 rgb(255 255 255 / 3%) inset, 0 18px 40px -24px #000",
  shadowLifted: "0 1px 0 rgb(255 255 255 / 4%) inset, 0 28px 56px -20px #000",
};

/** The browser's own colour around the page, which CSS cannot set: `theme.ts` keeps the meta tags in step. */
export const chromeColor = { day: day.skyTop, night: night.skyTop };

globalStyle(":root", { vars: assignVars(color, day), colorScheme: "light" });
globalStyle(":root:not([data-theme='day'])", {
  "@media": { [media.night]: { vars: assignVars(color, night), colorScheme: "dark" } },
});
globalStyle(":root[data-theme='night']", { vars: assignVars(color, night), colorScheme: "dark" });
