import { describe, expect, test } from "vitest";
import { day, night, type Color, type Palette } from "#domain/palette.ts";
import { weathers } from "#domain/weathers.ts";
import { contrast, mixed } from "#tests/support/contrast.ts";

// The pairs of colours that meet. A new pair is added with its component.

const sky: readonly Color[] = ["skyTop", "skyMid", "skyLow"];
const paper: readonly Color[] = ["surface", "raised", "sunken"];

/** Text on its backgrounds: 4.5:1 (WCAG 1.4.3). */
const words: readonly (readonly [ink: Color, grounds: readonly Color[]])[] = [
  ["ink", [...paper, ...sky, "accentWash", "accentWashHover"]],
  ["soft", [...paper, ...sky]],
  ["accent", [...paper, ...sky, "accentWash", "accentWashHover"]],
  ["accentInk", ["accent", "accentHover"]],
  ["danger", [...paper, "dangerWash"]],
  ["dangerInk", ["dangerFill", "dangerHover"]],
  ["goldDeep", ["goldWash", "surface", "raised"]],
  ["coalDeep", ["coalWash", "surface", "raised"]],
  ["surface", ["ink"]],
  ...weathers.map((weather) => [`${weather}Ink`, [`${weather}Wash`, "surface", "raised"]] as const),
];

/** Edges, rings, bars and marks: 3:1 (WCAG 1.4.11). */
const shapes: readonly (readonly [shape: Color, grounds: readonly Color[]])[] = [
  // On open sky, an edged control is filled with paper, and its edge is seen against that.
  ["edge", paper],
  [
    "focus",
    [...paper, ...sky, "accentWash", "goldWash", "coalWash", ...weathers.map((weather) => `${weather}Wash` as const)],
  ],
  ["accent", ["surface", "raised", "accentWash"]],
  ["danger", ["surface", "raised"]],
  ["frame", ["skyTop", "skyMid", "surface"]],
  ...weathers.map((weather) => [`${weather}Mid`, ["surface", "raised"]] as const),
];

describe.each([
  ["by day", day],
  ["by night", night],
])("%s", (_when, palette: Palette) => {
  test.each(pairs(words))("%s can be read on %s", (ink, ground) => {
    expect(contrast(palette[ink], palette[ground])).toBeGreaterThanOrEqual(4.5);
  });

  test.each(pairs(shapes))("%s can be seen on %s", (shape, ground) => {
    expect(contrast(palette[shape], palette[ground])).toBeGreaterThanOrEqual(3);
  });

  test("a tab that is not chosen can be read on the strip of tabs", () => {
    const strip = mixed(palette.accent, palette.surface, 0.09);

    expect(contrast(palette.soft, strip)).toBeGreaterThanOrEqual(4.5);
  });

  test.each(weathers)("a face's name can be read all along the row of %s", (weather) => {
    const far = mixed(palette[`${weather}Wash`], palette.surface, 0.38);

    expect(contrast(palette.ink, palette[`${weather}Wash`])).toBeGreaterThanOrEqual(4.5);
    expect(contrast(palette.ink, far)).toBeGreaterThanOrEqual(4.5);
    expect(contrast(palette[`${weather}Ink`], far)).toBeGreaterThanOrEqual(4.5);
  });
});

test("the contrast is computed as in WCAG", () => {
  expect(contrast("#000000", "#ffffff")).toBeCloseTo(21);
  expect(contrast("#777777", "#ffffff")).toBeCloseTo(4.48, 2);
  expect(mixed("#000000", "#ffffff", 0.25)).toBe("#bfbfbf");
});

function pairs(table: typeof words): [Color, Color][] {
  return table.flatMap(([over, grounds]) => grounds.map((ground): [Color, Color] => [over, ground]));
}
