import { rmSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { temporaryFolder } from "#server/store/database/temporary.ts";
import { listensAt } from "#tests/support/address.ts";
import { compare, diaryOf, whileDevicesWrite, type Diary } from "#tests/support/devices.ts";
import { granted, somethingGood } from "#tests/support/door.ts";
import { sendHalf } from "#tests/support/halfRequest.ts";
import { endOf, isReady, postmasterIn, startKindling, type Kindling } from "#tests/support/kindling.ts";
import { person, type Person } from "#tests/support/people.ts";
import { restDoor } from "#tests/support/restDoor.ts";
import { until } from "#tests/support/until.ts";
import { expectWhole } from "#tests/support/wholeDiary.ts";

// One diary through each end of its server, with a database that waits for the disk like a person's own. The tests build on
// each other: every acknowledged entry is there after each of them, to the last character.

const folder = temporaryFolder();
const dataDir = join(folder, "data");
let kindling: Kindling;
let diary: Diary;
let bo: Person;

beforeAll(async () => {
  // It waits for requests in flight for so long that a test that waits for it fails.
  kindling = await startKindling({ dataDir, graceMs: 10 * 60_000 });
  listensAt(kindling.url);
  diary = diaryOf(kindling.url, (await person("ada")).token);
  bo = await person("bo");
});

afterAll(async () => {
  listensAt(undefined);
  kindling.send("SIGTERM");
  await kindling.ended;
  rmSync(folder, { recursive: true, force: true });
});

test("asked to stop while eight devices write, the server finishes what it has begun and stops the database cleanly", async () => {
  const body = JSON.stringify({ ...somethingGood, clientId: "half-sent", eventTitle: "Held the door" });

  await whileEightDevicesWrite(async () => {
    const saving = await sendHalf(kindling, bo.token, body);
    kindling.send("SIGTERM");
    await until("it says that it is not ready", async () => !(await isReady(kindling)));

    expect(await saving.sendTheRest()).toMatch(/^HTTP\/1\.1 201 [^]*^connection: close\r$/im);
  });

  expect(await kindling.ended).toEqual({ code: 0, signal: null });
  expect(endOf(dataDir)).toEqual({ postmaster: false, state: "shut down" });
});

test("started again, it has the data that it kept", async () => {
  await restart();

  expect(kindling.said.join("\n")).not.toMatch(/recovery|not properly shut down/);
  const { entries } = granted(await restDoor({ as: bo }).actions());
  expect(entries.map(({ eventTitle }) => eventTitle)).toEqual(["Held the door"]);
  await expectWhole(diary, dataDir);
});

test("killed while eight devices write, the server loses nothing", async () => {
  await whileEightDevicesWrite(async () => {
    kindling.send("SIGKILL");
    await kindling.ended;
  });
  expect(endOf(dataDir)).toEqual({ postmaster: true, state: "in use" });
  await restart();

  expect(diary.open.size).toBeGreaterThan(0);
  expect(await compare(diary)).toMatchObject({ lost: [], altered: [] });
  await expectWhole(diary, dataDir);
});

test("killed together, server and database lose nothing", async () => {
  await whileEightDevicesWrite(async () => {
    kindling.send("SIGKILL");
    process.kill(postmasterIn(dataDir), "SIGKILL");
    await kindling.ended;
  });
  await restart();

  expect(await compare(diary)).toMatchObject({ lost: [], altered: [] });
  await expectWhole(diary, dataDir);
});

/** Ends the server by `end` once the devices have written enough. */
async function whileEightDevicesWrite(end: () => Promise<void>): Promise<void> {
  const enough = diary.acknowledged.size + 60;
  let hasEnded = false;
  void kindling.ended.then(() => (hasEnded = true));
  await whileDevicesWrite([diary], 8, async () => {
    await until("enough is written", () => {
      if (hasEnded) throw new Error("The server has ended.");
      return diary.acknowledged.size >= enough;
    });
    await end();
  });
}

/** Starts the server at the same address, like a person. */
async function restart(): Promise<void> {
  kindling = await startKindling({ dataDir, port: Number(new URL(kindling.url).port) });
}
