import { PrismaPg } from "@prisma/adapter-pg";
import { Pool, types } from "pg";
import { PrismaClient } from "./generated/prisma/client.ts";
import { log } from "./log.ts";
import { forgetReads } from "./reads.ts";

/**
 * Runs SQL written as a template. Values travel apart from the text, a SqlText becomes part of it, and each text is
 * prepared once a connection. One statement is one transaction. What writes makes the request forget what it has read.
 */
export interface Sql {
  <Row extends object>(strings: TemplateStringsArray, ...values: unknown[]): Promise<Row[]>;
}

const spliced = Symbol("SQL text");

/** A piece of SQL that we wrote, such as a table's name. It holds nothing of anybody's, and is made once, not per call. */
export interface SqlText {
  readonly [spliced]: string;
}

/** Makes a piece of SQL out of a template, which may hold other pieces and no values. */
export function sqlText(strings: TemplateStringsArray, ...pieces: SqlText[]): SqlText {
  return { [spliced]: String.raw({ raw: strings }, ...pieces.map((piece) => piece[spliced])) };
}

/** Pieces of SQL in a row, separated by commas. */
export function sqlList(pieces: readonly SqlText[]): SqlText {
  return { [spliced]: pieces.map((piece) => piece[spliced]).join(", ") };
}

/** Names of columns or a table as SQL quotes them, separated by commas. They must be ours. */
export function sqlNames(...names: readonly string[]): SqlText {
  return { [spliced]: names.map((name) => `"${name}"`).join(", ") };
}

/** A word of ours as SQL quotes a value. */
export function sqlWord(word: string): SqlText {
  return { [spliced]: `'${word.replaceAll("'", "''")}'` };
}

/** A pool of connections, and the two ways to use it. */
export interface Database {
  sql: Sql;
  /** For what comes between people and has no sealed text (docs/decisions/0002). */
  prisma: PrismaClient;
  /** Closes every connection, once what runs has finished. */
  close: () => Promise<void>;
}

interface DatabaseOptions {
  /** Operators' commands may take as long as they need. */
  forOperators?: boolean;
}

/** A pool for the database at `url`. Nothing connects before the first statement. */
export function connectTo(url: string, { forOperators = false }: DatabaseOptions = {}): Database {
  const pool = new Pool({
    connectionString: url,
    max: 20,
    connectionTimeoutMillis: 2_500,
    types: { getTypeParser },
    // query_timeout is for a database that neither answers nor hangs up.
    ...(forOperators ? {} : { statement_timeout: 10_000, query_timeout: 12_000 }),
  });
  pool.on("error", (error) => pool.ending || log.warn({ err: error }, "an idle database connection was lost"));
  // A connection lost under a statement fails it; unheard, the event itself would end the process.
  pool.on("connect", (client) => client.on("error", () => undefined));
  const prisma = new PrismaClient({
    adapter: new PrismaPg(pool, { statementNameGenerator: ({ sql: text }) => nameOf(text) }),
  });
  return {
    sql: runnerOn(pool),
    prisma,
    close: async () => {
      await prisma.$disconnect();
      if (!pool.ended) await pool.end();
    },
  };
}

let current: Database | undefined;

/** Opens the database that this process works with. */
export function openDatabase(url: string, options?: DatabaseOptions): void {
  current = connectTo(url, options);
}

/** Closes it again. */
export async function closeDatabase(): Promise<void> {
  await current?.close();
}

/** Prisma on the database of this process. */
export function prisma(): PrismaClient {
  return opened().prisma;
}

/** SQL on the database of this process. */
export const sql: Sql = (strings, ...values) => opened().sql(strings, ...values);

function opened(): Database {
  if (!current) throw new Error("No database is open.");
  return current;
}

interface Statement {
  name: string;
  text: string;
  writes: boolean;
}

function runnerOn(pool: Pool): Sql {
  return async <Row extends object>(strings: TemplateStringsArray, ...parts: unknown[]) => {
    const { name, text, writes } = statementOf(strings, parts);
    const values = parts.filter((part) => !isSqlText(part));
    try {
      const { rows } = await pool.query<Row>({ name, text, values });
      return rows;
    } finally {
      if (writes) forgetReads();
    }
  };
}

// A template's strings are one object for its call site, and pieces are made once: their text is put together once.
const known = new WeakMap<TemplateStringsArray, { pieces: readonly SqlText[]; statement: Statement }[]>();

function statementOf(strings: TemplateStringsArray, parts: readonly unknown[]): Statement {
  const pieces = parts.filter(isSqlText);
  const variants = known.get(strings) ?? [];
  const variant = variants.find((one) => one.pieces.every((piece, index) => piece === pieces[index]));
  if (variant) return variant.statement;

  let count = 0;
  const text = strings.reduce((before, after, index) => {
    const part = parts[index - 1];
    return `${before}${isSqlText(part) ? part[spliced] : `$${(count += 1)}`}${after}`;
  });
  const statement = { name: nameOf(text), text, writes: /\b(?:insert into|delete from|update) "/.test(text) };
  known.set(strings, [...variants, { pieces, statement }]);
  return statement;
}

function isSqlText(part: unknown): part is SqlText {
  return typeof part === "object" && part !== null && spliced in part;
}

const names = new Map<string, string>();
const mostNames = 500;

function nameOf(text: string): string {
  const name = names.get(text);
  if (name) return name;
  // A connection keeps what it prepared; texts of Prisma that vary without end must not fill it.
  if (names.size >= mostNames) return "";

  const made = `k${names.size}`;
  names.set(text, made);
  return made;
}

const dateType: number = types.builtins.DATE;

// Days come as Prisma gives them, midnight in UTC, so that a row has one shape whichever way it was read.
function getTypeParser(oid: number, format?: "text" | "binary") {
  if (oid === dateType) return (text: string) => new Date(`${text}T00:00:00.000Z`);
  return types.getTypeParser(oid, format);
}
