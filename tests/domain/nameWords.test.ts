import { describe, expect, test } from "vitest";
import { foldedText } from "#domain/finding.ts";
import { foldedName, prefixesOf, searchPrefix } from "#domain/nameWords.ts";
import { nameKey } from "#domain/ownWords.ts";

describe("the prefixes by which a person is found", () => {
  test.each<[names: (string | null)[], beginnings: string[]]>([
    [["Ada"], ["ad", "ada"]],
    [
      ["ada", "Ada B"],
      ["ad", "ada"],
    ],
    [["bo.li-x_yz"], ["bo", "li", "yz"]],
    [[null], []],
    [["a.b.c"], []],
    [["ＡＤＡ"], ["ad", "ada"]],
    [["𝒜𝒟"], ["ad"]],
    [["山田"], ["山田"]],
  ])("of %j are %j", (names, beginnings) => {
    expect(prefixesOf(...names).toSorted()).toEqual(beginnings.toSorted());
  });

  test("are of twelve letters at most, whatever letters they are", () => {
    const lengths = prefixesOf(`abcdefghijklmnopqrst`, "𐐀".repeat(30)).map((each) => Array.from(each).length);

    expect([Math.min(...lengths), Math.max(...lengths), lengths.length]).toEqual([2, 12, 22]);
  });

  test("are those of the first eight words of each name", () => {
    const names = ["ab cd ef gh ij kl mn op qr st", "ba dc fe hg ji lk nm po rq ts"];

    expect(prefixesOf(...names)).toEqual(names.flatMap((name) => name.split(" ").slice(0, 8)));
  });
});

test.each([
  ["", undefined],
  ["a", undefined],
  ["🕯️ !", undefined],
  ["Ada", "ada"],
  ["ada lovelace b", "lovelace"],
  ["ada-0123456789abcdef", "0123456789ab"],
])("for %j is looked by %j", (typed, sought) => {
  expect(searchPrefix(typed)).toBe(sought);
});

test.each([
  ["كِتَاب", "كتاب"],
  ["أحمد", "احمد"],
  ["שָׁלוֹם", "שלום"],
  ["ラーメン", "らーめん"],
  ["٢٠٢٤", "2024"],
  ["Zoë", "Zoe"],
])("%j and %j are two names, although a search of the diary takes one for the other", (one, other) => {
  expect(foldedText(one)).toBe(foldedText(other));
  expect(nameKey(one)).not.toBe(nameKey(other));
  expect(foldedName(one)).not.toBe(foldedName(other));
});
