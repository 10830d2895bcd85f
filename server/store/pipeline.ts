import type { Pool, PoolClient, QueryConfig, QueryResult } from "pg";
import { atTurnsEnd } from "#server/base/eventLoop.ts";

/** A statement whose answer is awaited until `until`, a time of `performance.now()`. */
export interface Timed {
  statement: QueryConfig;
  until: number;
}

/** Runs a statement. */
export type Run = (timed: Timed) => Promise<QueryResult>;

interface Member extends Timed {
  resolve: (result: QueryResult) => void;
  reject: (error: Error) => void;
}

const mostTogether = 16;
/** In milliseconds: who has less left asks by itself at once, for the others would have as little time. */
const leastLeft = 1_000;

/** What a connection of a pipeline may take for one statement: milliseconds, of which few for a lock that somebody else holds. */
export const ofPipeline = { statement_timeout: 500, lock_timeout: 50 };

/**
 * Sends the reads of one turn of the event loop in one piece over one connection of `lanes`, which must be set up with `pipeline: true`
 * and `ofPipeline`; each is a transaction of its own and answered for itself (docs/decisions/0021). They may take half the time that the
 * least of them has left. A read that got no answer by then, that was stopped, or whose connection was lost, is asked again with `alone`.
 */
export function pipelineOn(lanes: Pool, connect: (pool: Pool, until: number) => Promise<PoolClient>, alone: Run): Run {
  let waiting: Member[] = [];

  return async (timed) => {
    if (timed.until - performance.now() < leastLeft) return alone(timed);
    try {
      return await inTurn(timed);
    } catch (error) {
      if (isAnswer(error)) throw error;
      return alone(timed);
    }
  };

  function inTurn(timed: Timed): Promise<QueryResult> {
    return new Promise((resolve, reject) => {
      if (waiting.length === 0) atTurnsEnd("sending", sendAll);
      waiting.push({ ...timed, resolve, reject });
    });
  }

  function sendAll(): void {
    const members = waiting;
    waiting = [];
    for (let start = 0; start < members.length; start += mostTogether)
      void send(members.slice(start, start + mostTogether));
  }

  async function send(members: readonly Member[]): Promise<void> {
    const now = performance.now();
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
      const answer = client.query(limited(statement, until));
      answer.then(resolve, reject);
      return answer;
    });
    stream.uncork();
    const ends = await Promise.allSettled(answers);
    client.release(ends.some((end) => end.status === "rejected" && !leavesWhole(end.reason)));
  }
}

/** A statement with what is left of its time, after which pg gives its connection up. */
export function limited(statement: QueryConfig, until: number): QueryConfig {
  // Which pg knows and its types do not.
  const limit = { query_timeout: Math.max(1, until - performance.now()) };
  return Object.assign({}, statement, limit);
}

// Stopped by the limits above, or behind one that was, whose text it had to go by.
const isHeldUp = new Set(["57014", "55P03", "26000"]);

/** Whether PostgreSQL says it of the statement itself, so that it would say it again. */
function isAnswer(error: unknown): boolean {
  return leavesWhole(error) && !isHeldUp.has(String(Object(error).code));
}

/** Whether the connection goes on after this error: PostgreSQL ends one with FATAL, and what is not PostgreSQL's has ended it. */
export function leavesWhole(error: unknown): boolean {
  return Object(error).severity === "ERROR";
}
