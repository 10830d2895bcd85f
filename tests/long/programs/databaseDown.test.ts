import { renameSync, rmSync } from "node:fs";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { temporaryFolder } from "#server/store/database/temporary.ts";
import { listensAt } from "#tests/support/address.ts";
import { diaryOf, whileDevicesWrite } from "#tests/support/devices.ts";
import { clusterIn, isReady, postmasterIn, startKindling, type Kindling } from "#tests/support/kindling.ts";
import { person } from "#tests/support/people.ts";
import { until } from "#tests/support/until.ts";
import { expectWhole } from "#tests/support/wholeDiary.ts";

const folder = temporaryFolder();
let kindling: Kindling | undefined;

afterAll(async () => {
  listensAt(undefined);
  kindling?.send("SIGTERM");
  await kindling?.ended;
  rmSync(folder, { recursive: true, force: true });
});

test("while the database is down the server sends Retry-After, and restarts it until it runs again", async () => {
  const dataDir = join(folder, "data");
  kindling = await startKindling({ dataDir });
  listensAt(kindling.url);
  const server = kindling;
  const diary = diaryOf(kindling.url, (await person("ada")).token);
  const refusals = () => diary.answers.filter(({ id }) => id === undefined);

  await whileDevicesWrite([diary], 8, async () => {
    await until("enough is written", () => diary.acknowledged.size >= 50);
    const giveBack = takeControlFileOf(dataDir);
    process.kill(postmasterIn(dataDir), "SIGKILL");
    // Requests do not wait for the database: all get a response while it cannot be started.
    await until("every device was sent away, and more than once", () => refusals().length >= 30);
    await server.says("PostgreSQL did not start");
    giveBack();

    const before = diary.acknowledged.size;
    await until("saving works again, and goes on", () => diary.acknowledged.size >= before + 50);
  });

  expect(refusals().filter(({ status }) => status !== 503)).toEqual([]);
  expect(refusals().filter(({ retryAfter }) => !(Number(retryAfter) > 0))).toEqual([]);
  expect(await isReady(server)).toBe(true);
  await expectWhole(diary, dataDir);
});

/** Removes the file without which PostgreSQL cannot start. Returns a function that restores it. */
function takeControlFileOf(dataDir: string): () => void {
  const file = join(clusterIn(dataDir), "global", "pg_control");
  renameSync(file, `${file}.away`);
  return () => renameSync(`${file}.away`, file);
}
