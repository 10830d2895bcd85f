import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { config } from "#server/base/config.ts";
import { countDue } from "#server/store/accountSizes.ts";
import { sql } from "#server/store/db.ts";
import { sqlNames } from "#server/store/sqlText.ts";
import { useApp } from "#tests/support/app.ts";
import { lineFrom } from "#tests/support/archiveFiles.ts";
import { archiveOf, bringBack, sendLines } from "#tests/support/archives.ts";
import { granted } from "#tests/support/door.ts";
import { doors } from "#tests/support/doors.ts";
import { person, type Person } from "#tests/support/people.ts";
import { bearer, sendRequest } from "#tests/support/requests.ts";
import { restDoor } from "#tests/support/restDoor.ts";
import { tablesWithPeople, withRowsEverywhere } from "#tests/support/rowsOf.ts";

useApp();

const { accountMegabytes } = config;
const full = {
  status: 403,
  message:
    "Your diary has reached its size of 1 MB, so nothing more can be saved in it. " +
    "Export what you want to keep, and delete entries: a minute later there is room.",
};
const longPage = { texts: { title: "Long", body: "x".repeat(15_000) } };

beforeEach(() => (config.accountMegabytes = 1));
afterEach(() => (config.accountMegabytes = accountMegabytes));

describe.each(doors)("a diary that has reached its size, over $name,", ({ open }) => {
  let ada: Person;

  beforeEach(async () => {
    ada = await person("ada");
    // 40 pages, which take 30 kB each.
    await Promise.all(Array.from({ length: 40 }, () => restDoor({ as: ada }).write(longPage)));
    await counted(ada);
  });

  test("takes nothing more, and says what to do", async () => {
    const door = open(ada);
    expect(await door.saveMood({ note: "One more" })).toMatchObject(full);
    expect(await door.logAction()).toMatchObject(full);
    expect(await door.write()).toMatchObject(full);
    expect(granted(await door.moods()).entries).toEqual([]);
    expect(await door.balance("all")).toEqual({ gold: 40, coal: 0 });
  });

  test("can be read, exported and deleted from, and then takes more", async () => {
    const { lines } = await archiveOf(ada);
    expect(lines).toHaveLength(40);
    const ids = lines.map((line) => (JSON.parse(line) as { id: string }).id);

    for (const id of ids.slice(0, 10)) granted(await open(ada).deletePage(id));
    await counted(ada);

    granted(await open(ada).saveMood({ note: "One more" }));
  });

  test("takes more after a reset", async () => {
    granted(await open(ada).resetProgress());
    await counted(ada);

    granted(await open(ada).saveMood());
  });
});

test("an import into a diary that is full is refused before its lines are read", async () => {
  const ada = await person("ada");
  await sql`update "User" set kilobytes = 1000 where id = ${ada.id}::uuid`;

  const { status, json } = await sendLines(ada, ["no JSON"]);

  expect({ status, ...(json as object) }).toEqual(full);
});

test("a refused save is data in GraphQL, with a code by which a device keeps it", async () => {
  const ada = await person("ada");
  await sql`update "User" set kilobytes = 1000 where id = ${ada.id}::uuid`;

  const { status, json } = await sendRequest("POST", "/graphql", {
    headers: bearer(ada),
    body: {
      query: `mutation { saveMood(input: { stamp: { clientId: "1" }, value: CALM }) { ... on Refusal { code message } } }`,
    },
  });

  expect(status).toBe(200);
  expect(json).toEqual({ data: { saveMood: { code: "DIARY_FULL", message: full.message } } });
});

test("the size is that of all rows of a person, in every table", async () => {
  const { ada } = await withRowsEverywhere();

  await counted(ada);

  let [bytes, rows] = [0, 0];
  for (const [table, owner] of [["User", "id"], ...(await tablesWithPeople()).map((name) => [name, "userId"])]) {
    const [sum] = await sql<{ bytes: number; rows: number }>`
      select coalesce(sum(pg_column_size(t.*)), 0)::float8 as bytes, count(*)::int as rows
      from ${sqlNames(table ?? "")} t where t.${sqlNames(owner ?? "")} = ${ada.id}::uuid`;
    bytes += sum?.bytes ?? 0;
    rows += sum?.rows ?? 0;
  }
  expect(rows).toBeGreaterThan(25);
  const size = 1_000 * (await kilobytesOf(ada));
  expect(size).toBeGreaterThan(bytes);
  expect(size).toBeLessThan(bytes + 1_000 + 110 * rows);
});

test("the size is counted within the hour, and once by several servers", async () => {
  const ada = await person("ada");
  granted(await restDoor({ as: ada }).write(longPage));

  await countDue(Date.now() + 3_500_000);
  expect(await kilobytesOf(ada)).toBe(0);

  await sql`update "User" set "sizedAt" = now() where id = ${ada.id}::uuid`;
  await countDue(Date.now() + 3_700_000);
  expect(await kilobytesOf(ada)).toBe(0);

  await sql`update "User" set "sizedAt" = now() - interval '2 hours' where id = ${ada.id}::uuid`;
  await countDue(Date.now() + 2 * 3_700_000);
  expect(await kilobytesOf(ada)).toBeGreaterThan(15);
});

test("a full account is counted within a minute of a deletion", async () => {
  const ada = await person("ada");
  const { id } = granted(await restDoor({ as: ada }).saveMood());
  await sql`update "User" set kilobytes = 1000, "sizedAt" = now() - interval '1 minute' where id = ${ada.id}::uuid`;

  granted(await restDoor({ as: ada }).deleteMood(id));
  await countDue(Date.now() + 50_000);

  granted(await restDoor({ as: ada }).saveMood());
});

test("receipts of deleted entries count, because they stay", async () => {
  const ada = await person("ada");
  const saved = await Promise.all(Array.from({ length: 30 }, () => restDoor({ as: ada }).saveMood()));
  for (const mood of saved) granted(await restDoor({ as: ada }).deleteMood(granted(mood).id));

  await counted(ada);

  expect(await kilobytesOf(ada)).toBeGreaterThan(30 * 0.15);
});

test("whoever sends 100 MB in a day waits for the next, and a small save fits until then", async () => {
  config.accountMegabytes = accountMegabytes;
  const ada = await person("ada");
  const lines = ["x".repeat(990_000)];

  for (let times = 0; times < 100; times += 1) expect((await sendLines(ada, lines)).status).toBe(413);
  const { status, json } = await sendLines(ada, lines);

  expect([status, json]).toEqual([429, { message: "You’ve sent very much today. Please try again in 24 hours." }]);
  granted(await restDoor({ as: ada }).saveMood());
  granted(await restDoor({ as: await person("bo") }).saveMood());
});

test("an import within all limits saves as before", async () => {
  const ada = await person("ada");

  expect(await bringBack(ada, [lineFrom("daylio", "1")])).toMatchObject([{ saved: 1 }]);
});

/** Counts this person's rows, as their server does later. */
async function counted({ id }: Person): Promise<void> {
  await sql`update "User" set "sizedAt" = null where id = ${id}::uuid`;
  await countDue(Date.now() + 3_700_000);
}

async function kilobytesOf({ id }: Person): Promise<number> {
  const [row] = await sql<{ kilobytes: number }>`select kilobytes from "User" where id = ${id}::uuid`;
  return row?.kilobytes ?? 0;
}
