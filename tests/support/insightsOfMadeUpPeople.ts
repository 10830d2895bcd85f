import { describe, expect, test } from "vitest";
import { seededChance } from "#domain/chance.ts";
import type { Diary } from "#domain/comparisons.ts";
import { addDays } from "#domain/days.ts";
import { insightsFrom, spansOn, type Insight } from "#domain/insights.ts";
import { madeUpDiary, type Habits } from "./madeUpDiaries.ts";

export const spans = spansOn("2026-11-25");
/** Of a diary, in days. */
export const length = 182;

/** Patterns planted in a diary with daily entries, and the insight that must find them. */
export const planted: [string, Partial<Habits>, key: string][] = [
  [
    "calm on 60 % of the days of writing and on 25 % of the others",
    { checkIns: 1, journals: 0.4, calm: 0.25, calmWhenWriting: 0.6 },
    "calm-journals",
  ],
  [
    "that 60 % of calm check-ins and 30 % of the others come in the morning",
    { checkIns: 2, calm: 0.3, calmWhenWriting: 0.3, morningsOfCalm: 0.6, mornings: 0.3 },
    "calm-morning",
  ],
  [
    "something positive on 80 % of the days after Learning Points and on 40 % of the others",
    { actions: 0.6, coal: 0.5, positivesAfterCoal: 0.8, positives: 0.4 },
    "after-coal",
  ],
];

/** The habits of a person whose calm days and days of writing are nearly the same. */
export const linked = { written: 0.95, checkIns: 2, journals: 0.4, calm: 0.1, calmWhenWriting: 0.7 };

export const early = { mornings: 0.2, morningsOfCalm: 0.7 };

