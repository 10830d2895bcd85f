import { describe, expect, test } from "vitest";
import {
  answer,
  canSubmit,
  entryFrom,
  loggedAction,
  noAnswers,
  visibleSteps,
  progressOf,
  type WizardAnswers,
} from "#domain/wizard.ts";

const texts = {
  eventTitle: "Helped Bo move",
  reflection1: "It was raining.",
  reflection2: "I would do it again.",
  reflection3: "Bo smiled.",
};

const noTexts = { eventTitle: texts.eventTitle, reflection1: "", reflection2: "", reflection3: "" };

const action: WizardAnswers = {
  type: "action",
  classification: "positive",
  intention: "positive",
  emotionResponse: "calm",
  effectOnOthers: "happy",
  ...texts,
};

const event: WizardAnswers = {
  type: "event",
  classification: "negative",
  emotionResponse: "heart_broken",
  effectOnOthers: "no_one_affected",
  ...texts,
};

const choices = ["type", "classification", "intention", "emotionResponse", "effectOnOthers"] as const;

function titles(answers: WizardAnswers): string[] {
  return visibleSteps(answers).map(({ title }) => title);
}

describe("changing an answer", () => {
  test("the type: every later choice is cleared", () => {
    expect(answer(action, { type: "event" })).toEqual({ type: "event", ...noTexts });
    expect(answer(event, { type: "action" })).toEqual({ type: "action", ...noTexts });
  });

  test("the classification: intention, emotions and reflection texts go", () => {
    expect(answer(action, { classification: "negative" })).toEqual({
      type: "action",
      classification: "negative",
      ...noTexts,
    });
  });

  test("the intention: later choices and texts go", () => {
    expect(answer(action, { intention: "negative" })).toEqual({
      type: "action",
      classification: "positive",
      intention: "negative",
      ...noTexts,
    });
  });

  test("the response: effect on others and texts are cleared", () => {
    expect(answer(action, { emotionResponse: "sad" })).toEqual({
      type: "action",
      classification: "positive",
      intention: "positive",
      emotionResponse: "sad",
      ...noTexts,
    });
    expect(answer(event, { emotionResponse: "sad" })).toEqual({
      type: "event",
      classification: "negative",
      emotionResponse: "sad",
      ...noTexts,
    });
  });

  test("the effect on others: texts are cleared", () => {
    expect(answer(action, { effectOnOthers: "no_one_affected" })).toEqual({
      ...action,
      ...noTexts,
      effectOnOthers: "no_one_affected",
    });
  });

  test.each(choices)("%s to the same value: nothing is cleared", (choice) => {
    expect(answer(action, { [choice]: action[choice] })).toEqual(action);
  });

  test.each(choices)("%s cleared: later answers are cleared too", (choice) => {
    const left = answer(action, { [choice]: undefined });

    expect(choices.filter((one) => left[one] !== undefined)).toEqual(choices.slice(0, choices.indexOf(choice)));
    expect(left).toMatchObject(noTexts);
  });

  test.each(["eventTitle", "reflection1", "reflection2", "reflection3"] as const)(
    "%s: nothing else changes",
    (text) => {
      expect(answer(action, { [text]: "Other words" })).toEqual({ ...action, [text]: "Other words" });
    },
  );

  test("the event's title is never lost", () => {
    const changes = [{ effectOnOthers: "sad" }, { emotionResponse: "sad" }, { intention: "negative" }] as const;
    const after = [...changes, { classification: "negative" } as const, { type: "event" } as const].reduce(
      answer,
      action,
    );

    expect(after.eventTitle).toBe("Helped Bo move");
  });

  test("events have no intention, even when one is given", () => {
    expect(answer(event, { intention: "positive" }).intention).toBeUndefined();
  });

  test("the answers before are left as they were", () => {
    const before = structuredClone(action);
    answer(action, { type: "event" });

    expect(action).toEqual(before);
  });

  test("a whole draft is restored at once", () => {
    expect(answer(noAnswers, action)).toEqual(action);
    expect(answer(noAnswers, event)).toEqual(event);
  });
});

