import { Client } from "pg";
import { describe, expect, test } from "vitest";
import { foldingNumber } from "#domain/finding.ts";
import type { Viewer } from "#server/base/viewer.ts";
import { addToFilter, emptyFilter } from "#server/nouns/search/filters.ts";
import { readParts } from "#server/nouns/search/months.ts";
import { renew } from "#server/store/keys/renewal.ts";
import { readKeyring, wrappedKey } from "#server/store/keys/keyring.ts";
import { sql } from "#server/store/db.ts";
import type { Sealed } from "#server/store/keys/sealing.ts";
import { testedDatabase } from "#tests/support/address.ts";
import { useApp } from "#tests/support/app.ts";
import { useLogLines } from "#tests/support/logLines.ts";
import { granted, type Door } from "#tests/support/door.ts";
import { bearer, sendRequest } from "#tests/support/requests.ts";
import { person, type Person } from "#tests/support/people.ts";
import { restDoor } from "#tests/support/restDoor.ts";
import { searchOverRest } from "#tests/support/searchDoors.ts";

// A segment answers only for its month as it is now (docs/rules.md, Search). Each test makes one, changes the month in one of the ways that
// there are, and looks again; a segment that answered all the same would be seen in each.

useApp();
const lines = useLogLines();

const [january, march] = ["2026-01-20T12:00:00Z", "2026-03-01T12:00:00Z"];
const text = "kettle";

interface Diary {
  ada: Person;
  door: Door;
  mood: string;
  page: string;
  find: () => Promise<string[]>;
}

/** A diary of two months, and the segments of both. */
async function searchedDiary(): Promise<Diary> {
  const ada = await person("ada");
  const door = restDoor({ as: ada, zone: "UTC" });
  granted(await door.saveMood({ note: "Nothing.", occurredAt: january }));
  const { id: mood } = granted(await door.saveMood({ note: "The kettle sang.", occurredAt: march }));
  const { id: page } = granted(await door.write({ texts: { title: null, body: "Tea." }, occurredAt: march }));
  const find = async () => (await searchOverRest(ada)({ text })).ids;
  expect(await find()).toEqual([mood]);
  expect(await segmentsOf(ada)).toHaveLength(2);
  return { ada, door, mood, page, find };
}

/** The decrypted texts of a person's stored segments. */
async function segmentsOf({ id }: Person): Promise<string[]> {
  const keys = await readKeyring(id);
  const rows = await sql<{ first: string; part: number; writes: number; epoch: number; sealed: Sealed }>`
    select month::text as first, part, writes, epoch, sealed from "SearchMonth" where "userId" = ${id}::uuid order by 1`;
  return rows.map(({ first, part, writes, epoch, sealed }) =>
    keys.openText("SearchMonth", `${first} ${part} ${writes} ${epoch}`, sealed),
  );
}

/** The epoch and the key of a person's stored segments. */
function statesOf({ id }: Person): Promise<{ epoch: number; version: number }[]> {
  return sql`select epoch, version from "SearchMonth" where "userId" = ${id}::uuid order by month`;
}

/** Puts segments of another comparison in the place of a person's: as it stores them, `words` differ. */
async function refold({ id }: Person, folding: number, words: readonly [now: string, then: string]): Promise<void> {
  const keys = await readKeyring(id);
  const rows = await sql<{ first: string; part: number; writes: number; epoch: number; sealed: Sealed }>`
    select month::text as first, part, writes, epoch, sealed from "SearchMonth" where "userId" = ${id}::uuid`;
  for (const { first, part, writes, epoch, sealed } of rows) {
    const place = `${first} ${part} ${writes} ${epoch}`;
    const folded = keys.openText("SearchMonth", place, sealed).replaceAll(...words);
    const filter = emptyFilter(folded.length);
    addToFilter(filter, folded, []);
    const counted = Buffer.concat([Buffer.of(0, 1), filter]);
    await sql`
      update "SearchMonth" set folding = ${folding}::int, sealed = ${keys.sealText("SearchMonth", place, folded)}::bytea,
        words = ${keys.sealBytes("SearchMonth", `${place} words`, counted)}::bytea
      where "userId" = ${id}::uuid and month = ${first}::date and part = ${part}::int`;
  }
}

/** The comparisons of a person's stored segments. */
async function foldingsOf({ id }: Person): Promise<number[]> {
  const rows = await sql<{ folding: number }>`
    select folding from "SearchMonth" where "userId" = ${id}::uuid order by month`;
  return rows.map(({ folding }) => folding);
}

