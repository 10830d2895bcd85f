import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { containsTerm, foldedText, termsOf } from "#domain/finding.ts";
import { keyOfName, visitKeys } from "#domain/findingKeys.ts";
import { addToFilter, emptyFilter, mayHave, wantedBy } from "#server/nouns/search/filters.ts";

// By a filter a search leaves out what cannot hold its words. A filter that misses one word would hide an entry.

const letters = Array.from("aabbrt  t'-.09ΣςάЙёאבקนไ漢字かなガ한국नम्क\n👍🏽❤️𝒜𐐀𐐨ﬁß\u0301\u0303");
const words = [
  "river",
  "riverside",
  "kettle",
  "今天我很",
  "東京タワー",
  "วันนี้",
  "ёлка",
  "don’t",
  "👩‍👩‍👧",
  "extraordinarily",
];
const text = fc
  .array(fc.oneof(fc.constantFrom(...letters), fc.constantFrom(...words)), { maxLength: 30 })
  .map((parts) => parts.join(""));

function filterOf(folded: string, names: readonly string[] = []): Buffer {
  const filter = emptyFilter(folded.length);
  addToFilter(filter, folded, names);
  return filter;
}

describe("a term that occurs in a text", () => {
  test("has no key that the text lacks, whatever script it is in", () => {
    let found = 0;
    fc.assert(
      fc.property(text, fc.nat(), fc.integer({ min: 1, max: 12 }), (written, from, length) => {
        const folded = foldedText(written);
        const start = folded.length === 0 ? 0 : from % folded.length;
        for (const term of termsOf(`"${folded.slice(start, start + length).replaceAll('"', "")}"`)) {
          // Half of a surrogate pair is refused before a search (docs/rules.md, Lengths of texts).
          if (/\p{Surrogate}/u.test(term.text) || !containsTerm(folded, term.text)) continue;
          found += 1;
          const keys = keysOf(folded);
          expect(keysOf(term.text).filter((key) => !keys.includes(key))).toEqual([]);
          expect(mayHave(filterOf(folded), wantedBy([term]))).toBe(true);
        }
      }),
      { numRuns: 2_000 },
    );
    expect(found).toBeGreaterThan(500);
  });
});

describe("a filter of a month's words", () => {
  const month = foldedText(
    Array.from({ length: 4_000 }, (_, n) => `word${n % 1_500} ${"abcdefgh".slice(n % 5)}${n % 700}`).join(" "),
  );
  const filter = filterOf(month, ["mood.happy"]);
  const may = (query: string) => mayHave(filter, wantedBy(termsOf(query)));

  test("leaves out nearly all words that are not there", () => {
    const others = Array.from({ length: 1_000 }, (_, n) => `other${n}x`);

    expect(others.filter(may).length).toBeLessThan(100);
    expect(may("word42")).toBe(true);
    expect(may("word42 nowhere")).toBe(false);
    expect(may("漢字")).toBe(false);
  });

  test("has the names of its entries, and no others", () => {
    const has = ["mood.happy", "mood.sad"].map((name) =>
      mayHave(filter, [{ text: [1, 2, 3, 4, 5, 6, 7], names: [keyOfName(name)] }]),
    );

    expect(has).toEqual([true, false]);
  });

  test("says nothing about terms of one or two letters, which nearly every month has", () => {
    expect(may("zq")).toBe(true);
  });
});

function keysOf(folded: string): number[] {
  const keys: number[] = [];
  visitKeys(folded, (key) => keys.push(key));
  return keys;
}
