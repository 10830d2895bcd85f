import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { clock } from "#server/base/clock.ts";

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
