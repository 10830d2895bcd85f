import { describe, expect, test } from "vitest";
import { cardLabelOf } from "#domain/cardLabel.ts";
import { effectFaces, effects, emotionFaces, emotions, type Effect, type Emotion } from "#domain/emotions.ts";
import { karmaFor, karmaRuleVersion, type ActionEntry, type Karma } from "#domain/karma.ts";
import { karmaPreviewLines, spokenLine } from "#domain/karmaWords.ts";

/**
 * The karma rule (docs/rules.md, Karma) written out feeling by feeling, independent of the code. Columns: effect on
 * other people, then for that response the gold of a kind act meant well, the coal of a harmful act meant ill, and what
 * an event earns.
 */
const table = `
  feeling          others  well  ill   good event   bad event
  happy            helps   2     1     2 0          1 -1
  calm             helps   2     1     2 0          1 -1
  neutral          helps   2     1     1 1          1 -1
  sad              harms   2     1     1 1          0 -1
  angry            harms   1     1     0 1          0 -1
  great            helps   2     1     2 0          1 -1
  ecstatic         helps   2     1     2 0          1 -1
  anxious          harms   2     1     0 1          0 -1
  hurt             harms   2     1     0 1          0 -1
  embarrassed      harms   2     1     0 1          0 -1
  jealous          harms   1     1     1 1          0 -1
  confused         -       2     1     1 1          0 -1
  heart_broken     harms   2     1     0 1          0 -1
  love             helps   2     1     2 0          1 -1
  in_love          helps   2     1     2 0          1 -1
  overwhelmed      harms   2     2     1 1          0 -1
  depressed        harms   2     2     1 1          0 -1
  annoyed          harms   2     2     0 1          0 -1
  no_one_affected  -       -     -     - -          - -
`;

const expected = new Map(
  table
    .trim()
    .split("\n")
    .slice(1)
    .map((line) => {
      const [feeling = "", others, ...numbers] = line.trim().split(/\s+/);
      const [well = NaN, ill = NaN, goodGold = NaN, goodCoal = NaN, badGold = NaN, badCoal = NaN] = numbers.map(Number);
      const good = { gold: goodGold, coal: goodCoal };
      return [feeling, { others, well, ill, good, bad: { gold: badGold, coal: badCoal } }];
    }),
);

function rowOf(feeling: Effect) {
  const row = expected.get(feeling);
  if (!row) throw new Error(`The table has no row for ${feeling}`);
  return row;
}

function karmaByTable(entry: ActionEntry, response: Emotion, effect: Effect): Karma {
  const { others } = rowOf(effect);
  const row = rowOf(response);
  if (entry.type === "event") return entry.classification === "positive" ? row.good : row.bad;

  const kind = entry.classification === "positive";
  if (entry.intention === null) return { gold: 0, coal: 2 };
  if (kind && entry.intention === "positive") return { gold: row.well, coal: others === "harms" ? 1 : 0 };
  if (kind) return { gold: others === "helps" ? 1 : 0, coal: row.ill };
  if (entry.intention === "positive") return { gold: response === "happy" && others === "helps" ? 2 : 1, coal: 1 };
  return { gold: 0, coal: 3 };
}

const sides = ["positive", "negative"] as const;

const entries = (["action", "event"] as const).flatMap((type) =>
  sides.flatMap((classification) =>
    ([...sides, null] as const).flatMap((intention) =>
      emotions.flatMap((response) => effects.map((effect) => ({ type, classification, intention, response, effect }))),
    ),
  ),
);

