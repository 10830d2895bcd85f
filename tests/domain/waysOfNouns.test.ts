import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { root } from "#server/base/root.ts";
import { readSources } from "#tests/support/sources.ts";

const usesPrisma = /\bprisma\(\)|\bbuilder\.prisma/;
const usesSql = /\b(?:sql|inTransaction)\b[^}]*\} from "#server\/store\/db\.ts"|from "#server\/store\/sqlText\.ts"/;

test("each noun reads and writes by the ways that decision 2 names", () => {
  const code = new Map<string, string>();
  for (const { path, code: text } of readSources(["server/nouns"])) {
    const noun = path.split("/")[2] ?? "";
    code.set(noun, `${code.get(noun) ?? ""}\n${text}`);
  }
  const used = [...code].map(([noun, text]) => ({ noun, Prisma: usesPrisma.test(text), SQL: usesSql.test(text) }));

  const decided = readFileSync(join(root, "docs/decisions/0002-sql-for-facts.md"), "utf8")
    .split(/^\| noun .*\n.*\n/m)[1]
    ?.split("\n\n")[0]
    ?.split("\n")
    .map((row) => row.split("|").map((cell) => cell.trim()))
    .map(([, noun, reads, writes]) => {
      const ways = `${reads} ${writes}`;
      return { noun, Prisma: ways.includes("Prisma"), SQL: ways.includes("SQL") };
    });

  expect(decided).toEqual(used.toSorted((one, other) => one.noun.localeCompare(other.noun)));
});
