import * as fc from "fast-check";
import { Temporal } from "temporal-polyfill";
import { describe, expect, test } from "vitest";
import { answeredSlots, dueSlot, nameOfSlot, type MoodTime, type PromptFacts } from "#domain/slots.ts";

const zones = [
  "Europe/London",
  "America/New_York",
  "Asia/Kathmandu",
  "Australia/Lord_Howe",
  "Pacific/Kiritimati",
  "Pacific/Pago_Pago",
];

describe("a person without a mood today is asked", () => {
  test.each([
    ["08:29:59", undefined],
    ["08:30:00", "2026-03-10 morning"],
    ["09:00:00", "2026-03-10 morning"],
    ["09:30:00", "2026-03-10 morning"],
    ["09:30:01", undefined],
    ["12:29:59", undefined],
    ["12:30:00", "2026-03-10 afternoon"],
    ["13:30:00", "2026-03-10 afternoon"],
    ["13:30:01", undefined],
    ["17:29:59", undefined],
    ["17:30:00", "2026-03-10 evening"],
    ["18:30:00", "2026-03-10 evening"],
    ["18:30:01", undefined],
    ["00:00:00", undefined],
    ["23:59:59", undefined],
  ])("at %s: %s", (time, expected) => {
    for (const zone of zones) expect(askedAt(`2026-03-10T${time}`, { zone })).toBe(expected);
  });

  test("by their own clock: at one instant it is morning here and evening there", () => {
    const now = instantOf("2026-03-10T09:00", "Europe/London");

    expect(asked(now, { zone: "Europe/London" })).toBe("2026-03-10 morning");
    expect(asked(now, { zone: "Pacific/Auckland" })).toBeUndefined();
    expect(asked(now, { zone: "Asia/Tokyo" })).toBe("2026-03-10 evening");
    expect(asked(now, { zone: "Pacific/Pago_Pago" })).toBeUndefined();
  });

  test("about the day it is with them, whatever day it is elsewhere", () => {
    const now = instantOf("2026-03-10T18:10", "Pacific/Pago_Pago");

    expect(asked(now, { zone: "Pacific/Pago_Pago" })).toBe("2026-03-10 evening");
    expect(asked(instantOf("2026-03-11T09:10", "Pacific/Kiritimati"), { zone: "Pacific/Kiritimati" })).toBe(
      "2026-03-11 morning",
    );
  });
});

describe("a mood answers a slot", () => {
  test.each([
    ["morning", "09:10", "05:59", "06:00", "08:59"],
    ["afternoon", "13:20", "11:59", "12:00", "13:19"],
    ["evening", "18:30", "16:59", "17:00", "18:29"],
  ])("of the %s when it was felt within its hours", (_name, now, tooEarly, first, last) => {
    expect(askedAt(`2026-03-10T${now}`, { moods: [mood(`2026-03-10T${tooEarly}`)] })).toBeDefined();
    expect(askedAt(`2026-03-10T${now}`, { moods: [mood(`2026-03-10T${first}`)] })).toBeUndefined();
    expect(askedAt(`2026-03-10T${now}`, { moods: [mood(`2026-03-10T${last}`)] })).toBeUndefined();
  });

  // A device's clock may run a little behind the server's.
  test.each([
    ["morning", "09:00", "11:59:59", "12:00"],
    ["afternoon", "13:00", "16:59:59", "17:00"],
    ["evening", "18:00", "22:59:59", "23:00"],
  ])("of the %s until its hours are over, though it was felt later than now", (_name, now, last, tooLate) => {
    expect(askedAt(`2026-03-10T${now}`, { moods: [mood(`2026-03-10T${last}`)] })).toBeUndefined();
    expect(askedAt(`2026-03-10T${now}`, { moods: [mood(`2026-03-10T${tooLate}`)] })).toBeDefined();
  });

  test("of its own day alone", () => {
    expect(askedAt("2026-03-10T09:00", { moods: [mood("2026-03-09T09:00"), mood("2026-03-03T09:00")] })).toBeDefined();
  });

  test("in its own time zone, wherever the person is now", () => {
    const eightInLondon = mood("2026-03-10T08:00", "Europe/London");

    expect(askedAt("2026-03-10T09:00", { zone: "America/New_York", moods: [eightInLondon] })).toBeUndefined();
    expect(askedAt("2026-03-10T13:00", { zone: "America/New_York", moods: [eightInLondon] })).toBeDefined();
  });

  test("beside moods that do not", () => {
    const moods = [mood("2026-03-10T12:40"), mood("2026-03-10T07:00"), mood("2026-03-09T18:00")];

    expect(askedAt("2026-03-10T13:00", { moods })).toBeUndefined();
    expect(askedAt("2026-03-10T18:00", { moods })).toBe("2026-03-10 evening");
  });
});

