import { afterEach, describe, expect, test, vi } from "vitest";
import { eachSetting, settings } from "#domain/settings.ts";
import { useApp } from "#tests/support/app.ts";
import { granted } from "#tests/support/door.ts";
import { doors } from "#tests/support/doors.ts";
import { ask, bearer, sendRequest } from "#tests/support/requests.ts";
import { person } from "#tests/support/people.ts";
import { restDoor } from "#tests/support/restDoor.ts";

useApp();

afterEach(() => {
  vi.useRealTimers();
});

/** One entry on each of these days: 2 gold each. */
const logged = [
  "2023-12-31",
  "2024-01-01",
  "2024-02-29",
  "2024-03-01",
  "2024-03-17",
  "2024-03-18",
  "2024-03-24",
  "2024-03-25",
  "2024-03-31",
  "2024-04-01",
  "2024-12-29",
  "2024-12-30",
  "2024-12-31",
  "2025-01-01",
  "2025-01-05",
];

describe.each(doors)("the ranges over $name", ({ open }) => {
  test.each([
    ["a Sunday that ends a month", "2024-03-31", ["2024-03-31"], ["2024-03-25", "2024-03-31"], "2024-03", "2024"],
    ["a Monday that begins one", "2024-04-01", ["2024-04-01"], ["2024-04-01"], "2024-04", "2024"],
    ["a Wednesday in between", "2024-03-20", [], ["2024-03-18", "2024-03-24"], "2024-03", "2024"],
    ["leap day", "2024-02-29", ["2024-02-29"], ["2024-02-29", "2024-03-01"], "2024-02", "2024"],
    [
      "New Year's Eve, in a week of two years",
      "2024-12-31",
      ["2024-12-31"],
      ["2024-12-30", "2024-12-31", "2025-01-01", "2025-01-05"],
      "2024-12",
      "2024",
    ],
    [
      "New Year's Day",
      "2025-01-01",
      ["2025-01-01"],
      ["2024-12-30", "2024-12-31", "2025-01-01", "2025-01-05"],
      "2025-01",
      "2025",
    ],
  ])("on %s, %s, hold what falls into them", async (_what, today, onDay, inWeek, month, year) => {
    const ada = open(await person("ada"), { zone: "UTC" });
    for (const day of logged) granted(await ada.logAction({ occurredAt: `${day}T17:00:00Z` }));

    vi.useFakeTimers({ toFake: ["Date"], now: new Date(`${today}T23:59:59Z`) });

    expect(await ada.balance("today")).toEqual(goldOf(onDay.length));
    expect(await ada.balance("week")).toEqual(goldOf(inWeek.length));
    expect(await ada.balance("month")).toEqual(goldOf(logged.filter((day) => day.startsWith(month)).length));
    expect(await ada.balance("year")).toEqual(goldOf(logged.filter((day) => day.startsWith(year)).length));
    expect(await ada.balance("all")).toEqual(goldOf(logged.length));
  });

  test("run to the end of their period, so that an entry dated a minute after midnight counts", async () => {
    vi.useFakeTimers({ toFake: ["Date"], now: new Date("2024-03-30T23:58:00Z") });
    const ada = open(await person("ada"), { zone: "UTC" });
    await ada.logAction({ occurredAt: "2024-03-31T00:01:00Z" });

    expect(await ada.balance("today")).toEqual({ gold: 0, coal: 0 });
    expect(await ada.balance("week")).toEqual({ gold: 2, coal: 0 });
    expect(await ada.balance("month")).toEqual({ gold: 2, coal: 0 });
  });

  test("show negative coal as 0, each range separately", async () => {
    vi.useFakeTimers({ toFake: ["Date"], now: new Date("2024-03-20T12:00:00Z") });
    const ada = open(await person("ada"), { zone: "UTC" });
    const hard = { type: "event", classification: "negative", emotionResponse: "sad" } as const;
    await ada.logAction({ ...hard, occurredAt: "2024-03-20T08:00:00Z" });
    await ada.logAction({ ...hard, occurredAt: "2024-03-20T09:00:00Z" });
    await ada.logAction({ classification: "negative", intention: "negative", occurredAt: "2024-03-19T09:00:00Z" });

    expect(await ada.balance("today")).toEqual({ gold: 0, coal: 0 });
    expect(await ada.balance("week")).toEqual({ gold: 0, coal: 1 });
  });
});

function goldOf(days: number) {
  return { gold: 2 * days, coal: 0 };
}

describe("over REST alone", () => {
  test("the range decides all six numbers of the dashboard", async () => {
    const ada = await person("ada");
    const log = restDoor({ as: ada, zone: "UTC" });
    await log.logAction({ occurredAt: "2024-01-01T12:00:00Z", reflection1: "Because." });
    await log.logAction({ type: "event", classification: "negative", emotionResponse: "sad" });

    const today = await sendRequest("GET", "/api/dashboard", { headers: bearer(ada) });
    const all = await sendRequest("GET", "/api/dashboard?timeRange=all&t=1700000000000", { headers: bearer(ada) });

    expect(today.json).toEqual({
      user: { currentMood: null, moodLabel: null, moodValue: null },
      summary: {
        goldKarma: 0,
        coalKarma: 0,
        actionsLogged: 1,
        positiveInteractions: 0,
        reflectionsWritten: 0,
        goodKarmaSent: 0,
      },
    });
    expect(all.json).toMatchObject({
      summary: {
        goldKarma: 2,
        coalKarma: 0,
        actionsLogged: 2,
        positiveInteractions: 1,
        reflectionsWritten: 1,
        goodKarmaSent: 0,
      },
    });
  });

  test("a range nobody knows is refused at its field", async () => {
    const answer = await sendRequest("GET", "/api/dashboard?timeRange=decade", {
      headers: bearer(await person("ada")),
    });

    expect(answer).toMatchObject({ status: 400, json: { field: "timeRange" } });
  });

  test("the current user carries the balance of all time", async () => {
    const ada = await person("ada");
    await restDoor({ as: ada }).logAction({ occurredAt: "2024-01-01T12:00:00Z" });

    const answer = await sendRequest("GET", "/api/auth/user", { headers: bearer(ada) });

    expect(answer.json).toMatchObject({
      id: ada.id,
      username: ada.username,
      displayName: null,
      email: ada.email,
      karmaGold: 2,
      karmaCoal: 0,
      currentMood: null,
      ...eachSetting((name) => settings[name].standard),
    });
    expect(answer.text).not.toMatch(/Lovelace|France|password|hash/i);
  });
});

test("over GraphQL each range counts its entries of every kind, and the good karma sent", async () => {
  const ada = await person("ada");
  const diary = restDoor({ as: ada, zone: "UTC" });
  await diary.logAction({ type: "event", classification: "negative", occurredAt: "2024-01-01T12:00:00Z" });
  await diary.saveMood({ value: "calm" });
  await diary.write();

  const { json } = await ask("{ viewer { balances { today { entries } all { entries } } } }", { headers: bearer(ada) });

  expect(json).toEqual({ data: { viewer: { balances: { today: { entries: 2 }, all: { entries: 3 } } } } });
});
