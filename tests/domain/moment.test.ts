import { afterEach, expect, test, vi } from "vitest";
import { moment } from "#tests/support/moment.ts";

// When the tests of screens and browsers begin.

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllEnvs();
});

test.each([
  ["", "2026-11-27T09:30:00.000Z"],
  ["23:59", "2026-11-27T22:59:00.000Z"],
  ["2028-02-29T09:05", "2028-02-29T08:05:00.000Z"],
])("a run that names %j begins at %s", (named, at) => {
  vi.useFakeTimers({ toFake: ["Date"], now: new Date("2026-11-27T20:00:00Z") });
  vi.stubEnv("KINDLING_MOMENT", named);

  expect(moment().toISOString()).toBe(at);
});

test.each(["9:30", "24:61", "tomorrow", "2028-02-30"])("a run that names %j is refused", (named) => {
  vi.stubEnv("KINDLING_MOMENT", named);

  expect(moment).toThrow(/^KINDLING_MOMENT is/);
});
