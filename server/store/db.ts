import { PrismaPg } from "@prisma/adapter-pg";
import type { Pool, QueryConfig, QueryResultRow } from "pg";
import { PrismaClient } from "#server/generated/prisma/client.ts";
import { currentCall, runInCall, type Call } from "#server/base/call.ts";
import { config } from "#server/base/config.ts";
import { atTurnsEnd } from "#server/base/eventLoop.ts";
import { watchSize } from "#server/base/held.ts";
import { poolForRequests, poolWithoutLimits, type HurriedPool } from "./pool.ts";
import type { Asked, Proof, Statement } from "#server/base/statement.ts";
import { judged, proven } from "./proof.ts";
import { forgetReads } from "./reads.ts";
import { numbered, provingText, statementOf } from "./sqlText.ts";

/** Runs an SQL template: a SqlText joins its text, values stay apart. A write clears what the request has read. */
export interface Sql {
  <Row extends object>(strings: TemplateStringsArray, ...values: unknown[]): Promise<Row[]>;
}

export interface Database {
  sql: Sql;
  /** For what comes between people and has no sealed text (docs/decisions/0002). */
  prisma: PrismaClient;
  inTransaction: <Result>(work: (sql: Sql) => Promise<Result>) => Promise<Result>;
  close: () => Promise<void>;
}

/**
 * The database at `url`, for requests within the time they have left, for everything else without a limit. Nothing connects
 * before the first statement.
 */
export function connectTo(url: string): Database {
  const hurried = poolForRequests(url);
  const patient = poolWithoutLimits(url);
  const [inTime, anyTime] = [runnerOn(hurried), runnerOn(patient)];
  const client = new PrismaClient({
    adapter: new PrismaPg(hurried, {
      // Prisma's texts go by the fields that are asked for.
      statementNameGenerator: ({ sql: text }) => (currentCall()?.readsApart ? "" : nameOf(text)),
    }),
  });
  return {
    sql: (strings, ...values) => (currentCall()?.deadline ? inTime : anyTime)(strings, ...values),
    prisma: client,
    inTransaction: async (work) => {
      const connection = await patient.connect();
      try {
        await connection.query("begin");
        const result = await work(runnerOn(connection));
        await connection.query("commit");
        connection.release();
        return result;
      } catch (error) {
        // A connection released with its error is destroyed, and what it began with it.
        connection.release(error instanceof Error ? error : true);
        throw error;
      }
    },
    close: async () => {
      await client.$disconnect();
      for (const pool of [hurried, patient]) if (!pool.ended) await pool.end();
    },
  };
}

let current: Database | undefined;

/** Opens the database of this process, on which `prisma` and `sql` work. */
export function openDatabase(url: string): void {
  current = connectTo(url);
}

export async function closeDatabase(): Promise<void> {
  await current?.close();
}

export function prisma(): PrismaClient {
  return opened().prisma;
}

export const sql: Sql = (strings, ...values) => opened().sql(strings, ...values);

/** Several statements as one transaction without time limits, for a reset and for work that must look again under a lock. */
export function inTransaction<Result>(work: (sql: Sql) => Promise<Result>): Promise<Result> {
  return opened().inTransaction(work);
}

function opened(): Database {
  if (!current) throw new Error("No database is open.");
  return current;
}

interface Read extends Asked {
  resolve: (rows: object[]) => void;
  reject: (error: Error) => void;
}

/** What statements run on. Reads may have a way of their own. */
type Runs = Pick<Pool, "query"> & Partial<Pick<HurriedPool, "read">>;

