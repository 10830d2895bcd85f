import { afterAll, expect, test } from "vitest";
import { listensAt } from "#tests/support/address.ts";
import { createDatabase } from "#tests/support/cluster.ts";
import { granted } from "#tests/support/door.ts";
import { startKindling, workersOf, type Kindling } from "#tests/support/kindling.ts";
import { person } from "#tests/support/people.ts";
import { restDoor } from "#tests/support/restDoor.ts";

let kindling: Kindling | undefined;

afterAll(async () => {
  listensAt(undefined);
  kindling?.send("SIGTERM");
  await kindling?.ended;
});

test("a killed worker is replaced, and the other ones serve meanwhile", async () => {
  kindling = await startKindling({ databaseUrl: await createDatabase(), env: { WORKERS: "2" } });
  listensAt(kindling.url);
  const ada = restDoor({ as: await person("ada") });
  const logged = async () => granted(await ada.logAction({ eventTitle: "Held the door" }));
  const [first = 0] = workersOf(kindling);

  process.kill(first, "SIGKILL");
  await kindling.says('"a worker ended"');
  await logged();
  await kindling.says("a worker took its place");
  await Promise.all(Array.from({ length: 8 }, logged));

  expect(granted(await ada.actions()).entries).toHaveLength(9);
});