describe("a segment of another comparison", () => {
  test("is not searched but made again if it is an older one", async () => {
    const { ada, mood, find } = await searchedDiary();
    await refold(ada, 0, ["kettle", "kéttlé"]);

    expect(await find()).toEqual([mood]);

    expect(await foldingsOf(ada)).toEqual([foldingNumber, foldingNumber]);
    expect((await segmentsOf(ada)).join("")).toContain("kettle");
    expect(await find()).toEqual([mood]);
  });

  test("is made again as 0.3.0 stored it, with the marks of Arabic, which are no longer compared", async () => {
    const ada = await person("ada");
    const { id } = granted(await restDoor({ as: ada, zone: "UTC" }).saveMood({ note: "كِتَابٌ", occurredAt: march }));
    const find = async () => (await searchOverRest(ada)({ text: "كتاب" })).ids;
    expect(await find()).toEqual([id]);
    await refold(ada, 0, ["كتاب", "كِتَابٌ"]);
    expect((await segmentsOf(ada)).join("")).toContain("كِتَابٌ");

    expect(await find()).toEqual([id]);

    expect((await segmentsOf(ada)).join("")).not.toContain("كِتَابٌ");
  });

  test("is not searched but left to newer servers if it is a newer one, until its month changes", async () => {
    const { ada, door, mood, find } = await searchedDiary();
    await refold(ada, foldingNumber + 1, ["kettle", "kéttlé"]);

    expect(await find()).toEqual([mood]);
    expect(await foldingsOf(ada)).toEqual([foldingNumber + 1, foldingNumber + 1]);
    expect((await segmentsOf(ada)).join("")).toContain("kéttlé");

    const { id } = granted(await door.saveMood({ note: "Kettle!", occurredAt: "2026-03-02T12:00:00Z" }));

    expect(await find()).toEqual([id, mood]);
    expect(await foldingsOf(ada)).toEqual([foldingNumber + 1, foldingNumber]);
  });

  test("is not read if it took the place of a current one after its filter was read", async () => {
    const { ada } = await searchedDiary();
    // Safe: these are what is asked of somebody here.
    const viewer = { id: ada.id, epoch: 0, keys: await readKeyring(ada.id) } as unknown as Viewer;
    const readable = async () => (await readParts(viewer, [{ month: "2026-03-01", part: 0, bytes: 0 }])).size;
    expect(await readable()).toBe(1);

    await refold(ada, foldingNumber + 1, ["kettle", "kéttlé"]);

    expect(await readable()).toBe(0);
  });

  test("has no more parts than the one that is made in its place", async () => {
    const { ada, mood, find } = await searchedDiary();
    await sql`update "SearchMonth" set folding = 0 where "userId" = ${ada.id}::uuid`;
    await sql`
      insert into "SearchMonth" ("userId", month, part, writes, epoch, version, sealed, words)
      select "userId", month, 1, writes, epoch, version, sealed, words from "SearchMonth" where "userId" = ${ada.id}::uuid`;

    expect(await find()).toEqual([mood]);

    expect(await foldingsOf(ada)).toEqual([foldingNumber, foldingNumber]);
    expect(await find()).toEqual([mood]);
  });
});

