import type { ServerResponse } from "node:http";
import { callHere, runInCall } from "#server/base/call.ts";
import { migrationNames } from "#server/store/database/migrations.ts";
import { sql } from "#server/store/db.ts";
import { deadlineIn } from "#server/base/deadline.ts";
import { startupStep } from "./starting.ts";

let isStopping = false;

/** From now on `/readyz` says no. */
export function stopBeingReady(): void {
  isStopping = true;
}

/** `/healthz` answers while the process lives; `/readyz` only when the database answers, takes writes and has every migration. */
export async function health(path: "/healthz" | "/readyz", response: ServerResponse): Promise<void> {
  const reason = path === "/healthz" ? undefined : await whyNotReady();

  response.setHeader("Cache-Control", "no-store");
  response.setHeader("Content-Type", "application/json; charset=utf-8");
  if (reason) response.setHeader("Retry-After", "2");
  response.statusCode = reason ? 503 : 200;
  response.end(JSON.stringify({ message: reason ?? "ok" }));
}

async function whyNotReady(): Promise<string | undefined> {
  if (isStopping) return "The server is stopping.";
  const awaited = startupStep();
  if (awaited) return `The server is starting: ${awaited}.`;
  try {
    // Less than a second, within which the answer is to be there.
    const { pending, isStandby, isReadOnly } = await runInCall({ ...callHere(), deadline: deadlineIn(800) }, stateOf);
    if (isStandby) return "The database is a standby, which takes no writes.";
    if (isReadOnly) return "The database takes no writes.";
    return pending === 0 ? undefined : "Migrations are not applied yet.";
  } catch {
    return "The database does not answer.";
  }
}

interface DatabaseState {
  pending: number;
  isStandby: boolean;
  isReadOnly: boolean;
}

/** It is asked, and nothing is written, as it is often asked. */
async function stateOf(): Promise<DatabaseState> {
  const names = migrationNames();
  const [row] = await sql<Omit<DatabaseState, "pending"> & { applied: number }>`
    select count(*)::int as applied, pg_is_in_recovery() as "isStandby",
           current_setting('transaction_read_only') = 'on' as "isReadOnly"
    from _prisma_migrations where finished_at is not null and migration_name = any(${names})`;
  const { applied = 0, isStandby = false, isReadOnly = false } = row ?? {};
  return { pending: names.length - applied, isStandby, isReadOnly };
}
