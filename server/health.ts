import type { ServerResponse } from "node:http";
import { callHere, runInCall } from "./call.ts";
import { migrationNames } from "./database/migrations.ts";
import { sql } from "./db.ts";
import { deadlineIn } from "./deadline.ts";
import { whatIsAwaited } from "./starting.ts";

let isStopping = false;

/** From now on `/readyz` says no. */
export function stopBeingReady(): void {
  isStopping = true;
}

/** `/healthz` answers while the process lives; `/readyz` only when the database answers and migrations are applied. */
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
  const awaited = whatIsAwaited();
  if (awaited) return `The server is starting: ${awaited}.`;
  try {
    // Less than a second, within which the answer is to be there.
    const pending = await runInCall({ ...callHere(), deadline: deadlineIn(800) }, pendingOf);
    return pending === 0 ? undefined : "Migrations are not applied yet.";
  } catch {
    return "The database does not answer.";
  }
}

async function pendingOf(): Promise<number> {
  const names = migrationNames();
  const [row] = await sql<{ applied: number }>`
    select count(*)::int as applied from _prisma_migrations where finished_at is not null and migration_name = any(${names})`;
  return names.length - (row?.applied ?? 0);
}
