import { afterEach, describe, expect, test, vi } from "vitest";
import { sql } from "#server/store/db.ts";
import { Keyring, keyringOf, readKeyring, wrappedKey, type WrappedKey } from "#server/store/keys/keyring.ts";
import { versionOf } from "#server/store/keys/sealing.ts";
import { useApp } from "#tests/support/app.ts";
import { granted } from "#tests/support/door.ts";
import { doors } from "#tests/support/doors.ts";
import { historyOf } from "#tests/support/history.ts";
import { bearer, sendRequest } from "#tests/support/requests.ts";
import { person, type Person } from "#tests/support/people.ts";
import { currentNamed, persisted, sendPersisted, variablesFor } from "#tests/support/persisted.ts";

useApp();

afterEach(() => {
  vi.restoreAllMocks();
});

describe.each(doors)("a key that this server has opened before, over $name", ({ open }) => {
  test("opens nothing once its row is deleted", async () => {
    const ada = await person("ada");
    granted(await open(ada).saveMood({ note: "Mine" }));

    await sql`delete from "PersonKey" where "userId" = ${ada.id}::uuid`;

    expect(await open(ada).moods()).toMatchObject({ status: 401 });
    expect(await open(ada).saveMood()).toMatchObject({ status: 401 });
    expect(await open(ada).me()).toMatchObject({ status: 401 });
  });

  test("serves no other version", async () => {
    const ada = await person("ada");
    granted(await open(ada).saveMood({ note: "Mine" }));

    // Bytes of version 1, labelled as version 2: a cached key would open them.
    await sql`update "PersonKey" set version = 2 where "userId" = ${ada.id}::uuid`;

    expect(await open(ada).moods()).toMatchObject({ status: 500 });
  });

  test("decrypts its own values beside a newer key, which encrypts new ones", async () => {
    const ada = await person("ada");
    const before = granted(await open(ada).saveMood({ note: "Before" }));
    const ring = await keyringOf(ada.id, await keysIn(ada));
    const { version, wrapped } = wrappedKey(ada.id, 2, ring.renewed());

    await sql`insert into "PersonKey" ("userId", version, wrapped) values (${ada.id}::uuid, ${version}, ${wrapped})`;
    const after = granted(await open(ada).saveMood({ note: "After" }));

    expect(await open(ada).mood(before.id)).toMatchObject({ note: "Before" });
    expect(await open(ada).mood(after.id)).toMatchObject({ note: "After" });
    expect(await open(ada).me()).toMatchObject({ email: ada.email });
    expect(await versionsOfMoods(ada)).toEqual([1, 2]);
  });
});

test("keys that are refreshed still open a row that was read before its key was replaced", async () => {
  const ada = await person("ada");
  const keys = await readKeyring(ada.id);
  const before = keys.seal("Mood", "1", { note: "Before" });
  const { version, wrapped } = wrappedKey(ada.id, 2, keys.renewed());
  await sql`update "PersonKey" set version = ${version}, wrapped = ${wrapped} where "userId" = ${ada.id}::uuid`;

  await keys.refresh();

  expect(keys.version).toBe(2);
  expect(keys.open("Mood", "1", before)).toEqual({ note: "Before" });
  expect(keys.open("Mood", "2", keys.seal("Mood", "2", { note: "After" }))).toEqual({ note: "After" });
});

describe("texts are decrypted when they are read", () => {
  test("none by a list that shows none", async () => {
    const ada = await withDiary();
    const open = vi.spyOn(Keyring.prototype, "open");

    const { entries } = await historyOf(ada);

    expect(entries).toHaveLength(9);
    expect(open).not.toHaveBeenCalled();
  });

  test("one row's at most by the dashboard as the client shows it, and none by REST's", async () => {
    const ada = await withDiary();
    const open = vi.spyOn(Keyring.prototype, "open");

    const shown = await sendPersisted(currentNamed("DashboardScreenQuery"), ada, {});
    expect(shown.json).toMatchObject({ data: { viewer: { currentMood: { note: "Third" } } } });
    expect(open).toHaveBeenCalledTimes(1);

    expect(await sendRequest("GET", "/api/dashboard", { headers: bearer(ada) })).toMatchObject({ status: 200 });
    expect(open).toHaveBeenCalledTimes(1);
  });

  test("each row's once, however many of its texts are shown", async () => {
    const ada = await withDiary();
    const open = vi.spyOn(Keyring.prototype, "open");

    const { json } = await sendRequest("GET", "/api/actions/user", { headers: bearer(ada) });

    expect(json).toHaveLength(3);
    expect(open.mock.calls.map(([table]) => table)).toEqual(["Action", "Action", "Action"]);
  });

  test.each(doors)("none by a save over $name, whose response contains every text", async ({ open: enter }) => {
    const door = enter(await withDiary());
    const open = vi.spyOn(Keyring.prototype, "open");

    expect(await door.saveMood({ note: "Fourth" })).toMatchObject({ note: "Fourth" });
    expect(await door.logAction({ reflection2: "Fourth" })).toMatchObject({ reflection2: "Fourth" });
    expect(await door.write({ texts: { title: "Fourth", body: "Day" } })).toMatchObject({
      title: "Fourth",
      body: "Day",
    });

    expect(open).not.toHaveBeenCalled();
  });

  test.each(persisted.filter(({ name }) => /^saveEntry(?:Action|Mood|Journal)Mutation$/.test(name)))(
    "at most one row's by the client's $name, which returns the dashboard",
    async (document) => {
      const ada = await withDiary();
      const variables = await variablesFor(document, ada);
      const open = vi.spyOn(Keyring.prototype, "open");

      const { json } = await sendPersisted(document, ada, variables);

      expect(json).toMatchObject({ data: { saved: { alreadySaved: false } } });
      expect(open.mock.calls.map(([table]) => table)).toEqual(["Mood"]);
    },
  );
});

/** A person with three entries of each kind. */
async function withDiary(): Promise<Person> {
  const ada = await person("ada");
  const [door] = doors;
  for (const note of ["First", "Second", "Third"]) {
    granted(await door.open(ada).logAction({ note, eventTitle: note, reflection1: note }));
    granted(await door.open(ada).write({ texts: { title: note, body: note } }));
    granted(await door.open(ada).saveMood({ note, journalTitle: note }));
  }
  return ada;
}

async function keysIn({ id }: Person): Promise<WrappedKey[]> {
  return sql<WrappedKey>`select version, wrapped from "PersonKey" where "userId" = ${id}::uuid`;
}

async function versionsOfMoods({ id }: Person): Promise<number[]> {
  const rows = await sql<{ sealed: Uint8Array }>`select sealed from "Mood" where "userId" = ${id}::uuid order by id`;
  return rows.map(({ sealed }) => versionOf(sealed));
}
