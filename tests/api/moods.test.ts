import { describe, expect, test } from "vitest";
import { eachText } from "#domain/entries/field.ts";
import { moodKind } from "#domain/entries/mood.ts";
import { moodFaces, moods } from "#domain/moods.ts";
import { useApp } from "#tests/support/app.ts";
import { granted, type MoodEntry, type Saved } from "#tests/support/door.ts";
import { doors } from "#tests/support/doors.ts";
import { ask, bearer, sendRequest } from "#tests/support/requests.ts";
import { person } from "#tests/support/people.ts";

useApp();

describe.each(doors)("moods over $name", ({ open }) => {
  test("a mood is stored with its face and its day", async () => {
    const ada = open(await person("ada"), { zone: "Europe/Paris" });

    const saved = granted(
      await ada.saveMood({
        value: "heart_broken",
        journalTitle: "After the call",
        note: "It rained.",
        occurredAt: "2026-03-01T23:30:00Z",
      }),
    );

    expect(saved).toEqual({
      id: expect.stringMatching(/^[0-9a-f-]{36}$/),
      value: "heart_broken",
      finerWord: null,
      emoji: moodFaces.heart_broken.emoji,
      label: "Heart Broken",
      ...eachText(moodKind, () => null),
      journalTitle: "After the call",
      note: "It rained.",
      occurredAt: "2026-03-01T23:30:00.000Z",
      timeZone: "Europe/Paris",
      localDate: "2026-03-02",
      recordedAt: expect.any(String),
      editedAt: null,
      version: "1",
      ownMood: null,
      broughtFrom: null,
      ownTags: [],
      alreadySaved: false,
    });
    expect(await ada.mood(saved.id)).toEqual(entryOf(saved));
    expect(await ada.moods()).toEqual({ entries: [entryOf(saved)], next: undefined });
  });

  test("each of the 24 can be saved, all in one day, and none earns karma", async () => {
    const ada = open(await person("ada"));

    for (const value of moods)
      expect(await ada.saveMood({ value })).toMatchObject({ value, ...moodFaces[value], note: null });

    expect(granted(await ada.moods()).entries).toHaveLength(24);
    expect(await ada.balance("all")).toEqual({ gold: 0, coal: 0 });
    expect(await ada.summary()).toMatchObject({ actionsLogged: 0, reflectionsWritten: 0 });
  });

  test("title and note are trimmed, and null if empty", async () => {
    const ada = open(await person("ada"));

    expect(await ada.saveMood({ journalTitle: "  Morning \n", note: "\tSlept well.\n\nTwice. " })).toMatchObject({
      journalTitle: "Morning",
      note: "Slept well.\n\nTwice.",
    });
    expect(await ada.saveMood({ journalTitle: " \n\t", note: "" })).toMatchObject({ journalTitle: null, note: null });
    expect(await ada.saveMood({ journalTitle: null, note: null })).toMatchObject({ journalTitle: null, note: null });
  });

  test("texts may be as long as the limits, and not longer", async () => {
    const ada = open(await person("ada"));

    expect(await ada.saveMood({ journalTitle: "x".repeat(100), note: "y".repeat(5000) })).toMatchObject({
      journalTitle: "x".repeat(100),
      note: "y".repeat(5000),
    });
    expect(await ada.saveMood({ journalTitle: ` ${"x".repeat(100)} ` })).toMatchObject({ alreadySaved: false });
    expect(await ada.saveMood({ journalTitle: "x".repeat(101) })).toEqual({
      status: 400,
      message: "Journal entry title can be at most 100 characters.",
      field: "journalTitle",
    });
    expect(await ada.saveMood({ note: "x".repeat(5001) })).toEqual({
      status: 400,
      message: "Journal note can be at most 5,000 characters.",
      field: "note",
    });
    expect(granted(await ada.moods()).entries).toHaveLength(2);
  });

  test("a mood with a note counts as a reflection, until the note is removed", async () => {
    const ada = open(await person("ada"));
    await ada.saveMood();
    const { id } = granted(await ada.saveMood({ note: "Slept well." }));
    expect(await ada.summary()).toMatchObject({ reflectionsWritten: 1 });

    await ada.editMood(id, { note: "  " });
    expect(await ada.summary()).toMatchObject({ reflectionsWritten: 0 });

    await ada.editMood(id, { note: "After all." });
    await ada.deleteMood(id);
    expect(await ada.summary()).toMatchObject({ reflectionsWritten: 0 });
  });

  test("an edit changes the named fields only", async () => {
    const ada = open(await person("ada"));
    const saved = granted(await ada.saveMood({ value: "sad", journalTitle: "Noon", note: "It rained." }));

    const edited = granted(await ada.editMood(saved.id, { value: "happy", note: " It stopped. " }));

    expect(edited).toEqual({
      ...entryOf(saved),
      value: "happy",
      ...moodFaces.happy,
      note: "It stopped.",
      editedAt: expect.any(String),
      version: expect.any(String),
    });
    expect(await ada.mood(saved.id)).toEqual(edited);
    expect(await ada.editMood(saved.id, { journalTitle: null })).toMatchObject({ journalTitle: null, value: "happy" });
  });

  test("an edit that is refused changes nothing", async () => {
    const ada = open(await person("ada"));
    const saved = granted(await ada.saveMood({ note: "As it was" }));

    expect(await ada.editMood(saved.id, { value: "sad", note: "x".repeat(5001) })).toMatchObject({ field: "note" });
    expect(await ada.editMood(saved.id, { value: "sad", occurredAt: "2999-01-01T00:00:00Z" })).toEqual({
      status: 400,
      message: "The date and time cannot be in the future.",
      field: "occurredAt",
    });
    expect(await ada.mood(saved.id)).toEqual(entryOf(saved));
  });

  test("a deleted mood disappears from every list and total", async () => {
    const ada = open(await person("ada"));
    const { id } = granted(await ada.saveMood());

    expect(await ada.deleteMood(id)).toBe("deleted");

    const gone = { status: 404, message: "This entry isn’t here any more." };
    expect(await ada.mood(id)).toEqual(gone);
    expect(await ada.editMood(id, { value: "sad" })).toEqual(gone);
    expect(await ada.deleteMood(id)).toEqual(gone);
    expect(await ada.moods()).toMatchObject({ entries: [] });
  });

  test("another person's moods are not mine to see", async () => {
    const { id } = granted(await open(await person("ada")).saveMood({ value: "sad" }));
    const bo = open(await person("bo"));

    expect(await bo.moods()).toMatchObject({ entries: [] });
    expect(await bo.currentMood()).toBeNull();
    expect(await bo.mood(id)).toMatchObject({ status: 404 });
  });

  test("a visitor is turned away", async () => {
    const visitor = open();

    expect(await visitor.saveMood()).toEqual({ status: 401, message: "Unauthorized" });
    expect(await visitor.moods()).toEqual({ status: 401, message: "Unauthorized" });
  });
});

