import { describe, expect, test } from "vitest";
import { finerWordsOf } from "#domain/finerWords.ts";
import { moods } from "#domain/moods.ts";
import { useApp } from "#tests/support/app.ts";
import { archiveOf, bringBack } from "#tests/support/archives.ts";
import { granted } from "#tests/support/door.ts";
import { doors } from "#tests/support/doors.ts";
import { person } from "#tests/support/people.ts";
import { bearer, sendRequest } from "#tests/support/requests.ts";
import { restDoor } from "#tests/support/restDoor.ts";
import { searchDoors } from "#tests/support/searchDoors.ts";

useApp();

describe.each(doors)("a finer word over $name", ({ open }) => {
  test.each([0, 1, 2])("each mood can keep its word %i of three", async (at) => {
    const ada = open(await person("ada"));
    const some = moods.filter((_mood, index) => index % 3 === at);

    for (const value of some) {
      const finerWord = finerWordsOf(value)[at]?.word ?? "";
      expect(await ada.saveMood({ value, finerWord })).toMatchObject({ value, finerWord });
    }
    expect(granted(await ada.moods()).entries).toHaveLength(some.length);
  });

  test("is kept, changed and taken away by an edit that names nothing else", async () => {
    const ada = open(await person("ada"));
    const { id } = granted(await ada.saveMood({ value: "anxious", note: "Before the call" }));

    expect(await ada.editMood(id, { finerWord: "restless" })).toMatchObject({
      value: "anxious",
      finerWord: "restless",
      note: "Before the call",
    });
    expect(await ada.editMood(id, { note: "After it" })).toMatchObject({ finerWord: "restless" });
    expect(await ada.editMood(id, { finerWord: "unsure" })).toMatchObject({ finerWord: "unsure" });
    expect(await ada.editMood(id, { finerWord: null })).toMatchObject({ finerWord: null, note: "After it" });
  });

  test("goes with its mood: another mood takes it away, or brings its own", async () => {
    const ada = open(await person("ada"));
    const { id } = granted(await ada.saveMood({ value: "anxious", finerWord: "dreading" }));

    expect(await ada.editMood(id, { value: "anxious" })).toMatchObject({ finerWord: "dreading" });
    expect(await ada.editMood(id, { value: "calm" })).toMatchObject({ value: "calm", finerWord: null });
    expect(await ada.editMood(id, { value: "sad", finerWord: "lonely" })).toMatchObject({ finerWord: "lonely" });
  });

  test("of another mood is refused, and nothing is saved", async () => {
    const ada = open(await person("ada"));
    const { id } = granted(await ada.saveMood({ value: "calm", finerWord: "rested" }));
    const refused = {
      status: 400,
      message: "Please choose one of the finer words for this mood.",
      field: "finerWord",
    };

    expect(await ada.saveMood({ value: "calm", finerWord: "restless" })).toMatchObject(refused);
    expect(await ada.editMood(id, { finerWord: "restless" })).toMatchObject(refused);
    expect(await ada.editMood(id, { value: "sad", finerWord: "rested" })).toMatchObject(refused);
    expect(granted(await ada.moods()).entries).toMatchObject([{ id, value: "calm", finerWord: "rested" }]);
  });
});

describe.each(searchDoors)("a search over $name", ({ open }) => {
  test("finds a mood by its finer word, and no longer when the word was changed", async () => {
    const ada = await person("ada");
    const door = restDoor({ as: ada });
    const { id } = granted(await door.saveMood({ value: "anxious", finerWord: "restless" }));
    granted(await door.saveMood({ value: "anxious" }));
    const found = async (text: string) => (await open(ada)({ text })).ids;

    expect([await found("restless"), await found("dreading")]).toEqual([[id], []]);

    granted(await door.editMood(id, { finerWord: "dreading" }));
    expect([await found("restless"), await found("DREAD")]).toEqual([[], [id]]);
  });
});

test("REST tells a caller which words a mood has", async () => {
  const ada = await person("ada");

  const { status, text } = await sendRequest("POST", "/api/moods", {
    headers: bearer(ada),
    body: { value: "calm", finerWord: "exhausted" },
  });

  expect(status).toBe(400);
  expect(text).toContain("One of peaceful, rested, relieved.");
});

test("an archive brings a finer word back, and a line without one is as it was", async () => {
  const ada = await person("ada", { zone: "Europe/Paris" });
  const door = restDoor({ as: ada });
  granted(await door.saveMood({ value: "tired", finerWord: "foggy", occurredAt: "2026-03-01T08:00:00Z" }));
  granted(await door.saveMood({ value: "calm", occurredAt: "2026-03-02T08:00:00Z" }));
  const { lines, textOf } = await archiveOf(ada);
  const bo = await person("bo");

  expect(lines.map((line) => JSON.parse(line) as object)).toEqual([
    expect.objectContaining({ value: "tired", finerWord: "foggy" }),
    expect.not.objectContaining({ finerWord: expect.anything() }),
  ]);
  expect(textOf("markdown/2026/2026-03-01.md")).toContain("Tired, foggy\n");
  expect(textOf("journal.html")).toContain("foggy");
  await bringBack(bo, lines);

  const brought = granted(await restDoor({ as: bo }).moods()).entries;
  expect(brought.map(({ value, finerWord }) => [value, finerWord])).toEqual([
    ["calm", null],
    ["tired", "foggy"],
  ]);
  const another = { ...(JSON.parse(lines[0] ?? "") as object), id: crypto.randomUUID(), value: "calm" };
  expect(await bringBack(bo, [JSON.stringify(another)])).toMatchObject([
    { refused: 1, lines: [{ outcome: "refused", field: "finerWord" }] },
  ]);
});