describe("the karma of an entry", () => {
  test("every combination earns the karma in the table, given as key, label or emoji", () => {
    const wrong = entries.flatMap(({ response, effect, ...entry }) => {
      const wanted = karmaByTable({ ...entry, emotionResponse: response, effectOnOthers: effect }, response, effect);
      const spellings = [
        [response, effect],
        [emotionFaces[response].label, effectFaces[effect].label],
        [emotionFaces[response].emoji, effectFaces[effect].emoji],
      ] as const;

      return spellings.flatMap(([emotionResponse, effectOnOthers]) => {
        const got = karmaFor({ ...entry, emotionResponse, effectOnOthers });
        return got.gold === wanted.gold && got.coal === wanted.coal
          ? []
          : [{ ...entry, emotionResponse, effectOnOthers, wanted, got }];
      });
    });

    expect(entries).toHaveLength(2 * 2 * 3 * 18 * 19);
    expect(wrong).toEqual([]);
  });

  const action = { type: "action" as const };
  const event = { type: "event" as const, intention: null };
  const sentences: [string, ActionEntry, Karma][] = [
    [
      "a kindness well meant that made somebody happy",
      {
        ...action,
        classification: "positive",
        intention: "positive",
        emotionResponse: "calm",
        effectOnOthers: "happy",
      },
      { gold: 2, coal: 0 },
    ],
    [
      "a kindness well meant, done angrily, that hurt somebody",
      {
        ...action,
        classification: "positive",
        intention: "positive",
        emotionResponse: "angry",
        effectOnOthers: "hurt",
      },
      { gold: 1, coal: 1 },
    ],
    [
      "a kindness well meant that left somebody confused, which counts neither way",
      {
        ...action,
        classification: "positive",
        intention: "positive",
        emotionResponse: "jealous",
        effectOnOthers: "confused",
      },
      { gold: 1, coal: 0 },
    ],
    [
      "a kindness ill meant that helped all the same",
      {
        ...action,
        classification: "positive",
        intention: "negative",
        emotionResponse: "sad",
        effectOnOthers: "in_love",
      },
      { gold: 1, coal: 1 },
    ],
    [
      "a kindness ill meant that nobody else felt and that left me depressed",
      {
        ...action,
        classification: "positive",
        intention: "negative",
        emotionResponse: "depressed",
        effectOnOthers: "no_one_affected",
      },
      { gold: 0, coal: 2 },
    ],
    [
      "a wrong well meant that I was happy about and that pleased somebody",
      {
        ...action,
        classification: "negative",
        intention: "positive",
        emotionResponse: "happy",
        effectOnOthers: "great",
      },
      { gold: 2, coal: 1 },
    ],
    [
      "a wrong well meant that I was happy about and that saddened somebody",
      { ...action, classification: "negative", intention: "positive", emotionResponse: "happy", effectOnOthers: "sad" },
      { gold: 1, coal: 1 },
    ],
    [
      "a wrong ill meant, whatever came of it",
      { ...action, classification: "negative", intention: "negative", emotionResponse: "love", effectOnOthers: "love" },
      { gold: 0, coal: 3 },
    ],
    [
      "an action whose intention nobody gave",
      { ...action, classification: "positive", intention: null, emotionResponse: "happy", effectOnOthers: "happy" },
      { gold: 0, coal: 2 },
    ],
    [
      "a good thing that happened and that I loved",
      { ...event, classification: "positive", emotionResponse: "love", effectOnOthers: "sad" },
      { gold: 2, coal: 0 },
    ],
    [
      "a good thing that happened and that confused me",
      { ...event, classification: "positive", emotionResponse: "confused", effectOnOthers: "happy" },
      { gold: 1, coal: 1 },
    ],
    [
      "a good thing that happened and that broke my heart",
      { ...event, classification: "positive", emotionResponse: "heart_broken", effectOnOthers: "happy" },
      { gold: 0, coal: 1 },
    ],
    [
      "a good thing that happened and that overwhelmed me, one of the rest",
      { ...event, classification: "positive", emotionResponse: "overwhelmed", effectOnOthers: "happy" },
      { gold: 1, coal: 1 },
    ],
    [
      "a bad thing that happened and that I took calmly",
      { ...event, classification: "negative", emotionResponse: "calm", effectOnOthers: "sad" },
      { gold: 1, coal: -1 },
    ],
    [
      "a bad thing that happened and that annoyed me",
      { ...event, classification: "negative", emotionResponse: "annoyed", effectOnOthers: "happy" },
      { gold: 0, coal: -1 },
    ],
  ];

  test.each(sentences)("%s", (_sentence, entry, karma) => {
    expect(karmaFor(entry)).toEqual(karma);
  });

  test("a feeling the rule does not know is one of the rest, and neither helps nor harms", () => {
    const unknown = { emotionResponse: "wistful", effectOnOthers: "constructor" };

    expect(karmaFor({ ...event, classification: "positive", ...unknown })).toEqual({ gold: 1, coal: 1 });
    expect(karmaFor({ ...event, classification: "negative", ...unknown })).toEqual({ gold: 0, coal: -1 });
    expect(karmaFor({ ...action, classification: "positive", intention: "positive", ...unknown })).toEqual({
      gold: 2,
      coal: 0,
    });
    expect(karmaFor({ ...action, classification: "positive", intention: "negative", ...unknown })).toEqual({
      gold: 0,
      coal: 1,
    });
  });

  test("the rule's edition is 1", () => {
    expect(karmaRuleVersion).toBe(1);
  });
});

describe("the preview", () => {
  test("gold and coal each have a line, gold first", () => {
    expect(karmaPreviewLines({ gold: 2, coal: 1 })).toEqual([
      { kind: "gold", amount: 2, label: "Good Karma" },
      { kind: "coal", amount: 1, label: "Learning Point" },
    ]);
  });

  test("a part of 0 has no line", () => {
    expect(karmaPreviewLines({ gold: 2, coal: 0 })).toEqual([{ kind: "gold", amount: 2, label: "Good Karma" }]);
    expect(karmaPreviewLines({ gold: 0, coal: 3 })).toEqual([{ kind: "coal", amount: 3, label: "Learning Points" }]);
  });

  test("is read aloud without a minus", () => {
    expect(karmaPreviewLines({ gold: 1, coal: -1 }).map(spokenLine)).toEqual([
      "1 Good Karma",
      "Coal Karma Reduction: 1",
    ]);
    expect(karmaPreviewLines({ gold: 0, coal: 0 }).map(spokenLine)).toEqual(["No Karma Change"]);
  });

  test("coal of -1 reads as a reduction", () => {
    expect(karmaPreviewLines({ gold: 0, coal: -1 })).toEqual([
      { kind: "coal", amount: -1, label: "Coal Karma Reduction" },
    ]);
  });

  test("no gold and no coal reads as no change of karma", () => {
    expect(karmaPreviewLines({ gold: 0, coal: 0 })).toEqual([{ kind: "none", amount: 0, label: "No Karma Change" }]);
  });
});

test.each([
  ["action", "positive", "Positive Action"],
  ["event", "positive", "Positive Action"],
  ["action", "negative", "Growth Opportunity"],
  ["event", "negative", "Hard Moment"],
] as const)("the card of an %s that was %s says %s", (type, classification, label) => {
  expect(cardLabelOf({ type, classification })).toBe(label);
});
