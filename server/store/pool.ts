import { AsyncResource } from "node:async_hooks";
import { Pool, types, type PoolClient, type QueryConfig, type QueryResult } from "pg";
import { clock } from "#server/base/clock.ts";
import { currentCall, outsideOfCalls, type Call } from "#server/base/call.ts";
import { config, shareOf } from "#server/base/config.ts";
import { timeLeft } from "#server/base/deadline.ts";
import { Unavailable } from "#server/base/errors.ts";
import { log } from "#server/base/log.ts";
import { watchNumber } from "#server/base/metrics.ts";
import { queueOf, type Queue } from "#server/base/queue.ts";

/** How much of its request's time a statement has, so that the request has some left to say that it failed. */
export const shareOfStatement = 0.8;

// A transaction pooler drops these settings, so the request's own deadline must do there. Writes and a screen's reads
// are large statements: planning or compiling each again would cost more than running it.
function requestSettings(isDistributed: boolean) {
  // A distributed database plans in steps, each with the values that it needs.
  const plans = isDistributed ? "auto" : "force_generic_plan";
  return {
    statement_timeout: Math.floor(shareOfStatement * config.databasePatienceMs),
    options: `-c plan_cache_mode=${plans} -c jit=off`,
  };
}

// Plans for the current row counts: a plan from a diary's first day takes minutes to delete a long diary.
const longWorkSettings = { options: "-c plan_cache_mode=force_custom_plan" };

// A new connection has to plan every statement again. Two connections stay open when the others close, so that the first request after
// a pause is not slower. TCP keep-alive stops firewalls from dropping them.
export const keptOpen = { min: 2, idleTimeoutMillis: 10_000 };

/** The connections of this process. PostgreSQL allows 100 by default; all workers together use 80. */
export const connections = { requests: Math.min(20, shareOf(64)), withoutLimits: Math.min(5, shareOf(16)) };

/** How many of them one request uses at once. Its further statements wait, so that no document takes all of them. */
export const mostOfARequest = 2;

/** Connections for requests. Each statement has one to itself, and takes no longer than its request has left. */
export function poolForRequests(url: string, isDistributed = false): Pool {
  const pool = watched(
    withErrorHandlers(
      new Pool({
        connectionString: url,
        max: connections.requests,
        types: { getTypeParser },
        ...keptOpen,
        keepAlive: true,
        keepAliveInitialDelayMillis: 30_000,
        query_timeout: config.databasePatienceMs,
        connectionTimeoutMillis: config.databasePatienceMs,
        // For steps.ts alone: its transactions send statements without waiting for the one before.
        pipeline: isDistributed,
        ...(config.isPooledByTransaction ? {} : requestSettings(isDistributed)),
      }),
    ),
  );
  const query = (statement: QueryConfig): Promise<QueryResult> => {
    const until = clock.elapsed() + (timeLeft() ?? config.databasePatienceMs);
    return inTurn(() => outOfDeadlocks(() => queryInTime(pool, statement, until)));
  };
  // Prisma uses the pool, too.
  return Object.assign(pool, { query });
}

const turns = new WeakMap<Call, Queue>();

/** Runs the statements of one request in order of arrival, `mostOfARequest` at once. */
function inTurn<Result>(run: () => Promise<Result>): Promise<Result> {
  const call = currentCall();
  if (!call) return run();
  const queue = turns.get(call) ?? queueOf(mostOfARequest);
  turns.set(call, queue);
  return queue.run(run);
}

/** Connections without time limits, for exports, operators' commands and work outside of requests. */
export function poolWithoutLimits(url: string): Pool {
  return withErrorHandlers(
    new Pool({
      connectionString: url,
      max: connections.withoutLimits,
      types: { getTypeParser },
      connectionTimeoutMillis: 10_000,
      ...(config.isPooledByTransaction ? {} : longWorkSettings),
    }),
  );
}

function watched(pool: Pool): Pool {
  watchNumber("kindling_pool_requests_busy", "Connections for requests in use", () => pool.totalCount - pool.idleCount);
  watchNumber(
    "kindling_pool_requests_waiting",
    "Statements that wait for a connection for requests",
    () => pool.waitingCount,
  );
  return pool;
}

function withErrorHandlers(pool: Pool): Pool {
  const sayLost = (error: Error) => pool.ending || log.warn({ err: error }, "an idle database connection was lost");
  // Bound here, because a connection is opened inside of some request's async context.
  pool.on("error", AsyncResource.bind(sayLost));
  // The failed statement reports a lost connection; an unhandled event would end the process.
  pool.on("connect", (client) => client.on("error", () => undefined));
  return pool;
}

/** A statement that lost a deadlock has changed nothing, so it runs again. On several nodes one happens now and then. */
export async function outOfDeadlocks<Result>(run: () => Promise<Result>): Promise<Result> {
  for (let tries = 1; ; tries += 1)
    try {
      return await run();
    } catch (error) {
      if (Object(error).code !== deadlockCode || tries === mostTries) throw error;
    }
}

const deadlockCode = "40P01";
const mostTries = 3;

async function queryInTime(pool: Pool, statement: QueryConfig, until: number): Promise<QueryResult> {
  const client = await connectedInTime(pool, until);
  try {
    const result = await client.query(withTimeout(statement, until));
    client.release();
    return result;
  } catch (error) {
    // PostgreSQL closes a connection unless the severity is ERROR. After a time-out it may still be busy.
    client.release(Object(error).severity !== "ERROR");
    throw error;
  }
}

/** The statement with a time-out at `until`, a time of `clock.elapsed()`, after which pg drops the connection. */
export function withTimeout(statement: QueryConfig, until: number): QueryConfig {
  // A pg option that its types lack.
  const limit = { query_timeout: Math.max(1, until - clock.elapsed()) };
  return Object.assign({}, statement, limit);
}

/** A connection of the pool. Throws Unavailable after `until`, a time of `clock.elapsed()`. */
export function connectedInTime(pool: Pool, until: number): Promise<PoolClient> {
  const left = until - clock.elapsed();
  // Waiting requests get the idle connections in the next tick.
  if (left > 0 && pool.idleCount > pool.waitingCount) return pool.connect();

  return new Promise((resolve, reject) => {
    if (left <= 0) return reject(new Unavailable());
    let isLate = false;
    const cancel = clock.after(left, () => {
      isLate = true;
      reject(new Unavailable());
    });
    outsideOfCalls(() =>
      pool.connect((error, client) => {
        cancel();
        // The caller may have timed out meanwhile.
        if (isLate) return client?.release();
        if (client) resolve(client);
        else reject(error ?? new Unavailable());
      }),
    );
  });
}

const dateType: number = types.builtins.DATE;

// Days come as midnight in UTC, like Prisma's, so that a row has one shape however it was read.
function getTypeParser(oid: number, format?: "text" | "binary") {
  if (oid === dateType) return (text: string) => new Date(`${text}T00:00:00.000Z`);
  return types.getTypeParser(oid, format);
}
