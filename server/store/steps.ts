import type { Pool } from "pg";
import { clock } from "#server/base/clock.ts";
import { currentCall } from "#server/base/call.ts";
import { config } from "#server/base/config.ts";
import { timeLeft } from "#server/base/deadline.ts";
import { connectedInTime, outOfDeadlocks, withTimeout } from "./pool.ts";
import { forgetReads } from "./reads.ts";
import { stepRunnerOn, type Sql } from "./runner.ts";
import type { SqlPart } from "./sqlText.ts";

/** What the last steps are, and what they leave to give back. */
export interface LastSteps<Result> {
  result: Result;
  /** Sent together with the commit, so that rows for which others wait are locked for no round trip. */
  last: readonly SqlPart[];
}

/**
 * Runs `work` and then its last steps as one transaction of a request, and undoes it if `work` gives back nothing.
 * Statements for which `work` does not wait are sent together. If one loses a deadlock, all of it runs again.
 */
export type InSteps = <Result>(
  work: (sql: Sql) => Promise<LastSteps<Result> | undefined>,
) => Promise<Result | undefined>;

/** Transactions on a pool whose connections are pipelined. */
export function stepsOn(pool: Pool): InSteps {
  return async (work) => {
    // The first step can carry a proof. One that another statement carries must hold before.
    await currentCall()?.proof?.sent;
    try {
      return await outOfDeadlocks(() => transact(pool, work));
    } finally {
      forgetReads();
    }
  };
}

async function transact<Result>(
  pool: Pool,
  work: (sql: Sql) => Promise<LastSteps<Result> | undefined>,
): Promise<Result | undefined> {
  const until = clock.elapsed() + (timeLeft() ?? config.databasePatienceMs);
  const client = await connectedInTime(pool, until);
  const say = (text: string) => client.query(withTimeout({ text }, until));
  try {
    const sql = stepRunnerOn((statement) => client.query(withTimeout(statement, until)));
    const [, done] = await Promise.all([say("begin"), work(sql)]);
    if (!done) await say("rollback");
    // After a step that fails, PostgreSQL takes the commit as a rollback.
    else await Promise.all([...done.last.map((step) => sql`${step}`), say("commit")]);
    client.release();
    return done?.result;
  } catch (error) {
    // Releasing with an error destroys the connection, which rolls its transaction back.
    client.release(error instanceof Error ? error : true);
    throw error;
  }
}
