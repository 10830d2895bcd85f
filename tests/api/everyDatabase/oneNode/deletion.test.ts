import { afterEach, describe, expect, test } from "vitest";
import { sweepDeleted } from "#server/nouns/account/deletion.ts";
import { sql } from "#server/store/db.ts";
import { withClient } from "#server/store/database/migrations.ts";
import { keyringOf, wrappedKey, type WrappedKey } from "#server/store/keys/keyring.ts";
import { testedDatabase } from "#tests/support/address.ts";
import { useApp } from "#tests/support/app.ts";
import { connectedPeople, blockOrMute } from "#tests/support/relations.ts";
import { granted } from "#tests/support/door.ts";
import { doors } from "#tests/support/doors.ts";
import { globalIdOf } from "#tests/support/globalId.ts";
import { holderOn, type Holder } from "#tests/support/waiting.ts";
import { ask as askGraph, bearer, sendRequest } from "#tests/support/requests.ts";
import { person, registration, signedInAgain, type Person } from "#tests/support/people.ts";
import { peopleDoors } from "#tests/support/peopleDoors.ts";
import { rowsOf, tablesWithPeople, withDiary, withRowsEverywhere } from "#tests/support/rowsOf.ts";
import { statementsOf } from "#tests/support/statements.ts";

useApp();

const [, people] = peopleDoors;
const holders: Holder[] = [];

afterEach(async () => {
  for (const holder of holders.splice(0)) await holder.close();
});

const turnedAway = { status: 401, message: "Unauthorized" };

describe.each(doors)("an account that was deleted, over $name", ({ open }) => {
  test("ends its sessions on all devices, and its sign-in is refused like an unknown address", async () => {
    const ada = await person("ada");
    const phone = await signedInAgain(ada);

    expect(await open(ada).deleteAccount()).toBe("deleted");

    for (const device of [ada, phone]) {
      expect(await open(device).me()).toEqual(turnedAway);
      expect(await open(device).saveMood({ note: "Still here" })).toEqual(turnedAway);
    }
    const { email, password } = ada;
    expect(await open().login({ email, password })).toEqual(await open().login({ email: `no-${email}`, password }));
  });

  test("frees its address and username at once", async () => {
    const ada = await person("ada");
    await blockSweeps(await holderOf(testedDatabase()));
    const again = { ...registration("ada"), email: ada.email, username: ada.username };

    expect(await leave(ada)).toBe(204);

    expect(await open().createTrialUser(again)).toMatchObject({ username: ada.username });
    const { email, password } = again;
    const { token } = granted(await open().login({ email, password }));
    expect(granted(await open({ token }).me()).id).not.toBe(ada.id);
  });

  test("leaves no row in any table, and other people's rows unchanged", async () => {
    const [ada, bo] = [await withDiary("ada"), await withDiary("bo")];
    const before = await rowsOf(bo);
    expect(Object.keys(await rowsOf(ada))).toEqual(Object.keys(before));

    expect(await leave(ada)).toBe(204);

    await expect.poll(() => rowsOf(ada)).toEqual({});
    expect(await rowsOf(bo)).toEqual(before);
  });

  test("leaves no connection, block or mute", async () => {
    const { ada, bo } = await connectedPeople();
    for (const mutation of ["blockPerson", "mutePerson"]) await blockOrMute(ada, mutation, await person("cy"));
    expect(await rowsOf(ada)).toMatchObject({ Block: 1, Mute: 1 });

    expect(await leave(ada)).toBe(204);

    expect(await people.open(bo).friends()).toEqual([]);
    await expect.poll(() => rowsOf(ada)).toEqual({});
    expect(await sql`select 1 from "Friendship" where ${ada.id}::uuid in ("requesterId", "requesteeId")`).toEqual([]);
  });

  test("refuses a save that was under way", async () => {
    const ada = await withDiary("ada");
    const { id } = granted(await open(ada).logAction({ note: "Before" }));
    const holder = await holderOf(testedDatabase());
    await holder.hold(`select 1 from "PersonKey" where "userId" = '${ada.id}' for update`);

    // Both wait for the key: first the deletion, then the save.
    const left = leave(ada);
    await holder.untilWaiting(1);
    const saves = [open(ada).saveMood({ note: "After" }), open(ada).editAction(id, { note: "After" })];
    await holder.untilWaiting(3);
    await holder.letGo();

    expect(await left).toBe(204);
    expect(await Promise.all(saves)).toEqual([turnedAway, turnedAway]);
    await expect.poll(() => rowsOf(ada)).toEqual({});
  });

  test("refuses a sign-in whose password was just checked", async () => {
    const ada = await person("ada", { zone: "UTC" });
    const holder = await holderOf(testedDatabase());
    await holder.hold(`select 1 from "User" where id = '${ada.id}' for update`);

    const { email, password } = ada;
    const signingIn = open().login({ email, password });
    await holder.untilWaiting(1);
    await holder.ask(`delete from "User" where id = '${ada.id}'`);
    await holder.letGo("commit");

    expect(await signingIn).toEqual({
      status: 401,
      message: "Your account was changed while you signed in. Please sign in again.",
    });
  });
});

