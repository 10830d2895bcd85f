import { describe, expect, test } from "vitest";
import { isComingBack } from "#domain/comingBack.ts";

describe("a person returns after a gap", () => {
  test("with a last entry seven days ago or longer", () => {
    expect(isComingBack("2026-11-17", "2026-11-24")).toBe(true);
    expect(isComingBack("2025-12-31", "2026-11-24")).toBe(true);
  });

  test("not with one of the last six days, over the turn of a month and a year too", () => {
    expect(isComingBack("2026-11-18", "2026-11-24")).toBe(false);
    expect(isComingBack("2026-12-27", "2027-01-02")).toBe(false);
    expect(isComingBack("2026-12-26", "2027-01-02")).toBe(true);
  });
});
