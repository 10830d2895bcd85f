import { describe, expect, test } from "vitest";
import { useApp } from "#tests/support/app.ts";
import { granted, type Door } from "#tests/support/door.ts";
import { doors } from "#tests/support/doors.ts";
import { historyOf } from "#tests/support/history.ts";
import { bearer, sendRequest } from "#tests/support/requests.ts";
import { person } from "#tests/support/people.ts";

useApp();

type Diary = Door;

interface Saves {
  save: (diary: Diary, clientId: string) => Promise<object>;
  saveOther: (diary: Diary, clientId: string) => Promise<object>;
  edit: (diary: Diary, id: string) => Promise<unknown>;
  remove: (diary: Diary, id: string) => Promise<unknown>;
  gold: number;
}

const occurredAt = "2026-03-01T08:00:00Z";

const kinds: [what: string, saves: Saves][] = [
  [
    "a mood",
    {
      save: (diary, clientId) => diary.saveMood({ clientId, value: "tired", note: "Once", occurredAt }),
      saveOther: (diary, clientId) => diary.saveMood({ clientId, value: "happy", note: "Other", occurredAt }),
      edit: (diary, id) => diary.editMood(id, { value: "calm" }),
      remove: (diary, id) => diary.deleteMood(id),
      gold: 0,
    },
  ],
  [
    "a page of the journal",
    {
      save: (diary, clientId) => diary.write({ clientId, emoji: "love", occurredAt }),
      saveOther: (diary, clientId) => diary.write({ clientId, emoji: "sad", occurredAt }),
      edit: (diary, id) => diary.editPage(id, { emoji: "hopeful" }),
      remove: (diary, id) => diary.deletePage(id),
      gold: 1,
    },
  ],
];

describe.each(doors)("over $name", ({ open }) => {
  describe.each(kinds)("%s sent twice", (_what, { save, saveOther, edit, remove, gold }) => {
    test("is one, and answers as it did the first time", async () => {
      const ada = open(await person("ada"));

      const first = granted(await save(ada, "one"));

      expect(first).toMatchObject({ alreadySaved: false });
      expect(await save(ada, "one")).toEqual(first);
      expect(await ada.balance("all")).toEqual({ gold, coal: 0 });
    });

    test("twenty times at once is one save", async () => {
      const ada = await person("ada");

      const answers = await Promise.all(Array.from({ length: 20 }, () => save(open(ada), "one")));

      expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
      expect((await historyOf(ada)).entries).toHaveLength(1);
      expect(await open(ada).balance("all")).toEqual({ gold, coal: 0 });
    });

    test("with other content keeps the first save, and reports it", async () => {
      const ada = open(await person("ada"));
      const first = await save(ada, "one");

      expect(await saveOther(ada, "one")).toEqual({ ...first, alreadySaved: true });
    });

    test("after an edit returns the current entry, and after a deletion is refused", async () => {
      const somebody = await person("ada");
      const ada = open(somebody);
      const { id } = granted(await save(ada, "one")) as { id: string };

      const edited = (await edit(ada, id)) as object;
      expect(await save(ada, "one")).toEqual({ ...edited, alreadySaved: false });

      await remove(ada, id);
      const gone = { status: 410, message: "This entry was saved earlier and has since been deleted." };
      expect(await save(ada, "one")).toEqual(gone);
      expect(await saveOther(ada, "one")).toEqual(gone);
      expect((await historyOf(somebody)).entries).toEqual([]);
    });

    test("by two people is two", async () => {
      const [ada, bo] = [open(await person("ada")), open(await person("bo"))];

      const [hers, his] = [await save(ada, "one"), await save(bo, "one")] as { id: string }[];

      expect(his).toMatchObject({ alreadySaved: false });
      expect(his?.id).not.toBe(hers?.id);
    });

    test.each([
      ["empty", "", "clientId must not be empty."],
      ["too long", "x".repeat(101), "clientId can be at most 100 characters."],
      ["with a NUL", "a\0b", "clientId contains a character that cannot be saved."],
    ])("under an id that is %s is refused at its field", async (_how, clientId, message) => {
      expect(await save(open(await person("ada")), clientId)).toEqual({ status: 400, message, field: "clientId" });
    });
  });

  test("one id cannot serve two kinds of save", async () => {
    const somebody = await person("ada");
    const ada = open(somebody);
    granted(await ada.saveMood({ clientId: "one" }));
    granted(await ada.write({ clientId: "two" }));
    const refused = { status: 400, message: "This clientId belongs to another save.", field: "clientId" };

    expect(await ada.write({ clientId: "one" })).toEqual(refused);
    expect(await ada.logAction({ clientId: "one" })).toEqual(refused);
    expect(await ada.saveMood({ clientId: "two" })).toEqual(refused);
    expect((await historyOf(somebody)).entries).toHaveLength(2);
  });
});

describe("across the doors", () => {
  test.each(kinds)("%s sent through one and then the other is one", async (_what, { save }) => {
    const ada = await person("ada");

    const answers = [];
    for (const { open } of doors) answers.push(await save(open(ada), "one"));

    expect(answers[1]).toEqual(answers[0]);
    expect(answers[0]).toMatchObject({ alreadySaved: false });
  });
});

describe("over REST alone", () => {
  test.each([
    ["/api/moods", { value: "calm" }, { value: "sad" }],
    ["/api/journal", { content: "Once." }, { content: "Other." }],
  ])("the Idempotency-Key header does at %s what clientId does", async (path, body, other) => {
    const headers = { ...bearer(await person("ada")), "idempotency-key": "one" };
    const first = await sendRequest("POST", path, { headers, body });

    expect((await sendRequest("POST", path, { headers, body })).json).toEqual(first.json);
    expect((await sendRequest("POST", path, { headers, body: other })).json).toEqual({
      ...(first.json as object),
      alreadySaved: true,
    });
    expect((await sendRequest("POST", path, { headers, body: { ...body, clientId: "two" } })).json).not.toEqual(
      first.json,
    );
  });
});
