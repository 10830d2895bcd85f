import { closeDatabase, openDatabase } from "#server/store/db.ts";
import { ledgerGaps } from "#server/program/checkLedger.ts";
import { compare, sendAgain, type Diary } from "#tests/support/devices.ts";
import type { Outcome } from "./faults/outcome.ts";

/** Sends unacknowledged entries again, then compares all stored entries word for word with the acknowledged ones. */
export async function settle(diaries: readonly Diary[], databaseUrl: string): Promise<Outcome> {
  const sentAgain = countOf(diaries, ({ open }) => open.size);
  await Promise.all(diaries.map(sendAgain));
  const findings = await Promise.all(diaries.map(compare));
  const wrong = {
    lost: countOf(findings, ({ lost }) => lost.length),
    altered: countOf(findings, ({ altered }) => altered.length),
    "double or strange": countOf(findings, ({ strange }) => strange.length),
    "ledger gaps": await gapsIn(databaseUrl),
  };
  return {
    cells: { acknowledged: acknowledgedIn(diaries), "sent again": sentAgain, ...wrong },
    aims: [
      {
        says: "nothing lost, altered or double, and the ledger proves it",
        isMet: Object.values(wrong).every((count) => count === 0),
      },
    ],
  };
}

export function acknowledgedIn(diaries: readonly Diary[]): number {
  return countOf(diaries, ({ acknowledged }) => acknowledged.size);
}

/** The number of totals that differ from the sums of their entries. */
export async function gapsIn(databaseUrl: string): Promise<number> {
  openDatabase(databaseUrl);
  const gaps = await ledgerGaps().finally(closeDatabase);
  return gaps.length;
}

function countOf<Thing>(things: readonly Thing[], count: (thing: Thing) => number): number {
  return things.reduce((sum, thing) => sum + count(thing), 0);
}
