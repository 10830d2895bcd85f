import { afterEach, describe, expect, test } from "vitest";
import { ledgerGaps } from "#server/program/checkLedger.ts";
import { sql } from "#server/store/db.ts";
import { useApp } from "#tests/support/app.ts";
import { granted, type Door } from "#tests/support/door.ts";
import { doors } from "#tests/support/doors.ts";
import { person } from "#tests/support/people.ts";
import { bearer, sendRequest } from "#tests/support/requests.ts";
import { restDoor } from "#tests/support/restDoor.ts";
import { searchDoors } from "#tests/support/searchDoors.ts";
import { wordDoors, wordsOverRest, type TagJson } from "#tests/support/wordDoors.ts";

useApp();

afterEach(async () => {
  expect(await ledgerGaps()).toEqual([]);
});

const [march, april] = ["2026-03-01T12:00:00Z", "2026-04-02T12:00:00Z"];
const mira = { name: "Mira" };

const offAtFirst = { isCompared: false, isLeftOutOfMemories: false };

/** The kinds of entry, each saved, edited and deleted in the same way. */
const kinds: [
  what: string,
  kind: {
    save: (door: Door, input: object) => Promise<{ id: string; ownTags: { id: string; name: string }[] }>;
    edit: (
      door: Door,
      id: string,
      change: object,
    ) => Promise<{ ownTags: { id: string; name: string }[]; version: string } | object>;
    read: (door: Door, id: string) => Promise<{ ownTags: { name: string }[]; version: string }>;
    remove: (door: Door, id: string) => Promise<unknown>;
  },
][] = [
  [
    "actions",
    {
      save: async (door, input) => granted(await door.logAction(input)),
      edit: (door, id, change) => door.editAction(id, change),
      read: async (door, id) => granted(await door.action(id)),
      remove: (door, id) => door.deleteAction(id),
    },
  ],
  [
    "moods",
    {
      save: async (door, input) => granted(await door.saveMood(input)),
      edit: (door, id, change) => door.editMood(id, change),
      read: async (door, id) => granted(await door.mood(id)),
      remove: (door, id) => door.deleteMood(id),
    },
  ],
  [
    "pages",
    {
      save: async (door, input) => granted(await door.write(input)),
      edit: (door, id, change) => door.editPage(id, change),
      read: async (door, id) => granted(await door.page(id)),
      remove: (door, id) => door.deletePage(id),
    },
  ],
];

function namesOf(entry: object): string[] {
  return (entry as { ownTags: { name: string }[] }).ownTags.map(({ name }) => name);
}

