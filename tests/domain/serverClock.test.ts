import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { changeWaits, clock, readClock, waits } from "#server/base/clock.ts";

describe("what a test says to a program's clock", () => {
  test("is waits in milliseconds, and an instant in any zone", () => {
    expect(readClock("")).toEqual({ waits: {}, at: undefined });
    expect(readClock("grace=500,look=0")).toEqual({ waits: { grace: 500, look: 0 }, at: undefined });
    expect(readClock("at=2028-02-29T23:59:50+01:00")).toEqual({ waits: {}, at: Date.UTC(2028, 1, 29, 22, 59, 50) });
    expect(readClock("search=5,at=2028-02-29T23:59:00.5Z")).toEqual({
      waits: { search: 5 },
      at: Date.UTC(2028, 1, 29, 23, 59, 0, 500),
    });
  });

  test.each([
    ["grease=500", /^KINDLING_CLOCK cannot be used: grease is none of at, grace, idle,/],
    ["toString=5", /: toString is none of at, /],
    ["grace", /: grace is a whole number of milliseconds\.$/],
    ["grace=", /: grace= is none of /],
    ["grace=half a second", /: grace is a whole number of milliseconds\.$/],
    ["grace=-5", /: grace is a whole number of milliseconds\.$/],
    ["grace=5,", /:  is none of /],
    ["grace=5,grace=6", /: each name stands in it once\.$/],
    ["at=tomorrow", /: at is an instant, such as 2028-02-29T23:59:00Z\.$/],
    ["at=2028-02-29", /: at is an instant,/],
    ["at=2028-02-29T23:59:00", /: at is an instant,/],
    ["at=2028-13-01T00:00:00Z", /: at is an instant,/],
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
