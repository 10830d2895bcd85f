import { watchSize } from "#server/base/cacheSizes.ts";
import type { Statement } from "#server/base/statement.ts";
import { numbered, provingText } from "./sqlText.ts";
import { mostNames } from "./statementNames.ts";

// Cached: the text is long, and the same statements are combined again and again.
const texts = new Map<string, string>();
watchSize("SQL texts", () => texts.size);

/** One statement with a column for each of these statements, its rows as JSON. */
export function textOf(statements: readonly Statement[]): string {
  return madeOnce(statements.map(numberOf).join(" "), () => {
    let first = 1;
    const columns = statements.map(({ chunks }, index) => {
      const column = `(select coalesce(json_agg(r), '[]') from (${numbered(chunks, first)}) as r) as "${index}"`;
      first += chunks.length - 1;
      return column;
    });
    return `select ${columns.join(", ")}`;
  });
}

/** The text of a write that only happens if `proof` finds a row. */
export function provingTextOf(write: Statement, proof: Statement): string {
  return madeOnce(`${numberOf(write)} by ${numberOf(proof)}`, () => provingText(write, proof));
}

function madeOnce(name: string, make: () => string): string {
  const known = texts.get(name);
  if (known !== undefined) return known;
  const text = make();
  if (texts.size < mostNames) texts.set(name, text);
  return text;
}

const numbersOf = new WeakMap<Statement, number>();
let statementsSeen = 0;

function numberOf(statement: Statement): number {
  const known = numbersOf.get(statement);
  if (known !== undefined) return known;
  numbersOf.set(statement, statementsSeen);
  statementsSeen += 1;
  return statementsSeen - 1;
}

/** Turns times in JSON rows into Dates, in place. A test checks that only columns with these names hold times. */
export function withDates(rows: Record<string, unknown>[]): object[] {
  // Checks the first row only, because all rows have the same columns.
  const times = Object.keys(rows[0] ?? {}).filter((name) => name.endsWith("At") || dayNames.has(name));
  for (const row of rows)
    for (const name of times) {
      const value = row[name];
      if (typeof value === "string") row[name] = new Date(value);
    }
  return rows;
}

const dayNames = new Set(["localDate", "month"]);
