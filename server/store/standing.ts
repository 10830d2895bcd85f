import { brand } from "#domain/brand.ts";
import { clock } from "#server/base/clock.ts";
import { Unavailable } from "#server/base/errors.ts";
import { noteDatabase } from "#server/base/metrics.ts";
import { sql } from "./db.ts";
import { readSpace } from "./space.ts";

/** What the database says about the whole installation. */
interface Standing {
  /** An operator lets people only read. */
  isFrozen: boolean;
  /** There is no account. */
  isEmpty: boolean;
}

// Operators are promised five seconds (docs/operations.md, Freezing).
export const readEveryMs = 2_000;

let standing: Standing = { isFrozen: false, isEmpty: false };
let stopWatching = () => {};

/** Whether people can only read. */
export function isFrozen(): boolean {
  return standing.isFrozen;
}

/** Whether nobody has an account yet. */
export function isEmpty(): boolean {
  return standing.isEmpty;
}

/** What a route or a mutation says of itself. Neither changes what people wrote, so both work while people can only read. */
interface Effect {
  reads?: boolean | undefined;
  endsSessions?: boolean | undefined;
}

/** Throws Unavailable while people can only read, unless that is allowed. Call it before anything is written. */
export function refuseWhileFrozen({ reads = false, endsSessions = false }: Effect = {}): void {
  if (!standing.isFrozen || reads || endsSessions) return;
  throw new Unavailable(
    `${brand} is read-only right now, so nothing can be saved. Please keep your text and try again later.`,
    30,
    "people can only read",
  );
}

/** Reads what the database says now. */
export async function readStanding(): Promise<void> {
  const begunAt = clock.elapsed();
  try {
    const [row] = await sql<Standing>`
      select exists(select 1 from "Freeze") as "isFrozen", not exists(select 1 from "User") as "isEmpty"`;
    if (row) standing = row;
    noteDatabase(true, clock.elapsed() - begunAt, standing.isFrozen);
  } catch (error) {
    noteDatabase(false, clock.elapsed() - begunAt, standing.isFrozen);
    throw error;
  }
}

/** Reads it and the free space again and again, in each process, because an operator's command reaches no other way into all servers. */
export function watchStanding(): void {
  stopWatching();
  const next = () =>
    (stopWatching = clock.after(
      readEveryMs,
      () => void Promise.all([readStanding().catch(() => undefined), readSpace()]).finally(next),
      { unref: true },
    ));
  next();
}
