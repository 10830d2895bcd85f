import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { hiddenTag, journalProblem } from "#domain/journal.ts";
import { ownWordLimits, textLimits } from "#domain/limits.ts";
import { moodFaces, moods } from "#domain/moods.ts";
import { textProblem } from "#domain/limits.ts";
import type { Elsewhere, ElsewhereEntry } from "#client/screens/bring-your-diary/elsewhere/elsewhere.ts";
import { matchingOf } from "#client/screens/bring-your-diary/elsewhere/matching.ts";
import { suggestionFor } from "#client/screens/bring-your-diary/elsewhere/suggestions.ts";
import { sentLines } from "#tests/support/elsewhereFiles.ts";

describe("an entry of another app", () => {
  test("becomes a mood with its title, note, tags, day, zone and source", async () => {
    const { lines } = await sentLines(
      file([entry({ mood: "Rad", title: "Snow", text: "A long walk.", tags: [walk] })]),
    );

    expect(lines).toEqual([
      {
        kind: "mood",
        import: "an-import",
        source: { app: "daylio", id: "1", words: expect.any(String) },
        occurredAt: "2021-03-02T20:15:00.000Z",
        timeZone: "Europe/Berlin",
        localDate: "2021-03-02",
        value: "great",
        journalTitle: "Snow",
        note: "A long walk.",
        ownTags: [walk],
      },
    ]);
  });

  test("without a mood becomes a journal entry", async () => {
    const { lines } = await sentLines(file([entry({ title: "Snow", text: "A long walk." })]));

    expect(lines).toMatchObject([{ kind: "journal", title: "Snow", body: "A long walk." }]);
  });

  test("whose mood is left out keeps its words, and without words it is named", async () => {
    const choices = { moods: new Map([["rad", null]]) };
    const entries = [entry({ mood: "Rad", text: "Words" }), entry({ id: "2", line: 2, mood: "Rad" })];

    const { lines, problems } = await sentLines(file(entries), choices);

    expect(lines).toMatchObject([{ kind: "journal", body: "Words" }]);
    expect(problems).toEqual(["2: It has no text, and its mood is left out."]);
  });

  test("that has tags alone says them in words", async () => {
    const { lines } = await sentLines(file([entry({ tags: [walk] })]));

    expect(lines).toMatchObject([{ kind: "journal", body: "walk", ownTags: [walk] }]);
  });

  test("keeps the word of its mood as an own mood, if it is short enough for one", async () => {
    const long = "x".repeat(textLimits.ownMood + 1);
    const choices = {
      moods: new Map([
        ["floaty", "calm"],
        [long, "sad"],
      ] as const),
      ownMoods: ["Floaty", long],
    };

    const { lines } = await sentLines(file([entry({ mood: "Floaty" }), entry({ id: "2", mood: long })]), choices);

    expect(lines[0]?.ownMood).toEqual({ name: "Floaty", emoji: moodFaces.calm.emoji, value: "calm" });
    expect(lines[1]).not.toHaveProperty("ownMood");
  });

  test("may call its mood like a part of every object", async () => {
    const { lines } = await sentLines(file([entry({ mood: "__proto__", text: "Words" })]));

    expect(lines).toMatchObject([{ kind: "journal", body: "Words" }]);
  });
});

