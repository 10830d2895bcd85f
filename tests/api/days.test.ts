import { afterEach, describe, expect, test, vi } from "vitest";
import { sql } from "#server/store/db.ts";
import { useApp } from "#tests/support/app.ts";
import { doors } from "#tests/support/doors.ts";
import { person } from "#tests/support/people.ts";

useApp();

afterEach(() => {
  vi.useRealTimers();
});

/** The instant that is 1 March in Honolulu and 2 March on Kiritimati. */
const sameMoment = "2026-03-02T01:00:00Z";

describe.each(doors)("the day an entry belongs to over $name", ({ open }) => {
  test.each([
    ["Pacific/Kiritimati", "2026-03-02"],
    ["Asia/Kathmandu", "2026-03-02"],
    ["UTC", "2026-03-02"],
    ["America/New_York", "2026-03-01"],
    ["Pacific/Honolulu", "2026-03-01"],
  ])("is the day it is in %s", async (zone, localDate) => {
    const ada = open(await person("ada"), { zone });

    expect(await ada.logAction({ occurredAt: sameMoment })).toMatchObject({ localDate, timeZone: zone });
  });

  test.each([
    ["New York springs forward", "America/New_York", "2026-03-08T06:59:00Z", "2026-03-08"],
    ["and the hour after", "America/New_York", "2026-03-09T03:59:00Z", "2026-03-08"],
    ["New York falls back", "America/New_York", "2026-11-01T04:30:00Z", "2026-11-01"],
    ["Lord Howe by half an hour", "Australia/Lord_Howe", "2026-04-04T13:15:00Z", "2026-04-05"],
    ["Lord Howe, half an hour later in the year", "Australia/Lord_Howe", "2026-04-05T13:15:00Z", "2026-04-05"],
    ["Kathmandu's three quarters of an hour", "Asia/Kathmandu", "2026-03-01T18:14:00Z", "2026-03-01"],
  ])("is right when %s", async (_what, zone, occurredAt, localDate) => {
    const ada = open(await person("ada"), { zone });

    expect(await ada.logAction({ occurredAt })).toMatchObject({ localDate });
  });

  test("is the account's if the device sends no zone", async () => {
    const ada = open(await person("ada", { zone: "Pacific/Honolulu" }));

    expect(await ada.logAction({ occurredAt: sameMoment })).toMatchObject({
      localDate: "2026-03-01",
      timeZone: "Pacific/Honolulu",
    });
  });

  test.each(["Mars/Olympus", "+05:30", "IST", "x".repeat(500), "Europe/Paris'--"])(
    "is that of the account where the device says %s",
    async (zone) => {
      const ada = open(await person("ada", { zone: "Pacific/Honolulu" }), { zone });

      expect(await ada.logAction({ occurredAt: sameMoment })).toMatchObject({ timeZone: "Pacific/Honolulu" });
    },
  );

  test("is UTC's while nobody has named a zone", async () => {
    expect(await open(await person("ada")).logAction({ occurredAt: sameMoment })).toMatchObject({ timeZone: "UTC" });
  });

  test("follows the fixed zone, whatever zone the device sends", async () => {
    const somebody = await person("ada", { zone: "Asia/Kathmandu" });
    await sql`update "User" set "timeZoneFixed" = true where id = ${somebody.id}::uuid`;

    const ada = open(somebody, { zone: "Pacific/Honolulu" });

    expect(await ada.logAction({ occurredAt: sameMoment })).toMatchObject({ timeZone: "Asia/Kathmandu" });
    expect(await ada.me()).toMatchObject({ timeZone: "Asia/Kathmandu" });
  });
});

describe.each(doors)("today over $name", ({ open }) => {
  test("is the day of the requesting device", async () => {
    vi.useFakeTimers({ toFake: ["Date"], now: new Date(sameMoment) });
    const somebody = await person("ada");
    await open(somebody, { zone: "Pacific/Kiritimati" }).logAction();

    expect(await open(somebody, { zone: "Pacific/Kiritimati" }).balance("today")).toEqual({ gold: 2, coal: 0 });
    expect(await open(somebody, { zone: "Pacific/Honolulu" }).balance("today")).toEqual({ gold: 0, coal: 0 });
    expect(await open(somebody, { zone: "Pacific/Honolulu" }).balance("week")).toEqual({ gold: 0, coal: 0 });
    expect(await open(somebody, { zone: "Pacific/Honolulu" }).balance("month")).toEqual({ gold: 2, coal: 0 });
  });

  test("ends at the person's local midnight", async () => {
    vi.useFakeTimers({ toFake: ["Date"], now: new Date("2026-03-01T18:14:59Z") });
    const ada = open(await person("ada"), { zone: "Asia/Kathmandu" });
    await ada.logAction();
    expect(await ada.summary()).toMatchObject({ actionsLogged: 1 });

    vi.setSystemTime(new Date("2026-03-01T18:15:00Z"));

    expect(await ada.summary()).toMatchObject({ actionsLogged: 0 });
    expect(await ada.balance("today")).toEqual({ gold: 0, coal: 0 });
    expect(await ada.balance("month")).toEqual({ gold: 2, coal: 0 });
  });
});