function runnerOn(pool: Runs): Sql {
  const ask = pool.read ?? (<Row extends QueryResultRow>(statement: QueryConfig) => pool.query<Row>(statement));

  /** A request's reads of one turn of the event loop go out as one statement, a write by itself as one transaction. */
  const readsOfTurn = new WeakMap<Call, Read[]>();

  return <Row extends object>(strings: TemplateStringsArray, ...parts: unknown[]) => {
    const [statement, values] = statementOf(strings, parts);
    const call = currentCall();
    if (statement.writes && call?.proof) {
      if (statement.proves && !call.proof.sent) return prove<Row>({ statement, values }, call.proof);
      return proven().then(() => run<Row>(statement, values));
    }
    if (statement.writes || !call) return run<Row>(statement, values);

    // The rows are of the type that the caller says, whichever way they come.
    return new Promise<object[]>((resolve, reject) => collect(call, { statement, values, resolve, reject })) as Promise<
      Row[]
    >;
  };

  async function run<Row extends object>({ text, writes }: Pick<Statement, "text" | "writes">, values: unknown[]) {
    try {
      const statement = { name: nameOf(text), text, values };
      const { rows } = await (writes ? pool.query<Row>(statement) : ask<Row>(statement));
      return rows;
    } finally {
      if (writes) forgetReads();
    }
  }

  async function prove<Row extends object>(write: Asked, proof: Proof): Promise<Row[]> {
    const text = provingTextOf(write.statement, proof.statement);
    const rows = await run<Row & { holds?: boolean }>({ text, writes: true }, [...write.values, ...proof.values]);
    await (proof.sent ??= judged(Promise.resolve(rows.filter(({ holds }) => holds))));
    return rows;
  }

  function collect(call: Call, read: Read): void {
    if (call.readsApart) return send([read], call.proof);
    const turn = readsOfTurn.get(call);
    if (turn) return void turn.push(read);
    const first = [read];
    readsOfTurn.set(call, first);
    atTurnsEnd("gathering", () => {
      readsOfTurn.delete(call);
      runInCall(call, () => {
        for (let start = 0; start < first.length; start += mostTogether)
          send(first.slice(start, start + mostTogether), call.proof);
      });
    });
  }

  function send(reads: readonly Read[], proof: Proof | undefined): void {
    const [only] = reads;
    const isProving = proof && !proof.sent;
    if (only && reads.length === 1 && !isProving)
      return void run(only.statement, only.values).then(only.resolve, only.reject);

    const answers = together(isProving ? [...reads, proof] : reads);
    if (isProving) proof.sent = judged(answers.then((all) => all[reads.length] ?? []));
    Promise.all([answers, proof?.sent]).then(
      ([all]) => reads.forEach(({ resolve }, index) => resolve(all[index] ?? [])),
      (error: Error) => reads.forEach(({ reject }) => reject(error)),
    );
  }

  /** Each read is a column of one statement, its rows as JSON. */
  async function together(reads: readonly Asked[]): Promise<object[][]> {
    const text = textOf(reads.map(({ statement }) => statement));
    const values = reads.flatMap((read) => read.values);
    const { rows } = await ask<Record<string, Record<string, unknown>[]>>({ name: nameOf(text), text, values });
    return reads.map((_read, index) => withDates(rows[0]?.[index] ?? []));
  }
}

// Put together once: the text is long, and the same few go together again and again.
const texts = new Map<string, string>();
watchSize("SQL texts", () => texts.size);

/** The statement of which each of these is a column, its rows as JSON. */
function textOf(statements: readonly Statement[]): string {
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

function provingTextOf(write: Statement, proof: Statement): string {
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

/** Makes Dates of JSON rows' times, in place. A test holds that only columns of these names hold instants and days. */
function withDates(rows: Record<string, unknown>[]): object[] {
  // All have the same columns.
  const times = Object.keys(rows[0] ?? {}).filter((name) => name.endsWith("At") || dayNames.has(name));
  for (const row of rows)
    for (const name of times) {
      const value = row[name];
      if (typeof value === "string") row[name] = new Date(value);
    }
  return rows;
}

const dayNames = new Set(["localDate", "month"]);
/** A deletion is followed by seven. */
const mostTogether = 8;

const names = new Map<string, string>();
const mostNames = 500;
watchSize("names of prepared statements", () => names.size);

function nameOf(text: string): string {
  if (config.isPooledByTransaction) return "";
  const name = names.get(text);
  if (name) return name;
  // A connection keeps what it prepared; texts of Prisma that vary without end must not fill it.
  if (names.size >= mostNames) return "";

  const made = `k${names.size}`;
  names.set(text, made);
  return made;
}
