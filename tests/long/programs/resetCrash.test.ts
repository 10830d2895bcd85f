import { afterAll, expect, test } from "vitest";
import { listensAt } from "#tests/support/address.ts";
import { createDatabase } from "#tests/support/cluster.ts";
import { granted } from "#tests/support/door.ts";
import { startKindling, type Kindling } from "#tests/support/kindling.ts";
import { restDoor } from "#tests/support/restDoor.ts";
import { rowsOf, withDiary } from "#tests/support/rowsOf.ts";
import { holderOn } from "#tests/support/waiting.ts";

const running: Kindling[] = [];

afterAll(async () => {
  listensAt(undefined);
  for (const kindling of running) {
    kindling.send("SIGKILL");
    await kindling.ended;
  }
});

test("a reset that a crash cuts short has not begun: nobody sees half of it, neither meanwhile nor after it, and it can be done again", async () => {
  const databaseUrl = await createDatabase();
  await start(databaseUrl);
  const ada = await withDiary("ada");
  const door = restDoor({ as: ada });
  const shown = async () => ({
    rows: await rowsOf(ada, databaseUrl),
    balance: await door.balance(),
    actions: granted(await door.actions()).entries.length,
    moods: granted(await door.moods()).entries.length,
    summary: await door.summary(),
  });
  const before = await shown();
  // The table that a reset empties last.
  const last = await holderOn(databaseUrl);
  await last.hold(`lock table "MonthMood" in share mode`);

  const cut = door.resetProgress().catch(() => "cut");
  await last.untilWaiting(1);
  expect(await shown()).toEqual(before);
  const kindling = running.pop();
  kindling?.send("SIGKILL");
  await kindling?.ended;
  expect(await cut).toBe("cut");
  await last.endWaiting();
  await last.letGo();
  await last.close();

  await start(databaseUrl);
  expect(await shown()).toEqual(before);
  expect(await restDoor({ as: ada }).resetProgress()).toBe("reset");
  expect(await shown()).toMatchObject({ balance: { gold: 0, coal: 0 }, actions: 0, moods: 0 });
});

async function start(databaseUrl: string): Promise<void> {
  const kindling = await startKindling({ databaseUrl });
  running.push(kindling);
  listensAt(kindling.url, databaseUrl);
}
