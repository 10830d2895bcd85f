import { describe, expect, test } from "vitest";
import { textProblem } from "#domain/limits.ts";

describe("a text", () => {
  test.each(["", "Helped Bo move", "x".repeat(20), "line\nline\ttab", "naïve 漢字 עברית", "👩‍👩‍👧 💔"])(
    "%j may be saved",
    (text) => {
      expect(textProblem("Event title", text, 20)).toBeUndefined();
    },
  );

  test("that is too long states the limit", () => {
    expect(textProblem("Event title", "x".repeat(201), 200)).toBe("Event title can be at most 200 characters.");
    expect(textProblem("Journal entry", "x".repeat(20_001), 20_000)).toBe(
      "Journal entry can be at most 20,000 characters.",
    );
  });

  test("is measured as a text field measures it: an emoji counts two", () => {
    expect(textProblem("Note", "💔💔", 4)).toBeUndefined();
    expect(textProblem("Note", "💔💔", 3)).toBe("Note can be at most 3 characters.");
  });

  test.each(["a\0b", "\0", "\uD83D", "half \uDC94 a heart", "\uDC94\uD83D"])("%j cannot be saved", (text) => {
    expect(textProblem("Note", text, 5000)).toBe("Note contains a character that cannot be saved.");
  });
});