describe.each(doors)("the current mood over $name", ({ open }) => {
  test("is null before the first", async () => {
    expect(await open(await person("ada")).currentMood()).toBeNull();
  });

  test("is the latest by its time: a backdated mood does not become current", async () => {
    const ada = open(await person("ada"));
    await ada.saveMood({ value: "joyful", occurredAt: "2026-03-02T08:00:00Z" });

    await ada.saveMood({ value: "sad", occurredAt: "2026-03-01T08:00:00Z" });
    expect(await ada.currentMood()).toBe("joyful");

    await ada.saveMood({ value: "tired", occurredAt: "2026-03-02T08:00:01Z" });
    expect(await ada.currentMood()).toBe("tired");
  });

  test("follows the moment, not the local day", async () => {
    const somebody = await person("ada");
    // 2 March on Kiritimati, nine hours before an instant that is still 1 March in Honolulu.
    await open(somebody, { zone: "Pacific/Kiritimati" }).saveMood({ value: "sad", occurredAt: "2026-03-01T11:00:00Z" });
    await open(somebody, { zone: "Pacific/Honolulu" }).saveMood({ value: "calm", occurredAt: "2026-03-01T20:00:00Z" });

    expect(await open(somebody).currentMood()).toBe("calm");
    expect(granted(await open(somebody).moods()).entries.map(({ localDate }) => localDate)).toEqual([
      "2026-03-02",
      "2026-03-01",
    ]);
  });

  test("falls back when the latest is deleted or moved back", async () => {
    const ada = open(await person("ada"));
    await ada.saveMood({ value: "joyful", occurredAt: "2026-03-01T08:00:00Z" });
    const second = granted(await ada.saveMood({ value: "sad", occurredAt: "2026-03-02T08:00:00Z" }));
    const third = granted(await ada.saveMood({ value: "tired", occurredAt: "2026-03-03T08:00:00Z" }));

    await ada.editMood(third.id, { occurredAt: "2026-02-01T08:00:00Z" });
    expect(await ada.currentMood()).toBe("sad");

    await ada.deleteMood(second.id);
    expect(await ada.currentMood()).toBe("joyful");
  });
});

