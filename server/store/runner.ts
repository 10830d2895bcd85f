import type { QueryConfig, QueryResult, QueryResultRow } from "pg";
import { currentCall, type Call } from "#server/base/call.ts";
import type { BoundStatement, Proof, Statement } from "#server/base/statement.ts";
import { provingTextOf, textOf, withDates } from "./combined.ts";
import { requireProof, awaitProof } from "./proof.ts";
import { forgetReads } from "./reads.ts";
import { statementOf } from "./sqlText.ts";
import { nameOf } from "./statementNames.ts";

/** Runs an SQL template. SqlText joins the SQL; values are sent separately. A write clears the request's reads. */
export interface Sql {
  <Row extends object>(strings: TemplateStringsArray, ...values: unknown[]): Promise<Row[]>;
}

type Ask = <Row extends QueryResultRow>(statement: QueryConfig) => Promise<QueryResult<Row>>;

interface Runner {
  ask: Ask;
  /** A request's reads of one tick go out as one statement. A write is a transaction by itself. */
  readsOfTick: WeakMap<Call, Read[]>;
}

interface Read extends BoundStatement {
  resolve: (rows: object[]) => void;
  reject: (error: Error) => void;
}

/** Runs templates on a pool or a connection. */
export function runnerOn(pool: { query: Ask }): Sql {
  const runner: Runner = { ask: (statement) => pool.query(statement), readsOfTick: new WeakMap() };

  return <Row extends object>(strings: TemplateStringsArray, ...parts: unknown[]) => {
    const [statement, values] = statementOf(strings, parts);
    const call = currentCall();
    if (statement.writes && call?.proof) {
      if (statement.proves && !call.proof.sent) return prove<Row>(runner, { statement, values }, call.proof);
      return awaitProof().then(() => run<Row>(runner, statement, values));
    }
    if (statement.writes || !call) return run<Row>(runner, statement, values);

    // The caller names the row type, whichever way the rows come.
    return new Promise<object[]>((resolve, reject) =>
      collect(runner, call, { statement, values, resolve, reject }),
    ) as Promise<Row[]>;
  };
}

/** Runs each template at once and as it is, as a step of a transaction. */
export function stepRunnerOn(ask: Ask): Sql {
  const runner: Runner = { ask, readsOfTick: new WeakMap() };
  return <Row extends object>(strings: TemplateStringsArray, ...parts: unknown[]) => {
    const [statement, values] = statementOf(strings, parts);
    const proof = currentCall()?.proof;
    if (statement.proves && proof && !proof.sent) return prove<Row>(runner, { statement, values }, proof);
    return run<Row>(runner, statement, values);
  };
}

async function run<Row extends object>(
  { ask }: Runner,
  { text, writes }: Pick<Statement, "text" | "writes">,
  values: unknown[],
): Promise<Row[]> {
  try {
    const { rows } = await ask<Row>({ name: nameOf(text), text, values });
    return rows;
  } finally {
    if (writes) forgetReads();
  }
}

async function prove<Row extends object>(runner: Runner, write: BoundStatement, proof: Proof): Promise<Row[]> {
  const text = provingTextOf(write.statement, proof.statement);
  const rows = await run<Row & { holds?: boolean }>(runner, { text, writes: true }, [...write.values, ...proof.values]);
  await (proof.sent ??= requireProof(Promise.resolve(rows.filter(({ holds }) => holds))));
  return rows;
}

function collect(runner: Runner, call: Call, read: Read): void {
  const { readsOfTick } = runner;
  if (call.isUnbatched) return send(runner, [read], call.proof);
  const tick = readsOfTick.get(call);
  if (tick) return void tick.push(read);
  const first = [read];
  readsOfTick.set(call, first);
  setImmediate(() => {
    readsOfTick.delete(call);
    for (let start = 0; start < first.length; start += maxBatch)
      send(runner, first.slice(start, start + maxBatch), call.proof);
  });
}

function send(runner: Runner, reads: readonly Read[], proof: Proof | undefined): void {
  const [only] = reads;
  const isProving = proof && !proof.sent;
  if (only && reads.length === 1 && !isProving)
    return void run(runner, only.statement, only.values).then(only.resolve, only.reject);

  const answers = together(runner, isProving ? [...reads, proof] : reads);
  if (isProving) proof.sent = requireProof(answers.then((all) => all[reads.length] ?? []));
  // `awaitProof` may have asked for the proof in this tick: that read must not wait for itself.
  const asked = reads.findIndex(({ statement }) => statement === proof?.statement);
  if (asked >= 0)
    answers.then(
      (all) => reads[asked]?.resolve(all[asked] ?? []),
      () => undefined,
    );
  Promise.all([answers, proof?.sent]).then(
    ([all]) => reads.forEach(({ resolve }, index) => resolve(all[index] ?? [])),
    (error: Error) => reads.forEach(({ reject }) => reject(error)),
  );
}

/** Each read becomes a column of one statement, its rows as JSON. */
async function together({ ask }: Runner, reads: readonly BoundStatement[]): Promise<object[][]> {
  const text = textOf(reads.map(({ statement }) => statement));
  const values = reads.flatMap((read) => read.values);
  const { rows } = await ask<Record<string, Record<string, unknown>[]>>({ name: nameOf(text), text, values });
  return reads.map((_read, index) => withDates(rows[0]?.[index] ?? []));
}

/** A removal needs eight statements: the deletion and seven reads. */
const maxBatch = 8;
