import { describe, expect, test } from "vitest";
import { nameOfSpan, withSpan } from "#domain/spans.ts";

describe("a span of days is called", () => {
  test.each([
    ["2026-11-29", "2026-11-29", "29 November 2026"],
    ["2026-11-02", "2026-11-29", "2 to 29 November 2026"],
    ["2026-06-01", "2026-11-29", "1 June to 29 November 2026"],
    ["2025-11-01", "2026-11-29", "1 November 2025 to 29 November 2026"],
    ["2025-12-15", "2026-06-14", "15 December 2025 to 14 June 2026"],
  ])("from %s to %s: %s", (from, to, name) => {
    expect(nameOfSpan(from, to)).toBe(name);
  });

  test("after what was found in it", () => {
    expect(withSpan({ text: "You wrote.", from: "2026-11-02", to: "2026-11-29" })).toBe(
      "You wrote. (2 to 29 November 2026)",
    );
  });
});