describe.each(doors)("the day of a mood over $name", ({ open }) => {
  const written = "2026-03-01T11:00:00.000Z";

  test("stays when 'when' is not touched, wherever the person is now", async () => {
    const somebody = await person("ada");
    const { id } = granted(await open(somebody, { zone: "Pacific/Kiritimati" }).saveMood({ occurredAt: written }));
    const inHonolulu = open(somebody, { zone: "Pacific/Honolulu" });
    const unmoved = { localDate: "2026-03-02", timeZone: "Pacific/Kiritimati", occurredAt: written };

    expect(await inHonolulu.editMood(id, { note: "On the plane" })).toMatchObject(unmoved);
    expect(await inHonolulu.editMood(id, { value: "sad", occurredAt: written })).toMatchObject(unmoved);
    expect(await inHonolulu.editMood(id, { occurredAt: "2026-02-28T09:59:00Z" })).toMatchObject({
      localDate: "2026-02-28",
      timeZone: "Pacific/Kiritimati",
    });
  });

  test("is reckoned by the zone, over a clock change too", async () => {
    const somebody = await person("ada");
    const lordHowe = open(somebody, { zone: "Australia/Lord_Howe" });

    expect(await lordHowe.saveMood({ occurredAt: "2026-04-04T13:29:59Z" })).toMatchObject({ localDate: "2026-04-05" });
    expect(await lordHowe.saveMood({ occurredAt: "2026-04-05T13:29:59Z" })).toMatchObject({ localDate: "2026-04-05" });
    expect(await lordHowe.saveMood({ occurredAt: "2026-04-05T13:30:00Z" })).toMatchObject({ localDate: "2026-04-06" });
    expect(
      await open(somebody, { zone: "Asia/Kathmandu" }).saveMood({ occurredAt: "2026-03-01T18:15:00Z" }),
    ).toMatchObject({ localDate: "2026-03-02" });
  });
});

describe.each(doors)("a list of moods over $name", ({ open }) => {
  test("is read page by page, newest first, every mood once", async () => {
    const ada = open(await person("ada"));
    for (const day of ["03", "01", "02", "02", "04"]) await ada.saveMood({ occurredAt: `2026-03-${day}T08:00:00Z` });
    const whole = granted(await ada.moods()).entries;

    const first = granted(await ada.moods({ limit: 3 }));
    const rest = granted(await ada.moods({ limit: 3, after: first.next ?? "" }));

    expect(whole.map(({ localDate }) => localDate.slice(-2))).toEqual(["04", "03", "02", "02", "01"]);
    expect([...first.entries, ...rest.entries]).toEqual(whole);
    expect(rest.next).toBeUndefined();
  });
});

