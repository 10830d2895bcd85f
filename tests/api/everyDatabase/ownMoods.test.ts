import { describe, expect, test } from "vitest";
import { cannotChange } from "#domain/unreadable.ts";
import { sql } from "#server/store/db.ts";
import { useApp } from "#tests/support/app.ts";
import { granted } from "#tests/support/door.ts";
import { doors } from "#tests/support/doors.ts";
import { person } from "#tests/support/people.ts";
import { restDoor } from "#tests/support/restDoor.ts";
import { searchOverRest } from "#tests/support/searchDoors.ts";
import { spoil } from "#tests/support/spoiling.ts";
import { wordDoors, wordsOverRest, type OwnMoodJson, type WordDoor } from "#tests/support/wordDoors.ts";

useApp();

const floating = { name: "Floating", emoji: "🌊", value: "calm" };

async function made(words: WordDoor, mood = floating): Promise<OwnMoodJson> {
  return granted(await words.createOwnMood(mood)) as OwnMoodJson;
}

describe.each(doors)("over $name", ({ open }) => {
  test("a mood entry shows the name and emoji of an own mood, and counts as the mood beneath", async () => {
    const ada = await person("ada");
    const door = open(ada);
    const { id } = await made(wordsOverRest(ada));

    const saved = granted(await door.saveMood({ value: "calm", ownMoodId: id }));

    const own = { value: "calm", label: "Floating", emoji: "🌊", ownMood: { id, name: "Floating", emoji: "🌊" } };
    expect(saved).toMatchObject(own);
    expect(granted(await door.mood(saved.id))).toMatchObject(own);
    expect(granted(await door.moods()).entries).toMatchObject([own]);
    expect(await door.currentMood()).toBe("calm");
    const [counted] = await sql`select value, count from "DayMood" where "userId" = ${ada.id}::uuid`;
    expect(counted).toEqual({ value: "calm", count: 1 });
  });

  test("a mood entry of another mood than the one beneath is refused", async () => {
    const ada = await person("ada");
    const { id } = await made(wordsOverRest(ada));

    expect(await open(ada).saveMood({ value: "sad", ownMoodId: id })).toMatchObject({
      status: 400,
      message: "This own mood counts as Calm.",
      field: "value",
    });
    expect(granted(await open(ada).moods()).entries).toEqual([]);
  });

  test("another person's own mood, and one that is gone, are left out", async () => {
    const [ada, bo] = [await person("ada"), await person("bo")];
    const theirs = await made(wordsOverRest(bo));

    for (const ownMoodId of [theirs.id, crypto.randomUUID()])
      expect(granted(await open(ada).saveMood({ ownMoodId }))).toMatchObject({ label: "Calm", ownMood: null });
    expect(await wordsOverRest(bo).ownMoods()).toMatchObject([{ isUsed: false }]);
  });

  test("an edit gives an own mood, takes it away, and loses it with another mood", async () => {
    const ada = await person("ada");
    const door = open(ada);
    const { id: own } = await made(wordsOverRest(ada));
    const { id } = granted(await door.saveMood());

    expect(granted(await door.editMood(id, { ownMoodId: own }))).toMatchObject({ label: "Floating" });
    expect(granted(await door.editMood(id, { note: "At the sea." }))).toMatchObject({ label: "Floating" });
    expect(await door.editMood(id, { value: "sad", ownMoodId: own })).toMatchObject({ status: 400, field: "value" });
    expect(granted(await door.editMood(id, { value: "sad" }))).toMatchObject({ label: "Sad", ownMood: null });
    granted(await door.editMood(id, { value: "calm", ownMoodId: own }));
    expect(granted(await door.editMood(id, { ownMoodId: null }))).toMatchObject({ label: "Calm", ownMood: null });
  });

  test("sent again after its own mood was merged, a save is one mood entry", async () => {
    const ada = await person("ada");
    const [door, words] = [open(ada), wordsOverRest(ada)];
    const [from, into] = [await made(words), await made(words, { ...floating, name: "At sea" })];
    const input = { clientId: crypto.randomUUID(), ownMoodId: from.id };
    const first = granted(await door.saveMood(input));
    await words.mergeOwnMoods(from.id, into.id);

    expect(granted(await door.saveMood(input))).toMatchObject({ id: first.id, alreadySaved: false, label: "At sea" });
    expect(granted(await door.saveMood({ ownMoodId: from.id }))).toMatchObject({ label: "At sea" });
  });
});

