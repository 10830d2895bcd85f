import { renameSync, rmSync } from "node:fs";
import { join } from "node:path";
import { afterEach, describe, expect, test, vi } from "vitest";
import { closeDatabase, openDatabase } from "#server/store/db.ts";
import { borrowEmbedded } from "#server/store/database/embedded.ts";
import { temporaryFolder } from "#server/store/database/temporary.ts";
import { ledgerGaps } from "#server/program/checkLedger.ts";
import { listensAt } from "#tests/support/address.ts";
import { compare, diaryOf, kindNames, sendAgain, whileDevicesWrite, type Diary } from "#tests/support/devices.ts";
import { granted } from "#tests/support/door.ts";
import { clusterIn, isReady, postmasterIn, startKindling, type Kindling } from "#tests/support/kindling.ts";
import { person } from "#tests/support/people.ts";
import { restDoor } from "#tests/support/restDoor.ts";
import { until } from "#tests/support/until.ts";

// Real processes, and a database that waits for the disk like a person's own.

// On a busy machine, a start alone can take as long as the default limit.
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

describe("every acknowledged entry survives, to the last character", () => {
  test("after the server was killed while eight devices wrote", async () => {
    const dataDir = dataFolder();
    const first = await start(dataDir);
    const diary = await newDiary(first);

    await whileDevicesWrite([diary], 8, async () => {
      await until("enough is written", () => diary.acknowledged.size >= 150);
      first.send("SIGKILL");
      await first.ended;
    });
    await start(dataDir, first);

    expect(diary.open.size).toBeGreaterThan(0);
    expect(await compare(diary)).toMatchObject({ lost: [], altered: [] });
    await sendAgain(diary);
    await expectWhole(diary, dataDir);
  });

  test("after server and database were killed together", async () => {
    const dataDir = dataFolder();
    const first = await start(dataDir);
    const diary = await newDiary(first);

    await whileDevicesWrite([diary], 8, async () => {
      await until("enough is written", () => diary.acknowledged.size >= 150);
      first.send("SIGKILL");
      process.kill(postmasterIn(dataDir), "SIGKILL");
      await first.ended;
    });
    await start(dataDir, first);

    await sendAgain(diary);
    await expectWhole(diary, dataDir);
  });
});

test("while the database is down the server sends Retry-After, and restarts it until it runs again", async () => {
  const dataDir = dataFolder();
  const kindling = await start(dataDir);
  const diary = await newDiary(kindling);
  const refusals = () => diary.answers.filter(({ id }) => id === undefined);

  await whileDevicesWrite([diary], 8, async () => {
    await until("enough is written", () => diary.acknowledged.size >= 50);
    const giveBack = takeControlFileOf(dataDir);
    process.kill(postmasterIn(dataDir), "SIGKILL");
    // Requests do not wait for the database: all get a response while it cannot be started.
    await until("every device was sent away, and more than once", () => refusals().length >= 30);
    await until("a start has failed", () => kindling.said.some((line) => line.includes("PostgreSQL did not start")));
    giveBack();

    const before = diary.acknowledged.size;
    await until("saving works again, and goes on", () => diary.acknowledged.size >= before + 50);
  });

  expect(refusals().filter(({ status }) => status !== 503)).toEqual([]);
  expect(refusals().filter(({ retryAfter }) => !(Number(retryAfter) > 0))).toEqual([]);
  expect(await isReady(kindling)).toBe(true);
  await sendAgain(diary);
  await expectWhole(diary, dataDir);
});

/** Compares the diary, its balance and the ledger with the acknowledged entries. */
async function expectWhole(diary: Diary, dataDir: string): Promise<void> {
  const acknowledged = [...diary.acknowledged.values()];
  const [actions = 0, moods = 0, pages = 0] = kindNames.map(
    (name) => acknowledged.filter(({ kind }) => kind === name).length,
  );

  expect(Math.min(actions, moods, pages)).toBeGreaterThan(0);
  expect(await compare(diary)).toEqual({ lost: [], altered: [], strange: [] });
  expect(granted(await restDoor({ as: diary }).balance("all"))).toEqual({ gold: 2 * actions + pages, coal: 0 });
  expect(await gapsIn(dataDir)).toEqual([]);
}

async function newDiary({ url }: Kindling): Promise<Diary> {
  return diaryOf(url, (await person("ada")).token);
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

/** Starts Kindling, in the place of `before` if given, like a person who restarts it. */
async function start(dataDir: string, before?: Kindling): Promise<Kindling> {
  if (before) running.splice(running.indexOf(before), 1);
  const kindling = await startKindling({ dataDir, ...(before ? { port: Number(new URL(before.url).port) } : {}) });
  running.push(kindling);
  listensAt(kindling.url);
  return kindling;
}

/** Removes the file without which PostgreSQL cannot start. Returns a function that restores it. */
function takeControlFileOf(dataDir: string): () => void {
  const file = join(clusterIn(dataDir), "global", "pg_control");
  renameSync(file, `${file}.away`);
  return () => renameSync(`${file}.away`, file);
}
