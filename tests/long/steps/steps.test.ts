import { afterEach, expect, test } from "vitest";
import { sql } from "#server/store/db.ts";
import { testedDatabase } from "#tests/support/address.ts";
import { useApp } from "#tests/support/app.ts";
import { granted } from "#tests/support/door.ts";
import { person, type Person } from "#tests/support/people.ts";
import { restDoor } from "#tests/support/restDoor.ts";
import { statementsOf } from "#tests/support/statements.ts";
import { holderOn, type Holder } from "#tests/support/waiting.ts";

useApp();

const holders: Holder[] = [];
afterEach(async () => {
  for (const holder of holders.splice(0)) await holder.close();
});

/** The table that each statement locks or writes, or the whole of a short one. */
function shortOf(statements: readonly string[]): string[] {
  return statements.map((text) => /^insert into "(\w+)"/.exec(text)?.[1] ?? /"PersonKey"/.exec(text)?.[0] ?? text);
}

test("a save is one transaction of statements about one row, in the order of its locks", async () => {
  const ada = restDoor({ as: await person("ada") });
  await ada.saveMood();

  const totals = ["DayTotal", "MonthTotal", "AllTimeTotal", "DayMood", "MonthMood"];
  expect(shortOf(await statementsOf(() => ada.saveMood()))).toEqual([
    "begin",
    '"PersonKey"',
    "Receipt",
    "Mood",
    ...totals,
    "commit",
  ]);
});

test("a save of an entry that is there leaves nothing of the second one", async () => {
  const somebody = await person("ada");
  const ada = restDoor({ as: somebody });
  const clientId = crypto.randomUUID();
  const { id } = granted(await ada.saveMood({ clientId }));

  const sent = await statementsOf(async () => {
    expect(granted(await ada.saveMood({ clientId }))).toMatchObject({ id, alreadySaved: false });
  });

  expect(sent).toContain("rollback");
  expect(await moodsOf(somebody)).toBe(1);
});

test("a save whose totals cannot be written leaves neither entry nor receipt, and succeeds once they can", async () => {
  const somebody = await person("ada");
  const ada = restDoor({ as: somebody });
  const clientId = crypto.randomUUID();
  await sql`alter table "AllTimeTotal" add constraint full_up check (moods < 0) not valid`;

  expect(await ada.saveMood({ clientId })).toMatchObject({ status: 500 });
  expect(await moodsOf(somebody)).toBe(0);

  await sql`alter table "AllTimeTotal" drop constraint full_up`;
  expect(granted(await ada.saveMood({ clientId }))).toMatchObject({ alreadySaved: false });
  expect(await moodsOf(somebody)).toBe(1);
});

test("a save that loses a deadlock is made again, as a whole", async () => {
  const somebody = await person("ada");
  const ada = restDoor({ as: somebody });
  await ada.saveMood();
  const holder = await holderOn(testedDatabase() ?? "");
  holders.push(holder);
  await holder.hold(`select 1 from "AllTimeTotal" where "userId" = '${somebody.id}' for update`);

  const saving = ada.saveMood();
  await holder.untilWaiting(1);
  // Who has waited for a second loses: the save, which began to wait before, unless this machine is very slow.
  await holder.ask(`select 1 from "DayTotal" where "userId" = $1 for update`, [somebody.id]).catch(() => undefined);
  await holder.letGo();

  expect(granted(await saving)).toMatchObject({ alreadySaved: false });
  expect(await moodsOf(somebody)).toBe(2);
});

test("tags by id and by name are found or made before the entry, and each is counted", async () => {
  const somebody = await person("ada");
  const ada = restDoor({ as: somebody });
  granted(await ada.saveMood({ newTags: [{ name: "Mira" }] }));
  const [mira] = await sql<{ id: string }>`select id from "Tag" where "userId" = ${somebody.id}::uuid`;

  granted(await ada.saveMood({ tagIds: [mira?.id ?? ""], newTags: [{ name: "River" }, { name: "Mira" }] }));

  const counted = await sql`
    select sum(count)::int as count from "DayTag" where "userId" = ${somebody.id}::uuid group by "tagId" order by 1`;
  expect(counted).toEqual([{ count: 1 }, { count: 2 }]);
});

async function moodsOf({ id }: Person): Promise<number> {
  return (await sql`select 1 from "Mood" where "userId" = ${id}::uuid`).length;
}
