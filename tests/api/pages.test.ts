import { describe, expect, test } from "vitest";
import { boundedByMoment, momentCursorOf } from "#server/store/pages.ts";

const at = (day: number) => new Date(Date.UTC(2026, 2, day));
const placeAt = (day: number) => ({ at: at(day), id: crypto.randomUUID() });

describe("a list of nothing before 10 March", () => {
  test.each([
    ["a cursor of an earlier day begins on the 10th", 9, 10],
    ["a cursor of the same moment begins at the cursor", 10, 10],
    ["a cursor of a later day begins at the cursor", 11, 11],
  ])("with %s", (_what, day, begins) => {
    const cursor = placeAt(day);

    const { newer } = boundedByMoment({ newerThan: momentCursorOf(cursor) }, at(10));

    expect(newer.at).toEqual(at(begins));
    expect(newer.id === cursor.id).toBe(day >= 10);
  });

  test("ends at the cursor that it ends at", () => {
    const cursor = placeAt(12);

    expect(boundedByMoment({ olderThan: momentCursorOf(cursor) }, at(10))).toMatchObject({
      older: cursor,
      newer: { at: at(10) },
    });
  });
});
