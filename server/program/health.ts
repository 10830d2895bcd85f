import type { ServerResponse } from "node:http";
import { clock, waits } from "#server/base/clock.ts";
import { callHere, runInCall } from "#server/base/call.ts";
import { mayGoOnBeside } from "#server/store/database/compatibility.ts";
import { migrationNames } from "#server/store/database/migrations.ts";
import { sql } from "#server/store/db.ts";
import { deadlineIn } from "#server/base/deadline.ts";
import { startupStep } from "./starting.ts";
import { version } from "#server/base/version.ts";

/** How long an answer of the database is kept. With `waits.ready` it is less than the second within which probes expect one. */
const keptMs = 250;

let isStopping = false;

/** What the database said last, for all who ask meanwhile. */
let last: { reason: Promise<string | undefined>; keptUntil: number } | undefined;

/** Makes `/readyz` fail from now on. */
export function stopBeingReady(): void {
  isStopping = true;
}

/**
 * `/healthz` answers while the process lives, with its version. `/readyz` succeeds only if the database answers,
 * accepts writes and has every migration.
 */
export async function health(path: "/healthz" | "/readyz", response: ServerResponse): Promise<void> {
  if (path === "/healthz") return answer(response, { message: "ok", version });
  const reason = await whyNotReady();
  if (reason) response.setHeader("Retry-After", "2");
  answer(response, { message: reason ?? "ok" }, reason ? 503 : 200);
}

function answer(response: ServerResponse, body: Record<string, string>, status = 200): void {
  response.setHeader("Cache-Control", "no-store");
  response.setHeader("Content-Type", "application/json; charset=utf-8");
  response.statusCode = status;
  response.end(JSON.stringify(body));
}

async function whyNotReady(): Promise<string | undefined> {
  if (isStopping) return "The server is stopping.";
  const awaited = startupStep();
  if (awaited) return `The server is starting: ${awaited}.`;
  return databaseReason();
}

/** Asks the database at most once in 250 ms, so that no visitor can keep it busy. */
function databaseReason(): Promise<string | undefined> {
  if (last && clock.elapsed() < last.keptUntil) return last.reason;
  const asked = { reason: askDatabase(), keptUntil: Infinity };
  last = asked;
  void asked.reason.then(() => (asked.keptUntil = clock.elapsed() + keptMs));
  return asked.reason;
}

async function askDatabase(): Promise<string | undefined> {
  try {
    const call = { ...callHere(), deadline: deadlineIn(waits.ready) };
    const { pending, incompatible, isStandby, isReadOnly } = await runInCall(call, stateOf);
    if (isStandby) return "The database is a standby, which takes no writes.";
    if (isReadOnly) return "The database takes no writes.";
    if (incompatible > 0)
      return "A newer version has changed the database in a way that this version does not support.";
    return pending === 0 ? undefined : "Migrations are not applied yet.";
  } catch {
    return "The database does not answer.";
  }
}

interface DatabaseState {
  pending: number;
  /** The number of unknown migrations in the database that this server does not tolerate. */
  incompatible: number;
  isStandby: boolean;
  isReadOnly: boolean;
}

/** Only reads, because probes call it often. */
async function stateOf(): Promise<DatabaseState> {
  const names = migrationNames();
  const [row] = await sql<Omit<DatabaseState, "pending" | "incompatible"> & { applied: number; unknown: string[] }>`
    select count(*) filter (where migration_name = any(${names}))::int as applied,
           coalesce(array_agg(coalesce(logs, '')) filter (where migration_name <> all(${names})), '{}') as unknown,
           pg_is_in_recovery() as "isStandby",
           current_setting('transaction_read_only') = 'on' as "isReadOnly"
    from _prisma_migrations where finished_at is not null and rolled_back_at is null`;
  const { applied = 0, unknown = [], isStandby = false, isReadOnly = false } = row ?? {};
  const incompatible = unknown.filter((firstLine) => !mayGoOnBeside(firstLine, names)).length;
  return { pending: names.length - applied, incompatible, isStandby, isReadOnly };
}
