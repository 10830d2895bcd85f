import { describe, expect, test } from "vitest";
import { seededChance } from "#domain/chance.ts";
import { mostTagsTried, withTagName, type CheckIn, type Diary, type DiaryDay } from "#domain/comparisons.ts";
import { addDays, weekdayOf } from "#domain/days.ts";
import { insightBeside, insightsFrom, markOf, spansOn, type Insight } from "#domain/insights.ts";
import { hardestMoods } from "#domain/heavyDays.ts";
import { moodFaces, type Mood } from "#domain/moods.ts";
import {
  comparisonsIn,
  early,
  keysOf,
  length,
  linked,
  numbered,
  patternsIn,
  spans,
  testInsightsOfMadeUpPeople,
  withTags,
} from "#tests/support/insightsOfMadeUpPeople.ts";
import { madeUpDiary } from "#tests/support/madeUpDiaries.ts";

// A few made-up people; tests/long/domain has them all.
testInsightsOfMadeUpPeople(10);

describe("of 200 diaries of pure chance at most two show anything", () => {
  test.each([
    ["without a tag", 0],
    ["with one tag that is compared", 1],
    ["with eight tags that are compared", mostTagsTried],
  ])("%s", (name, tags) => {
    const showing = numbered(200).filter((person) => {
      const diary = madeUpDiary(`${name} ${person}`, spans.from, length);
      return patternsIn(withTags(diary, `${person}`, tags), `${person}`).length > 0;
    });

    expect(showing.length).toBeLessThanOrEqual(2);
  });
});

describe("the weeks looked at", () => {
  test.each(["2026-11-23", "2026-11-25", "2026-11-29"])("on %s are the 26 before Monday 23 November", (today) => {
    expect(spansOn(today)).toEqual({
      week: "2026-11-23",
      from: "2026-05-25",
      to: "2026-11-22",
      yearAgo: { from: "2025-11-24", to: "2025-11-30" },
    });
  });

  test("begin on a Monday and end on a Sunday, whatever the day", () => {
    for (let day = 0; day < 800; day++) {
      const { week, from, to, yearAgo } = spansOn(addDays("2027-12-01", day));

      expect([week, from, yearAgo.from].map(weekdayOf)).toEqual([1, 1, 1]);
      expect([to, yearAgo.to].map(weekdayOf)).toEqual([7, 7]);
    }
  });
});

describe("the person's tags", () => {
  const happyDays = daysOf(length, (number) => ({ moods: number % 3 === 0 ? ["happy"] : ["sad"] }));
  const mira = {
    id: "mira",
    dates: happyDays.filter((_day, number) => number % 3 === 0 && number % 30 !== 0).map(({ date }) => date),
  };

  test("a link with one is said with both shares and the tag's name of today", () => {
    const [found] = comparisonsIn({ days: happyDays, checkIns: [], tags: [mira] });

    expect(found && withTagName(found, "Mira $&")).toMatchObject({
      key: "happy-tag-mira",
      tagId: "mira",
      text: "A happy mood on 54 of the 54 days with “Mira $&”, and on 7 of the 128 without.",
      bars: [
        { label: "Days with “Mira $&”", count: 54, of: 54 },
        { label: "Other days", count: 7, of: 128 },
      ],
    });
  });

  test("beyond the eight with the most days are not tried", () => {
    const others = numbered(8).map((tag) => ({ id: `${tag}`, dates: happyDays.slice(0, 100).map(({ date }) => date) }));
    const found = [
      [...others.slice(1), mira],
      [...others, mira],
    ].map((tags) => keysOf(comparisonsIn({ days: happyDays, checkIns: [], tags })));

    expect(found[0]).toContain("happy-tag-mira");
    expect(found[1]).not.toContain("happy-tag-mira");
  });
});

