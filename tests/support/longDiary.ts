import { readSession } from "#server/nouns/account/session.ts";
import type { Viewer } from "#server/base/viewer.ts";
import type { Person } from "./people.ts";

const dayMs = 86_400_000;
const start = Date.UTC(2024, 0, 1, 12);

/** Writes `count` entries from January 1, 2024 at noon UTC, `perDay` at each moment, one day apart. */
export async function writeMany(
  somebody: Person,
  { count, perDay }: { count: number; perDay: number },
  write: (viewer: Viewer, number: number, occurredAt: Date) => Promise<unknown>,
): Promise<void> {
  const viewer = await readSession(somebody.token, "UTC");
  for (let first = 1; first <= count; first += atOnce) {
    const numbers = Array.from({ length: Math.min(atOnce, count + 1 - first) }, (_, index) => first + index);
    await Promise.all(
      numbers.map((number) => write(viewer, number, new Date(start + Math.floor(number / perDay) * dayMs))),
    );
  }
}

const atOnce = 10;
