import { PrismaPg } from "@prisma/adapter-pg";
import { Pool, types, type PoolClient } from "pg";
import { PrismaClient } from "./generated/prisma/client.ts";
import { log } from "./log.ts";

/** Runs SQL written as a template: the values travel apart from the text, and each call site is prepared once a connection. */
export interface Sql {
  <Row extends object>(strings: TemplateStringsArray, ...values: unknown[]): Promise<Row[]>;
}

/** What a transaction hands to the operations inside it. */
export interface Tx {
  sql: Sql;
}

/** Prisma: the schema, its types, and reads that follow a caller's selection. */
export let db: PrismaClient;

/** Hot reads, and every write that belongs to a fact (docs/decisions/0002). */
export let sql: Sql;

let pool: Pool;

/** Opens the pool that Prisma and SQL share. Nothing connects before the first statement. */
export function openDatabase(url: string): void {
  pool = new Pool({
    connectionString: url,
    max: 20,
    connectionTimeoutMillis: 2_500,
    statement_timeout: 10_000,
    // For a database that neither answers nor hangs up.
    query_timeout: 12_000,
    idle_in_transaction_session_timeout: 15_000,
    types: { getTypeParser },
  });
  pool.on("error", (error) => pool.ending || log.warn({ err: error }, "an idle database connection was lost"));
  // A connection lost inside a transaction fails its next statement; unheard, the event itself would end the process.
  pool.on("connect", (client) => client.on("error", () => undefined));
  db = new PrismaClient({ adapter: new PrismaPg(pool, { statementNameGenerator: ({ sql: text }) => nameOf(text) }) });
  sql = runner(pool);
}

/** Closes every connection, once what runs has finished. */
export async function closeDatabase(): Promise<void> {
  await db?.$disconnect();
  if (pool && !pool.ended) await pool.end();
}

/** Runs `work` in one transaction: all of it is written, or nothing. Errors pass through. */
export async function inTransaction<Result>(work: (tx: Tx) => Promise<Result>): Promise<Result> {
  const client = await pool.connect();
  let broken: Error | undefined;
  try {
    await client.query("begin");
    const result = await work({ sql: runner(client) });
    await client.query("commit");
    return result;
  } catch (error) {
    await client.query("rollback").catch((failure: Error) => (broken = failure));
    throw error;
  } finally {
    client.release(broken);
  }
}

interface Prepared {
  name: string;
  text: string;
}

// A template's strings are one object for its call site, so the text is put together and named once.
const prepared = new WeakMap<TemplateStringsArray, Prepared>();
const names = new Map<string, string>();

function runner(connection: Pool | PoolClient): Sql {
  return async <Row extends object>(strings: TemplateStringsArray, ...values: unknown[]) => {
    const { rows } = await connection.query<Row>({ ...statementOf(strings), values });
    return rows;
  };
}

function statementOf(strings: TemplateStringsArray): Prepared {
  let statement = prepared.get(strings);
  if (!statement) {
    const text = strings.reduce((before, part, index) => `${before}$${index}${part}`);
    statement = { name: nameOf(text), text };
    prepared.set(strings, statement);
  }
  return statement;
}

const mostNames = 500;

function nameOf(text: string): string {
  const known = names.get(text);
  if (known) return known;
  // A connection keeps what it prepared; texts of Prisma that vary without end must not fill it.
  if (names.size >= mostNames) return "";

  const name = `k${names.size}`;
  names.set(text, name);
  return name;
}

const dateType: number = types.builtins.DATE;

// Days come as Prisma gives them, midnight in UTC, so that a row has one shape whichever way it was read.
function getTypeParser(oid: number, format?: "text" | "binary") {
  if (oid === dateType) return (text: string) => new Date(`${text}T00:00:00.000Z`);
  return types.getTypeParser(oid, format);
}
