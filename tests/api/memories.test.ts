import { Temporal } from "temporal-polyfill";
import { describe, expect, test } from "vitest";
import { hiddenTag } from "#domain/journal.ts";
import { mostPagesOfAMemory } from "#domain/memories.ts";
import { useApp } from "#tests/support/app.ts";
import { granted } from "#tests/support/door.ts";
import { ask, bearer, sendRequest } from "#tests/support/requests.ts";
import { person } from "#tests/support/people.ts";
import { restDoor } from "#tests/support/restDoor.ts";
import { trendDoors } from "#tests/support/trendDoors.ts";
import { wordsOverRest } from "#tests/support/wordDoors.ts";

useApp();

const yearAgo = lookedBackAt({ years: 1 });
const twoYearsAgo = lookedBackAt({ years: 2 });
const threeYearsAgo = lookedBackAt({ years: 3 });
const monthAgo = lookedBackAt({ months: 1 });

describe.each(trendDoors)("on this day, over $name", ({ open }) => {
  test("is empty for somebody new", async () => {
    expect(await open(await person("ada")).onThisDay(3)).toEqual([]);
  });

  test("stand a year and a month ago, with what they held and the first page's title and words", async () => {
    const somebody = await person("ada");
    const ada = restDoor({ as: somebody });
    for (const day of [yearAgo, monthAgo]) {
      granted(await ada.saveMood({ value: "calm", occurredAt: `${day}T09:00:00Z` }));
      granted(await ada.saveMood({ value: "happy", occurredAt: `${day}T08:00:00Z` }));
      granted(await ada.logAction({ eventTitle: "Held the door", occurredAt: `${day}T07:00:00Z` }));
      granted(await ada.write({ texts: { title: "Late", body: "A second page." }, occurredAt: `${day}T20:00:00Z` }));
      const texts = { title: "Snow on the sill", body: "The first one.\n\nNobody had to be anywhere." };
      granted(await ada.write({ texts, occurredAt: `${day}T11:00:00Z` }));
    }

    const held = {
      title: "Snow on the sill",
      words: "The first one. Nobody had to be anywhere.",
      kind: "journal",
      goldKarma: 4,
      coalKarma: 0,
      actionsLogged: 1,
      journalEntries: 2,
      moods: ["happy", "calm"],
    };
    expect(await open(somebody).onThisDay()).toEqual(
      [
        { ago: "year", date: yearAgo, ...held },
        { ago: "month", date: monthAgo, ...held },
      ].filter(({ date }) => hasSameDay(date)),
    );
  });

  test("goes two and three years back when asked, years before months", async () => {
    const somebody = await person("ada");
    const ada = restDoor({ as: somebody });
    for (const day of [monthAgo, threeYearsAgo, twoYearsAgo, yearAgo])
      granted(await ada.write({ texts: { title: day, body: "Words." }, occurredAt: `${day}T11:00:00Z` }));

    const titles = async (years?: number) => (await open(somebody).onThisDay(years)).map(({ title }) => title);

    expect(await titles(3)).toEqual([yearAgo, twoYearsAgo, threeYearsAgo, monthAgo].filter(hasSameDay));
    expect(await titles(2)).toEqual([yearAgo, twoYearsAgo, monthAgo].filter(hasSameDay));
    expect(await titles()).toEqual([yearAgo, monthAgo].filter(hasSameDay));
  });

  test("tells of a good deed where there is no page, and of a mood with a note where there is none", async () => {
    const somebody = await person("ada");
    const ada = restDoor({ as: somebody });
    const said = { eventTitle: "Carried shopping", reflection1: "She told me of the cherry trees." };
    granted(await ada.logAction({ ...said, occurredAt: `${yearAgo}T10:00:00Z` }));
    granted(await ada.saveMood({ note: "Slept well.", occurredAt: `${yearAgo}T09:00:00Z` }));
    granted(await ada.saveMood({ note: "Walked home.", occurredAt: `${twoYearsAgo}T09:00:00Z` }));
    granted(await ada.saveMood({ occurredAt: `${threeYearsAgo}T09:00:00Z` }));
    const blame = { classification: "negative", intention: "negative", eventTitle: "Told a lie" } as const;
    granted(await ada.logAction({ ...blame, occurredAt: `${threeYearsAgo}T10:00:00Z` }));

    const told = (await open(somebody).onThisDay(3)).map(({ title, words, kind }) => [title, words, kind]);

    const expected = [
      ["Carried shopping", "She told me of the cherry trees.", "action"],
      [null, "Walked home.", "mood"],
      [null, null, null],
    ];
    expect(told).toEqual(expected.filter((_, index) => hasSameDay([yearAgo, twoYearsAgo, threeYearsAgo][index] ?? "")));
  });

  test.each(["sad", "hurt", "depressed", "heart_broken", "overwhelmed", "anxious"] as const)(
    "is never a day that holds %s, neither as a mood nor as a response",
    async (hard) => {
      const somebody = await person("ada");
      const ada = restDoor({ as: somebody });
      granted(await ada.saveMood({ value: "happy", occurredAt: `${yearAgo}T09:00:00Z` }));
      granted(await ada.saveMood({ value: hard, occurredAt: `${yearAgo}T07:00:00Z` }));
      granted(await ada.write({ occurredAt: `${yearAgo}T07:00:00Z` }));
      granted(await ada.saveMood({ value: "calm", occurredAt: `${monthAgo}T09:00:00Z` }));
      granted(await ada.logAction({ emotionResponse: hard, occurredAt: `${monthAgo}T10:00:00Z` }));

      expect(await open(somebody).onThisDay()).toEqual([]);
    },
  );

  test("is never a day with the mood frustrated, or with an angry response", async () => {
    const somebody = await person("ada");
    const ada = restDoor({ as: somebody });
    granted(await ada.saveMood({ value: "frustrated", occurredAt: `${yearAgo}T09:00:00Z` }));
    granted(await ada.logAction({ emotionResponse: "angry", occurredAt: `${monthAgo}T10:00:00Z` }));

    expect(await open(somebody).onThisDay()).toEqual([]);
  });

  test("is never a day with an entry whose tag is left out, while that is chosen", async () => {
    const somebody = await person("ada");
    const [ada, words] = [restDoor({ as: somebody }), wordsOverRest(somebody)];
    granted(await ada.write({ occurredAt: `${yearAgo}T07:00:00Z` }));
    const { id, ownTags } = granted(
      await ada.saveMood({ value: "happy", occurredAt: `${yearAgo}T09:00:00Z`, newTags: [{ name: "Dad" }] }),
    );
    const dad = ownTags[0]?.id ?? "";
    const held = hasSameDay(yearAgo) ? 1 : 0;
    const shown = async () => (await open(somebody).onThisDay()).length;
    expect(await shown()).toBe(held);

    await words.chooseForTag(dad, { isLeftOutOfMemories: true });
    expect(await shown()).toBe(0);

    await words.chooseForTag(dad, { isLeftOutOfMemories: false });
    expect(await shown()).toBe(held);

    const father = granted(await words.createTag({ name: "Father" })) as { id: string };
    await words.chooseForTag(father.id, { isLeftOutOfMemories: true });
    expect(await shown()).toBe(held);
    await words.mergeTags(dad, father.id);
    expect(await shown()).toBe(0);

    granted(await ada.editMood(id, { tagIds: [] }));
    expect(await shown()).toBe(held);
  });

  test("is never a day with a negative event, but may be one with a negative action", async () => {
    const somebody = await person("ada");
    const ada = restDoor({ as: somebody });
    for (const [day, type] of [
      [yearAgo, "event"],
      [twoYearsAgo, "action"],
    ] as const) {
      granted(await ada.write({ texts: { title: type, body: "Words." }, occurredAt: `${day}T11:00:00Z` }));
      const intention = type === "action" ? ("negative" as const) : undefined;
      const what = { type, classification: "negative", intention, emotionResponse: "confused" } as const;
      granted(await ada.logAction({ ...what, occurredAt: `${day}T12:00:00Z` }));
    }

    const titles = (await open(somebody).onThisDay(3)).map(({ title }) => title);

    expect(titles).toEqual(hasSameDay(twoYearsAgo) ? ["action"] : []);
  });

  test.each(["sad", "overwhelmed", "anxious", "angry", "frustrated"] as const)(
    "is never a day with a page that wears %s, be it the first or the last",
    async (emoji) => {
      const somebody = await person("ada");
      const ada = restDoor({ as: somebody });
      granted(await ada.write({ emoji, occurredAt: `${yearAgo}T07:00:00Z` }));
      for (const hour of ["07", "08", "09"]) granted(await ada.write({ occurredAt: `${monthAgo}T${hour}:00:00Z` }));
      granted(await ada.write({ emoji, occurredAt: `${monthAgo}T10:00:00Z` }));

      expect(await open(somebody).onThisDay()).toEqual([]);
    },
  );

  test("is never a day with such a page that belongs to a mood, whose words it never shows either", async () => {
    const somebody = await person("ada");
    for (const [emoji, day] of [
      ["angry", yearAgo],
      ["happy", twoYearsAgo],
    ]) {
      const body = { content: "Said aloud.", tags: [emoji, hiddenTag], occurredAt: `${day}T07:00:00Z` };
      expect(await sendRequest("POST", "/api/journal", { headers: bearer(somebody), body })).toMatchObject({
        json: { tags: [emoji, hiddenTag] },
      });
    }

    const shown = (await open(somebody).onThisDay(3)).map(({ date, title, words }) => [date, title, words]);

    expect(shown).toEqual([[twoYearsAgo, null, null]].filter(([date]) => hasSameDay(date ?? "")));
  });

  test("is a day with 20 pages, and never one with more, because no more are opened", async () => {
    const somebody = await person("ada");
    const ada = restDoor({ as: somebody });
    const write = async (day: string, pages: number) => {
      for (let page = 0; page < pages; page += 1)
        granted(await ada.write({ occurredAt: `${day}T07:00:${`${page}`.padStart(2, "0")}Z` }));
    };
    await write(yearAgo, mostPagesOfAMemory + 1);
    await write(twoYearsAgo, mostPagesOfAMemory);

    const days = (await open(somebody).onThisDay(3)).map(({ date }) => date);

    expect(days).toEqual([twoYearsAgo].filter(hasSameDay));
  });

  test("is silent while the current mood is one of the hardest", async () => {
    const somebody = await person("ada");
    const ada = restDoor({ as: somebody });
    granted(await ada.saveMood({ value: "calm", occurredAt: `${yearAgo}T09:00:00Z` }));
    const { id } = granted(await ada.saveMood({ value: "hurt" }));
    expect(await open(somebody).onThisDay()).toEqual([]);

    granted(await ada.editMood(id, { value: "tired" }));
    expect(await open(somebody).onThisDay()).toHaveLength(hasSameDay(yearAgo) ? 1 : 0);
  });

  test("is empty while looking back is switched off", async () => {
    const somebody = await person("ada");
    const ada = restDoor({ as: somebody });
    granted(await ada.write({ occurredAt: `${yearAgo}T07:00:00Z` }));
    granted(await ada.changeSetting("memories", false));
    expect(await open(somebody).onThisDay()).toEqual([]);

    granted(await ada.changeSetting("memories", true));
    expect(await open(somebody).onThisDay()).toHaveLength(hasSameDay(yearAgo) ? 1 : 0);
  });

  test("never has a day again that was put away, once or twice, until all are brought back", async () => {
    const [ada, bo] = [await person("ada"), await person("bo")];
    for (const somebody of [ada, bo])
      granted(await restDoor({ as: somebody }).write({ occurredAt: `${monthAgo}T11:00:00Z` }));
    const door = open(ada);

    expect([await door.putDayAway(monthAgo), await door.putDayAway(monthAgo)]).toEqual([undefined, undefined]);

    for (const other of trendDoors) expect(await other.open(ada).onThisDay()).toEqual([]);
    expect(await door.daysPutAway()).toBe(1);
    expect(await open(bo).onThisDay()).toHaveLength(hasSameDay(monthAgo) ? 1 : 0);
    await open(bo).bringDaysBack();
    expect(await door.daysPutAway()).toBe(1);
    await door.bringDaysBack();
    expect(await door.daysPutAway()).toBe(0);
    expect(await door.onThisDay()).toHaveLength(hasSameDay(monthAgo) ? 1 : 0);
  });

  test("has a day again that was brought back alone", async () => {
    const ada = await person("ada");
    granted(await restDoor({ as: ada }).write({ occurredAt: `${monthAgo}T11:00:00Z` }));
    const door = open(ada);
    for (const date of ["2025-01-31", monthAgo]) await door.putDayAway(date);

    await door.bringDaysBack(monthAgo);

    expect(await door.daysPutAway()).toBe(1);
    expect(await door.onThisDay()).toHaveLength(hasSameDay(monthAgo) ? 1 : 0);
  });

  test.each([
    ["2999-01-01", /^Please choose a day from 1900 to today\.$/],
    ["1899-12-31", /^Please choose a day from 1900 to today\.$/],
    ["2025-02-30", /looks like 2026-03-01, in the years 1001 to 9998\.$/],
    ["a day", /looks like 2026-03-01, in the years 1001 to 9998\.$/],
  ])("puts no day away that a diary cannot have: %s", async (date, message) => {
    const door = open(await person("ada"));

    expect(await door.putDayAway(date)).toMatch(message);

    expect(await door.daysPutAway()).toBe(0);
  });

  test("is the person's own", async () => {
    const ada = restDoor({ as: await person("ada") });
    granted(await ada.write({ occurredAt: `${yearAgo}T11:00:00Z` }));

    expect(await open(await person("bo")).onThisDay(3)).toEqual([]);
  });
});

test.each([0, 4, -1])("nobody looks back over %i years", async (years) => {
  const headers = bearer(await person("ada"));

  const { status } = await sendRequest("GET", `/api/trends/on-this-day?years=${years}`, { headers });
  const { json } = await ask(`{ viewer { onThisDay(years: ${years}) { date } } }`, { headers });

  expect(status).toBe(400);
  expect(json).toMatchObject({ errors: [{ message: "years must be 1 to 3." }] });
});

function lookedBackAt(ago: { years: number } | { months: number }): string {
  return Temporal.Now.plainDateISO("UTC").subtract(ago).toString();
}

/** False if the month is too short. */
function hasSameDay(date: string): boolean {
  return date.slice(8) === lookedBackAt({ years: 0 }).slice(8);
}