describe("what is longer than our limits", () => {
  test("is a title that begins the text", async () => {
    const title = "x".repeat(textLimits.journalTitle + 1);

    const { lines } = await sentLines(file([entry({ title, text: "Words" })]));

    expect(lines).toMatchObject([{ body: `${title}\n\nWords` }]);
    expect(lines[0]).not.toHaveProperty("title");
  });

  test("is a note that becomes a journal entry beside its mood", async () => {
    const text = "word ".repeat(1_100);

    const { lines } = await sentLines(file([entry({ mood: "Rad", title: "Snow", text, tags: [walk] })]));

    expect(lines).toMatchObject([
      { kind: "mood", value: "great", ownTags: [walk], source: { id: "1" } },
      { kind: "journal", title: "Snow", body: text.trimEnd(), source: { id: "1/text" } },
    ]);
    expect(lines[0]).not.toHaveProperty("note");
    expect(lines[1]).not.toHaveProperty("ownTags");
  });

  test("is a text that becomes several entries, each with its own id", async () => {
    const { lines } = await sentLines(file([entry({ title: "Snow", text: "word ".repeat(10_000) })]));

    expect(lines.map(({ title }) => title)).toEqual(["Snow (1 of 3)", "Snow (2 of 3)", "Snow (3 of 3)"]);
    expect(lines.map(({ source }) => source)).toMatchObject([{ id: "1" }, { id: "1/2" }, { id: "1/3" }]);
  });

  test("is never cut, whatever stands in it, and each line keeps to the limits", async () => {
    const part = fc.oneof(
      fc.string({ unit: "binary" }),
      fc.constantFrom("\n", "\n\n", " ", "🙂", "\ud83d", "x".repeat(4_000)),
    );
    const text = fc.array(part, { maxLength: 40 }).map((parts) => parts.join(""));
    const mood = fc.constantFrom(undefined, "Rad");

    await fc.assert(
      fc.asyncProperty(text, fc.string({ maxLength: 200 }), mood, async (words, title, rad) => {
        const { lines } = await sentLines(file([entry({ title, text: words, ...(rad ? { mood: rad } : {}) })]));

        const kept = lines.map(({ title: head, journalTitle, note, body }) =>
          [textOf(head).replace(/\(\d+ of \d+\)$/, ""), journalTitle, note, body].join(""),
        );
        expect(letters(kept.join(""))).toEqual(letters(title + words));
        for (const { kind, title: head, body, journalTitle, note } of lines) {
          if (kind === "journal") expect(journalProblem({ title: textOf(head), body: textOf(body) })).toBeUndefined();
          expect(textProblem("", textOf(note), textLimits.note)).toBeUndefined();
          expect(textProblem("", textOf(journalTitle), textLimits.moodTitle)).toBeUndefined();
        }
      }),
      { numRuns: 20 },
    );
  });

  test("is an id, which stays its own", async () => {
    const long = "page ".repeat(60);

    const { lines } = await sentLines(
      file([entry({ id: `${long}1`, text: "a" }), entry({ id: `${long}2`, text: "b" })]),
    );

    const ids = lines.map(({ source }) => (source as { id: string }).id);
    expect(new Set(ids).size).toBe(2);
    expect(Math.max(...ids.map(({ length }) => length))).toBeLessThan(190);
  });
});

describe("tags of another app", () => {
  test("that would hide an entry get another name", async () => {
    const { lines } = await sentLines(
      file([entry({ text: "Words", tags: [{ name: "Mood-Reflection", group: null }] })]),
    );

    expect(lines[0]?.ownTags).toEqual([{ name: "mood reflection", group: null }]);
    expect(JSON.stringify(lines).toLowerCase()).not.toContain(hiddenTag);
  });

  test("beyond the number of an entry stay words of its text", async () => {
    const tags = Array.from({ length: ownWordLimits.tagsOfEntry + 2 }, (_, n) => ({ name: `tag ${n}`, group: null }));

    const { lines } = await sentLines(file([entry({ text: "Words", tags })]));

    expect(lines[0]?.ownTags).toHaveLength(ownWordLimits.tagsOfEntry);
    expect(lines[0]?.body).toBe("Words\n\ntag 20, tag 21");
  });

  test("beyond the number of a person are those used least, and names that are too long stay words", async () => {
    const many = Array.from({ length: ownWordLimits.tags }, (_, n) =>
      entry({ id: `${n}`, text: "Words", tags: [{ name: `tag ${n}`, group: null }, walk] }),
    );
    const long = entry({ id: "long", text: "Words", tags: [{ name: "x".repeat(51), group: null }] });

    const { lines } = await sentLines(file([...many, long]));

    const names = lines.flatMap(({ ownTags = [] }) => (ownTags as { name: string }[]).map(({ name }) => name));
    expect(new Set(names).size).toBe(ownWordLimits.tags);
    expect(lines.at(-2)?.body).toBe("Words\n\ntag 499");
    expect(lines.at(-1)?.body).toBe(`Words\n\n${"x".repeat(51)}`);
  });

  test("of a group that is left out are not sent", async () => {
    const tags = [walk, { name: "Mira", group: null }];

    const { lines } = await sentLines(file([entry({ text: "Words", tags })]), { groupsLeftOut: ["Hobbies"] });

    expect(lines[0]?.ownTags).toEqual([{ name: "Mira", group: null }]);
    expect(lines[0]?.body).toBe("Words");
  });
});

