import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { changeWaits, clock, readClock, waits } from "#server/base/clock.ts";

describe("what a test says to a program's clock", () => {
  test("is waits, and a shift from the machine's clock, in milliseconds", () => {
    expect(readClock("")).toEqual({ waits: {}, shift: 0 });
    expect(readClock("grace=500,look=0")).toEqual({ waits: { grace: 500, look: 0 }, shift: 0 });
    expect(readClock("shift=86400000")).toEqual({ waits: {}, shift: 86_400_000 });
    expect(readClock("search=5,shift=-1500")).toEqual({ waits: { search: 5 }, shift: -1500 });
  });

  test.each([
    ["grease=500", /^KINDLING_CLOCK cannot be used: grease is none of shift, grace, idle,/],
    ["toString=5", /: toString is none of shift, /],
    ["grace", /: grace is a whole number of milliseconds\.$/],
    ["grace=", /: grace= is none of /],
    ["grace=half a second", /: grace is a whole number of milliseconds\.$/],
    ["grace=-5", /: grace is a whole number of milliseconds\.$/],
    ["grace=5,", /:  is none of /],
    ["grace=5,grace=6", /: each name stands in it once\.$/],
    ["shift=tomorrow", /: shift is a whole number of milliseconds\.$/],
    ["shift=1.5", /: shift is a whole number of milliseconds\.$/],
  ])("is refused in a sentence if it is %j", (text, words) => {
    expect(() => readClock(text)).toThrow(words);
  });
});

test("a test changes waits until it restores them", () => {
  const before = { ...waits };

  const restore = changeWaits({ look: 50, search: 0 });
  expect(waits).toEqual({ ...before, look: 50, search: 0 });
  restore();

  expect(waits).toEqual(before);
});

describe("a test's clock moves the server's:", () => {
  beforeEach(() => void vi.useFakeTimers({ now: Date.UTC(2028, 1, 29) }));
  afterEach(() => void vi.useRealTimers());

  test("its date", () => {
    vi.advanceTimersByTime(1_000);

    expect(clock.date().toISOString()).toBe("2028-02-29T00:00:01.000Z");
    expect(clock.now()).toBe(clock.date().getTime());
  });

  test("what it does once, and again and again, until it is cancelled", () => {
    const did: string[] = [];
    clock.after(20, () => did.push("once"));
    clock.after(20, () => did.push("never"))();
    const stop = clock.every(10, () => did.push("again"), { unref: true });

    vi.advanceTimersByTime(25);
    stop();
    vi.advanceTimersByTime(25);

    expect(did).toEqual(["again", "once", "again"]);
    expect(vi.getTimerCount()).toBe(0);
  });

  test("its pauses, which an aborted signal ends too", async () => {
    const late = new AbortController();
    const pauses = Promise.all([clock.pause(50), clock.pause(3_600_000, late.signal)]);

    vi.advanceTimersByTime(50);
    late.abort();
    await pauses;
    await clock.pause(3_600_000, late.signal);

    expect(vi.getTimerCount()).toBe(0);
  });
});
