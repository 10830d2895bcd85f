import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { notePreview } from "#domain/moodCard.ts";

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
