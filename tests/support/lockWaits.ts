import { sql } from "#server/db.ts";

/** Waits until `count` statements have waited for a lock longer than one may that is sent with others (server/pipeline.ts). */
export async function untilWaitingAlone(count: number): Promise<void> {
  for (let waiting = 0; waiting < count;) {
    const [row] = await sql<{ waiting: number }>`
      select count(*)::int as waiting from pg_locks where not granted and clock_timestamp() - waitstart > interval '0.2 s'`;
    waiting = row?.waiting ?? 0;
  }
}