describe("a comparison", () => {
  test("gives both shares, as one counts them by hand, and the span from the first day", () => {
    const diary = madeUpDiary("ada", addDays(spans.from, 17), length - 17, linked);
    const withMood = diary.days.filter(({ moods }) => moods.length > 0);
    const here = withMood.filter(({ journals }) => journals > 0);
    const elsewhere = withMood.filter(({ journals }) => journals === 0);

    expect(patternsIn(diary)).toContainEqual({
      key: "calm-journals",
      text: `Calm on ${calmIn(here)} of the ${here.length} days you wrote in your journal, and on ${calmIn(elsewhere)} of the ${elsewhere.length} you didn’t.`,
      days: withMood.length,
      from: diary.days[0]?.date,
      to: "2026-11-22",
      about: ["calm", "journals"],
      bars: [
        { label: "Days you wrote", count: calmIn(here), of: here.length },
        { label: "Other days", count: calmIn(elsewhere), of: elsewhere.length },
      ],
    });
  });

  test("counts a day with the mood noted last", () => {
    const diary = madeUpDiary("ada", spans.from, length, linked);
    const earlier = diary.days.map((day): DiaryDay => ({
      ...day,
      moods: [...new Set(["calm", ...day.moods] as const)],
    }));

    expect(comparisonsIn({ ...diary, days: earlier })).toEqual(comparisonsIn(diary));
  });

  test("of hours counts check-ins by local time, including those of the hardest moods", () => {
    const { days, checkIns } = madeUpDiary("ada", spans.from, length, {
      written: 1,
      checkIns: 3,
      calm: 0.4,
      calmWhenWriting: 0.4,
      morningsOfCalm: 0.8,
      mornings: 0.2,
    });
    const [calm, others] = [true, false].map((is) => checkIns.filter(({ value }) => (value === "calm") === is));

    expect(patternsIn({ days, checkIns })).toContainEqual(
      expect.objectContaining({
        key: "calm-morning",
        text: `${morningsIn(calm)} of your ${calm?.length} Calm moods were between 6:00 and 12:00, and ${morningsIn(others)} of your ${others?.length} other moods.`,
        days: days.length,
        about: ["calm"],
      }),
    );
  });

  test.each<[string, Mood, keys: readonly string[]]>([
    ["a bright mood", "calm", ["calm-evening"]],
    ["Tired", "tired", ["tired-evening"]],
    ["Annoyed", "annoyed", []],
    ["Embarrassed", "embarrassed", []],
    ["Jealous", "jealous", []],
    ["Frustrated", "frustrated", []],
    ["one of the hardest moods", "hurt", []],
  ])("of hours is made for bright moods and Tired alone: all evenings of %s are %j", (_what, evening, keys) => {
    const days = daysOf(length, () => ({ moods: ["neutral", evening] }));
    const checkIns = days.flatMap(({ date }, number): CheckIn[] => [
      { date, hour: number % 10 === 0 ? 18 : 8, value: "neutral" },
      { date, hour: 19, value: evening },
    ]);

    const found = keysOf(comparisonsIn({ days, checkIns }));
    expect(found.filter((key) => key !== "neutral-morning")).toEqual(keys);
  });

  test("of Learning Points has only days after a day with an entry in it", () => {
    const diary = madeUpDiary("ada", spans.from, length, {
      written: 0.9,
      actions: 0.6,
      coal: 0.5,
      positives: 0.2,
      positivesAfterCoal: 0.9,
    });
    const byDate = new Map(diary.days.map((day) => [day.date, day]));
    const following = diary.days.flatMap((day) => {
      const before = byDate.get(addDays(day.date, -1));
      return before ? [{ hadCoal: before.coal > 0, isGood: day.positives > 0 }] : [];
    });
    const count = (hadCoal: boolean) => following.filter((one) => one.hadCoal === hadCoal).length;
    const good = (hadCoal: boolean) => following.filter((one) => one.hadCoal === hadCoal && one.isGood).length;

    const found = patternsIn(diary).find(({ key }) => key === "after-coal");
    expect(found?.text).toBe(
      `The day after Learning Points you logged something good ${good(true)} times out of ${count(true)}. After other days: ${good(false)} of ${count(false)}.`,
    );
  });

  test.each([
    [2, []],
    [3, ["after-coal"]],
  ])("of Learning Points is told where good follows them as a rule: after %i of 5 it is %j", (goodOfFive, keys) => {
    const days = daysOf(length, (number) => {
      const followsCoal = number % 2 === 1;
      const isGood = followsCoal ? ((number - 1) / 2) % 5 < goodOfFive : number % 40 === 0;
      return { actions: 1, coal: Number(!followsCoal), positives: Number(isGood) };
    });

    expect(patternsIn({ days, checkIns: [] }).map(({ key }) => key)).toEqual(keys);
  });

  test("is the same each time, and of nothing that was written this week", () => {
    const diary = madeUpDiary("ada", spans.from, length + 7, linked);
    const before = madeUpDiary("ada", spans.from, length, linked);

    const found = insightsFrom("ada", spans, diary);
    expect(found).toEqual(insightsFrom("ada", spans, structuredClone(diary)));
    expect(found).toEqual(insightsFrom("ada", spans, before));
    expect(found.length).toBeGreaterThan(1);
  });

  test.each([6, 7])("needs seven days a side: %i of writing", (written) => {
    const diary = madeUpDiary("ada", spans.from, length, { ...linked, written: 1, journals: 0, calm: 0.1 });
    // One day of writing in each of these weeks. Calm occurs only there and on some other days.
    const writing = new Set(numbered(written).map((week) => week * 14 + ((week * 3) % 7)));
    const days = diary.days.map((day, number): DiaryDay => {
      const writes = writing.has(number);
      const mood = writes || number % 61 === 5 ? "calm" : "tired";
      return { ...day, journals: Number(writes), moods: [mood], mood };
    });

    const found = patternsIn({ days, checkIns: [] });
    expect(found.map(({ key }) => key)).toEqual(written < 7 ? [] : ["calm-journals"]);
  });

  test.each([
    [19, []],
    [20, ["calm-journals"]],
  ])("needs 20 percentage points between the shares: %i calm days of 91, and 1 of the 91 others", (calm, keys) => {
    const chance = seededChance("gap");
    const places = numbered(length).map((number) => ({ number, place: chance() }));
    const inOrder = places.toSorted((one, other) => one.place - other.place).map(({ number }) => number);
    const writing = new Set(inOrder.slice(0, 91));
    const calmDays = new Set([...inOrder.slice(0, calm), inOrder.at(-1)]);
    const days = daysOf(length, (number) => ({
      journals: Number(writing.has(number)),
      moods: [calmDays.has(number) ? "calm" : "tired"],
    }));

    expect(keysOf(comparisonsIn({ days, checkIns: [] }))).toEqual(keys);
  });

  test("is not shown with a count of 0, nor if it reflects badly on the person", () => {
    const never = madeUpDiary("ada", spans.from, length, { ...linked, calm: 0 });
    const less = madeUpDiary("ada", spans.from, length, { ...linked, calm: 0.9, calmWhenWriting: 0.2 });

    for (const diary of [never, less])
      expect(patternsIn(diary).filter(({ key }) => key === "calm-journals")).toEqual([]);
  });

  test.each(hardestMoods)("is never about %s, whatever accompanies it", (hard) => {
    const felt = (mood: Mood): Mood => (mood === "calm" ? hard : mood === hard ? "tired" : mood);
    for (const person of numbered(10)) {
      const diary = madeUpDiary(`${person}`, spans.from, length, { ...linked, ...early, calmWhenWriting: 0.9 });
      const days = diary.days.map((day) => ({
        ...day,
        moods: [...new Set(day.moods.map(felt))],
        mood: day.mood && felt(day.mood),
      }));
      const found = insightsFrom("ada", spans, {
        days,
        checkIns: diary.checkIns.map((checkIn) => ({ ...checkIn, value: felt(checkIn.value) })),
      });

      expect(found.filter(({ text, about }) => text.includes(moodFaces[hard].label) || about.includes(hard))).toEqual(
        [],
      );
    }
  });
});