/** Tests what insights say to thousands of made-up people, or only to one in `part` of them, which divides 10. */
export function testInsightsOfMadeUpPeople(part = 1): void {
  // Among few people a share differs by chance: it keeps to its limit within three standard deviations.
  const most = (share: number, people: number) => share * people + byChance(share, people);
  const least = (share: number, people: number) => share * people - byChance(share, people);
  const byChance = (share: number, people: number) => (part === 1 ? 0 : 3 * Math.sqrt(share * (1 - share) * people));

  describe("a diary in which nothing has to do with anything", () => {
    test.each<[string, Partial<Habits>, people: number]>([
      ["of pure chance", {}, 1_000],
      ["of moods that come in runs", { moodStays: 0.85 }, 1_000],
      ["in which all comes in runs", { moodStays: 0.85, restStays: 0.85 }, 500],
      ["of days on which much is logged, and others", { busyDays: true }, 500],
    ])("%s shows something to at most 1 % of people", (name, habits, people) => {
      const some = people / part;
      const showing = numbered(some).filter(
        (person) => patternsIn(madeUpDiary(`${name} ${person}`, spans.from, length, habits), `${person}`).length > 0,
      );

      expect(showing.length).toBeLessThanOrEqual(most(0.01, some));
      expect(showing.length).toBeGreaterThanOrEqual(Math.floor(some / 500));
    });
  });

  describe("a diary with more check-ins on days of writing, and nothing more to do with them", () => {
    const habits = { written: 1, journals: 0.4, checkIns: 1 };

    test.each([1, 2])("shows a comparison to at most 1 %% of people: %i more", (moreWhenWriting) => {
      const showing = numbered(200 / part).filter((person) => {
        const diary = madeUpDiary(`more ${person}`, spans.from, length, { ...habits, moreWhenWriting });
        return comparisonsIn(diary, `${person}`).length > 0;
      });

      expect(showing.length).toBeLessThanOrEqual(most(0.01, 200 / part));
    });
  });

  describe("a diary with daily entries shows to at least four people in five", () => {
    test.each(planted)("%s", (name, habits, key) => {
      const people = numbered(100 / part).map((person) =>
        patternsIn(madeUpDiary(`${name} ${person}`, spans.from, length, { written: 1, ...habits }), `${person}`),
      );

      const seeing = people.filter((found) => found.some((insight) => insight.key === key));
      expect(seeing.length).toBeGreaterThanOrEqual(least(0.8, people.length));
    });
  });

  describe("the person's tags", () => {
    test("that have to do with nothing are shown to at most 1 % of people", () => {
      const showing = numbered(200 / part).filter((person) => {
        const diary = madeUpDiary(`tags ${person}`, spans.from, length, { moodStays: 0.85 });
        return comparisonsIn(withTags(diary, `${person}`), `${person}`).some(({ tagId }) => tagId);
      });

      expect(showing.length).toBeLessThanOrEqual(most(0.01, 200 / part));
    });

    test.each(planted)("ten of them silence no link that stood before: %s", (name, habits, key) => {
      const diaries = numbered(30 / part).map((person): [string, Diary] => [
        `${person}`,
        // With fewer days than a find is sure of, so that many links are close to the limit.
        madeUpDiary(`weak ${name} ${person}`, addDays(spans.to, -110), 111, { written: 1, ...habits }),
      ]);
      const before = diaries.map(([person, diary]) => keysOf(comparisonsIn(diary, person)));
      const after = diaries.map(([person, diary]) =>
        keysOf(comparisonsIn(withTags(diary, person), person)).filter((one) => !one.includes("-tag-")),
      );

      expect(before.filter((keys) => keys.includes(key)).length).toBeGreaterThan(least(1 / 6, diaries.length));
      expect(before.filter((keys) => !keys.includes(key)).length).toBeGreaterThan(least(1 / 6, diaries.length));
      expect(after).toEqual(before);
    });
  });

  test("a comparison comes before one of a narrower gap", () => {
    const orders = numbered(100 / part).map((person) =>
      patternsIn(madeUpDiary(`${person}`, spans.from, length, { ...linked, ...early }), `${person}`).filter(({ key }) =>
        ["calm-journals", "calm-morning"].includes(key),
      ),
    );

    for (const found of orders) expect(found.map(gapOf)).toEqual(found.map(gapOf).toSorted((a, b) => b - a));
    expect(orders.filter((found) => found.length === 2).length).toBeGreaterThan(least(0.5, orders.length));
  });

  test("no insight contains a count of 0, a superlative, a cause or advice", () => {
    const found = numbered(200 / part).flatMap((person) =>
      insightsFrom(
        "ada",
        spans,
        madeUpDiary(`${person}`, addDays(spans.from, -190), length + 190, { ...linked, ...early }),
      ),
    );

    expect(new Set(found.map(({ key }) => key)).size).toBeGreaterThan(4);
    for (const { key, text, days, from, to } of found) {
      expect(text).toMatch(/^[A-Z\d].*\.$/);
      if (key !== "firsts") expect(text).toMatch(/\d/);
      expect(text).not.toMatch(/\b0\b(?!0)|NaN|undefined|Infinity/);
      expect(text).not.toMatch(/most|best|least|longest|more|than|because|should|must|always|never|only/i);
      expect(days).toBeGreaterThan(0);
      expect(from <= to).toBe(true);
    }
  });
}

export function keysOf(found: readonly Insight[]): string[] {
  return found.map(({ key }) => key);
}

/** The diary with tags on random days. */
export function withTags(diary: Diary, seed: string, count = 10): Diary {
  const chance = seededChance(`tags of ${seed}`);
  const tags = numbered(count).map((tag) => {
    const share = 0.1 + chance() / 2;
    return { id: `${tag}`, dates: diary.days.filter(() => chance() < share).map(({ date }) => date) };
  });
  return { ...diary, tags };
}

/** All insights but the counts that nearly every diary has. */
export function patternsIn(diary: Diary, person = "ada"): Insight[] {
  return insightsFrom(person, spans, diary).filter(({ key, bars }) => bars.length > 0 || key.startsWith("usual-"));
}

export function comparisonsIn(diary: Diary, person = "ada"): Insight[] {
  return patternsIn(diary, person).filter(({ bars }) => bars.length > 0);
}

/** The gap between an insight's two shares. */
function gapOf({ bars }: Insight): number {
  const [here = 0, elsewhere = 0] = bars.map(({ count, of }) => count / of);
  return here - elsewhere;
}

export function numbered(count: number): number[] {
  return Array.from({ length: count }, (_, number) => number);
}
