import { describe, expect, test } from "vitest";
import { countries } from "#domain/content/countries.ts";
import { quotes } from "#domain/content/quotes.ts";
import {
  defaultReflectionQuestions,
  noOneAffectedQuestion,
  reflectionQuestionSets,
} from "#domain/content/reflections.ts";
import { supportiveSentences } from "#domain/content/supportiveSentences.ts";
import { tips } from "#domain/content/tips.ts";
import { emotionFaces, emotions } from "#domain/emotions.ts";
import { defaultMood } from "#domain/moodCard.ts";
import { moodFaces, moodGroups, moods } from "#domain/moods.ts";

const questionSets = (["action", "event"] as const).flatMap((type) =>
  (["positive", "negative"] as const).flatMap((classification) =>
    emotions.map((emotion) => reflectionQuestionSets[type][classification][emotion]),
  ),
);
const questions = [...questionSets.flat(), ...defaultReflectionQuestions];
const quoteTexts = quotes.map(({ text }) => text);
const sentences = moods.flatMap((mood) => supportiveSentences[mood]);

describe("a person asked to reflect", () => {
  test("finds three questions for every type, classification and emotion", () => {
    expect(questionSets).toHaveLength(72);
    expect(questionSets.every((set) => set.length === 3)).toBe(true);
  });

  test("never meets the same question in two sets", () => {
    expect(repeated(questions)).toEqual([]);
  });

  test("is always asked something, briefly", () => {
    expect(questions.filter((question) => !/[^?]\?$/.test(question))).toEqual([]);
    expect(outside(25, 140, questions)).toEqual([]);
  });

  test("meets many ways of opening a question", () => {
    const openings = questions.map((question) => question.split(" ", 1).join());

    expect(openings.filter((word) => word === "What").length).toBeLessThan(questions.length / 5);
    expect(new Set(openings).size).toBeGreaterThan(30);
  });

  test("is asked about an imagined bystander in the words of the spec, when nobody else was affected", () => {
    expect(noOneAffectedQuestion).toBe(
      "Even if no one else was affected, how do you think someone else might have reacted if they were there",
    );
  });
});

describe("a person reading the quote of the day", () => {
  test("goes through a hundred on karma, a hundred on positive living and a hundred on meditation, in that order", () => {
    expect(quotes.map(({ category }) => category)).toEqual([
      ...Array<string>(100).fill("Karma"),
      ...Array<string>(100).fill("Positive Living"),
      ...Array<string>(100).fill("Meditation"),
    ]);
  });

  test("never reads the same one twice in a round", () => {
    expect(repeated(quoteTexts)).toEqual([]);
  });

  test("reads a line that fits the card", () => {
    expect(outside(30, 160, quoteTexts)).toEqual([]);
  });
});

describe("a person asking for a wellness tip", () => {
  test("may be given any of 29: 8 on mindfulness and 7 of each other kind", () => {
    const counts = tips.map(({ category }) => category).reduce(tally, {});

    expect(counts).toEqual({ mindfulness: 8, physical: 7, emotional: 7, social: 7 });
  });

  test("can tell every two of them apart", () => {
    expect(repeated(tips.map(({ id }) => id))).toEqual([]);
    expect(repeated(tips.map(({ title }) => title))).toEqual([]);
    expect(repeated(tips.map(({ message }) => message))).toEqual([]);
    expect(new Set(tips.map(({ icon }) => icon)).size).toBe(29);
  });

  test("reads a short title and a message that can be followed at once", () => {
    expect(
      outside(
        5,
        40,
        tips.map(({ title }) => title),
      ),
    ).toEqual([]);
    expect(
      outside(
        60,
        260,
        tips.map(({ message }) => message),
      ),
    ).toEqual([]);
  });

  test("sees a picture beside it", () => {
    expect(tips.filter(({ icon }) => !isEmoji(icon))).toEqual([]);
  });
});

describe("a person choosing a mood", () => {
  test("is offered the 24 of the spec in its order", () => {
    expect(moods.join(", ")).toBe(
      "joyful, happy, great, ecstatic, calm, neutral, sad, frustrated, anxious, hurt, embarrassed, jealous, confused, " +
        "overwhelmed, depressed, annoyed, heart_broken, love, in_love, tired, crazy, thinking_it_over, emotional, strong",
    );
  });

  test("sees a different emoji and label for each", () => {
    const faces = moods.map((mood) => moodFaces[mood]);

    expect(new Set(faces.map(({ emoji }) => emoji)).size).toBe(24);
    expect(faces.filter(({ emoji }) => !isEmoji(emoji))).toEqual([]);
    expect(repeated(faces.map(({ label }) => label))).toEqual([]);
  });

  test("reads each label as its key in words", () => {
    const keys = moods.map((mood) => moodFaces[mood].label.toLowerCase().replaceAll(" ", "_"));

    expect(keys).toEqual(moods);
  });

  test("sees the face the same feeling has when logging an action", () => {
    const shared = emotions.filter((emotion) => emotion !== "angry");

    expect(shared.map((emotion) => moodFaces[emotion])).toEqual(shared.map((emotion) => emotionFaces[emotion]));
  });

  test("is shown as calm and content until then", () => {
    expect(defaultMood).toEqual({ emoji: "😊", label: "Calm & Content" });
  });

  test("has a happy, a calm or a sad day by it, at most one of the three", () => {
    const grouped = Object.values(moodGroups).flat();

    expect(Object.keys(moodGroups)).toEqual(["happy", "calm", "sad"]);
    expect(new Set(grouped).size).toBe(grouped.length);
  });

  test("reads one of four sentences meant for that mood alone", () => {
    expect(moods.filter((mood) => supportiveSentences[mood].length !== 4)).toEqual([]);
    expect(repeated(sentences)).toEqual([]);
    expect(outside(30, 120, sentences)).toEqual([]);
  });
});

describe("a person registering", () => {
  test("finds their country once, in alphabetical order", () => {
    expect(countries).toHaveLength(197);
    expect(repeated(countries)).toEqual([]);
    expect(countries).toEqual(countries.toSorted(new Intl.Collator("en").compare));
  });
});

describe("everything people read", () => {
  const texts = [
    ...questions,
    ...quoteTexts,
    ...sentences,
    ...countries,
    ...tips.flatMap(({ title, message }) => [title, message]),
  ];

  test("is typeset with curly apostrophes and no quotation marks", () => {
    expect(texts.filter((text) => /["'“”‘]/.test(text))).toEqual([]);
  });

  test("has no blanks around it and none doubled within", () => {
    expect(texts.filter((text) => text !== text.trim() || / {2}|\n/.test(text))).toEqual([]);
  });
});

/** The texts that say what an earlier one said, but for case and punctuation. */
function repeated(texts: readonly string[]) {
  const bare = texts.map((text) => text.toLowerCase().replaceAll(/[^\p{L}\p{N}]+/gu, ""));
  return texts.filter((_, index) => bare.indexOf(bare[index] ?? "") !== index);
}

function outside(shortest: number, longest: number, texts: readonly string[]) {
  return texts.filter((text) => text.length < shortest || text.length > longest);
}

function tally(counts: Record<string, number>, word: string) {
  return { ...counts, [word]: (counts[word] ?? 0) + 1 };
}

function isEmoji(text: string) {
  return /^\p{Extended_Pictographic}\uFE0F?$/u.test(text);
}