describe("plain counts", () => {
  test("name the mood of half of the days and of nearly every week, without comparing it", () => {
    const days = daysOf(28, (number) => ({ moods: number % 9 === 0 ? ["tired"] : ["neutral"] }));

    expect(patternsIn({ days, checkIns: [] })).toEqual([
      {
        key: "usual-neutral",
        text: "You noted Neutral on 24 of your 28 days with a mood.",
        days: 28,
        from: "2026-10-26",
        to: "2026-11-22",
        about: ["neutral"],
        bars: [],
      },
    ]);
  });

  test.each<[string, (number: number) => readonly Mood[]]>([
    ["that is one of the hardest", () => ["anxious"]],
    ["that is no good news", () => ["annoyed"]],
    ["of fewer days than half", (number) => [number % 5 < 2 ? "calm" : number % 5 === 2 ? "tired" : "great"]],
    ["that leads by less than half as many again", (number) => (number % 4 ? ["calm", "tired"] : ["calm"])],
    ["of some weeks only", (number) => [number < 18 ? "calm" : "tired"]],
    ["of six days", (number) => (number < 6 ? ["calm"] : number === 6 ? ["tired"] : [])],
    ["of all days, which says nothing", () => ["calm"]],
  ])("name no mood %s", (_why, moodsOn) => {
    const days = daysOf(28, (number) => ({ moods: moodsOn(number) }));

    expect(patternsIn({ days, checkIns: [] })).toEqual([]);
  });

  test.each([
    ["each day", () => true, "You wrote on 28 of 28 days."],
    ["every other day", (number: number) => number % 2 === 0, "You wrote on 14 of 28 days."],
    ["with a pause", (number: number) => number !== 9, "You wrote on 27 of 28 days."],
    ["now and then", (number: number) => number % 2 === 0 && number > 1, undefined],
  ])("of writing %s: %s", (_how, writesOn, text) => {
    const days = daysOf(60, () => ({ actions: 1 })).filter((_day, number) => number < 32 || writesOn(number - 32));

    const found = countOf("continuity", { days, checkIns: [] });
    expect(found?.text).toBe(text);
    if (found) expect([found.from, found.to, found.days]).toEqual(["2026-10-26", "2026-11-22", days.length - 32]);
  });

  test.each([
    [20, "You wrote on 20 of 20 days."],
    [14, "You wrote on 14 of 14 days."],
    [13, undefined],
  ])("count from the first entry on: of %i days", (count, text) => {
    const days = daysOf(count, () => ({ journals: 1 }));

    const found = countOf("continuity", { days, checkIns: [] });
    expect([found?.text, found?.from]).toEqual([text, text && days[0]?.date]);
  });

  test.each<[string, (readonly Mood[])[], string | undefined]>([
    ["bright moods", [["calm"], ["happy", "tired"], ["happy"]], "on 3 days: Happy on 2, Calm on 1."],
    ["one day", [["great"]], "on 1 day: Great on 1."],
    ["other moods", [["tired"], [], ["annoyed"]], "on 3 days."],
    [
      "many",
      [
        ["calm", "happy"],
        ["calm", "happy", "love"],
        ["love", "calm", "great"],
      ],
      "on 3 days: Calm on 3, Happy on 2, Love on 2.",
    ],
    ["one of the hardest", [["happy"], ["happy"], ["happy", "hurt"]], undefined],
  ])("look back a year, at a week of %s", (_what, moodsOfDays, text) => {
    const days = moodsOfDays.map((moods, number) => dayOn(addDays("2025-11-24", number * 2), { moods, actions: 1 }));

    const found = insightsFrom("ada", spans, { days, checkIns: [] });
    expect(found.map((insight) => insight.text)).toEqual(
      text ? [`In this week a year ago you wrote something down ${text}`] : [],
    );
    for (const { from, to } of found) expect([from, to]).toEqual(["2025-11-24", "2025-11-30"]);
  });

  test.each<[string, readonly Mood[], earlier: readonly Mood[] | undefined, string | undefined]>([
    ["a bright mood", ["strong"], [], "Strong: noted for the first time last week."],
    ["two", ["strong", "love"], [], "Love, Strong: noted for the first time last week."],
    ["one that was noted before the weeks looked at", ["strong"], ["strong"], undefined],
    ["one, where nobody knows what was before", ["strong"], undefined, undefined],
    ["one in a week with one of the hardest", ["strong", "sad"], [], undefined],
    ["one that is no good news", ["annoyed"], [], undefined],
  ])("tell of a first: %s", (_what, lastMoods, earlierMoods, text) => {
    const days = daysOf(40, (number) => ({ moods: number === 38 ? lastMoods : ["tired"] }));
    const known = earlierMoods && { earlierMoods };

    expect(countOf("firsts", { days, checkIns: [], ...known })?.text).toBe(text);
    expect(countOf("firsts", { days: days.slice(-30), checkIns: [], ...known })).toBeUndefined();
  });

  test.each<[string, readonly Mood[], string | undefined]>([
    ["five", ["calm", "tired", "happy", "love", "great"], "You noted 5 different moods last week."],
    ["four", ["calm", "tired", "happy", "love"], undefined],
    ["six, one of the hardest among them", ["calm", "tired", "happy", "love", "great", "hurt"], undefined],
  ])("tell how wide a week was: %s moods", (_what, moodsOfWeek, text) => {
    const days = daysOf(moodsOfWeek.length, (number) => ({ moods: moodsOfWeek.slice(number, number + 1) }));

    expect(countOf("range", { days, checkIns: [] })?.text).toBe(text);
  });

  test.each<[string, Mood, string | undefined]>([
    ["quiet", "calm", "October 2026: 9 entries on 4 days, with 2 different moods."],
    ["hard", "depressed", undefined],
  ])("sum up a %s month", (_what, mood, text) => {
    const days = ["2026-10-01", "2026-10-07", "2026-10-09", "2026-10-31", "2026-11-01"].map((date, number) =>
      dayOn(date, { actions: 1, moods: number % 2 ? ["tired"] : [mood] }),
    );
    const checkIns = [...days.slice(0, 4), ...days].map(({ date }): CheckIn => ({ date, hour: 8, value: "tired" }));

    expect(countOf("month", { days, checkIns: checkIns.slice(0, 5) })?.text).toBe(text);
    expect(countOf("month", { days, checkIns: [] })).toBeUndefined();
    expect(countOf("month", { days: days.slice(2), checkIns })).toBeUndefined();
  });

  test.each([
    [14, 9, "14 of your 23 moods came in the evening."],
    [14, 14, undefined],
    [14, 0, undefined],
  ])("tell where in the day moods stand: %i in the evening, %i in the morning", (evenings, mornings, text) => {
    const days = daysOf(14, () => ({ moods: ["calm"] }));
    const noted = (count: number, hour: number) =>
      days.slice(0, count).map(({ date }): CheckIn => ({ date, hour, value: "calm" }));

    const checkIns = [...noted(evenings, 19), ...noted(mornings, 8)];
    expect(countOf("place-evening", { days, checkIns })?.text).toBe(text);
  });

  test.each<[string, string, readonly Mood[], string | undefined]>([
    [
      "a week",
      "2026-11-15",
      ["tired"],
      "Before this week, you last wrote on 15 November 2026. Your diary is just as you left it.",
    ],
    ["six days", "2026-11-16", [], undefined],
    ["a week after one of the hardest moods", "2026-11-15", ["hurt"], undefined],
  ])("welcome somebody back after %s", (_what, date, moods, text) => {
    expect(countOf("coming-back", { days: [dayOn(date, { actions: 1, moods })], checkIns: [] })?.text).toBe(text);
  });

  test("of nothing are none", () => {
    expect(insightsFrom("ada", spans, { days: [], checkIns: [] })).toEqual([]);
  });
});

