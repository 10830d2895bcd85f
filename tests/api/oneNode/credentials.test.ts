import { EventEmitter, once } from "node:events";
import argon2 from "argon2";
import { afterEach, describe, expect, test, vi } from "vitest";
import { makeResetLink, resetPassword } from "#server/nouns/account/resetPassword.ts";
import { endSessions } from "#server/nouns/account/signOut.ts";
import { sql } from "#server/store/db.ts";
import { useApp } from "#tests/support/app.ts";
import { endingsBy, holdRow, signInOf, outlivedSessions } from "#tests/support/credentials.ts";
import { granted } from "#tests/support/door.ts";
import { doors } from "#tests/support/doors.ts";
import { endTrial, linkToPassword } from "#tests/support/inDatabase.ts";
import { listenTo } from "#tests/support/newsStream.ts";
import { peopleDoors } from "#tests/support/peopleDoors.ts";
import { person, signedInAgain, type Person } from "#tests/support/people.ts";
import { connect } from "#tests/support/relations.ts";
import { bearer, sendRequest } from "#tests/support/requests.ts";
import { statementsOf } from "#tests/support/statements.ts";

useApp();

afterEach(() => {
  vi.restoreAllMocks();
});

const turnedAway = { status: 401, message: "Unauthorized" };
const changedMeanwhile = {
  status: 401,
  message: "Your account was changed while you signed in. Please sign in again.",
};

describe.each(endingsBy(({ id }) => endSessions(id)))("$way over $door.name", ({ end, door, isAsked }) => {
  const { open } = door;

  test("refuses a sign-in whose password was being compared", async () => {
    const ada = await person("ada");
    const hash = holdNextHash();
    const signingIn = open().login(signInOf(ada));
    await hash.reached;

    await end(ada, door);
    hash.release();

    expect(await signingIn).toEqual(changedMeanwhile);
    expect(await sessionsOf(ada)).toBe(isAsked ? 1 : 0);
  });

  test("refuses a sign-in that waits to store its session", async () => {
    const ada = await person("ada");
    const row = await holdRow(ada);
    const ending = end(ada, door);
    await row.untilWaiting(1);
    const signingIn = open().login(signInOf(ada));
    await row.untilWaiting(2);

    await row.letGo();
    await ending;

    expect(await signingIn).toEqual(changedMeanwhile);
    expect(await sessionsOf(ada)).toBe(isAsked ? 1 : 0);
  });

  test("ends a session that was stored while the change waited", async () => {
    const ada = await person("ada");
    const row = await holdRow(ada);
    const signingIn = open().login(signInOf(ada));
    await row.untilWaiting(1);
    const ending = end(ada, door);
    await row.untilWaiting(2);

    await row.letGo();
    const [signedIn] = await Promise.all([signingIn, ending]);

    // The change's own deletion could not see it.
    expect(await outlivedSessions(ada)).toBe(1);
    if ("status" in signedIn) expect(signedIn).toEqual(turnedAway);
    else for (const { open: openBy } of doors) expect(await openBy(signedIn).me()).toEqual(turnedAway);
  });

  test(isAsked ? "keeps the session that asks for it, and no other" : "keeps no session", async () => {
    const ada = await person("ada");
    const phone = await signedInAgain(ada);

    await end(ada, door);

    expect(await open(phone).me()).toEqual(turnedAway);
    expect(await open(ada).me()).toMatchObject(isAsked ? { id: ada.id } : turnedAway);
  });

  test("voids an earlier password link", async () => {
    const ada = await person("ada");
    const token = await linkToPassword(ada);

    await end(ada, door);

    await expect(resetPassword({ token, password: "a third one" })).rejects.toThrow("no longer valid");
  });
});

describe.each(doors)("an expired account over $name", ({ open }) => {
  test("gets no token for its data with a password that is being replaced", async () => {
    const ada = await person("ada");
    await endTrial(ada);
    const hash = holdNextHash();
    const signingIn = open().login(signInOf(ada));
    await hash.reached;

    await resetPassword({ token: await makeResetLink(ada.id), password: "another secret" });
    hash.release();

    expect(await signingIn).toEqual(changedMeanwhile);
  });

  test("loses a token that was stored while its password was replaced", async () => {
    const ada = await person("ada");
    await endTrial(ada);
    const token = await makeResetLink(ada.id);
    const row = await holdRow(ada);
    const signingIn = open().login(signInOf(ada));
    await row.untilWaiting(1);
    const resetting = resetPassword({ token, password: "another secret" });
    await row.untilWaiting(2);

    await row.letGo();
    const [answer] = await Promise.all([signingIn, resetting]);

    const dataToken = ("dataToken" in answer && answer.dataToken) || "none";
    expect(answer).toMatchObject({ dataToken: expect.any(String) });
    expect(await sendRequest("GET", "/api/user/export", { headers: bearer({ token: dataToken }) })).toMatchObject({
      status: 401,
      json: { message: "Unauthorized" },
    });
  });
});

