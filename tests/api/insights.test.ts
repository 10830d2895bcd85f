import { describe, expect, test } from "vitest";
import { addDays, localDateOf, weekdayOf } from "#domain/days.ts";
import { useApp } from "#tests/support/app.ts";
import { doors } from "#tests/support/doors.ts";
import { granted, type Door } from "#tests/support/door.ts";
import { historyOf } from "#tests/support/history.ts";
import { bearer, knock } from "#tests/support/knock.ts";
import { person, type Person } from "#tests/support/people.ts";

useApp();

const zone = "UTC";
const today = () => localDateOf(new Date(), zone);

/** A moment on the day so many days ago. */
function ago(days: number): string {
  return `${addDays(today(), -days)}T00:00:01Z`;
}

describe.each(doors)("insights over $name", ({ open }) => {
  test("say nothing to somebody new, nor before three days", async () => {
    const ada = open(await person("ada"), { zone });
    expect(await ada.insights()).toEqual([]);

    await fill(ada, 2);

    expect(await ada.insights()).toEqual([]);
  });

  test("say after three days what they show, with the numbers and the days they rest on", async () => {
    const ada = open(await person("ada"), { zone });
    await fill(ada, 3);

    const span = { from: addDays(today(), -89), to: today() };
    expect(await ada.insights()).toEqual([
      {
        key: "writing-days",
        text: "On the 3 days you wrote in your journal and noted a mood, it was a happy or calm one on 2.",
        days: 3,
        ...span,
      },
      {
        key: "kind-days",
        text: "You logged something positive on 3 days with a mood; 2 of them had a happy or calm one.",
        days: 3,
        ...span,
      },
      {
        key: "common-mood",
        text: "Of 3 days with a mood, 2 held a happy one: more than any other kind.",
        days: 3,
        ...span,
      },
      { key: "longest-run", text: "Your longest recent run of days with an entry is 3.", days: 3, ...span },
    ]);
  });

  test("are the same each time, and through either door", async () => {
    const ada = await person("ada");
    await fill(open(ada, { zone }), 9);

    const once = granted(await open(ada, { zone }).insights());

    expect(once.length).toBeGreaterThan(3);
    for (const door of doors) expect(await door.open(ada, { zone }).insights()).toEqual(once);
  });

  test("look back ninety days, and no further", async () => {
    const ada = open(await person("ada"), { zone });
    for (const days of [88, 89, 90]) await ada.write({ occurredAt: ago(days) });
    for (const days of [88, 89, 90]) await ada.saveMood({ occurredAt: ago(days) });
    expect(await ada.insights()).toEqual([]);

    await ada.write({ occurredAt: ago(87) });
    await ada.saveMood({ occurredAt: ago(87) });

    expect(await ada.insights()).toContainEqual(expect.objectContaining({ key: "writing-days", days: 3 }));
  });

  test("change with what is deleted and edited", async () => {
    const ada = open(await person("ada"), { zone });
    const pages = await fill(ada, 3);

    await ada.deletePage(pages[0] ?? "");
    expect(keysOf(await ada.insights())).not.toContain("writing-days");

    await ada.editPage(pages[1] ?? "", { occurredAt: ago(80) });
    expect(keysOf(await ada.insights())).toContain("longest-run");
  });

  test("are empty when switched off, and back when switched on", async () => {
    const somebody = await person("ada");
    const ada = open(somebody, { zone });
    await fill(ada, 4);
    const before = granted(await ada.insights());

    await ada.changeSetting("insights", false);
    expect(await ada.insights()).toEqual([]);
    expect(await shownBeside(somebody)).toEqual(new Set([null]));

    await ada.changeSetting("insights", true);
    expect(await ada.insights()).toEqual(before);
    expect(await shownBeside(somebody)).not.toContain(null);
  });

  test("never tell of another", async () => {
    await fill(open(await person("ada"), { zone }), 4);

    expect(await open(await person("bo"), { zone }).insights()).toEqual([]);
  });
});