test("no column of any table contains anything of a deleted account, except other people's copies", async () => {
  const { ada, bo } = await withRowsEverywhere();
  const tables = await tablesWithPeople();
  expect(Object.keys(await rowsOf(ada)).toSorted()).toEqual([...tables, "User"].toSorted());

  expect(await leave(ada)).toBe(204);
  await expect.poll(() => rowsOf(ada)).toEqual({});

  // The other person's copy, which leads nowhere, and the note for a restore.
  expect(await columnsWith(ada.id)).toEqual(["DeletedAccount.id", "Exchange.otherId", "Quota.goldTo"]);
  expect(await columnsWith(ada.username)).toEqual([]);
  const [left] = await sql<{ count: number }>`
    select count(*)::int as count from "Report" where "keptUntilAt" between now() + interval '179 days' and now() + interval '181 days'`;
  expect(left?.count).toBe(3);
  for (const type of ["User", "Action", "Exchange"])
    expect(
      (
        await askGraph("query ($id: ID!) { node(id: $id) { id } }", {
          headers: bearer(bo),
          variables: { id: globalIdOf(ada.id, type) },
        })
      ).json,
    ).toEqual({ data: { node: null } });
});

/** The columns of all tables that contain a value, as "Table.column". */
async function columnsWith(value: string): Promise<string[]> {
  const columns = await sql<{ table: string; column: string }>`
    select table_name as table, column_name as column from information_schema.columns
    where table_schema = 'public' order by 1, 2`;
  const found = [];
  for (const { table, column } of columns) {
    const text = `select 1 from "${table}" where "${column}"::text like '%${value}%' limit 1`;
    const rows = await withClient(
      { connectionString: testedDatabase() },
      async (client) => (await client.query(text)).rows,
    );
    if (rows.length > 0) found.push(`${table}.${column}`);
  }
  return found;
}

test("a key added by a concurrent renewal is deleted too, before the response", async () => {
  const ada = await person("ada");
  const keys = await sql<WrappedKey>`select version, wrapped from "PersonKey" where "userId" = ${ada.id}::uuid`;
  const { version, wrapped } = wrappedKey(ada.id, 2, (await keyringOf(ada.id, keys)).renewed());
  const holder = await holderOf(testedDatabase());
  await blockSweeps(await holderOf(testedDatabase()));
  await holder.hold(`select 1 from "PersonKey" where "userId" = '${ada.id}' for update`);

  const left = leave(ada);
  await holder.untilWaiting(1);
  await holder.ask(`insert into "PersonKey" ("userId", version, wrapped) values ($1, $2, $3)`, [
    ada.id,
    version,
    wrapped,
  ]);
  await holder.letGo("commit");

  expect(await left).toBe(204);
  expect(await rowsOf(ada)).toEqual({ User: 1 });
});

test("every table that has a person's rows is swept by itself, so that no cascade has to delete a whole diary", async () => {
  const ada = await person("ada");
  await sql`update "User" set "deletedAt" = now() where id = ${ada.id}::uuid`;

  const statements = await statementsOf(sweepDeleted);

  const swept = new Set(statements.flatMap((text) => /^delete from "(\w+)"/.exec(text)?.[1] ?? []));
  expect([...swept].toSorted()).toEqual(
    ["User", "Friendship", "DeletedAccount", ...(await tablesWithPeople())].toSorted(),
  );
});

/** Deletes the account and returns the response's status. */
async function leave(somebody: Person): Promise<number> {
  return (await sendRequest("DELETE", "/api/user/delete-account", { headers: bearer(somebody) })).status;
}

/** Blocks every deletion of rows until the holder releases them. */
function blockSweeps(holder: Holder): Promise<void> {
  return holder.hold(`lock table "Action" in share mode`);
}

async function holderOf(url: string | undefined): Promise<Holder> {
  if (url === undefined) throw new Error("The database cannot be reached.");
  const holder = await holderOn(url);
  holders.push(holder);
  return holder;
}
