import { Client } from "pg";
import { until } from "./until.ts";

/** A test's own connection that holds locks. */
export interface Holder {
  /** Begins a transaction and runs statements in it. */
  hold: (...statements: readonly string[]) => Promise<void>;
  ask: <Row extends object>(text: string, values?: unknown[]) => Promise<Row[]>;
  /** Waits until this many other statements, with this beginning, wait for a lock in this database. */
  untilWaiting: (count: number, beginning?: string) => Promise<void>;
  /** Cancels these statements, because PostgreSQL does not notice that a waiting client has died. */
  endWaiting: (beginning?: string) => Promise<void>;
  letGo: (how?: "commit" | "rollback") => Promise<void>;
  close: () => Promise<void>;
}

// Longer than statements wait for each other in passing.
const waiting = `
  from pg_stat_activity a
  where datname = current_database() and pid <> pg_backend_pid() and ltrim(query, E' \\n') like $1 and exists (
    select 1 from pg_locks l where l.pid = a.pid and not granted and clock_timestamp() - waitstart > interval '0.2 s'
  )`;

/** Connects to the database at `url`. */
export async function holderOn(url: string): Promise<Holder> {
  const [client, watcher] = [new Client({ connectionString: url }), new Client({ connectionString: url })];
  await Promise.all([client.connect(), watcher.connect()]);
  return {
    hold: async (...statements) => {
      for (const statement of ["begin", ...statements]) await client.query(statement);
    },
    ask: async (text, values) => (await client.query(text, values)).rows,
    untilWaiting: (count, beginning = "") =>
      until(`${count} statements wait for a lock`, async () => {
        const { rows } = await watcher.query<{ count: number }>(`select count(*)::int as count ${waiting}`, [
          `${beginning}%`,
        ]);
        return (rows[0]?.count ?? 0) >= count;
      }),
    endWaiting: async (beginning = "") =>
      void (await watcher.query(`select pg_terminate_backend(pid) ${waiting}`, [`${beginning}%`])),
    letGo: async (how = "rollback") => void (await client.query(how)),
    close: async () => void (await Promise.all([client.end(), watcher.end()])),
  };
}
