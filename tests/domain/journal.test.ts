import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  bodyAnswering,
  contentOf,
  journalEmojiFrom,
  journalEmojis,
  journalFaces,
  journalProblem,
  textsFrom,
} from "#domain/journal.ts";

const twentyFive = "A title of 25 characters!";

test("a page that answers a question begins with it, and over REST keeps it in the body", () => {
  const body = bodyAnswering("What do you know by heart?", " Two poems. ");

  expect(body).toBe("What do you know by heart?\nTwo poems.");
  expect(textsFrom(contentOf({ title: null, body }))).toEqual({ title: null, body });
});

describe("the texts of a content", () => {
  test.each([
    ["A walk\n\nBody", "A walk", "Body"],
    ["A walk\n\n\nBody", "A walk", "\nBody"],
    [`${twentyFive}\n\nBody`, twentyFive, "Body"],
    [`${twentyFive}!\n\nBody`, null, `${twentyFive}!\n\nBody`],
    ["One\ntwo\n\nBody", null, "One\ntwo\n\nBody"],
    ["One\rtwo\n\nBody", null, "One\rtwo\n\nBody"],
    ["A walk\r\n\r\nBody\r\n", "A walk", "Body\n"],
    ["A walk\nBody", null, "A walk\nBody"],
    ["A walk\n\n \n", null, "A walk\n\n \n"],
    [" \n\nBody", null, " \n\nBody"],
    ["", null, ""],
  ])("%j are the title %j and the body %j", (content, title, body) => {
    expect(textsFrom(content)).toEqual({ title, body });
  });

  test("of a content with title, blank line and body are that title and body", () => {
    const title = fc
      .string({ unit: "grapheme", minLength: 1, maxLength: 12 })
      .map((text) => text.replaceAll(/[\r\n]/g, " ").trim())
      .filter((text) => text !== "" && text.length <= 25);
    const body = fc
      .string({ unit: "grapheme" })
      .map((text) => text.replaceAll("\r\n", "\n"))
      .filter((text) => text.trim() !== "");

    fc.assert(
      fc.property(title, body, (one, other) => {
        expect(textsFrom(contentOf({ title: one, body: other }))).toEqual({ title: one, body: other });
      }),
    );
  });

  test("lose nothing but Windows' line ends and the spaces around a title, and leave a title that can be kept", () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom("a", " ", "\n", "\r\n", "é"), maxLength: 60 }), (content) => {
        const texts = textsFrom(content);

        expect(contentOf(texts).replaceAll(/\s/g, "")).toBe(content.replaceAll(/\s/g, ""));
        if (texts.body.trim() !== "") expect(journalProblem(texts)).toBeUndefined();
      }),
    );
  });

  test("without a title are the body alone", () => {
    expect(contentOf({ title: null, body: "Body" })).toBe("Body");
    expect(contentOf({ title: "", body: "Body" })).toBe("Body");
  });
});

describe("the emoji of a page", () => {
  test("is known by its key and by its character, with or without variation", () => {
    for (const key of journalEmojis) {
      const { emoji } = journalFaces[key];
      expect([key, emoji, emoji.replaceAll("\uFE0F", "")].map(journalEmojiFrom)).toEqual([key, key, key]);
    }
  });

  test("is reflection if left out, and undefined if it is none of the twelve", () => {
    expect([undefined, null, ""].map(journalEmojiFrom)).toEqual(["reflection", "reflection", "reflection"]);
    expect(["🦄", "Happy", " happy", "toString", "mood-reflection", "\uFE0F"].map(journalEmojiFrom)).toEqual(
      Array(6).fill(undefined),
    );
  });

  test("has a character and a label of its own", () => {
    const faces = journalEmojis.map((key) => journalFaces[key]);

    expect(faces).toHaveLength(12);
    expect(new Set(faces.map(({ emoji }) => emoji.replaceAll("\uFE0F", ""))).size).toBe(12);
    expect(new Set(faces.map(({ label }) => label)).size).toBe(12);
  });
});

describe("the problems of a journal entry", () => {
  test.each([
    [null, "Body", undefined],
    [twentyFive, "x".repeat(20_000), undefined],
    [`${twentyFive}!`, "Body", { field: "title", message: "Title can be at most 25 characters." }],
    ["One\ntwo", "Body", { field: "title", message: "Title must be one line." }],
    ["A\0", "Body", { field: "title", message: "Title contains a character that cannot be saved." }],
    ["A walk", " \n", { field: "body", message: "Please write something first." }],
    [null, "x".repeat(20_001), { field: "body", message: "Journal entry can be at most 20,000 characters." }],
    [null, "half \uD83D", { field: "body", message: "Journal entry contains a character that cannot be saved." }],
  ])("with the title %j is said in words", (title, body, problem) => {
    expect(journalProblem({ title, body })).toEqual(problem);
  });
});
