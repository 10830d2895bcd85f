import { afterEach, expect, test } from "vitest";
import { ledgerGaps } from "#server/program/checkLedger.ts";
import { testedDatabase } from "#tests/support/address.ts";
import { useApp } from "#tests/support/app.ts";
import { granted, type Door } from "#tests/support/door.ts";
import { person } from "#tests/support/people.ts";
import { restDoor } from "#tests/support/restDoor.ts";
import { holderOn } from "#tests/support/waiting.ts";
import { wordsOverRest, type TagJson, type WordDoor } from "#tests/support/wordDoors.ts";

useApp();

afterEach(async () => {
  expect(await ledgerGaps()).toEqual([]);
});

/** Saves without a pause until it is ended; a save that is refused fails the test. */
async function whileSaving<Result>(save: (number: number) => Promise<unknown>, change: () => Promise<Result>) {
  const state = { isDone: false };
  let saved = 0;
  const writers = Array.from({ length: 4 }, async () => {
    while (!state.isDone) {
      granted((await save((saved += 1))) as object);
    }
  });
  try {
    return await change();
  } finally {
    state.isDone = true;
    await Promise.all(writers);
    expect(saved).toBeGreaterThan(4);
  }
}

async function diary(): Promise<{ door: Door; words: WordDoor; mira: TagJson; theo: TagJson }> {
  const ada = await person("ada");
  const words = wordsOverRest(ada);
  const [mira, theo] = [await words.createTag({ name: "Mira" }), await words.createTag({ name: "Theo" })];
  return {
    door: restDoor({ as: ada, zone: "UTC" }),
    words,
    mira: granted(mira) as TagJson,
    theo: granted(theo) as TagJson,
  };
}

/** All entries of the diary, as far as they are tested. */
async function tagsOfAll(door: Door): Promise<string[][]> {
  const [moods, actions] = [granted(await door.moods({ limit: 1_000 })), granted(await door.actions({ limit: 1_000 }))];
  return [...moods.entries, ...actions.entries].map(({ ownTags }) => ownTags.map(({ name }) => name));
}

/** A save of one of two kinds on one of a few days. */
function saveOf(door: Door, number: number, tags: object): Promise<unknown> {
  const occurredAt = new Date(Date.UTC(2026, number % 3, 1 + (number % 5), 12)).toISOString();
  return number % 2 === 0 ? door.saveMood({ occurredAt, ...tags }) : door.logAction({ occurredAt, ...tags });
}

test("two devices that name a new tag at the same moment make one", async () => {
  const { door, words } = await diary();
  const newTags = [{ name: "Anna" }, { name: "Bo" }];

  const saved = await Promise.all(
    Array.from({ length: 12 }, (_, index) =>
      saveOf(door, index, { newTags: index % 2 ? newTags : newTags.toReversed() }),
    ),
  );

  expect(saved.map((one) => (granted(one as object) as { ownTags: unknown[] }).ownTags.length)).toEqual(
    saved.map(() => 2),
  );
  expect((await words.tags()).map(({ name, entries }) => [name, entries])).toEqual(
    expect.arrayContaining([
      ["Anna", 12],
      ["Bo", 12],
    ]),
  );
  expect(await words.tags()).toHaveLength(4);
});

test("saves that name each other's tags by id and by name do not wait for each other for good", async () => {
  const { door, words, mira, theo } = await diary();
  const sent = [
    { tagIds: [mira.id], newTags: [{ name: "Theo" }] },
    { tagIds: [theo.id], newTags: [{ name: "Mira" }] },
  ];

  const saved = await Promise.all(Array.from({ length: 24 }, (_, index) => saveOf(door, index, sent[index % 2] ?? {})));

  for (const one of saved) granted(one as object);
  expect((await words.tags()).map(({ name, entries }) => [name, entries])).toEqual([
    ["Mira", 24],
    ["Theo", 24],
  ]);
});

