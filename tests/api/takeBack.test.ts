import { afterEach, describe, expect, test } from "vitest";
import { ledgerGaps } from "#server/program/checkLedger.ts";
import { sweepTakenBack } from "#server/nouns/imports/takeBack.ts";
import { sql } from "#server/store/db.ts";
import { testedDatabase } from "#tests/support/address.ts";
import { useApp } from "#tests/support/app.ts";
import { lineFrom } from "#tests/support/archiveFiles.ts";
import { archiveOf, bringBack } from "#tests/support/archives.ts";
import { granted, isRefused } from "#tests/support/door.ts";
import { importDoors, importsOverRest, type ImportJson } from "#tests/support/importDoors.ts";
import { person, type Person } from "#tests/support/people.ts";
import { bearer, sendRequest } from "#tests/support/requests.ts";
import { restDoor } from "#tests/support/restDoor.ts";
import { rowsOf } from "#tests/support/rowsOf.ts";
import { until } from "#tests/support/until.ts";
import { holderOn, type Holder } from "#tests/support/waiting.ts";
import { wordsOverRest } from "#tests/support/wordDoors.ts";

useApp();

const holders: Holder[] = [];

afterEach(async () => {
  await Promise.all(holders.splice(0).map((each) => each.close()));
  expect(await ledgerGaps()).toEqual([]);
});

/** Lines of all kinds, on a few days, some with a tag. */
function linesOf(count: number, line: Record<string, unknown> = {}): string[] {
  return Array.from({ length: count }, (_, index) => {
    const localDate = `2021-03-${`${1 + (index % 20)}`.padStart(2, "0")}`;
    const when = { occurredAt: `${localDate}T10:00:00Z`, localDate };
    const kind =
      index % 5 === 0 ? { kind: "journal", value: undefined, body: "With Mira." } : { note: `Note ${index}` };
    const ownTags = index % 3 === 0 ? [{ name: "Walk" }] : [];
    return lineFrom("daylio", `${index}`, { ...when, ...kind, ownTags, ...line });
  });
}

/** An import of a person who has entries of the same days, too. */
async function withImport(count = 12): Promise<{ ada: Person; made: ImportJson; before: string }> {
  const ada = await person("ada");
  const door = restDoor({ as: ada, zone: "Europe/Berlin" });
  granted(await door.saveMood({ occurredAt: "2021-03-02T09:00:00Z", newTags: [{ name: "Walk" }] }));
  granted(await door.write({ occurredAt: "2021-03-02T09:30:00Z" }));
  granted(await door.logAction({ occurredAt: "2021-03-20T09:30:00Z" }));
  const before = await totalsOf(ada);
  await bringBack(ada, linesOf(count));
  const [made] = await importsOverRest(ada).list();
  if (!made) throw new Error("The import was not made.");
  return { ada, made, before };
}

/** All that is counted, and the entries. */
async function totalsOf(ada: Person): Promise<string> {
  const ask = async (path: string) => (await sendRequest("GET", `/api${path}`, { headers: bearer(ada) })).json;
  const all = await Promise.all(
    ["/trends/user?range=all", "/trends/year?year=2021", "/trends/tags?from=2021-01-01&to=2021-12-31", "/tags"].map(
      ask,
    ),
  );
  return JSON.stringify([...all, (await archiveOf(ada)).entries]);
}

describe.each(importDoors)("taking an import back over $name", ({ open }) => {
  test("deletes its entries, edited ones too, and leaves all others and their totals", async () => {
    const { ada, made, before } = await withImport();
    const door = restDoor({ as: ada });
    const { lines } = await archiveOf(ada);
    const moodId = lines.map((line) => JSON.parse(line)).find(({ source, kind }) => source && kind === "mood").id;
    granted(await door.editMood(moodId, { occurredAt: "2021-04-05T10:00:00Z", newTags: [{ name: "Walk" }] }));
    granted(await door.deleteMood(JSON.parse(lines.find((line) => line.includes('"Note 4"')) ?? "").id));
    expect(await open(ada).list()).toEqual([
      {
        id: made.id,
        source: "daylio",
        createdAt: made.createdAt,
        brought: 12,
        standing: 11,
        edited: 1,
        isBeingTakenBack: false,
      },
    ]);

    expect(await open(ada).takeBack(made.id)).toEqual({ removed: 11 });

    expect(await open(ada).list()).toEqual([]);
    expect(await totalsOf(ada)).toBe(before);
    expect(await open(ada).takeBack(made.id)).toEqual({ message: "This import isn’t here any more." });
  });

  test("lets its entries be brought again otherwise, in another import alone", async () => {
    const { ada, made } = await withImport();
    await open(ada).takeBack(made.id);
    const mapped = { value: "calm", kind: "mood", body: undefined };

    const [late] = await bringBack(ada, linesOf(12, mapped));
    const [again] = await bringBack(ada, linesOf(12, { ...mapped, import: crypto.randomUUID() }));

    expect(late).toMatchObject({ saved: 0, refused: 12 });
    expect(late?.lines[0]).toMatchObject({
      message: "This import was taken back. Please start another one.",
      field: "import",
    });
    expect(again).toMatchObject({ saved: 12 });
    expect(await open(ada).list()).toMatchObject([{ brought: 12, standing: 12, edited: 0 }]);
  });
});