describe.each(doors)("over $name", ({ open }) => {
  describe.each(kinds)("%s", (_what, { save, edit, read, remove }) => {
    test("take tags by name and by id, keep their order, and count them on their day", async () => {
      const ada = await person("ada");
      const [door, words] = [open(ada, { zone: "UTC" }), wordsOverRest(ada)];

      const first = await save(door, {
        occurredAt: march,
        newTags: [{ name: " Mira ", group: "People" }, { name: "River" }],
      });
      const [one, two] = first.ownTags;
      const second = await save(door, { occurredAt: april, tagIds: [two?.id, one?.id] });

      expect(first.ownTags).toEqual([
        { id: one?.id, name: "Mira", group: "People" },
        { id: two?.id, name: "River", group: null },
      ]);
      expect(namesOf(second)).toEqual(["River", "Mira"]);
      expect(namesOf(await read(door, second.id))).toEqual(["River", "Mira"]);
      expect(await words.tags()).toEqual([
        {
          id: one?.id,
          name: "Mira",
          group: "People",
          isArchived: false,
          ...offAtFirst,
          entries: 2,
          lastDay: "2026-04-02",
        },
        {
          id: two?.id,
          name: "River",
          group: null,
          isArchived: false,
          ...offAtFirst,
          entries: 2,
          lastDay: "2026-04-02",
        },
      ]);
    });

    test("edited keep, replace, add and lose their tags, and the counts follow", async () => {
      const ada = await person("ada");
      const [door, words] = [open(ada, { zone: "UTC" }), wordsOverRest(ada)];
      const { id } = await save(door, { occurredAt: march, newTags: [mira] });

      expect(namesOf(await edit(door, id, { occurredAt: april }))).toEqual(["Mira"]);
      expect(namesOf(await edit(door, id, { newTags: [{ name: "River" }] }))).toEqual(["Mira", "River"]);
      const [, river] = await words.tags();
      expect(namesOf(await edit(door, id, { tagIds: [river?.id] }))).toEqual(["River"]);
      expect(await words.tags()).toMatchObject([
        { name: "Mira", entries: 0, lastDay: null },
        { name: "River", entries: 1, lastDay: "2026-04-02" },
      ]);
      expect(namesOf(await edit(door, id, { tagIds: [] }))).toEqual([]);
      expect((await words.tags()).map(({ entries }) => entries)).toEqual([0, 0]);
    });

    test("deleted are counted no longer", async () => {
      const ada = await person("ada");
      const door = open(ada, { zone: "UTC" });
      const { id } = await save(door, { newTags: [mira] });

      await remove(door, id);

      expect(await wordsOverRest(ada).tags()).toMatchObject([{ name: "Mira", entries: 0, lastDay: null }]);
    });

    test("saved twice under one client id are one entry with one tag, also after the tag was merged", async () => {
      const ada = await person("ada");
      const [door, words] = [open(ada), wordsOverRest(ada)];
      const input = { clientId: crypto.randomUUID(), newTags: [mira, { name: "River" }] };

      const [first, again] = await Promise.all([save(door, input), save(door, input)]);
      const [one, two] = await words.tags();
      await words.mergeTags(one?.id ?? "", two?.id ?? "");
      const late = await save(door, input);

      expect([again.id, late.id]).toEqual([first.id, first.id]);
      expect(late).toMatchObject({ alreadySaved: false, ownTags: [{ name: "River" }] });
      expect(await words.tags()).toMatchObject([{ name: "River", entries: 1 }]);
    });

    test("edited from an older version do not overwrite other tags", async () => {
      const ada = await person("ada");
      const door = open(ada);
      const { id } = await save(door, { newTags: [mira] });
      const { version } = await read(door, id);
      await edit(door, id, { newTags: [{ name: "River" }] });

      const refused = await edit(door, id, { base: version, tagIds: [] });

      expect(refused).toMatchObject({ status: 409, current: { ownTags: [{ name: "Mira" }, { name: "River" }] } });
      expect(namesOf(await read(door, id))).toEqual(["Mira", "River"]);
    });
  });

  test("at most 20 tags on an entry, and each name once", async () => {
    const door = open(await person("ada"));
    expect(namesOf(granted(await door.saveMood({ newTags: [...tagsTo(20), { name: "tag 0" }] })))).toHaveLength(20);
    expect(await door.saveMood({ newTags: tagsTo(21) })).toEqual({
      status: 400,
      message: "An entry can have at most 20 tags.",
      field: "newTags",
    });
  });

  test.each([
    ["", "Please give the tag a name."],
    ["x".repeat(51), "Name can be at most 50 characters."],
    ["a\0b", "Name contains a character that cannot be saved."],
  ])("a tag cannot be called %j", async (name, message) => {
    expect(await open(await person("ada")).saveMood({ newTags: [{ name }] })).toEqual({
      status: 400,
      message,
      field: "name",
    });
  });

  test("another person's tag and one that is gone are left out", async () => {
    const [ada, bo] = [await person("ada"), await person("bo")];
    const theirs = await tagOf(wordsOverRest(bo), "Mira");

    const saved = granted(await open(ada).saveMood({ tagIds: [theirs.id, crypto.randomUUID()], newTags: [mira] }));

    expect(namesOf(saved)).toEqual(["Mira"]);
    expect(saved.ownTags[0]?.id).not.toBe(theirs.id);
    expect(await wordsOverRest(bo).tags()).toMatchObject([{ entries: 0 }]);
  });
});

function tagsTo(count: number): { name: string }[] {
  return Array.from({ length: count }, (_, index) => ({ name: `Tag ${index}` }));
}

