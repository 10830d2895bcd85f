import { describe, expect, test } from "vitest";
import { sampleWeek } from "#domain/content/sampleWeek.ts";
import { toyDeeds, toyFaces, toyWords } from "#domain/content/toy.ts";
import { toyDeedNames, toyKarma, toyTilt } from "#domain/toy.ts";
import { weatherOf, weathers } from "#domain/weathers.ts";
import { unsafe } from "#tests/support/unsafeWords.ts";

const entries = sampleWeek.flatMap(([, ofDay]) => ofDay);
const titles = entries.flatMap((entry) => (entry.kind === "mood" ? [] : [entry.title]));
const words = entries.flatMap((entry) => (entry.words ? [entry.words] : []));
const toySentences = [
  ...toyFaces.map(({ answer }) => answer),
  ...Object.values(toyDeeds).flatMap(({ answer, takenBack }) => [answer, takenBack]),
  ...Object.values(toyWords),
];

describe("the week in Look inside", () => {
  test("goes from Monday to Sunday, each day in its order", () => {
    expect(sampleWeek.map(([day]) => day.slice(0, 3)).join(" ")).toBe("Mon Tue Wed Thu Fri Sat Sun");
    for (const [, ofDay] of sampleWeek) {
      const times = ofDay.map(({ time }) => time);
      expect(times).toEqual(times.toSorted());
      expect(times.length).toBeGreaterThan(0);
    }
  });

  test("says no sentence and no title twice", () => {
    const sentences = words.flatMap((text) => text.split(/(?<=[.!?]) /));
    const said = [...titles, ...sentences];

    expect(said.filter((text, index) => said.indexOf(text) !== index)).toEqual([]);
  });
});

describe("the toy", () => {
  test("has one face of each weather, and a sentence of its own for each press", () => {
    expect(toyFaces.map(({ mood }) => weatherOf(mood))).toEqual([...weathers]);
    expect(new Set(toySentences).size).toBe(toySentences.length);
  });

  test("tilts to the side where a piece is added", () => {
    expect(toyDeedNames).toEqual(["door", "snap"]);
    expect([[], ["door"], ["snap"], ["door", "snap"]].map((weighed) => toyTilt(toyKarma(weighed as never)))).toEqual([
      -1.5, -7, 4, -2,
    ]);
  });
});

test.each(unsafe)("nobody who has not signed in reads of $kind", ({ words: unsafeWords }) => {
  expect([...titles, ...words, ...toySentences].filter((text) => unsafeWords.test(text))).toEqual([]);
});
