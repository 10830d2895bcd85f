import { afterAll, expect, test } from "vitest";
import { listensAt } from "#tests/support/address.ts";
import { createDatabase } from "#tests/support/cluster.ts";
import { granted } from "#tests/support/door.ts";
import { launchVerb, startKindling, type Kindling } from "#tests/support/kindling.ts";
import type { Person } from "#tests/support/people.ts";
import { restDoor } from "#tests/support/restDoor.ts";
import { rowsOf, withDiary } from "#tests/support/rowsOf.ts";
import { holderOn } from "#tests/support/waiting.ts";

const running: Kindling[] = [];
const turnedAway = { status: 401, message: "Unauthorized" };

afterAll(async () => {
  listensAt(undefined);
  for (const kindling of running) {
    kindling.send("SIGKILL");
    await kindling.ended;
  }
});

test("a deletion that a crash cut short is finished by an operator, or by the next start", async () => {
  const databaseUrl = await createDatabase();
  await start(databaseUrl);
  const [ada, bo, cy] = [await withDiary("ada"), await withDiary("bo"), await withDiary("cy")];

  await leaveAndCrash(ada, databaseUrl);
  const swept = launchVerb(["sweep"], databaseUrl);

  expect(await swept.ended).toMatchObject({ code: 0 });
  expect(swept.said).toEqual(["Deletions finished: 1."]);
  expect(await rowsOf(ada, databaseUrl)).toEqual({});

  await start(databaseUrl);
  await leaveAndCrash(bo, databaseUrl);
  await start(databaseUrl);

  await expect.poll(() => rowsOf(bo, databaseUrl)).toEqual({});
  expect(granted(await restDoor({ as: cy }).actions()).entries).toMatchObject([{ note: "cy's" }]);
});

async function start(databaseUrl: string): Promise<void> {
  const kindling = await startKindling({ databaseUrl });
  running.push(kindling);
  listensAt(kindling.url, databaseUrl);
}

/** Deletes the account, and kills the server after its response but before any diary row is deleted. */
async function leaveAndCrash(somebody: Person, databaseUrl: string): Promise<void> {
  const holder = await holderOn(databaseUrl);
  // Every deletion of rows waits.
  await holder.hold(`lock table "Action" in share mode`);

  expect(await restDoor({ as: somebody }).deleteAccount()).toBe("deleted");
  await holder.untilWaiting(1);
  expect(await restDoor({ as: somebody }).me()).toEqual(turnedAway);
  expect(await restDoor({}).login(somebody)).toMatchObject({ status: 401 });

  const kindling = running.pop();
  kindling?.send("SIGKILL");
  await kindling?.ended;
  await holder.endWaiting();
  await holder.letGo();
  await holder.close();
  const left = await rowsOf(somebody, databaseUrl);
  expect(left).toMatchObject({ User: 1, Action: 1, Mood: 1, JournalEntry: 1, Exchange: 1, Receipt: 4 });
  expect(left).not.toHaveProperty("PersonKey");
}
