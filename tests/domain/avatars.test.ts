import { describe, expect, test } from "vitest";
import { initialsOf, tintOf } from "#domain/avatars.ts";
import { weathers } from "#domain/weathers.ts";

describe("the initials of a name", () => {
  test.each([
    ["Ade Bankole", "AB"],
    ["ada-1815", "A1"],
    ["Juan Carlos de la Vega", "JV"],
    ["tomás", "T"],
    ["Tomás Åberg", "TÅ"],
    ["李 小龍", "李小"],
    ["𝒜da Lovelace", "𝒜L"],
    ["✨", ""],
    ["", ""],
  ])("of %j are %j", (name, initials) => {
    expect(initialsOf(name)).toBe(initials);
  });
});

describe("the tint of a name", () => {
  test("is always the same, and one of the six weathers", () => {
    expect(tintOf("Ada")).toBe(tintOf("Ada"));
    expect(weathers).toContain(tintOf(""));
  });

  test("has each of them for some name", () => {
    const tints = Array.from({ length: 60 }, (_, index) => tintOf(`Ada ${index}`));

    expect(new Set(tints).size).toBe(weathers.length);
  });
});