describe("a segment is out of date", () => {
  test("once an entry is saved", async () => {
    const { door, mood, find } = await searchedDiary();

    const { id } = granted(await door.saveMood({ note: "Kettle!", occurredAt: "2026-03-02T12:00:00Z" }));

    expect(await find()).toEqual([id, mood]);
  });

  test("once a text is changed", async () => {
    const { door, mood, page, find } = await searchedDiary();

    granted(await door.editPage(page, { texts: { title: null, body: "A kettle of tea." } }));

    expect((await find()).toSorted()).toEqual([mood, page].toSorted());
  });

  test("once an entry is deleted, of which no word is left behind", async () => {
    const { ada, door, mood, find } = await searchedDiary();

    granted(await door.deleteMood(mood));

    expect(await find()).toEqual([]);
    expect((await segmentsOf(ada)).join("")).not.toContain(text);
  });

  test("once a page is hidden, or shown again", async () => {
    const { ada, door, mood, page, find } = await searchedDiary();
    granted(await door.editPage(page, { texts: { title: null, body: "Kettle." } }));
    const tag = (tags: string[]) =>
      sendRequest("PATCH", `/api/journal/${page}`, { headers: bearer(ada), body: { tags } });
    expect(await find()).toHaveLength(2);

    await tag(["mood-reflection"]);
    expect(await find()).toEqual([mood]);
    await tag(["happy"]);
    expect(await find()).toHaveLength(2);
  });

  test("once an entry moves away from its month", async () => {
    const { ada, door, mood, find } = await searchedDiary();

    granted(await door.editMood(mood, { occurredAt: january }));

    expect(await find()).toEqual([mood]);
    const [inJanuary, inMarch] = await segmentsOf(ada);
    expect([inJanuary?.includes(text), inMarch?.includes(text)]).toEqual([true, false]);
  });

  test("once an entry moves to its month", async () => {
    const { door, mood, find } = await searchedDiary();
    const { id } = granted(await door.saveMood({ note: "kettle", occurredAt: "2026-02-01T12:00:00Z" }));
    expect(await find()).toEqual([mood, id]);

    granted(await door.editMood(id, { occurredAt: "2026-01-21T12:00:00Z" }));

    expect(await find()).toEqual([mood, id]);
    granted(await door.deleteMood(mood));
    expect(await find()).toEqual([id]);
  });

  test("once the key is renewed, and no segment of the old one is left", async () => {
    const { ada, mood, find } = await searchedDiary();

    await renew(ada.id);

    expect(await segmentsOf(ada)).toEqual([]);
    expect(await find()).toEqual([mood]);
    expect(await segmentsOf(ada)).toHaveLength(2);
  });

  test("while the key is being renewed, and is made again under the new one", async () => {
    const { ada, mood, find } = await searchedDiary();
    const keys = await readKeyring(ada.id);
    const { version, wrapped } = wrappedKey(ada.id, keys.version + 1, keys.renewed());
    await sql`
      insert into "PersonKey" ("userId", version, wrapped, epoch)
      select "userId", ${version}::int, ${wrapped}::bytea, epoch from "PersonKey" where "userId" = ${ada.id}::uuid`;

    expect(await find()).toEqual([mood]);

    expect(await statesOf(ada)).toEqual([
      { epoch: 0, version },
      { epoch: 0, version },
    ]);
  });

  test("if it is of an epoch before a reset: it is not even decrypted", async () => {
    const { ada, mood, find } = await searchedDiary();
    // What a reset by a server that does not know segments leaves.
    await sql`update "PersonKey" set epoch = epoch + 1 where "userId" = ${ada.id}::uuid`;

    expect(await find()).toEqual([mood]);

    expect(lines.join("\n")).not.toContain("cannot be opened");
    expect((await statesOf(ada)).map(({ epoch }) => epoch)).toEqual([1, 1]);
  });

  test("after a reset, which leaves none", async () => {
    const { ada, door, find } = await searchedDiary();

    expect(await door.resetProgress()).toBe("reset");

    expect(await segmentsOf(ada)).toEqual([]);
    expect(await find()).toEqual([]);
  });
});

describe("while a segment is being made", () => {
  test("a word that is taken out is not found once that is answered", async () => {
    const { ada, door, mood, find } = await searchedDiary();
    // The month is out of date, so that the search makes its segment again.
    granted(await door.saveMood({ note: "Tea.", occurredAt: march }));
    const { letGo } = await held(ada, "SearchMonth");

    const searching = find();
    await storesWaiting(1);
    granted(await door.deleteMood(mood));
    await letGo("commit");
    await searching;

    expect(await find()).toEqual([]);
    expect((await segmentsOf(ada)).join("")).not.toContain(text);
  });

  test("a reset leaves nothing of it behind", async () => {
    const { ada, door, find } = await searchedDiary();
    granted(await door.saveMood({ note: "Tea.", occurredAt: march }));
    const { client, letGo } = await held(ada, "PersonKey");

    const searching = find();
    await storesWaiting(1);
    // What a reset does under its lock.
    await client.query(`update "PersonKey" set epoch = epoch + 1 where "userId" = $1`, [ada.id]);
    for (const table of [
      "Mood",
      "JournalEntry",
      "DayTotal",
      "MonthTotal",
      "AllTimeTotal",
      "DayMood",
      "MonthMood",
      "SearchMonth",
    ])
      await client.query(`delete from "${table}" where "userId" = $1`, [ada.id]);
    await letGo("commit");
    await searching;

    expect(await segmentsOf(ada)).toEqual([]);
    expect(await find()).toEqual([]);
  });
});

/** Locks a person's keys, as a reset does, or their segments alone, so that no segment can be stored. */
async function held({ id }: Person, table: "PersonKey" | "SearchMonth") {
  const client = new Client({ connectionString: testedDatabase() });
  await client.connect();
  await client.query("begin");
  await client.query(`select 1 from "${table}" where "userId" = $1 for update`, [id]);
  const letGo = async (how: "commit") => {
    await client.query(how);
    await client.end();
  };
  return { client, letGo };
}

/** Waits until so many statements that store a segment wait for the lock. */
async function storesWaiting(count: number): Promise<void> {
  await expect
    .poll(async () => {
      const rows = await sql`
          select 1 from pg_stat_activity
          where wait_event_type = 'Lock' and query like '%insert into "SearchMonth"%' and datname = current_database()`;
      return rows.length;
    })
    .toBe(count);
}