async function tagOf(words: ReturnType<typeof wordsOverRest>, name: string, group?: string): Promise<TagJson> {
  return granted(await words.createTag({ name, ...(group ? { group } : {}) })) as TagJson;
}

describe.each(wordDoors)("tags over $name", ({ open }) => {
  test("are found by their name, in any case and width", async () => {
    const words = open(await person("ada"));
    const { id } = await tagOf(words, "Mira");

    expect(await tagOf(words, "  ｍira ")).toMatchObject({ id, name: "Mira" });
    expect(await words.tags()).toHaveLength(1);
  });

  test("are renamed, grouped, moved and archived", async () => {
    const words = open(await person("ada"));
    const [one, two, three] = [await tagOf(words, "One"), await tagOf(words, "Two"), await tagOf(words, "Three")];

    await words.renameTag(one.id, "First");
    await words.groupTag(two.id, "People");
    await words.moveTag(three.id, one.id);
    await words.archiveTag(two.id, true);

    expect(await words.tags()).toMatchObject([
      { name: "Three", group: null },
      { name: "First", group: null },
      { name: "Two", group: "People", isArchived: true },
    ]);
    expect(await words.groupTag(two.id, null)).toMatchObject({ group: null, isArchived: true });
    expect(await words.archiveTag(two.id, false)).toMatchObject({ isArchived: false });
    expect(await words.moveTag(three.id, null)).toMatchObject({ name: "Three" });
    expect((await words.tags()).map(({ name }) => name)).toEqual(["First", "Two", "Three"]);
  });

  test("what insights and memories may do with a tag is off at first, and chosen one by one", async () => {
    const words = open(await person("ada"));
    const { id } = await tagOf(words, "Mira");
    expect(await words.tags()).toMatchObject([offAtFirst]);

    expect(await words.chooseForTag(id, { isCompared: true })).toMatchObject({
      id,
      isCompared: true,
      isLeftOutOfMemories: false,
    });
    await words.chooseForTag(id, { isLeftOutOfMemories: true });
    expect(await words.tags()).toMatchObject([{ isCompared: true, isLeftOutOfMemories: true }]);

    await words.renameTag(id, "Lena");
    await words.groupTag(id, "People");
    await words.archiveTag(id, true);
    await words.archiveTag(id, false);
    await words.moveTag(id, null);
    expect(await words.tags()).toMatchObject([{ name: "Lena", isCompared: true, isLeftOutOfMemories: true }]);

    await words.chooseForTag(id, { isCompared: false });
    expect(await words.tags()).toMatchObject([{ isCompared: false, isLeftOutOfMemories: true }]);
  });

  test("another person's tag is not theirs to choose for", async () => {
    const [theirs, mine] = [open(await person("bo")), open(await person("ada"))];
    const { id } = await tagOf(theirs, "Mira");

    expect(await mine.chooseForTag(id, { isCompared: true })).toMatchObject({
      message: "This tag isn’t here any more.",
    });
    expect(await theirs.tags()).toMatchObject([offAtFirst]);
  });

  test.each([
    [{ isCompared: true }, {}],
    [{}, { isCompared: true }],
    [{ isLeftOutOfMemories: true }, { isCompared: true }],
    [{ isCompared: true, isLeftOutOfMemories: true }, {}],
    [{}, {}],
  ])("merged, %j and %j hold for the one that stays", async (one, other) => {
    const words = open(await person("ada"));
    const [from, into] = [await tagOf(words, "Work"), await tagOf(words, "Job")];
    await words.chooseForTag(from.id, one);
    await words.chooseForTag(into.id, other);

    await words.mergeTags(from.id, into.id);

    expect(await words.tags()).toMatchObject([{ id: into.id, ...offAtFirst, ...one, ...other }]);
  });

  test("two tags cannot have one name", async () => {
    const words = open(await person("ada"));
    const [one] = [await tagOf(words, "Mira"), await tagOf(words, "River")];

    expect(await words.renameTag(one.id, "river")).toMatchObject({
      message: "You already have a tag with this name. Merge the two instead.",
      field: "name",
    });
  });

  test("merged, all entries have the other, and one that had both counts once", async () => {
    const ada = await person("ada");
    const [door, words] = [restDoor({ as: ada, zone: "UTC" }), open(ada)];
    const [from, into] = [await tagOf(words, "Work"), await tagOf(words, "Job")];
    const both = granted(await door.logAction({ occurredAt: march, tagIds: [from.id, into.id] }));
    const one = granted(await door.saveMood({ occurredAt: march, tagIds: [from.id] }));
    const page = granted(await door.write({ occurredAt: april, tagIds: [from.id] }));

    const merged = await words.mergeTags(from.id, into.id);

    expect(merged).toMatchObject({ name: "Job", entries: 3, lastDay: "2026-04-02" });
    expect(await words.tags()).toMatchObject([{ id: into.id }]);
    expect(granted(await door.action(both.id)).ownTags).toMatchObject([{ name: "Job" }]);
    expect(granted(await door.mood(one.id))).toMatchObject({ version: one.version, ownTags: [{ name: "Job" }] });
    expect(granted(await door.page(page.id)).ownTags).toMatchObject([{ name: "Job" }]);
  });

  test("a merged tag leads on, by id and by name, until its name is given to another", async () => {
    const ada = await person("ada");
    const [door, words] = [restDoor({ as: ada }), open(ada)];
    const [from, into, last] = [await tagOf(words, "Work"), await tagOf(words, "Job"), await tagOf(words, "Bread")];
    await words.mergeTags(from.id, into.id);
    await words.mergeTags(into.id, last.id);

    const late = granted(await door.saveMood({ tagIds: [from.id, into.id], newTags: [{ name: "work" }] }));
    await words.renameTag(last.id, "Work");
    const later = granted(await door.saveMood({ tagIds: [from.id] }));

    expect(late.ownTags).toMatchObject([{ id: last.id }]);
    expect(later.ownTags).toMatchObject([{ id: last.id, name: "Work" }]);
    expect(await words.tags()).toMatchObject([{ name: "Work", entries: 2 }]);
  });

  test("an archived one comes back by its name", async () => {
    const ada = await person("ada");
    const words = open(ada);
    const { id } = await tagOf(words, "Mira");
    await words.archiveTag(id, true);

    granted(await restDoor({ as: ada }).saveMood({ newTags: [mira] }));

    expect(await words.tags()).toMatchObject([{ id, isArchived: false, entries: 1 }]);
  });

  test("deleted, its entries stay without it, and those that arrive later too", async () => {
    const ada = await person("ada");
    const [door, words] = [restDoor({ as: ada }), open(ada)];
    const [one, two] = [await tagOf(words, "Mira"), await tagOf(words, "River")];
    const { id } = granted(await door.logAction({ tagIds: [one.id, two.id] }));

    expect(await words.deleteTag(one.id)).toBe("deleted");

    const late = granted(await door.logAction({ tagIds: [one.id] }));
    expect(namesOf(granted(await door.action(id)))).toEqual(["River"]);
    expect(namesOf(late)).toEqual([]);
    expect(await words.tags()).toMatchObject([{ name: "River", entries: 1 }]);
    expect(await sql`select "tagIds" from "Action" where "userId" = ${ada.id}::uuid and id = ${id}::uuid`).toEqual([
      { tagIds: [two.id] },
    ]);
    expect(
      await sql`
        select "tagId" from "DayTag" where "userId" = ${ada.id}::uuid
        union select "tagId" from "MonthTag" where "userId" = ${ada.id}::uuid`,
    ).toEqual([{ tagId: two.id }]);
  });

  test("merged into itself is refused, and stays", async () => {
    const words = open(await person("ada"));
    const { id } = await tagOf(words, "Mira");

    expect(await words.mergeTags(id, id)).toMatchObject({
      message: "Please choose another tag to merge it into.",
      field: "into",
    });
    expect(await words.tags()).toMatchObject([{ id, name: "Mira" }]);
  });

  test("at most 500, archived ones too; merging makes room", async () => {
    const ada = await person("ada");
    const [door, words] = [restDoor({ as: ada }), open(ada)];
    for (let made = 0; made < 500; made += 20) {
      const newTags = Array.from({ length: 20 }, (_, index) => ({ name: `Tag ${made + index}` }));
      granted(await door.saveMood({ newTags }));
    }
    const refused = "You can have at most 500 tags. Merge two of them or delete one first.";

    expect(await words.createTag({ name: "One more" })).toMatchObject({ message: refused, field: "name" });
    expect(await door.saveMood({ newTags: [{ name: "One more" }] })).toMatchObject({ status: 400, message: refused });
    expect(await words.createTag({ name: "Tag 7" })).toMatchObject({ name: "Tag 7" });
    const [one, two] = await words.tags();
    await words.mergeTags(one?.id ?? "", two?.id ?? "");
    expect(await words.createTag({ name: "One more" })).toMatchObject({ name: "One more" });
  });
});

