import * as fc from "fast-check";
import { Temporal } from "temporal-polyfill";
import { describe, expect, test } from "vitest";
import { clockIn, instantIn, isTimeZone, minuteIn } from "#domain/clocks.ts";

const zones = ["Pacific/Kiritimati", "Asia/Kathmandu", "Australia/Lord_Howe", "America/New_York", "Europe/London"];

const anyInstant = fc.date({
  min: new Date("1990-01-01T00:00:00Z"),
  max: new Date("2060-12-31T23:59:59.999Z"),
  noInvalidDate: true,
});

describe("time zones", () => {
  test.each([
    ...zones,
    "UTC",
    "GMT",
    "EST",
    "Etc/GMT+5",
    "Etc/GMT-14",
    "Zulu",
    "Asia/Katmandu",
    "US/Pacific",
    "America/Argentina/Buenos_Aires",
    "America/Port-au-Prince",
    "Europe/Kiev",
    "CET",
  ])("%s is one", (zone) => {
    expect(isTimeZone(zone)).toBe(true);
  });

  test.each([
    "",
    " ",
    "+05:30",
    "-03:00",
    "05:30",
    "+0530",
    "+00",
    "Z",
    "GMT+5",
    "UTC+1",
    " UTC",
    "UTC ",
    "Europe/London\0",
    "IST",
    "PST",
    "ACT",
    "SystemV/PST8",
    "Etc/Unknown",
    "Factory",
    "posix/UTC",
    "local",
    "null",
    "undefined",
    "constructor",
    "__proto__",
    "Mars/Olympus",
    "../etc/passwd",
    "a".repeat(100_000),
    "🌍",
    "\uD800",
  ])("%j is none", (zone) => {
    expect(isTimeZone(zone)).toBe(false);
  });

  test("nonsense is answered with no, never an error", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary" }), (text) => {
        expect(isTimeZone(text)).toBeTypeOf("boolean");
      }),
    );
  });
});

describe("a clock elsewhere", () => {
  test.each([
    ["Asia/Kathmandu", "2026-03-04T20:00:00Z", "2026-03-05T01:45"],
    ["Pacific/Kiritimati", "2026-12-31T10:00:00Z", "2027-01-01T00:00"],
    ["America/New_York", "2026-07-01T03:59:00Z", "2026-06-30T23:59"],
    ["Australia/Lord_Howe", "2026-01-15T00:00:00Z", "2026-01-15T11:00"],
  ])("in %s shows its own time, and is read back as the same instant", (zone, instant, clock) => {
    expect(minuteIn(zone, new Date(instant))).toBe(clock);
    expect(instantIn(zone, clock)).toEqual(new Date(instant));
  });

  test("that skips an hour reads a time within it as the same stretch later", () => {
    expect(instantIn("America/New_York", "2026-03-08T02:30")).toEqual(new Date("2026-03-08T07:30:00Z"));
  });

  test("that shows an hour twice means the first of the two", () => {
    expect(instantIn("America/New_York", "2026-11-01T01:30")).toEqual(new Date("2026-11-01T05:30:00Z"));
  });

  test("that shows no time at all is no instant", () => {
    expect(instantIn("Europe/Paris", "").getTime()).toBeNaN();
  });

  test.each(["0202-11-20T14:20", "9999-12-31T23:59"])(
    "of years that are still being typed is some instant: %s",
    (minute) => {
      expect(instantIn("Europe/Paris", minute).getTime()).not.toBeNaN();
    },
  );

  test.each(zones)("in %s shows at any instant what Temporal's does", (zone) => {
    fc.assert(
      fc.property(anyInstant, (instant) => {
        const wall = Temporal.Instant.fromEpochMilliseconds(instant.getTime()).toZonedDateTimeISO(zone);
        expect(clockIn(zone, instant)).toBe(wall.toPlainDateTime().toString({ smallestUnit: "second" }));
      }),
    );
  });

  test("of no zone, or of no instant, is a RangeError", () => {
    expect(() => clockIn("Middle/Earth", new Date("2026-11-20"))).toThrow(RangeError);
    expect(() => clockIn("Europe/Paris", new Date("soon"))).toThrow(RangeError);
  });
});