describe("a postponed slot", () => {
  test("is not asked again on that day, but the next slot and the next day are", () => {
    const putOff = ["2026-03-10 morning"];

    expect(askedAt("2026-03-10T09:01", { putOff })).toBeUndefined();
    expect(askedAt("2026-03-10T13:00", { putOff })).toBe("2026-03-10 afternoon");
    expect(askedAt("2026-03-11T09:00", { putOff })).toBe("2026-03-11 morning");
  });
});

describe("when the clocks change", () => {
  test.each([
    ["London, forward", "Europe/London", "2026-03-29"],
    ["London, back", "Europe/London", "2026-10-25"],
    ["New York, forward", "America/New_York", "2026-03-08"],
    ["New York, back", "America/New_York", "2026-11-01"],
    ["Lord Howe, half an hour forward", "Australia/Lord_Howe", "2026-10-04"],
    ["Lord Howe, half an hour back", "Australia/Lord_Howe", "2026-04-05"],
  ])("in %s, the slots stay where the clock on the wall has them", (_name, zone, date) => {
    expect(askedAt(`${date}T08:29:59`, { zone })).toBeUndefined();
    expect(askedAt(`${date}T08:30`, { zone })).toBe(`${date} morning`);
    expect(askedAt(`${date}T18:30`, { zone })).toBe(`${date} evening`);
    expect(askedAt(`${date}T18:30:01`, { zone })).toBeUndefined();
  });

  test("a mood from before the change answers by the clock of then", () => {
    // 05:59 and 06:00 before the change would be 06:59 and 07:00 after it.
    const zone = "Europe/London";

    expect(askedAt("2026-03-29T09:00", { zone, moods: [mood("2026-03-29T00:59", zone)] })).toBeDefined();
    expect(askedAt("2026-03-29T09:00", { zone, moods: [mood("2026-03-29T06:00", zone)] })).toBeUndefined();
  });
});

test("at any instant and in any zone, the slot is the one that Temporal's clock is within 30 minutes of", () => {
  const instants = fc.date({
    min: new Date("2000-01-01T00:00:00Z"),
    max: new Date("2060-12-31T00:00:00Z"),
    noInvalidDate: true,
  });

  fc.assert(
    fc.property(instants, fc.constantFrom(...zones), (now, zone) => {
      const wall = Temporal.Instant.fromEpochMilliseconds(now.getTime()).toZonedDateTimeISO(zone);
      const seconds = wall.hour * 3600 + wall.minute * 60 + wall.second;
      const slots = { morning: 9, afternoon: 13, evening: 18 };
      const slot = Object.entries(slots).find(([, hour]) => Math.abs(seconds - hour * 3600) <= 1800);

      expect(asked(now, { zone })).toBe(slot && `${wall.toPlainDate().toString()} ${slot[0]}`);
    }),
    { numRuns: 2000 },
  );
});

test("a zone that is none is a RangeError", () => {
  expect(() => dueSlot(new Date("2026-03-10T09:00:00Z"), facts({ zone: "Middle/Earth" }))).toThrow(RangeError);
});

function askedAt(wall: string, known: Partial<PromptFacts> = {}): string | undefined {
  return asked(instantOf(wall, known.zone ?? "Europe/London"), known);
}

function asked(now: Date, known: Partial<PromptFacts> = {}): string | undefined {
  const due = dueSlot(now, facts(known));
  return due && nameOfSlot(due);
}

function facts(known: Partial<PromptFacts>): PromptFacts {
  return { zone: "Europe/London", moods: [], putOff: [], ...known };
}

function mood(wall: string, timeZone = "Europe/London"): MoodTime {
  return { occurredAt: instantOf(wall, timeZone), timeZone };
}

function instantOf(wall: string, zone: string): Date {
  return new Date(Temporal.PlainDateTime.from(wall).toZonedDateTime(zone).epochMilliseconds);
}

test("the slots answered on a day are those in which a mood was logged by its own clock", () => {
  const moods = ["2026-11-22T07:30:00Z", "2026-11-22T17:05:00Z", "2026-11-21T12:30:00Z"].map((time) => ({
    occurredAt: new Date(time),
    timeZone: "Europe/Paris",
  }));

  expect(answeredSlots({ date: "2026-11-22", moods }).map(({ id }) => id)).toEqual([1, 3]);
  expect(answeredSlots({ date: "2026-11-21", moods }).map(({ id }) => id)).toEqual([2]);
  expect(answeredSlots({ date: "2026-11-20", moods })).toEqual([]);
});