describe.each(wordDoors)("the days of tags over $name", ({ open }) => {
  test("are those with an entry, each once, the tags with the most days first", async () => {
    const ada = await person("ada");
    const [door, words] = [restDoor({ as: ada, zone: "UTC" }), open(ada)];
    for (const occurredAt of [march, march, april]) granted(await door.saveMood({ occurredAt, newTags: [mira] }));
    granted(await door.write({ occurredAt: april, newTags: [{ name: "River" }] }));
    const { id } = granted(await door.logAction({ occurredAt: march, newTags: [{ name: "Gone" }] }));
    await door.deleteAction(id);

    expect(Object.entries(await words.tagDays("2026-01-01", "2026-12-31"))).toEqual([
      ["Mira", ["2026-03-01", "2026-04-02"]],
      ["River", ["2026-04-02"]],
    ]);
    expect(await words.tagDays("2026-03-01", "2026-03-31")).toEqual({ Mira: ["2026-03-01"] });
  });
});

test.each([
  ["2026-03-01", "2026-02-28", "The last day must not be before the first."],
  ["2024-01-01", "2025-01-01", "At most 366 days."],
])("the days of tags from %s to %s are refused", async (from, to, message) => {
  const path = `/api/trends/tags?from=${from}&to=${to}`;

  const { status, json } = await sendRequest("GET", path, { headers: bearer(await person("ada")) });

  expect({ status, ...(json as object) }).toEqual({ status: 400, message, field: "to" });
});

