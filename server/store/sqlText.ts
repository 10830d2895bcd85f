import { watchSize } from "#server/base/cacheSizes.ts";
import { logSeldom } from "#server/base/log.ts";
import type { Statement } from "#server/base/statement.ts";

const spliced = Symbol("SQL text");
const shape = Symbol("SQL part");

/** SQL of the program itself, such as a table's name: never a person's text. */
export interface SqlText {
  readonly [spliced]: string;
}

// Equal texts share one object, so that a piece made during a call creates no new statement.
const pieces = new Map<string, SqlText>();
const mostPieces = 2_000;
/** A template has few variants. This many mean that SQL is being built from values. */
const mostVariants = 100;

watchSize("SQL pieces", () => pieces.size);
let statementsKept = 0;
watchSize("SQL statements", () => statementsKept);

function pieceOf(text: string): SqlText {
  const known = pieces.get(text);
  if (known) return known;
  const piece = { [spliced]: text };
  if (pieces.size < mostPieces) pieces.set(text, piece);
  else warnOfVariety();
  return piece;
}

/** The SQL of a template, which may contain other SqlTexts but no values. */
export function sqlText(strings: TemplateStringsArray, ...parts: SqlText[]): SqlText {
  return pieceOf(String.raw({ raw: strings }, ...parts.map((part) => part[spliced])));
}

/** Pieces of SQL, separated by commas. */
export function sqlList(list: readonly SqlText[]): SqlText {
  return pieceOf(list.map((piece) => piece[spliced]).join(", "));
}

/** The sum of pieces of SQL. */
export function sqlSum(list: readonly SqlText[]): SqlText {
  return pieceOf(list.map((piece) => piece[spliced]).join(" + "));
}

/** Names of columns or a table in double quotes, separated by commas. */
export function sqlNames(...names: readonly string[]): SqlText {
  return pieceOf(names.map((name) => `"${name}"`).join(", "));
}

/** A word of the program, never a person's, as a value in single quotes. */
export function sqlWord(word: string): SqlText {
  return pieceOf(`'${word.replaceAll("'", "''")}'`);
}

/**
 * True while the call's presumed session is valid, or if nothing is presumed (server/store/proof.ts). A write that
 * contains it must do nothing otherwise, and return it as `holds` in its first row.
 */
export const asPresumed: SqlText = sqlText`(true /* as presumed */)`;

/** A part of a statement, with values of its own. */
export interface SqlPart {
  readonly [shape]: Statement;
  readonly values: readonly unknown[];
}

/** A part of a statement, with or without values. */
export type SqlPiece = SqlText | SqlPart;

/** A part of a statement, from a template like a whole statement. */
export function sqlPart(strings: TemplateStringsArray, ...parts: readonly unknown[]): SqlPart {
  const [statement, values] = statementOf(strings, parts);
  return { [shape]: statement, values };
}

/** Values, separated by commas. Each length makes another statement, so there must be few lengths. */
export function sqlValues(values: readonly unknown[]): SqlPart {
  return {
    [shape]: (shapesOfValues[values.length] ??= statementIn(
      values.map((_value, index) => (index ? ", " : "")).concat(""),
    )),
    values,
  };
}

const shapesOfValues: Statement[] = [];

interface Variant {
  pieces: readonly (SqlText | Statement)[];
  statement: Statement;
}

// A template's strings are one object per call site. Each combination of fragments is built once.
const variantsOf = new WeakMap<TemplateStringsArray, Variant[]>();

/** The statement of an SQL template, and its values. */
export function statementOf(strings: TemplateStringsArray, parts: readonly unknown[]): [Statement, unknown[]] {
  const own: (SqlText | Statement)[] = [];
  const values: unknown[] = [];
  for (const part of parts) {
    if (isSqlText(part)) own.push(part);
    else if (isSqlPart(part)) {
      own.push(part[shape]);
      values.push(...part.values);
    } else values.push(part);
  }
  const variants = variantsOf.get(strings) ?? [];
  const known = variants.find(
    (one) => one.pieces.length === own.length && one.pieces.every((piece, index) => piece === own[index]),
  );
  if (known) return [known.statement, values];

  const statement = madeStatement(strings, parts);
  if (variants.length < mostVariants) {
    variants.push({ pieces: own, statement });
    variantsOf.set(strings, variants);
    statementsKept += 1;
  } else {
    warnOfVariety();
  }
  return [statement, values];
}

function madeStatement(strings: TemplateStringsArray, parts: readonly unknown[]): Statement {
  const chunks = [strings[0] ?? ""];
  for (const [index, part] of parts.entries()) {
    if (isSqlText(part)) chunks.push(`${chunks.pop()}${part[spliced]}`);
    else if (isSqlPart(part)) {
      const [first, ...others] = part[shape].chunks;
      chunks.push(`${chunks.pop()}${first}`, ...others);
    } else chunks.push("");
    chunks.push(`${chunks.pop()}${strings[index + 1]}`);
  }
  return statementIn(chunks);
}

function statementIn(chunks: readonly string[]): Statement {
  const text = numbered(chunks, 1);
  const writes = /\b(?:insert into|delete from|update) "/.test(text);
  return { chunks, text, writes, proves: text.includes(asPresumed[spliced]) };
}

// The results stay right, but every such call builds its SQL again, which is a bug.
function warnOfVariety(): void {
  logSeldom("error", {}, "SQL is built from values, so it is not cached");
}

/** The text of a statement in which `proof` replaces `asPresumed`. The proof's values come last. */
export function provingText({ chunks, text }: Statement, proof: Statement): string {
  return text.replace(asPresumed[spliced], () => `exists (${numbered(proof.chunks, chunks.length)})`);
}

function isSqlText(part: unknown): part is SqlText {
  return typeof part === "object" && part !== null && spliced in part;
}

function isSqlPart(part: unknown): part is SqlPart {
  return typeof part === "object" && part !== null && shape in part;
}

/** A statement's text with its values numbered from `first`. */
export function numbered(chunks: readonly string[], first: number): string {
  return chunks.reduce((before, after, index) => `${before}$${first + index - 1}${after}`);
}