describe("what there is to choose", () => {
  test("are the moods, the most frequent first, and the groups of tags with examples", () => {
    const entries = [
      entry({ mood: "Meh", tags: [walk] }),
      entry({ mood: "Rad", tags: [walk, { name: "Walk", group: "Hobbies" }] }),
      entry({ mood: "Rad", tags: [{ name: "Mira", group: null }] }),
    ];

    expect(matchingOf(file(entries))).toEqual({
      source: "Daylio",
      entries: 3,
      moods: [
        { key: "rad", name: "Rad", count: 2, suggestion: "great" },
        { key: "meh", name: "Meh", count: 1, suggestion: "neutral" },
      ],
      groups: [
        { name: "Hobbies", tags: 1, examples: ["walk"] },
        { name: "", tags: 1, examples: ["Mira"] },
      ],
    });
  });

  test("is one row for the spellings of a word, which get the one that is used most", async () => {
    const spellings = ["Fatigué", "fatigué", " FATIGUÉ  ", "Fatigué", "Fatigue\u0301"];
    const given = file(spellings.map((mood, n) => entry({ id: `${n}`, mood })));

    expect(matchingOf(given).moods).toEqual([{ key: "fatigué", name: "Fatigué", count: 5, suggestion: undefined }]);
    const { lines } = await sentLines(given, { moods: new Map([["fatigué", "tired"]]), ownMoods: ["Fatigué"] });
    expect(lines.map(({ ownMood }) => ownMood)).toEqual(
      spellings.map(() => ({ name: "Fatigué", emoji: moodFaces.tired.emoji, value: "tired" })),
    );
  });

  test("are different rows for words that would be different own moods", () => {
    const words = ["أحمد", "احمد", "fatigué", "fatigue", "はか", "はが", "at ease", "atease", "मन", "मान"];

    expect(matchingOf(file(words.map((mood) => entry({ mood })))).moods).toHaveLength(words.length);
  });

  test.each(["awful", "Awful", "terrible", "trapped", "shocked", "lost", "guilty", "worthless", "miserable"])(
    "is not suggested for %s, because only the person knows how bad it was",
    (word) => {
      expect(suggestionFor(word)).toBeUndefined();
    },
  );

  test("never is suggested to be depressed", () => {
    const words = ["depressed", "Depressed", " DEPRESSED ", "hopeless", "miserable", "down", "awful", ...moods];

    expect(words.map(suggestionFor)).not.toContain("depressed");
    expect(suggestionFor("Depressed")).toBeUndefined();
  });
});

const walk = { name: "walk", group: "Hobbies" };

function entry(more: Partial<ElsewhereEntry>): ElsewhereEntry {
  const occurredAt = new Date("2021-03-02T20:15:00Z");
  const when = { occurredAt, timeZone: "Europe/Berlin", localDate: "2021-03-02" };
  return { id: "1", line: 1, ...when, title: "", text: "", tags: [], ...more };
}

function file(entries: readonly ElsewhereEntry[]): Elsewhere {
  return { app: "daylio", source: "Daylio", entries, unread: [], leftOut: [] };
}

function textOf(value: unknown): string {
  return typeof value === "string" ? value : "";
}

/** Of a text, without blanks and with what stands for half of a character. */
function letters(text: string): string {
  return text
    .replaceAll("\0", "")
    .replaceAll(/\p{Surrogate}/gu, "\uFFFD")
    .replaceAll(/\s/g, "");
}