describe.each(searchDoors)("a search over $name", ({ open }) => {
  test("finds an entry by the name of its tag and of its own mood, also after a renaming and a merge", async () => {
    const ada = await person("ada");
    const [door, words, search] = [restDoor({ as: ada }), wordsOverRest(ada), open(ada)];
    const own = granted(await words.createOwnMood({ name: "Floating", emoji: "🌊", value: "calm" })) as { id: string };
    const { id } = granted(await door.saveMood({ ownMoodId: own.id, newTags: [mira] }));
    const found = async (text: string) => (await search({ text })).ids;

    expect([await found("mira"), await found("float calm"), await found("🌊")]).toEqual([[id], [id], [id]]);

    const [tag] = await words.tags();
    await words.renameTag(tag?.id ?? "", "Lena");
    expect([await found("mira"), await found("lena")]).toEqual([[], [id]]);

    const into = await tagOf(words, "Theo");
    await words.mergeTags(tag?.id ?? "", into.id);
    expect([await found("lena"), await found("theo")]).toEqual([[], [id]]);

    await words.deleteTag(into.id);
    expect(await found("theo")).toEqual([]);
  });
});

test("entries without tags have no row more", async () => {
  const ada = await person("ada");
  const door = restDoor({ as: ada });
  granted(await door.saveMood());
  granted(await door.logAction());
  granted(await door.write({}));

  const rows = await sql`
    select 1 from "DayTag" where "userId" = ${ada.id}::uuid union all select 1 from "MonthTag" where "userId" = ${ada.id}::uuid
    union all select 1 from "Tag" where "userId" = ${ada.id}::uuid`;

  expect(rows).toEqual([]);
});
