import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { normalPassword, passphraseForms, passwordForms } from "#domain/passwordForms.ts";

/** Letters, marks and spaces that compose or are replaced, and half of a surrogate pair. */
const letter = fc.constantFrom(
  "e",
  "\u0301",
  "\u00e9",
  "\u1100",
  "\u1161",
  " ",
  "\u00a0",
  "\u2000",
  "\u3000",
  "\ud83d",
);

describe("a password typed on different keyboards", () => {
  test.each([
    ["a composed and a decomposed letter", "caf\u00e9 au lait", "cafe\u0301 au lait"],
    ["Hangul in syllables and in letters", "\ud55c\uae00 \uc77c\uae30", "\ud55c\uae00 \uc77c\uae30".normalize("NFD")],
    ["a space and a no-break space", "open sesame", "open\u00a0sesame"],
    ["a space and an ideographic space", "open sesame", "open\u3000sesame"],
  ])("is one password: %s", (_what, one, other) => {
    expect(normalPassword(other)).toBe(normalPassword(one));
  });

  test.each([
    ["case", "Secret", "secret"],
    ["width", "ｓｅｃｒｅｔ", "secret"],
    ["blanks at the ends", " secret", "secret"],
    ["two spaces", "my  secret", "my secret"],
    ["a tab", "my\tsecret", "my secret"],
    ["a ligature", "\ufb01nd me", "find me"],
  ])("counts %s", (_what, one, other) => {
    expect(normalPassword(one)).not.toBe(normalPassword(other));
  });

  test("has one form where typing and storing agree, and else two, the normal one first", () => {
    expect(passwordForms("correct horse")).toEqual(["correct horse"]);
    expect(passwordForms("caf\u00e9")).toEqual(["caf\u00e9"]);
    expect(passwordForms("cafe\u0301")).toEqual(["caf\u00e9", "cafe\u0301"]);
  });

  test("opens a file that was encrypted on any of them: composed, as typed, decomposed", () => {
    expect(passphraseForms("correct horse battery")).toEqual(["correct horse battery"]);
    expect(passphraseForms("caf\u00e9")).toEqual(["caf\u00e9", "cafe\u0301"]);
    expect(passphraseForms("caf\u00e9\u00a0e\u0301")).toEqual([
      "caf\u00e9 \u00e9",
      "caf\u00e9\u00a0e\u0301",
      "cafe\u0301\u00a0e\u0301",
    ]);
  });

  test("keeps a form that is normal already, and what was typed is always tried", () => {
    fc.assert(
      fc.property(fc.string({ unit: letter }), (typed) => {
        expect(normalPassword(normalPassword(typed))).toBe(normalPassword(typed));
        expect(passwordForms(typed)).toContain(typed);
        expect(passphraseForms(typed)).toContain(typed);
      }),
    );
  });
});
