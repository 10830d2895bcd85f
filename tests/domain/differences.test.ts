import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { differencesOf, type Piece } from "#domain/differences.ts";

describe("the differences of two texts", () => {
  test.each([
    ["A slow morning", "A slow morning", "A slow morning", "A slow morning"],
    [
      "over last night; two of them look smaller",
      "over last night; they look smaller",
      "over last night; [two of them] look smaller",
      "over last night; [they] look smaller",
    ],
    ["Tea", "", "[Tea]", ""],
    ["", "Tea and toast", "", "[Tea and toast]"],
    ["One two three", "One three", "One [two] three", "One three"],
    ["One  two", "One\ntwo", "One  two", "One\ntwo"],
    ["Rain.\n\nThen sun.", "Rain.\n\nThen snow.", "Rain.\n\nThen [sun.]", "Rain.\n\nThen [snow.]"],
  ])("are the words that only one has: %j, %j", (one, other, markedOne, markedOther) => {
    expect(differencesOf(one, other).map(marked)).toEqual([markedOne, markedOther]);
  });

  test("lose no letter, and the equal pieces have the same words in both texts", () => {
    const text = fc.array(fc.constantFrom("a", "b", "c", " ", "\n", "  ")).map((parts) => parts.join(""));

    fc.assert(
      fc.property(text, text, (one, other) => {
        const [a, b] = differencesOf(one, other);
        expect([whole(a), whole(b)]).toEqual([one, other]);
        expect(shared(a)).toEqual(shared(b));
      }),
    );
  });

  test("of two long texts are found quickly", () => {
    const long = Array.from({ length: 5_000 }, (_, index) => `word${index}`);
    const [one, other] = [long.join(" "), long.toReversed().join(" ")];

    const before = performance.now();
    const [a, b] = differencesOf(one, other);

    expect([whole(a), whole(b)]).toEqual([one, other]);
    expect(performance.now() - before).toBeLessThan(1_000);
  });
});

function marked(pieces: readonly Piece[]): string {
  return pieces.map(({ text, differs }) => (differs ? `[${text}]` : text)).join("");
}

function whole(pieces: readonly Piece[]): string {
  return pieces.map(({ text }) => text).join("");
}

function shared(pieces: readonly Piece[]): string[] {
  return pieces.flatMap(({ text, differs }) => (differs ? [] : text.split(/\s+/).filter(Boolean)));
}