describe("the numbers of insights", () => {
  test("are those that somebody counting the entries by hand finds", async () => {
    const somebody = await person("ada");
    const ada = doors[1]?.open(somebody, { zone });
    // A month and a half of all sorts, the same each run.
    for (let days = 1; days <= 45; days++) {
      const occurredAt = ago(days);
      if (days % 2 === 0) await ada?.saveMood({ value: "sad", occurredAt });
      if (days % 3 === 0) await ada?.saveMood({ value: "calm", occurredAt });
      if (days % 4 === 0) await ada?.write({ occurredAt });
      if (days % 5 === 0) await ada?.logAction({ occurredAt });
      if (days % 6 === 0) await ada?.logAction({ classification: "negative", intention: "negative", occurredAt });
    }
    const said = new Map(granted((await ada?.insights()) ?? []).map(({ key, text }) => [key, numbersIn(text)]));

    const span = Array.from({ length: 45 }, (_, index) => index + 1);
    const both = (one: number) => span.filter((days) => days % one === 0 && withMood(days));
    const heavy = span.filter((days) => days % 6 === 0);
    expect(said.get("writing-days")).toEqual([both(4).length, bright(both(4))]);
    expect(said.get("kind-days")).toEqual([both(5).length, bright(both(5))]);
    expect(said.get("after-coal")).toEqual([
      heavy.length,
      heavy.filter((days) => days > 1 && (days - 1) % 5 === 0).length,
    ]);
    expect(said.get("common-mood")).toEqual([
      span.filter(withMood).length,
      span.filter((days) => days % 2 === 0).length,
    ]);
    expect(said.get("golden-weekday")).toEqual(bestWeekday(span));
    expect(said.get("longest-run")).toEqual([
      longestRun(span.filter((days) => [2, 3, 5].some((part) => days % part === 0))),
    ]);
  });
});

describe("beside an entry", () => {
  test("stands what days like it show, null while there are too few, the same through both doors", async () => {
    const ada = await person("ada");
    const door = doors[0]?.open(ada, { zone });
    if (!door) throw new Error("There is no door.");
    const [page] = await fill(door, 6);

    const { entries } = await historyOf(ada);
    const beside = new Map(entries.map(({ kind, aiInsight }) => [kind, aiInsight?.key]));
    const rest = await knock("GET", `/api/journal/${page}`, { headers: bearer(ada) });

    expect(beside.get("JournalEntry")).toBe("writing-days");
    expect(beside.get("Action")).toBe("kind-days");
    expect(entries.filter(({ kind }) => kind === "Mood").map(({ aiInsight }) => aiInsight?.key ?? null)).toContain(
      null,
    );
    expect(rest.json).toMatchObject({ aiInsight: entries.find(({ id }) => id === page)?.aiInsight?.text });
  });

  test("is null where insights are switched off, in the list over REST too", async () => {
    const ada = await person("ada");
    const headers = bearer(ada);
    const door = doors[1]?.open(ada, { zone });
    if (!door) throw new Error("There is no door.");
    await fill(door, 3);
    expect((await knock("GET", "/api/journal?limit=1", { headers })).json).toMatchObject([
      { aiInsight: expect.any(String) },
    ]);

    await door.changeSetting("insights", false);

    expect((await knock("GET", "/api/journal?limit=1", { headers })).json).toMatchObject([{ aiInsight: null }]);
    expect((await knock("POST", "/api/journal", { headers, body: { content: "Now." } })).json).toMatchObject({
      aiInsight: null,
    });
  });
});

/** The last so many days, each with a page, something good and a mood: every third one a sad one. Gives the pages' ids. */
async function fill(door: Door, count: number): Promise<string[]> {
  const pages: string[] = [];
  for (let days = 0; days < count; days++) {
    const occurredAt = ago(days + 1);
    pages.push(granted(await door.write({ occurredAt })).id);
    granted(await door.logAction({ occurredAt }));
    granted(await door.saveMood({ value: days % 3 === 2 ? "sad" : "happy", occurredAt }));
  }
  return pages;
}

// In the month and a half of all sorts.
function withMood(days: number): boolean {
  return days % 2 === 0 || days % 3 === 0;
}

function bright(days: readonly number[]): number {
  return days.filter((day) => day % 3 === 0).length;
}

function keysOf(insights: Awaited<ReturnType<Door["insights"]>>): string[] {
  return granted(insights).map(({ key }) => key);
}

async function shownBeside(somebody: Person): Promise<Set<string | null>> {
  const { entries } = await historyOf(somebody);
  return new Set(entries.filter(({ kind }) => kind !== "Mood").map(({ aiInsight }) => aiInsight?.key ?? null));
}

function numbersIn(text: string): number[] {
  return (text.match(/\d+(?:\.\d+)?/g) ?? []).map(Number);
}

/** Mean gold and number of days of the weekday with the most gold a day. */
function bestWeekday(span: readonly number[]): number[] {
  const written = span.filter((days) => [2, 3, 5].some((part) => days % part === 0));
  const means = [1, 2, 3, 4, 5, 6, 7].map((weekday) => {
    const like = written.filter((days) => weekdayOf(addDays(today(), -days)) === weekday);
    const gold = like.reduce((sum, days) => sum + (days % 4 === 0 ? 1 : 0) + (days % 5 === 0 ? 2 : 0), 0);
    return { mean: gold / like.length, count: like.length };
  });
  const [best] = means.toSorted((one, other) => other.mean - one.mean);
  return [Math.round((best?.mean ?? 0) * 10) / 10, best?.count ?? 0];
}

function longestRun(days: readonly number[]): number {
  let longest = 0;
  for (const day of days) {
    let run = 1;
    while (days.includes(day + run)) run++;
    longest = Math.max(longest, run);
  }
  return longest;
}
