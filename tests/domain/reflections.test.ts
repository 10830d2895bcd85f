import { describe, expect, test } from "vitest";
import {
  defaultReflectionQuestions,
  noOneAffectedQuestion,
  reflectionQuestionSets,
} from "#domain/content/reflections.ts";
import { emotionFaces, emotions } from "#domain/emotions.ts";
import { hardestMoods, needsHelp } from "#domain/heavyDays.ts";
import { reflectionQuestions } from "#domain/reflections.ts";

const verbatim =
  "Even if no one else was affected, how do you think someone else might have reacted if they were there";

const moments = (["action", "event"] as const).flatMap((type) =>
  (["positive", "negative"] as const).flatMap((classification) =>
    emotions.map((emotionResponse) => ({ type, classification, emotionResponse })),
  ),
);

const hard = moments.filter((moment) => needsHelp(moment));
const lighter = moments.filter((moment) => !needsHelp(moment));

describe("the questions to reflect on", () => {
  test("each of the 72 moments has three of its own, all different", () => {
    const all = moments.flatMap((moment) => reflectionQuestions({ ...moment, effectOnOthers: "happy" }));

    expect(moments).toHaveLength(72);
    expect(all.filter((question) => question.trim() === "")).toEqual([]);
    expect(new Set([...all, ...defaultReflectionQuestions, noOneAffectedQuestion]).size).toBe(72 * 3 + 3 + 1);
  });

  test.each(moments)("$type, $classification, $emotionResponse: its own set", (moment) => {
    const { type, classification, emotionResponse } = moment;

    const questions = reflectionQuestions({ ...moment, effectOnOthers: "sad" });

    expect(questions).toEqual(reflectionQuestionSets[type][classification][emotionResponse]);
    expect(new Set(questions).size).toBe(3);
  });

  test.each(lighter)("$type, $classification, $emotionResponse: nobody affected changes the third", (moment) => {
    const [first, second] = reflectionQuestions({ ...moment, effectOnOthers: "calm" });

    expect(reflectionQuestions({ ...moment, effectOnOthers: "no_one_affected" })).toEqual([first, second, verbatim]);
  });

  test.each(hard)("$type, $classification, $emotionResponse: nobody affected keeps the third, on top", (moment) => {
    const [first, second, third] = reflectionQuestions({ ...moment, effectOnOthers: "calm" });

    expect(reflectionQuestions({ ...moment, effectOnOthers: "no_one_affected" })).toEqual([
      first,
      second,
      `${third}\n${verbatim}`,
    ]);
  });

  test("all negative entries keep it, and positive ones with one of the six hardest responses", () => {
    expect(hard).toHaveLength(emotions.length * 2 + hardestMoods.length * 2);
  });

  test("labels and emoji find the same set as keys", () => {
    const moment = { type: "event", classification: "negative" } as const;
    const questions = reflectionQuestions({
      ...moment,
      emotionResponse: "heart_broken",
      effectOnOthers: "no_one_affected",
    });

    const { emoji, label } = emotionFaces.heart_broken;
    expect(reflectionQuestions({ ...moment, emotionResponse: label, effectOnOthers: "No one else affected" })).toEqual(
      questions,
    );
    expect(reflectionQuestions({ ...moment, emotionResponse: emoji, effectOnOthers: "🍃" })).toEqual(questions);
  });

  test("a response without a set gets the default set", () => {
    const moment = { type: "action", classification: "positive", emotionResponse: "wistful" } as const;

    expect(reflectionQuestions({ ...moment, effectOnOthers: "happy" })).toEqual(defaultReflectionQuestions);
    expect(reflectionQuestions({ ...moment, effectOnOthers: "no_one_affected" })).toEqual([
      defaultReflectionQuestions[0],
      defaultReflectionQuestions[1],
      verbatim,
    ]);
  });

  test("an unknown type or classification gets the default set", () => {
    const moment = {
      type: "action",
      classification: "positive",
      emotionResponse: "happy",
      effectOnOthers: "sad",
    } as const;
    const fromElsewhere: object[] = [{ type: "dream" }, { classification: "mixed" }, { type: "constructor" }];

    for (const odd of fromElsewhere)
      expect(reflectionQuestions({ ...moment, ...odd }), JSON.stringify(odd)).toEqual(defaultReflectionQuestions);
  });
});
