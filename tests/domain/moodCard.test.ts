import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { notePreview, quickMoods } from "#domain/moodCard.ts";
import type { Mood } from "#domain/moods.ts";

describe("the preview of a note", () => {
  test("is its first 30 characters and three dots", () => {
    expect(notePreview("Slept well, walked to work by the river.")).toBe("Slept well, walked to work by ...");
  });

  test("is the whole note up to 30 characters", () => {
    expect(notePreview("")).toBe("");
    expect(notePreview("a".repeat(30))).toBe("a".repeat(30));
    expect(notePreview("a".repeat(31))).toBe(`${"a".repeat(30)}...`);
  });

  test("never ends in half an emoji", () => {
    const onTheEdge = `${"a".repeat(29)}😀 and more`;

    expect(notePreview(onTheEdge)).toBe(`${"a".repeat(29)}...`);
    expect(notePreview(`${"a".repeat(28)}😀 and more`)).toBe(`${"a".repeat(28)}😀...`);
  });

  test("of any text is well formed and at most 33 characters long", () => {
    fc.assert(
      fc.property(fc.string({ unit: "grapheme", maxLength: 80 }), (note) => {
        const preview = notePreview(note);

        expect(preview.length).toBeLessThanOrEqual(33);
        expect(preview).not.toMatch(/\p{Surrogate}/u);
        expect(note.startsWith(preview) || note.startsWith(preview.slice(0, -3))).toBe(true);
      }),
    );
  });
});

describe("home offers four moods", () => {
  test("calm, happy, tired and sad in a new diary", () => {
    expect(offeredAfter()).toEqual(["calm", "happy", "tired", "sad"]);
  });

  test("the latest four that differ, newest first", () => {
    expect(offeredAfter("love", "love", "sad", "calm", "love", "strong", "happy")).toEqual([
      "love",
      "sad",
      "calm",
      "strong",
    ]);
  });

  test("filled up with the first ones where there are fewer", () => {
    expect(offeredAfter("tired", "love")).toEqual(["tired", "love", "calm", "happy"]);
  });

  test("with moods of the person's own beside the mood that each counts as", () => {
    const unhurried = { value: "calm", own: { id: "1", emoji: "🫖", label: "Unhurried" } } as const;
    const scattered = { value: "calm", own: { id: "2", emoji: "🪁", label: "Scattered" } } as const;

    expect(quickMoods([unhurried, { value: "calm" }, unhurried, scattered])).toEqual([
      unhurried,
      { value: "calm" },
      scattered,
      { value: "happy" },
    ]);
  });
});

/** What is offered after these moods, the newest first. */
function offeredAfter(...moods: Mood[]): Mood[] {
  return quickMoods(moods.map((value) => ({ value }))).map(({ value }) => value);
}
