import { AsyncResource } from "node:async_hooks";
import { Pool, types, type PoolClient, type QueryConfig, type QueryResult, type QueryResultRow } from "pg";
import { outsideOfCalls } from "#server/base/call.ts";
import { config, shareOf } from "#server/base/config.ts";
import { timeLeft } from "#server/base/deadline.ts";
import { Unavailable } from "#server/base/errors.ts";
import { log } from "#server/base/log.ts";
import { leavesWhole, limited, ofPipeline, pipelineOn, type Run, type Timed } from "./pipeline.ts";

// Settings of the connection, which a pooler by transaction does not keep: there the request's own deadline has to do.
// A write and the reads of a screen are one large statement each: planned or compiled anew they would cost more than run.
const ofDatabase = { statement_timeout: 2_000, options: "-c plan_cache_mode=force_generic_plan -c jit=off" };

const patienceMs = 2_500;

// Planned for as many rows as there are by now: a plan kept from a diary's first day takes minutes to delete a long one.
const ofLongWork = { options: "-c plan_cache_mode=force_custom_plan" };

/** A pool whose `read` sends the reads of one turn of the event loop together. */
export interface HurriedPool extends Pool {
  read: <Row extends QueryResultRow>(statement: QueryConfig) => Promise<QueryResult<Row>>;
}

// PostgreSQL takes 100 unless told; several workers share 80 of them.
/** Connections for requests, whose statements take no longer than the request has left. */
export function poolForRequests(url: string): HurriedPool {
  const most = Math.min(20, shareOf(64));
  const inLanes = config.isPooledByTransaction ? 0 : Math.max(1, Math.floor(most / 4));
  const limits = {
    connectionString: url,
    types: { getTypeParser },
    query_timeout: patienceMs,
    connectionTimeoutMillis: patienceMs,
    ...(config.isPooledByTransaction ? {} : ofDatabase),
  };
  const pool = heard(new Pool({ ...limits, max: most - inLanes }));
  const alone: Run = (timed) => queryInTime(pool, timed);
  // A pooler may give each statement another connection, and keeps no limits.
  const lanes = inLanes > 0 ? heard(new Pool({ ...limits, ...ofPipeline, max: inLanes, pipeline: true })) : undefined;
  const together = lanes ? pipelineOn(lanes, connectedInTime, alone) : alone;
  const inTime = (run: Run) => (statement: QueryConfig) =>
    run({ statement, until: performance.now() + (timeLeft() ?? patienceMs) });
  const end = pool.end.bind(pool);
  return Object.assign(pool, {
    // Prisma asks the pool, too. Writes go by themselves: PostgreSQL flushes those of several connections as one.
    query: inTime(alone),
    read: inTime(together),
    end: async () => void (await Promise.all([end(), lanes?.end()])),
  });
}

/** Connections for what may take as long as it needs: exports, operators' work, and whatever runs for no request. */
export function poolWithoutLimits(url: string): Pool {
  return heard(
    new Pool({
      connectionString: url,
      max: Math.min(5, shareOf(16)),
      types: { getTypeParser },
      connectionTimeoutMillis: 10_000,
      ...(config.isPooledByTransaction ? {} : ofLongWork),
    }),
  );
}

function heard(pool: Pool): Pool {
  const sayLost = (error: Error) => pool.ending || log.warn({ err: error }, "an idle database connection was lost");
  // Bound to this place, for a connection is opened in the middle of some request, and lost in none.
  pool.on("error", AsyncResource.bind(sayLost));
  // A connection lost under a statement fails it; unheard, the event itself would end the process.
  pool.on("connect", (client) => client.on("error", () => undefined));
  return pool;
}

async function queryInTime(pool: Pool, { statement, until }: Timed) {
  const client = await connectedInTime(pool, until);
  try {
    const result = await client.query(limited(statement, until));
    client.release();
    return result;
  } catch (error) {
    // A connection that was not waited for may still be at work: it is destroyed, not reused.
    client.release(!leavesWhole(error));
    throw error;
  }
}

function connectedInTime(pool: Pool, until: number): Promise<PoolClient> {
  const left = until - performance.now();
  // Who waits is given the idle ones in the next tick.
  if (left > 0 && pool.idleCount > pool.waitingCount) return pool.connect();

  return new Promise((resolve, reject) => {
    if (left <= 0) return reject(new Unavailable());
    let isLate = false;
    const timer = setTimeout(() => {
      isLate = true;
      reject(new Unavailable());
    }, left);
    outsideOfCalls(() =>
      pool.connect((error, client) => {
        clearTimeout(timer);
        // The pool may have given up on it since.
        if (isLate) return client?.release();
        if (client) resolve(client);
        else reject(error ?? new Unavailable());
      }),
    );
  });
}

const dateType: number = types.builtins.DATE;

// Days come as Prisma gives them, midnight in UTC, so that a row has one shape whichever way it was read.
function getTypeParser(oid: number, format?: "text" | "binary") {
  if (oid === dateType) return (text: string) => new Date(`${text}T00:00:00.000Z`);
  return types.getTypeParser(oid, format);
}