describe("requests that only one door has", () => {
  test("over REST emoji and label are ignored, and a mood nobody knows is refused at its field", async () => {
    const headers = bearer(await person("ada"));
    const sent = { emoji: "🦄", label: "<b>Best</b>", value: "calm", fromUserId: "x", localDate: "1999-01-01" };

    const saved = await sendRequest("POST", "/api/moods", { headers, body: sent });

    expect(saved).toMatchObject({ status: 201, json: { ...moodFaces.calm, value: "calm" } });
    expect(saved.text).not.toMatch(/🦄|Best|1999/);
    for (const value of ["", "Calm", "CALM", "angry", "😊", "toString", 7, null]) {
      const answer = await sendRequest("POST", "/api/moods", { headers, body: { ...sent, value } });
      expect(answer, String(value)).toMatchObject({ status: 400, json: { field: "value" } });
    }
    const { id } = saved.json as { id: string };
    expect(await sendRequest("PATCH", `/api/moods/${id}`, { headers, body: { value: "angry" } })).toMatchObject({
      status: 400,
      json: {
        message: "Please choose one of the moods.",
        details: expect.stringMatching(/^One of joyful, happy,.*, strong\.$/),
        field: "value",
      },
    });
    expect((await sendRequest("GET", "/api/moods/user", { headers })).json).toMatchObject([{ value: "calm" }]);
  });

  test("over GraphQL a mood nobody knows is no value of the enum", async () => {
    const answer = await ask(
      'mutation { saveMood(input: { stamp: { clientId: "a" }, value: ANGRY }) { __typename } }',
      {
        headers: bearer(await person("ada")),
      },
    );

    expect(answer).toMatchObject({ status: 400, json: { errors: [{ message: expect.stringContaining("ANGRY") }] } });
  });

  test.each(["first: 0", "first: 101", "last: 0", "last: 101"])(
    "over GraphQL a list of %s is refused",
    async (args) => {
      const answer = await ask(`{ viewer { moods(${args}) { edges { cursor } } } }`, {
        headers: bearer(await person("ada")),
      });

      expect(answer).toMatchObject({
        status: 400,
        json: { errors: [{ message: expect.stringContaining("must be 1 to 100") }] },
      });
    },
  );

  test("over GraphQL the answer to a save knows the new current mood and summary", async () => {
    const headers = bearer(await person("ada"));
    const mutation = `mutation { saveMood(input: { stamp: { clientId: "a" }, value: TIRED, note: "Long day" }) {
      ... on SaveMoodPayload { viewer { currentMood { value } summary { reflectionsWritten } moods(first: 1) { edges { node { note } } } } }
    } }`;

    expect((await ask(mutation, { headers })).json).toEqual({
      data: {
        saveMood: {
          viewer: {
            currentMood: { value: "TIRED" },
            summary: { reflectionsWritten: 1 },
            moods: { edges: [{ node: { note: "Long day" } }] },
          },
        },
      },
    });
  });

  test("over REST the dashboard and the current user show the face of the current mood", async () => {
    const headers = bearer(await person("ada"));
    await sendRequest("POST", "/api/moods", { headers, body: { value: "strong" } });

    const { emoji, label } = moodFaces.strong;
    expect((await sendRequest("GET", "/api/dashboard", { headers })).json).toMatchObject({
      user: { currentMood: emoji, moodLabel: label, moodValue: "strong" },
    });
    expect((await sendRequest("GET", "/api/auth/user", { headers })).json).toMatchObject({
      currentMood: emoji,
      moodLabel: label,
    });
  });
});

function entryOf({ alreadySaved: _saved, ...mood }: Saved<MoodEntry>): MoodEntry {
  return mood;
}