describe("a session of older credentials", () => {
  test.each(doors)("is refused over $name although it is cached, and not listed", async ({ open }) => {
    const ada = await person("ada");
    const phone = await signedInAgain(ada);
    await open(phone).me();
    await sql`
      with person as (update "User" set credentials = 5 where id = ${ada.id}::uuid returning id)
      update "Session" s set credentials = case when s.id = ${await idOf(ada)}::uuid then 5 else 4 end
      from person p where s."userId" = p.id`;

    expect(await open(phone).me()).toEqual(turnedAway);
    expect(await open(ada).devices()).toMatchObject([{ isThisOne: true }]);
  });

  test("ends its live stream at the next event", async () => {
    const [ada, bo] = [await person("ada"), await person("bo")];
    await connect(ada, bo);
    const stream = await listenTo(ada);
    await sql`update "User" set credentials = credentials + 1 where id = ${ada.id}::uuid`;

    granted(await peopleDoors[1].open(bo).send({ recipientId: ada.id, message: "For her alone" }));

    await expect.poll(() => stream.hasEnded()).toBe(true);
    expect(stream.refusals).toMatchObject([{ message: "Unauthorized" }]);
    expect(stream.received.filter(({ kind }) => kind === "MESSAGE")).toEqual([]);
  });

  test.each(doors)(
    "changes neither password nor address over $name, though its request was admitted",
    async ({ open }) => {
      const ada = await person("ada");
      const hash = holdNextHash();
      const changing = open(ada).changePassword({ currentPassword: ada.password, newPassword: "another secret" });
      await hash.reached;
      await sql`update "User" set credentials = credentials + 1 where id = ${ada.id}::uuid`;
      hash.release();
      expect(await changing).toMatchObject({ status: 400, field: "currentPassword" });

      const again = await signedInAgain(ada);
      const next = holdNextHash();
      const moving = open(again).updateProfile({ email: `x${ada.email}`, currentPassword: ada.password });
      await next.reached;
      await sql`update "User" set credentials = credentials + 1 where id = ${ada.id}::uuid`;
      next.release();
      expect(await moving).toEqual(turnedAway);

      granted(await open().login(signInOf(ada)));
    },
  );
});

test("a session of release 0.3.0 has no credentials, counts, and gets those of a change that it asks for", async () => {
  const ada = await person("ada");
  await sql`update "Session" set credentials = null where "userId" = ${ada.id}::uuid`;
  await sql`update "User" set credentials = 7 where id = ${ada.id}::uuid`;
  const [, { open }] = doors;

  expect(await open(ada).me()).toMatchObject({ id: ada.id });
  granted(await open(ada).changePassword({ currentPassword: ada.password, newPassword: "another secret" }));

  expect(await open(ada).me()).toMatchObject({ id: ada.id });
  const stored = await sql`select credentials from "Session" where "userId" = ${ada.id}::uuid`;
  expect(stored).toEqual([{ credentials: 8 }]);
});

test.each(doors)("a sign-in takes three statements over $name", async ({ open }) => {
  const ada = await person("ada");
  granted(await open().login(signInOf(ada)));

  expect(await statementsOf(() => open().login(signInOf(ada)))).toHaveLength(3);
});

/** Holds the next comparison of a password. Those after it are as usual. */
function holdNextHash() {
  const real = argon2.verify;
  const gate = new EventEmitter();
  const [reached, released] = [once(gate, "reached"), once(gate, "released")];
  vi.spyOn(argon2, "verify").mockImplementationOnce(async (...known) => {
    gate.emit("reached");
    await released;
    return real(...known);
  });
  return { reached, release: () => gate.emit("released") };
}

async function sessionsOf({ id }: Person): Promise<number> {
  return (await sql`select 1 from "Session" where "userId" = ${id}::uuid`).length;
}

async function idOf(somebody: Person): Promise<string> {
  const devices = granted(await doors[1].open(somebody).devices());
  return devices.find(({ isThisOne }) => isThisOne)?.id ?? "";
}