test("a merge while entries are saved leaves no entry without its tag, and exact counts", async () => {
  const { door, words, mira, theo } = await diary();
  const sent = [{ tagIds: [mira.id] }, { tagIds: [theo.id, mira.id] }, { newTags: [{ name: "Mira" }] }];

  await whileSaving(
    (number) => saveOf(door, number, sent[number % 3] ?? {}),
    async () => {
      for (let turn = 0; turn < 3; turn += 1) {
        await words.renameTag(theo.id, `Theo ${turn}`);
        await words.renameTag(theo.id, "Theo");
      }
      granted(await words.mergeTags(mira.id, theo.id));
    },
  );

  const tags = await tagsOfAll(door);
  expect(tags).toEqual(tags.map(() => ["Theo"]));
  expect(await words.tags()).toMatchObject([{ name: "Theo", entries: tags.length }]);
});

test("archiving, moving and grouping while entries are saved change no entry", async () => {
  const { door, words, mira, theo } = await diary();

  await whileSaving(
    (number) => saveOf(door, number, { tagIds: [mira.id, theo.id] }),
    async () => {
      for (const isArchived of [true, false, true]) {
        granted(await words.archiveTag(mira.id, isArchived));
        granted(await words.moveTag(theo.id, isArchived ? mira.id : null));
        granted(await words.groupTag(theo.id, isArchived ? "People" : null));
      }
    },
  );

  const tags = await tagsOfAll(door);
  expect(tags).toEqual(tags.map(() => ["Mira", "Theo"]));
  expect((await words.tags()).map(({ entries }) => entries)).toEqual([tags.length, tags.length]);
});

test("a deletion while entries are saved takes off this tag alone", async () => {
  const { door, words, mira, theo } = await diary();

  await whileSaving(
    (number) => saveOf(door, number, { tagIds: [mira.id, theo.id] }),
    () => words.deleteTag(mira.id),
  );

  const tags = await tagsOfAll(door);
  expect(tags).toEqual(tags.map(() => ["Theo"]));
  expect(await words.tags()).toMatchObject([{ name: "Theo", entries: tags.length }]);
});

test("edits and deletions while a tag is merged keep the counts exact", async () => {
  const { door, words, mira, theo } = await diary();
  const ids = await Promise.all(
    Array.from({ length: 24 }, async () => granted(await door.logAction({ tagIds: [mira.id] })).id),
  );

  const [edited] = await Promise.all([
    Promise.all(ids.slice(0, 16).map((id) => door.editAction(id, { note: "Changed.", newTags: [{ name: "New" }] }))),
    Promise.all(ids.slice(16).map((id) => door.deleteAction(id))),
    words.mergeTags(mira.id, theo.id),
  ]);

  expect(edited.map((one) => granted(one).note)).toEqual(edited.map(() => "Changed."));
  const tags = await tagsOfAll(door);
  expect(tags).toEqual(Array.from({ length: 16 }, () => ["Theo", "New"]));
  expect((await words.tags()).map(({ name, entries }) => [name, entries])).toEqual([
    ["Theo", 16],
    ["New", 16],
  ]);
});

test("a deletion waits while a tag is merged, and then counts the tag that the entry has", async () => {
  const { door, words, mira } = await diary();
  const { id } = granted(await door.logAction({ tagIds: [mira.id] }));
  const holder = await holderOn(testedDatabase() ?? "");
  await holder.hold(
    `select 1 from "PersonKey" where "userId" = (select "userId" from "Action" where id = '${id}') for update`,
  );

  const deletion = door.deleteAction(id);
  await holder.untilWaiting(1, "with keys");
  await holder.letGo();

  expect(await deletion).toBe("deleted");
  expect(await words.tags()).toMatchObject([{ entries: 0 }, { entries: 0 }]);
  await holder.close();
});

test("own moods that are merged while mood entries are saved lose none", async () => {
  const { door, words } = await diary();
  const make = async (name: string) =>
    granted(await words.createOwnMood({ name, emoji: "🌊", value: "calm" })) as { id: string };
  const [from, into] = [await make("Floating"), await make("At sea")];

  await whileSaving(
    () => door.saveMood({ ownMoodId: from.id }),
    () => words.mergeOwnMoods(from.id, into.id),
  );

  const { entries } = granted(await door.moods({ limit: 1_000 }));
  expect(entries.map(({ label }) => label)).toEqual(entries.map(() => "At sea"));
});
