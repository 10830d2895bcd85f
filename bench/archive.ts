import { randomUUID } from "node:crypto";
import { get, type IncomingMessage } from "node:http";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { Client } from "pg";
import { importLimits } from "#domain/archive.ts";
import type { Viewer } from "#server/base/viewer.ts";
import { exportArchive } from "#server/nouns/archive/exportArchive.ts";
import { applyMigrations } from "#server/store/database/migrations.ts";
import { startTemporary } from "#server/store/database/temporary.ts";
import { closeDatabase, openDatabase } from "#server/store/db.ts";
import { openVault } from "#server/store/keys/vault.ts";
import { compared, send, throwIfMissed, timed, verdict } from "./beside.ts";
import { newPeople, type Newcomer } from "./people.ts";
import { printRows } from "./report.ts";
import { addNotes } from "./search.ts";
import { addPerson, tokenOf } from "./seed.ts";
import { startKindling, type Server } from "./servers.ts";

const entries = 100_000;
/** The number of the person with the long diary. New people take the lower ones. */
const writer = 1_000;
/** Entries of somebody who resets the diary or deletes the account. */
const entriesOfOthers = 2_000;
/** An account may export five times an hour: once in each round, and once more. */
const rounds = 4;
const requests = 100;
const slowBytesPerSecond = 10_000;
const mostHeapMegabytes = 60;

/**
 * Prints what the export of a long diary keeps in memory, and what somebody who downloads it slowly costs others.
 * Throws if an aim is missed.
 */
export async function printArchive(): Promise<void> {
  const embedded = await startTemporary();
  try {
    await applyMigrations(embedded.url);
    const heap = await fillAndExport(embedded.url);
    const server = await startKindling(embedded.url);
    try {
      await measure(server, heap);
    } finally {
      await server.stop();
    }
  } finally {
    await embedded.stop();
  }
}

interface Heap {
  megabytes: number;
  bytes: number;
  seconds: number;
}

/** Writes the long diary and exports it in this process, whose heap can be read. */
async function fillAndExport(url: string): Promise<Heap> {
  await openVault(url);
  openDatabase(url);
  const client = new Client({ connectionString: url });
  await client.connect();
  const viewer = await addPerson(client, writer);
  await addNotes(viewer, entries);
  await client.query("vacuum (analyze)");
  await client.end();
  const heap = await heapOfExport(viewer);
  await closeDatabase();
  return heap;
}

async function heapOfExport(viewer: Viewer): Promise<Heap> {
  setFlagsFromString("--expose-gc");
  const collect = runInNewContext("gc") as () => void;
  collect();
  const before = process.memoryUsage().heapUsed;
  const start = performance.now();
  let [most, bytes, chunks] = [0, 0, 0];
  for await (const chunk of (await exportArchive(viewer)).chunks) {
    bytes += chunk.length;
    chunks += 1;
    if (chunks % 200 > 0) continue;
    // What is garbage may stay as long as there is room.
    collect();
    most = Math.max(most, process.memoryUsage().heapUsed - before);
  }
  return { megabytes: most / 1_000_000, bytes, seconds: (performance.now() - start) / 1000 };
}

async function measure(server: Server, heap: Heap): Promise<void> {
  const url = `http://127.0.0.1:${server.port}`;
  const [other, ...leaving] = await newPeople(url, 1 + 4 * rounds);
  if (!other) throw new Error("The second person was not made.");
  for (const one of leaving) await bringEntries(url, one, entriesOfOthers);
  await lap(url, other, []);

  const alone = emptyTimes();
  const beside = emptyTimes();
  for (let round = 0; round < rounds; round += 1) {
    add(alone, await lap(url, other, leaving.splice(0, 2)));
    const slow = await readSlowly(server.port);
    add(beside, await lap(url, other, leaving.splice(0, 2)));
    if (slow.hasEnded()) throw new Error("the slow download ended before the others were measured.");
    slow.end();
  }
  const whole = await timed(async () => (await send(url, tokenOf(writer), "GET", "/api/user/export")).arrayBuffer());

  const rows = [
    [
      "live heap of the export, at most",
      `${heap.megabytes.toFixed(0)} MB`,
      verdict(heap.megabytes <= mostHeapMegabytes, `${mostHeapMegabytes} MB`),
    ],
    ["its size, alone in a process", `${(heap.bytes / 1_000_000).toFixed(0)} MB in ${heap.seconds.toFixed(1)} s`, ""],
    ["the same over HTTP", `${(whole / 1000).toFixed(1)} s`, ""],
    ...whats.map((what) => compared(what, alone[what], beside[what])),
  ];
  printRows(
    `The export of ${entries.toLocaleString("en")} entries; others while somebody reads it at 10 kB a second`,
    ["", "", "aim"],
    rows,
  );
  throwIfMissed(rows);
}

const whats = ["dashboard", "save", "reset", "deletion"] as const;
type Times = Record<(typeof whats)[number], number[]>;

function emptyTimes(): Times {
  return { dashboard: [], save: [], reset: [], deletion: [] };
}

function add(all: Times, more: Times): void {
  for (const what of whats) all[what].push(...more[what]);
}

/** What another person's dashboards and saves take, and the reset and the deletion of two more. */
async function lap(url: string, other: Newcomer, leaving: readonly Newcomer[]): Promise<Times> {
  const times = emptyTimes();
  for (let request = 0; request < requests; request += 1) {
    times.dashboard.push(await timed(() => send(url, other.token, "GET", "/api/dashboard")));
    times.save.push(await timed(() => send(url, other.token, "POST", "/api/moods", { value: "calm", note: "Tea" })));
  }
  const [resetting, deleting] = leaving;
  if (resetting)
    times.reset.push(
      await timed(() => send(url, resetting.token, "POST", "/api/user/reset-progress", proofOf(resetting))),
    );
  if (deleting)
    times.deletion.push(
      await timed(() => send(url, deleting.token, "DELETE", "/api/user/delete-account", proofOf(deleting))),
    );
  return times;
}

function proofOf({ password }: Newcomer) {
  return { currentPassword: password };
}

/** Downloads the long diary, a little each time. Resolves once its bytes come. */
async function readSlowly(port: number): Promise<{ end: () => void; hasEnded: () => boolean }> {
  const headers = { Authorization: `Bearer ${tokenOf(writer)}` };
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    get({ port, host: "127.0.0.1", path: "/api/user/export", headers, agent: false }, resolve).on("error", reject);
  });
  if (response.statusCode !== 200) throw new Error(`The export answered ${response.statusCode}.`);
  response.pause();
  const clock = setInterval(() => void response.read(slowBytesPerSecond / 10), 100);
  return {
    end: () => {
      clearInterval(clock);
      response.destroy();
    },
    hasEnded: () => response.readableEnded,
  };
}

async function bringEntries(url: string, { token }: Newcomer, count: number): Promise<void> {
  for (let from = 0; from < count; from += importLimits.lines) {
    const lines = Array.from({ length: Math.min(importLimits.lines, count - from) }, (_, index) =>
      lineOf(from + index),
    );
    await send(url, token, "POST", "/api/user/import", lines.join(""));
  }
}

function lineOf(n: number): string {
  const at = new Date(Date.UTC(2025, 0, 1) + n * 3_600_000).toISOString();
  const times = { occurredAt: at, timeZone: "UTC", localDate: at.slice(0, 10), recordedAt: at };
  return `${JSON.stringify({ kind: "mood", id: randomUUID(), ...times, value: "calm", note: `Note ${n}` })}\n`;
}
