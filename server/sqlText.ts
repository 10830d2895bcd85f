const spliced = Symbol("SQL text");

/** SQL of the program itself, such as a table's name: never a person's text, and made once, not per call. */
export interface SqlText {
  readonly [spliced]: string;
}

/** The SQL of a template, which may hold other SqlTexts but no values. */
export function sqlText(strings: TemplateStringsArray, ...pieces: SqlText[]): SqlText {
  return { [spliced]: String.raw({ raw: strings }, ...pieces.map((piece) => piece[spliced])) };
}

export function sqlList(pieces: readonly SqlText[]): SqlText {
  return { [spliced]: pieces.map((piece) => piece[spliced]).join(", ") };
}

/** Names of columns or a table in double quotes, separated by commas. */
export function sqlNames(...names: readonly string[]): SqlText {
  return { [spliced]: names.map((name) => `"${name}"`).join(", ") };
}

/** A word of the program, never a person's, as a value in single quotes. */
export function sqlWord(word: string): SqlText {
  return { [spliced]: `'${word.replaceAll("'", "''")}'` };
}

/**
 * Whether what a call presumes holds (server/proof.ts); true where it presumes nothing. A write that asks it must do nothing where it does
 * not, and say it as `holds` in its first row.
 */
export const asPresumed: SqlText = sqlText`(true /* as presumed */)`;

export interface Statement {
  /** What stands before, between and after the values. */
  chunks: readonly string[];
  /** With the values numbered from 1. */
  text: string;
  writes: boolean;
  /** Whether it asks `asPresumed`. */
  proves: boolean;
}

// A template's strings are one object for its call site, and pieces are made once: their text is put together once.
const statements = new WeakMap<TemplateStringsArray, { pieces: readonly SqlText[]; statement: Statement }[]>();

export function statementOf(strings: TemplateStringsArray, parts: readonly unknown[]): [Statement, unknown[]] {
  const pieces = parts.filter(isSqlText);
  const values = parts.filter((part) => !isSqlText(part));
  const variants = statements.get(strings) ?? [];
  const variant = variants.find((one) => one.pieces.every((piece, index) => piece === pieces[index]));
  if (variant) return [variant.statement, values];

  const chunks = [strings[0] ?? ""];
  for (const [index, part] of parts.entries()) {
    const after = strings[index + 1] ?? "";
    if (isSqlText(part)) chunks.push(`${chunks.pop()}${part[spliced]}${after}`);
    else chunks.push(after);
  }
  const text = numbered(chunks, 1);
  const writes = /\b(?:insert into|delete from|update) "/.test(text);
  const statement = { chunks, text, writes, proves: text.includes(asPresumed[spliced]) };
  statements.set(strings, [...variants, { pieces, statement }]);
  return [statement, values];
}

/** The text of a statement that asks `asPresumed`, which is so where `proof` finds a row. The proof's values come after its own. */
export function provingText({ chunks, text }: Statement, proof: Statement): string {
  return text.replace(asPresumed[spliced], () => `exists (${numbered(proof.chunks, chunks.length)})`);
}

function isSqlText(part: unknown): part is SqlText {
  return typeof part === "object" && part !== null && spliced in part;
}

/** A statement's text with its values numbered from `first`. */
export function numbered(chunks: readonly string[], first: number): string {
  return chunks.reduce((before, after, index) => `${before}$${first + index - 1}${after}`);
}
