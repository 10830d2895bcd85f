import { randomUUID } from "node:crypto";
import { importLimits } from "#domain/archive.ts";
import { applyMigrations } from "#server/store/database/migrations.ts";
import { startTemporary } from "#server/store/database/temporary.ts";
import { compared, send, throwIfMissed, timed, verdict } from "./beside.ts";
import { newPeople, type Newcomer } from "./people.ts";
import { printRows } from "./report.ts";
import { startKindling } from "./servers.ts";

const entries = 10_000;
const rounds = 3;
/** Of one person alone, in each round. */
const requests = 200;
const mostSeconds = 20;

/**
 * Prints what bringing 10,000 entries of another app, and taking them back, takes and costs others. Throws if an aim is
 * missed.
 */
export async function printBrought(): Promise<void> {
  const embedded = await startTemporary();
  try {
    await applyMigrations(embedded.url);
    const server = await startKindling(embedded.url);
    try {
      await measure(`http://127.0.0.1:${server.port}`);
    } finally {
      await server.stop();
    }
  } finally {
    await embedded.stop();
  }
}

async function measure(url: string): Promise<void> {
  const [other, bringing] = await newPeople(url, 2);
  if (!other || !bringing) throw new Error("The people were not made.");
  const times = { alone: emptyTimes(), bringing: emptyTimes(), takingBack: emptyTimes() };
  const seconds: { bringing: number[]; takingBack: number[] } = { bringing: [], takingBack: [] };
  await lap(url, other, emptyTimes(), soMany());
  for (let round = 0; round < rounds; round += 1) {
    await lap(url, other, times.alone, soMany());
    const id = randomUUID();
    seconds.bringing.push(await beside(url, other, times.bringing, () => bringAll(url, bringing, id)));
    seconds.takingBack.push(await beside(url, other, times.takingBack, () => takeBack(url, bringing, id)));
  }
  const rows = (["bringing", "takingBack"] as const).flatMap((what) => {
    const title = what === "bringing" ? "bringing" : "taking back";
    const longest = Math.max(...seconds[what]) / 1_000;
    return [
      [
        `${title} ${entries.toLocaleString("en")}`,
        `${longest.toFixed(1)} s`,
        verdict(longest <= mostSeconds, `${mostSeconds} s`),
      ],
      compared(`dashboard beside ${title}`, times.alone.dashboard, times[what].dashboard),
      compared(`save beside ${title}`, times.alone.save, times[what].save),
    ];
  });
  printRows("Entries of another app, and another person meanwhile", ["", "", "aim"], rows);
  throwIfMissed(rows);
}

interface Times {
  dashboard: number[];
  save: number[];
}

function emptyTimes(): Times {
  return { dashboard: [], save: [] };
}

/** Runs `work` while the other person goes on. Returns its milliseconds. */
async function beside(url: string, other: Newcomer, times: Times, work: () => Promise<unknown>): Promise<number> {
  const state = { isDone: false };
  const others = lap(url, other, times, () => !state.isDone);
  try {
    return await timed(work);
  } finally {
    state.isDone = true;
    await others;
  }
}

async function lap(url: string, { token }: Newcomer, times: Times, goesOn: () => boolean): Promise<void> {
  while (goesOn()) {
    times.dashboard.push(await timed(() => send(url, token, "GET", "/api/dashboard")));
    times.save.push(await timed(() => send(url, token, "POST", "/api/moods", { value: "calm", note: "Tea" })));
  }
}

function soMany(): () => boolean {
  let left = requests;
  return () => {
    left -= 1;
    return left >= 0;
  };
}

async function bringAll(url: string, { token }: Newcomer, id: string): Promise<void> {
  for (let from = 0; from < entries; from += importLimits.lines) {
    const lines = Array.from({ length: importLimits.lines }, (_, index) => lineOf(id, from + index));
    const answer = await send(url, token, "POST", "/api/user/import", lines.join(""));
    const { saved } = (await answer.json()) as { saved: number };
    if (saved !== lines.length) throw new Error(`${saved} of ${lines.length} lines were saved.`);
  }
}

async function takeBack(url: string, { token }: Newcomer, id: string): Promise<void> {
  const answer = await send(url, token, "DELETE", `/api/user/imports/${id}`);
  const { removed } = (await answer.json()) as { removed: number };
  if (removed !== entries) throw new Error(`${removed} of ${entries} entries were taken back.`);
}

/** Three moods a day with tags, as people keep them in Daylio. */
function lineOf(id: string, n: number): string {
  const at = new Date(Date.UTC(2015, 0, 1) + n * 8 * 3_600_000).toISOString();
  const when = { occurredAt: at, timeZone: "UTC", localDate: at.slice(0, 10) };
  const ownTags = [{ name: `Tag ${n % 30}`, group: "Daylio" }, { name: `Tag ${(n * 7 + 1) % 30}` }];
  const source = { app: "daylio", id: `${n}` };
  return `${JSON.stringify({ kind: "mood", import: id, source, ...when, value: "happy", note: `A note of the day ${n}.`, ownTags })}\n`;
}