describe("Submit", () => {
  test("is there when every choice is made, texts or none", () => {
    expect(canSubmit(action)).toBe(true);
    expect(canSubmit(event)).toBe(true);
    expect(canSubmit({ ...action, ...noAnswers })).toBe(true);
  });

  test.each(choices)("an action without %s cannot be sent", (choice) => {
    const open = { ...action, [choice]: undefined };

    expect(canSubmit(open)).toBe(false);
    expect(loggedAction(open)).toBeUndefined();
    expect(entryFrom(open)).toBeUndefined();
    expect(visibleSteps(open).map(({ key }) => key)).not.toContain("submit");
  });

  test.each(["type", "classification", "emotionResponse", "effectOnOthers"] as const)(
    "an event without %s cannot be sent",
    (choice) => {
      const open = { ...event, [choice]: undefined };

      expect(canSubmit(open)).toBe(false);
      expect(loggedAction(open)).toBeUndefined();
    },
  );
});

describe("the sections of the page", () => {
  const after = ["Karma Impact Preview", "What was this event", "Reflect on this moment", "Log This Action"];

  test("it opens with one question", () => {
    expect(visibleSteps(noAnswers)).toEqual([{ key: "type", title: "What happened?" }]);
  });

  test("each answer about an action brings the next question, intention included", () => {
    let answers = answer(noAnswers, { type: "action" });
    expect(titles(answers)).toEqual(["What happened?", "How would you classify this?"]);

    answers = answer(answers, { classification: "negative" });
    expect(titles(answers).slice(2)).toEqual(["What were your intentions?"]);

    answers = answer(answers, { intention: "positive" });
    expect(titles(answers).slice(3)).toEqual(["How did you respond to this?"]);

    answers = answer(answers, { emotionResponse: "sad" });
    expect(titles(answers).slice(4)).toEqual(["How did this effect anyone else that was involved?"]);

    answers = answer(answers, { effectOnOthers: "sad" });
    expect(titles(answers).slice(5)).toEqual(after);
    expect(visibleSteps(answers).map(({ key }) => key)).toEqual([
      ...choices,
      "preview",
      "eventTitle",
      "reflections",
      "submit",
    ]);
  });

  test("an event has no question about intention, and its own wording for the effect on others", () => {
    expect(titles(event)).toEqual([
      "What happened?",
      "How would you classify this?",
      "How did you respond to this?",
      "How did your response to this event effect anyone else involved?",
      ...after,
    ]);
  });

  test("changing an early answer takes the later sections away", () => {
    expect(titles(answer(action, { classification: "negative" }))).toEqual([
      "What happened?",
      "How would you classify this?",
      "What were your intentions?",
    ]);
  });
});

describe("how far one has come", () => {
  test("counts the choices and the words, of which the last is never behind one", () => {
    expect(progressOf(noAnswers, "type")).toEqual({ done: [false, false, false, false, false, false], step: 1 });
    expect(progressOf(action, undefined)).toEqual({ done: [true, true, true, true, true, false], step: 6 });
    expect(progressOf(event, undefined)).toEqual({ done: [true, true, true, true, false], step: 5 });
  });

  test("goes from the last choice to the words, with no step between them", () => {
    const beforeLast = answer(action, { effectOnOthers: undefined });

    expect(progressOf(beforeLast, "effectOnOthers").step).toBe(5);
    expect(progressOf(action, undefined).step).toBe(6);
  });

  test("is where a question is open again, and what lies after it stays done", () => {
    expect(progressOf(event, "emotionResponse")).toEqual({ done: [true, true, true, true, false], step: 3 });
  });
});

describe("the input of the mutation", () => {
  test("an action goes with its intention, its texts as typed, and the standing description", () => {
    expect(loggedAction(action)).toEqual({
      type: "ACTION",
      classification: "POSITIVE",
      intention: "POSITIVE",
      emotionResponse: "CALM",
      effectOnOthers: "HAPPY",
      description: "User action",
      ...texts,
    });
  });

  test("an event goes without an intention", () => {
    expect(loggedAction(event)).toMatchObject({
      type: "EVENT",
      intention: null,
      emotionResponse: "HEART_BROKEN",
      effectOnOthers: "NO_ONE_AFFECTED",
    });
  });

  test("texts left empty or blank are sent as none", () => {
    const blank = { eventTitle: "", reflection1: "  ", reflection2: "\n", reflection3: " Bo smiled. " };

    expect(loggedAction({ ...action, ...blank })).toMatchObject({
      eventTitle: null,
      reflection1: null,
      reflection2: null,
      reflection3: " Bo smiled. ",
    });
  });

  test("the rule and the questions see the stored keys", () => {
    expect(entryFrom(event)).toEqual({
      type: "event",
      classification: "negative",
      intention: null,
      emotionResponse: "heart_broken",
      effectOnOthers: "no_one_affected",
    });
  });
});
