import type { Pool, PoolClient, QueryConfig, QueryResult } from "pg";
import { clock } from "#server/base/clock.ts";
import { atTickEnd } from "#server/base/eventLoop.ts";

/** A statement and its deadline `until`, a time of `clock.elapsed()`. */
export interface TimedStatement {
  statement: QueryConfig;
  until: number;
}

/** Runs a statement. */
export type Run = (timed: TimedStatement) => Promise<QueryResult>;

interface Member extends TimedStatement {
  resolve: (result: QueryResult) => void;
  reject: (error: Error) => void;
}

export const maxBatch = 16;
/** In milliseconds. A statement with less time left runs alone, because its batch would get as little time. */
export const minTimeLeftMs = 1_000;

/** Of one statement, and of waiting on a lock. */
export const pipelineMs = { statement: 500, lock: 50 };

/** Limits of a pipelined connection. */
export const pipelineLimits = { statement_timeout: pipelineMs.statement, lock_timeout: pipelineMs.lock };

/**
 * Pipelines the reads of one event-loop tick over one connection of `lanes`, which needs `pipeline: true` and
 * `pipelineLimits` (docs/decisions/0021). Each read is a transaction with an answer of its own. A batch gets half the
 * time that its most urgent read has left. A read that timed out, was cancelled or lost its connection runs again with
 * `alone`.
 */
export function pipelineOn(lanes: Pool, connect: (pool: Pool, until: number) => Promise<PoolClient>, alone: Run): Run {
  let waiting: Member[] = [];

  return async (timed) => {
    if (timed.until - clock.elapsed() < minTimeLeftMs) return alone(timed);
    try {
      return await inBatch(timed);
    } catch (error) {
      if (isFinal(error)) throw error;
      return alone(timed);
    }
  };

  function inBatch(timed: TimedStatement): Promise<QueryResult> {
    return new Promise((resolve, reject) => {
      if (waiting.length === 0) atTickEnd("sending", sendAll);
      waiting.push({ ...timed, resolve, reject });
    });
  }

  function sendAll(): void {
    const members = waiting;
    waiting = [];
    for (let start = 0; start < members.length; start += maxBatch) void send(members.slice(start, start + maxBatch));
  }

  async function send(members: readonly Member[]): Promise<void> {
    const now = clock.elapsed();
    const until = now + (Math.min(...members.map((member) => member.until)) - now) / 2;
    let client;
    try {
      client = await connect(lanes, until);
    } catch (error) {
      for (const { reject } of members) reject(error as Error);
      return;
    }

    const { stream } = client.connection;
    stream.cork();
    const answers = members.map(({ statement, resolve, reject }) => {
      const answer = client.query(withTimeout(statement, until));
      answer.then(resolve, reject);
      return answer;
    });
    stream.uncork();
    const ends = await Promise.allSettled(answers);
    client.release(ends.some((end) => end.status === "rejected" && !keepsConnection(end.reason)));
  }
}

/** The statement with a time-out, after which pg drops the connection. */
export function withTimeout(statement: QueryConfig, until: number): QueryConfig {
  // A pg option that its types lack.
  const limit = { query_timeout: Math.max(1, until - clock.elapsed()) };
  return Object.assign({}, statement, limit);
}

// Cancelled by the limits above, or queued behind a cancelled statement that should have prepared its text.
const heldUpCodes = new Set(["57014", "55P03", "26000"]);

/** True if the statement itself is at fault, so that a retry would fail too. */
function isFinal(error: unknown): boolean {
  return keepsConnection(error) && !heldUpCodes.has(String(Object(error).code));
}

/** True if the connection survives this error: severity ERROR leaves it open, FATAL does not. */
export function keepsConnection(error: unknown): boolean {
  return Object(error).severity === "ERROR";
}