test("an import of several batches is taken back exactly while the person writes, asked for twice at once", async () => {
  const { ada, made, before } = await withImport(2_600);
  const door = restDoor({ as: ada, zone: "Europe/Berlin" });
  const state = { isDone: false };
  const saved: string[] = [];
  const writing = (async () => {
    while (!state.isDone) {
      const at = `2021-03-${`${1 + (saved.length % 20)}`.padStart(2, "0")}T12:00:00Z`;
      const answer = await door.saveMood({ occurredAt: at, newTags: [{ name: "Walk" }] });
      // On a slow machine a batch may hold the diary for longer than a save waits. A device then sends it again.
      if (isRefused(answer)) expect(answer.status).toBe(503);
      else saved.push(answer.id);
    }
  })();

  const answers = await Promise.all([importsOverRest(ada).takeBack(made.id), importsOverRest(ada).takeBack(made.id)]);
  state.isDone = true;
  await writing;

  const removed = answers.map((answer) => ("removed" in answer ? answer.removed : 0));
  expect(removed.reduce((sum, one) => sum + one)).toBe(2_600);
  expect(await ledgerGaps()).toEqual([]);
  expect(saved.length).toBeGreaterThan(0);
  for (const id of saved) granted(await door.deleteMood(id));
  expect(JSON.parse(await totalsOf(ada)).at(-1)).toBe(JSON.parse(before).at(-1));
});

test("an import whose taking back was cut off says so, and the next start finishes it", async () => {
  const { ada, made, before } = await withImport();
  await sql`update "Import" set "takenBackAt" = now() where "userId" = ${ada.id}::uuid`;
  expect(await importsOverRest(ada).list()).toMatchObject([{ standing: 12, isBeingTakenBack: true }]);
  const [late] = await bringBack(ada, linesOf(13).slice(12));
  expect(late).toMatchObject({ refused: 1 });

  await sweepTakenBack();

  expect(await importsOverRest(ada).list()).toEqual([]);
  expect(await totalsOf(ada)).toBe(before);
  expect(await importsOverRest(ada).takeBack(made.id)).toMatchObject({ message: expect.any(String) });
});

test("an archive brings the entries of an import back that was taken back, but not while that goes on", async () => {
  const { ada, made } = await withImport();
  const { lines, entries } = await archiveOf(ada);
  await sql`update "Import" set "takenBackAt" = now() where "userId" = ${ada.id}::uuid`;
  await restDoor({ as: ada }).deleteMood(JSON.parse(lines.find((line) => line.includes('"Note 4"')) ?? "").id);
  expect(await bringBack(ada, lines)).toMatchObject([{ saved: 0, alreadyHere: 14, refused: 1 }]);
  await sweepTakenBack();

  expect(await bringBack(ada, lines)).toMatchObject([{ saved: 12, alreadyHere: 3, refused: 0 }]);

  await sweepTakenBack();
  expect((await archiveOf(ada)).entries).toBe(entries);
  expect(await importsOverRest(ada).list()).toMatchObject([{ id: made.id, brought: 12, standing: 12 }]);
});

test("entries can be read and written, and no line of the import comes, while it is being taken back", async () => {
  const { ada, made } = await withImport();
  const holder = await holding();
  await holder.hold(`lock table "JournalEntry" in share mode`);

  const taking = importsOverRest(ada).takeBack(made.id);
  await holder.untilWaiting(1);
  granted(await restDoor({ as: ada }).saveMood({ note: "Meanwhile" }));
  expect(await bringBack(ada, linesOf(13).slice(12))).toMatchObject([{ refused: 1 }]);
  expect(await importsOverRest(ada).list()).toMatchObject([{ isBeingTakenBack: true }]);
  await holder.letGo();

  expect(await taking).toEqual({ removed: 12 });
});

test("a reset during a taking back leaves nothing of either", async () => {
  const { ada, made } = await withImport();
  const holder = await holding();
  await holder.hold(`lock table "JournalEntry" in share mode`);
  const taking = importsOverRest(ada).takeBack(made.id);
  await holder.untilWaiting(1);

  const reset = restDoor({ as: ada }).resetProgress();
  await holder.untilWaiting(2);
  await holder.letGo();

  expect(await reset).toBe("reset");
  expect(await taking).toMatchObject({ removed: expect.any(Number) });
  expect((await archiveOf(ada)).lines).toEqual([]);
  expect(await importsOverRest(ada).list()).toEqual([]);
});

test("deleting the account during a taking back ends both", async () => {
  const { ada, made } = await withImport();
  const holder = await holding();
  await holder.hold(`lock table "JournalEntry" in share mode`);
  const taking = importsOverRest(ada).takeBack(made.id);
  await holder.untilWaiting(1);

  const deleted = restDoor({ as: ada }).deleteAccount({ currentPassword: ada.password });
  await holder.untilWaiting(2);
  await holder.letGo();

  expect(await deleted).toBe("deleted");
  await taking;
  await until("no row is left", async () => Object.keys(await rowsOf(ada)).length === 0);
});

test("tags and own moods of an import stay when it is taken back", async () => {
  const ada = await person("ada");
  const rad = { name: "Rad", emoji: "🤩", value: "happy" };
  await bringBack(ada, [lineFrom("daylio", "1", { ownTags: [{ name: "Walk" }], ownMood: rad })]);
  const [made] = await importsOverRest(ada).list();

  await importsOverRest(ada).takeBack(made?.id ?? "");

  expect(await wordsOverRest(ada).tags()).toMatchObject([{ name: "Walk", entries: 0 }]);
  expect(await wordsOverRest(ada).ownMoods()).toMatchObject([{ name: "Rad" }]);
});

async function holding(): Promise<Holder> {
  const holder = await holderOn(testedDatabase() ?? "");
  holders.push(holder);
  return holder;
}
