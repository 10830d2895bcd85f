import type { Viewer } from "#server/base/viewer.ts";
import { inTransaction } from "#server/store/db.ts";
import type { Sql } from "#server/store/runner.ts";
import { refreshKeys } from "./receipts.ts";

/**
 * Runs `work` in a transaction that holds the person's key alone. Every write of an entry takes the key too, so it comes
 * before or after. Throws Gone if the diary was reset meanwhile.
 */
export async function holdingKey<Result>(viewer: Viewer, work: (sql: Sql) => Promise<Result>): Promise<Result> {
  for (;;) {
    const done = await inTransaction(async (sql) => {
      await sql`select 1 from "PersonKey" where "userId" = ${viewer.id}::uuid for update`;
      // A second statement, because it must see a key added while the first one waited.
      const keys = await sql<{ version: number; epoch: number }>`
        select version, epoch from "PersonKey" where "userId" = ${viewer.id}::uuid order by version desc limit 1`;
      const [newest] = keys;
      const isSame = newest?.version === viewer.keys.version && newest.epoch === viewer.epoch;
      return isSame ? { result: await work(sql) } : undefined;
    });
    if (done) return done.result;
    await refreshKeys(viewer);
  }
}
