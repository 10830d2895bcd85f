import { describe, expect, test } from "vitest";
import { headingOfSpan, nameOfSpan, withSpan } from "#domain/spans.ts";

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

  test.each([
    ["2026-10-25", "2026-11-23", "25 October to 23 November", "25 Oct to 23 Nov"],
    ["2026-11-16", "2026-11-22", "16 to 22 November", "16 to 22 Nov"],
    ["2025-12-29", "2026-01-04", "29 December 2025 to 4 January 2026", "29 Dec 2025 to 4 Jan 2026"],
    ["2025-11-16", "2025-11-22", "16 to 22 November 2025", "16 to 22 Nov 2025"],
  ])("from %s to %s as a heading of 2026: %s, and %s where there is little room", (from, to, long, short) => {
    expect(headingOfSpan(from, to, "2026-11-24")).toBe(long);
    expect(headingOfSpan(from, to, "2026-11-24", true)).toBe(short);
  });

  test("after what was found in it", () => {
    expect(withSpan({ text: "You wrote.", from: "2026-11-02", to: "2026-11-29" })).toBe(
      "You wrote. (2 to 29 November 2026)",
    );
  });
});
