import { readdirSync, readFileSync, renameSync, rmSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { afterEach, describe, expect, test, vi } from "vitest";
import { closeDatabase, openDatabase } from "#server/db.ts";
import { borrowEmbedded } from "#server/database/embedded.ts";
import { temporaryFolder } from "#server/database/temporary.ts";
import { ledgerGaps } from "#server/checkLedger.ts";
import { listensAt } from "#tests/support/address.ts";
import { granted, somethingGood, type Entry } from "#tests/support/door.ts";
import { isReady, startKindling, type Kindling } from "#tests/support/kindling.ts";
import { person, type Person } from "#tests/support/people.ts";
import { restDoor } from "#tests/support/restDoor.ts";

// Real processes, and a database that waits for the disk as a person's own does.

// On a busy machine a start alone can take as long as other tests may.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });

const folders: string[] = [];
const running: Kindling[] = [];

afterEach(async () => {
  listensAt(undefined);
  for (const kindling of running.splice(0)) {
    kindling.send("SIGTERM");
    await kindling.ended;
  }
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
});

describe("what was acknowledged stands", () => {
  test("after the server was killed while eight devices wrote", async () => {
    const dataDir = dataFolder();
    const first = await start(dataDir);
    const ada = await person("ada");
    const diary = diaryOf(ada);

    await whileEightWrite(diary, async () => {
      await until("enough is written", () => diary.acknowledged.size >= 150);
      first.send("SIGKILL");
      await first.ended;
    });
    await start(dataDir, first);

    expect(diary.unanswered.size).toBeGreaterThan(0);
    expect(await entriesOf(ada)).toEqual(expect.arrayContaining([...diary.acknowledged.values()]));
    await sendAgain(diary);
    expect((await entriesOf(ada)).toSorted()).toEqual([...diary.acknowledged.values()].toSorted());
    expect(await balanceOf(ada)).toEqual({ gold: 2 * diary.acknowledged.size, coal: 0 });
    expect(await gapsIn(dataDir)).toEqual([]);
  });

  test("after server and database were killed together", async () => {
    const dataDir = dataFolder();
    const first = await start(dataDir);
    const ada = await person("ada");
    const diary = diaryOf(ada);

    await whileEightWrite(diary, async () => {
      await until("enough is written", () => diary.acknowledged.size >= 150);
      first.send("SIGKILL");
      process.kill(postmasterIn(dataDir), "SIGKILL");
      await first.ended;
    });
    await start(dataDir, first);

    await sendAgain(diary);
    expect((await entriesOf(ada)).toSorted()).toEqual([...diary.acknowledged.values()].toSorted());
    expect(await balanceOf(ada)).toEqual({ gold: 2 * diary.acknowledged.size, coal: 0 });
    expect(await gapsIn(dataDir)).toEqual([]);
  });
});

test("while the database is away the server says when to come back, and starts it until it stands again", async () => {
  const dataDir = dataFolder();
  const kindling = await start(dataDir);
  const ada = await person("ada");
  const diary = diaryOf(ada);

  await whileEightWrite(diary, async () => {
    await until("enough is written", () => diary.acknowledged.size >= 50);
    const giveBack = takeControlFileOf(dataDir);
    process.kill(postmasterIn(dataDir), "SIGKILL");
    // Nobody waits for the database: all are answered while it cannot be started.
    await until("every device was sent away, and more than once", () => diary.refusals.length >= 30);
    await until("a start has failed", () => kindling.said.some((line) => line.includes("PostgreSQL did not start")));
    giveBack();

    const before = diary.acknowledged.size;
    await until("saving works again, and goes on", () => diary.acknowledged.size >= before + 50);
  });

  expect(diary.refusals.filter(({ status }) => status !== 503)).toEqual([]);
  expect(diary.refusals.filter(({ retryAfter }) => !(Number(retryAfter) > 0))).toEqual([]);
  expect(await isReady(kindling)).toBe(true);
  expect((await entriesOf(ada)).toSorted()).toEqual([...diary.acknowledged.values()].toSorted());
  expect(await gapsIn(dataDir)).toEqual([]);
});

interface Diary {
  ada: Person;
  /** Ids of the entries that the server said it has, by clientId. */
  acknowledged: Map<string, string>;
  /** Saves that got no answer. */
  unanswered: Set<string>;
  refusals: { status: number; retryAfter: string | null }[];
}

function diaryOf(ada: Person): Diary {
  return { ada, acknowledged: new Map(), unanswered: new Set(), refusals: [] };
}

/** Eight devices log one action after another for as long as `meanwhile` runs, or until the server is gone. */
async function whileEightWrite(diary: Diary, meanwhile: () => Promise<void>): Promise<void> {
  const writing = { isOver: false };
  const devices = Array.from({ length: 8 }, async () => {
    while (!writing.isOver) {
      const clientId = crypto.randomUUID();
      while (!writing.isOver && !(await save(diary, clientId))) {
        if (diary.unanswered.has(clientId)) return;
        await pause(20);
      }
    }
  });
  await meanwhile().finally(() => (writing.isOver = true));
  await Promise.all(devices);
}

/** Sends one save; true when it was acknowledged. */
async function save({ ada, acknowledged, unanswered, refusals }: Diary, clientId: string): Promise<boolean> {
  unanswered.add(clientId);
  const answer = await fetch(`${urlOfRunning()}/api/actions`, {
    method: "POST",
    headers: { Authorization: `Bearer ${ada.token}`, "Content-Type": "application/json" },
    body: JSON.stringify({ ...somethingGood, clientId }),
  }).catch(() => undefined);
  const entry: Entry | undefined = await answer?.json().catch(() => undefined);
  if (!answer || !entry) return false;

  unanswered.delete(clientId);
  if (answer.status === 201) acknowledged.set(clientId, entry.id);
  else refusals.push({ status: answer.status, retryAfter: answer.headers.get("Retry-After") });
  return answer.status === 201;
}

/** What a device does once the server is back: every save that got no answer is sent again, twice even, as it was. */
async function sendAgain(diary: Diary): Promise<void> {
  const again = new Set(diary.unanswered);
  for (const clientId of again) {
    expect(await save(diary, clientId)).toBe(true);
    const id = diary.acknowledged.get(clientId);
    expect(await save(diary, clientId)).toBe(true);
    expect(diary.acknowledged.get(clientId)).toBe(id);
  }
}

async function entriesOf(ada: Person): Promise<string[]> {
  const ids: string[] = [];
  const rest = restDoor({ as: ada });
  let after: string | undefined;
  do {
    const page = granted(await rest.actions(after === undefined ? {} : { after }));
    ids.push(...page.entries.map(({ id }) => id));
    after = page.next;
  } while (after !== undefined);
  return ids;
}

async function balanceOf(ada: Person) {
  return granted(await restDoor({ as: ada }).balance("all"));
}

async function gapsIn(dataDir: string) {
  const { url } = await borrowEmbedded({ dataDir, log: () => {} });
  openDatabase(url);
  return ledgerGaps().finally(closeDatabase);
}

function dataFolder(): string {
  const folder = temporaryFolder();
  folders.push(folder);
  return join(folder, "data");
}

/** Starts Kindling; where `before` ran, if that is given, as a person would who starts it again. */
async function start(dataDir: string, before?: Kindling): Promise<Kindling> {
  if (before) running.splice(running.indexOf(before), 1);
  const kindling = await startKindling({ dataDir, ...(before ? { port: Number(new URL(before.url).port) } : {}) });
  running.push(kindling);
  listensAt(kindling.url);
  return kindling;
}

function urlOfRunning(): string {
  const [kindling] = running;
  if (!kindling) throw new Error("Nothing runs.");
  return kindling.url;
}

function clusterIn(dataDir: string): string {
  return join(dataDir, readdirSync(dataDir).find((name) => name.startsWith("postgres-")) ?? "");
}

function postmasterIn(dataDir: string): number {
  return Number.parseInt(readFileSync(join(clusterIn(dataDir), "postmaster.pid"), "utf8"), 10);
}

/** Takes away the file without which no PostgreSQL starts; gives the function that puts it back. */
function takeControlFileOf(dataDir: string): () => void {
  const file = join(clusterIn(dataDir), "global", "pg_control");
  renameSync(file, `${file}.away`);
  return () => renameSync(`${file}.away`, file);
}

async function until(what: string, isSo: () => boolean): Promise<void> {
  for (const deadline = Date.now() + 30_000; !isSo(); await pause(5)) {
    if (Date.now() > deadline) throw new Error(`It took too long until ${what}.`);
  }
}
