import { expect, test } from "vitest";
import { factNames, facts, seesInWords, relations } from "#domain/whoSees.ts";
import { readPapers } from "#tests/support/citations.ts";

const encrypted = { username: "no", sealed: "with the person's key", profile: "with the key for profiles" };

test("docs/rules.md says of each fact of a person who sees it, and how it is encrypted", () => {
  const rules = readPapers().find(({ path }) => path === "docs/rules.md")?.text ?? "";
  const [, section = ""] = /^### What others see\n([^#]*)/m.exec(rules) ?? [];
  const [, , ...rows] = section.split("\n").filter((line) => line.startsWith("|"));

  expect(rows.map((row) => row.split("|").map((cell) => cell.trim()))).toEqual(
    factNames.map((name) => {
      const { label, seenBy, column } = facts[name];
      return ["", label, ...relations.map((relation) => seesInWords(seenBy[relation])), encrypted[column], ""];
    }),
  );
});
