import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { listensAt } from "#tests/support/address.ts";
import { verb } from "#tests/support/backups.ts";
import { createDatabase } from "#tests/support/cluster.ts";
import { endingsBy, holdRow, signInOf, outlivedSessions } from "#tests/support/credentials.ts";
import { granted } from "#tests/support/door.ts";
import { startKindling, type Kindling } from "#tests/support/kindling.ts";
import { person } from "#tests/support/people.ts";

const turnedAway = { status: 401, message: "Unauthorized" };

let databaseUrl: string;
let here: Kindling;
let there: Kindling;

beforeAll(async () => {
  databaseUrl = await createDatabase();
  [here, there] = await Promise.all([startKindling({ databaseUrl }), startKindling({ databaseUrl })]);
  at(here);
});

afterAll(async () => {
  listensAt(undefined);
  for (const kindling of [here, there]) {
    kindling.send("SIGKILL");
    await kindling.ended;
  }
});

const endings = endingsBy(({ username }) => verb(["sessions:end", username], databaseUrl));

describe.each(endings)("on two servers, $way over $door.name", ({ end, door, isAsked }) => {
  const { open } = door;

  test("refuses a sign-in at the other that is about to store its session", async () => {
    at(here);
    const ada = await person("ada");
    const row = await holdRow(ada);
    const ending = end(ada, door);
    await row.untilWaiting(1);
    at(there);
    const signingIn = open().login(signInOf(ada));
    await row.untilWaiting(2);

    await row.letGo();
    await ending;

    expect(await signingIn).toMatchObject({ status: 401, message: expect.stringContaining("Please sign in again.") });
    expect(await outlivedSessions(ada)).toBe(0);
  });

  test("ends a session that the other stored while the change waited", async () => {
    at(there);
    const ada = await person("ada");
    granted(await open(ada).me());
    const row = await holdRow(ada);
    const signingIn = open().login(signInOf(ada));
    await row.untilWaiting(1);
    at(here);
    const ending = end(ada, door);
    await row.untilWaiting(2);

    await row.letGo();
    const [signedIn] = await Promise.all([signingIn, ending]);

    expect(await outlivedSessions(ada)).toBe(1);
    for (const server of [here, there]) {
      at(server);
      if (!("status" in signedIn)) expect(await open(signedIn).me()).toEqual(turnedAway);
      expect(await open(ada).me()).toMatchObject(isAsked ? { id: ada.id } : turnedAway);
    }
  });
});

function at({ url }: Kindling): void {
  listensAt(url, databaseUrl);
}