describe("beside an entry", () => {
  const insights: Insight[] = [
    {
      key: "calm-journals",
      text: "",
      days: 20,
      from: "2026-06-01",
      to: "2026-11-22",
      about: ["calm", "journals"],
      bars: [],
    },
    {
      key: "happy-journals",
      text: "",
      days: 20,
      from: "2026-06-01",
      to: "2026-11-22",
      about: ["happy", "journals"],
      bars: [],
    },
    { key: "continuity", text: "", days: 20, from: "2026-10-26", to: "2026-11-22", about: [], bars: [] },
  ];

  test("stands what is about it, from day to day another", () => {
    const days = [3, 4, 5, 6].map((day) => `2026-07-0${day}`);

    const keys = days.map((date) => insightBeside("journals", date, insights)?.key);
    expect(keys).toEqual([keys[0], keys[1], keys[0], keys[1]]);
    expect(new Set(keys)).toEqual(new Set(["calm-journals", "happy-journals"]));
    expect(days.map((date) => insightBeside("happy", date, insights)?.key)).toEqual(days.map(() => "happy-journals"));
  });

  test("shows no insight if there is none or if the day is before its period, and one on a later day", () => {
    expect(insightBeside("love", "2026-07-03", insights)).toBeUndefined();
    expect(insightBeside(undefined, "2026-07-03", insights)).toBeUndefined();
    expect(insightBeside("calm", "2026-05-31", insights)).toBeUndefined();
    expect(insightBeside("calm", "2026-11-25", insights)?.key).toBe("calm-journals");
  });

  test.each([
    ["action", "positive", "happy", "actions"],
    ["event", "positive", "calm", "events"],
    ["action", "negative", "angry", "coal"],
    ["event", "negative", "calm", undefined],
    ["action", "positive", "overwhelmed", undefined],
    ["action", "negative", "sad", undefined],
  ] as const)("an %s that is %s and felt %s counts as %s", (type, classification, emotionResponse, mark) => {
    expect(markOf({ type, classification, emotionResponse })).toBe(mark);
  });
});

function countOf(count: string, diary: Diary): Insight | undefined {
  return insightsFrom("ada", spans, diary).find(({ key }) => key === count);
}

function calmIn(days: readonly DiaryDay[]): number {
  return days.filter(({ mood }) => mood === "calm").length;
}

function morningsIn(checkIns: readonly CheckIn[] = []): number {
  return checkIns.filter(({ hour }) => hour === 8).length;
}

function daysOf(count: number, held: (number: number) => Partial<DiaryDay>): DiaryDay[] {
  return numbered(count).map((number) => dayOn(addDays(spans.to, number + 1 - count), held(number)));
}

function dayOn(date: string, held: Partial<DiaryDay>): DiaryDay {
  const mood = held.moods?.at(-1) ?? null;
  return { date, coal: 0, actions: 0, events: 0, positives: 0, journals: 0, giftsSent: 0, moods: [], mood, ...held };
}