describe.each(wordDoors)("own moods over $name", ({ open }) => {
  test("are changed, moved and archived", async () => {
    const words = open(await person("ada"));
    const [one, two] = [await made(words), await made(words, { name: "Raw", emoji: "🩹", value: "hurt" })];

    expect(await words.editOwnMood(one.id, { name: "Adrift", emoji: "⛵", value: "neutral" })).toMatchObject({
      ...one,
      name: "Adrift",
      emoji: "⛵",
      value: "neutral",
    });
    await words.moveOwnMood(two.id, one.id);
    await words.archiveOwnMood(one.id, true);

    expect(await words.ownMoods()).toMatchObject([
      { name: "Raw", isArchived: false },
      { name: "Adrift", isArchived: true },
    ]);
  });

  test("the name of one that cannot be opened stays taken", async () => {
    const ada = await person("ada");
    const words = open(ada);
    const [one, two] = [await made(words), await made(words, { ...floating, name: "Raw" })];
    await spoil({ table: "OwnMood", userId: ada.id, id: one.id });

    const taken = { message: "You already have a mood with this name.", field: "name" };
    expect(await words.createOwnMood(floating)).toMatchObject(taken);
    expect(await words.editOwnMood(two.id, { name: "Floating" })).toMatchObject(taken);
    expect(await words.editOwnMood(one.id, { name: "Adrift" })).toMatchObject({ message: cannotChange.ownMood });
  });

  test("one that is merged into itself is refused, and stays", async () => {
    const words = open(await person("ada"));
    const { id } = await made(words);

    expect(await words.mergeOwnMoods(id, id)).toMatchObject({
      message: "Please choose another mood to merge it into.",
      field: "into",
    });
    expect(await words.ownMoods()).toMatchObject([{ id }]);
  });

  test("none has a place before itself", async () => {
    const words = open(await person("ada"));
    const [one] = [
      await made(words),
      await made(words, { ...floating, name: "Raw" }),
      await made(words, { ...floating, name: "Adrift" }),
    ];

    expect(await words.moveOwnMood(one.id, one.id)).toMatchObject({
      message: "This own mood isn’t here any more.",
    });
    expect((await words.ownMoods()).map(({ name }) => name)).toEqual(["Floating", "Raw", "Adrift"]);
  });

  test("made twice are one, and two cannot have one name", async () => {
    const words = open(await person("ada"));
    const { id } = await made(words);

    expect(await made(words, { ...floating, name: "floating " })).toMatchObject({ id });
    expect(await words.createOwnMood({ ...floating, value: "sad" })).toMatchObject({
      message: "You already have a mood with this name.",
      field: "name",
    });
    expect(await words.ownMoods()).toHaveLength(1);
  });

  test("keep the mood beneath once they were used, and are not deleted then", async () => {
    const ada = await person("ada");
    const words = open(ada);
    const [used, unused] = [await made(words), await made(words, { ...floating, name: "Other" })];
    const { id } = granted(await restDoor({ as: ada }).saveMood({ ownMoodId: used.id }));
    await restDoor({ as: ada }).deleteMood(id);

    expect(await words.editOwnMood(used.id, { value: "sad" })).toMatchObject({ field: "value" });
    expect(await words.editOwnMood(used.id, { name: "Afloat" })).toMatchObject({ name: "Afloat", isUsed: true });
    expect(await words.deleteOwnMood(used.id)).toMatchObject({
      message: "An entry uses this mood, so it cannot be deleted. Archive it or merge it instead.",
    });
    expect(await words.deleteOwnMood(unused.id)).toBe("deleted");
    expect(await words.ownMoods()).toMatchObject([{ name: "Afloat" }]);
  });

  test("merged with one of another mood, each mood entry keeps the mood that is counted", async () => {
    const ada = await person("ada");
    const [door, words] = [restDoor({ as: ada }), open(ada)];
    const [from, into] = [await made(words), await made(words, { name: "Raw", emoji: "🩹", value: "hurt" })];
    const { id, version } = granted(await door.saveMood({ ownMoodId: from.id }));

    expect(await words.mergeOwnMoods(from.id, into.id)).toMatchObject({ id: into.id, value: "hurt", isUsed: true });

    const kept = { value: "calm", label: "Raw", emoji: "🩹" };
    expect(granted(await door.mood(id))).toMatchObject({ ...kept, version });
    expect(granted(await door.editMood(id, { value: "calm", ownMoodId: into.id, note: "Sore." }))).toMatchObject(kept);
    expect(await words.ownMoods()).toHaveLength(1);
  });

  test.each([
    [{ name: "x".repeat(25) }, "Name can be at most 24 characters.", "name"],
    [{ name: " " }, "Please give the mood a name.", "name"],
    [{ emoji: "sea" }, "Please choose one emoji.", "emoji"],
    [{ emoji: "🌊🌊" }, "Please choose one emoji.", "emoji"],
  ])("%j is refused", async (wrong, message, field) => {
    expect(await open(await person("ada")).createOwnMood({ ...floating, ...wrong })).toMatchObject({ message, field });
  });

  test("at most 50", async () => {
    const words = open(await person("ada"));
    for (let number = 0; number < 50; number += 1) await made(words, { ...floating, name: `Mood ${number}` });

    expect(await words.createOwnMood(floating)).toMatchObject({
      message: "You can have at most 50 own moods. Merge two of them first.",
      field: "name",
    });
  });
});

test("a thousand merged moods hide no other: the list, its mood entries and a search keep the name", async () => {
  const ada = await person("ada");
  const [door, words] = [restDoor({ as: ada }), wordsOverRest(ada)];
  const [from, into] = [await made(words), await made(words, { ...floating, name: "Seasick" })];
  const { id } = granted(await door.saveMood({ ownMoodId: into.id }));
  await words.mergeOwnMoods(from.id, into.id);
  await sql`
    insert into "OwnMood" ("userId", id, "nameHash", value, sealed, "mergedInto", "isUsed")
    select "userId", overlay(md5(n::text) placing '00000000' from 1)::uuid, decode(md5(n::text), 'hex'),
      value, sealed, ${into.id}::uuid, true
    from "OwnMood", generate_series(1, 1000) n where "userId" = ${ada.id}::uuid and id = ${into.id}::uuid`;

  expect(await words.ownMoods()).toMatchObject([{ name: "Seasick" }]);
  expect(granted(await door.mood(id))).toMatchObject({ label: "Seasick" });
  expect(granted(await door.saveMood({ ownMoodId: from.id }))).toMatchObject({ label: "Seasick" });
  expect((await searchOverRest(ada)({ text: "seasick" })).ids).toContain(id);
});
