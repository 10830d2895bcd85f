import { describe, expect, test } from "vitest";
import { minuteIn, instantIn } from "#domain/clocks.ts";
import { addDays } from "#domain/days.ts";
import { hardestMoods, isHardDay, isHeaviest, looksHeavy, quietAfter, type FeltMood } from "#domain/heavyDays.ts";
import { moods } from "#domain/moods.ts";

const today = "2026-11-20";

/** A mood at a local minute in a zone. */
function felt(value: string, minute: string, timeZone = "Europe/Paris"): FeltMood {
  return { value, occurredAt: instantIn(timeZone, minute), timeZone };
}

describe("the last days look heavy after", () => {
  test.each([
    ["four of seven days", "D.D.D.D", true],
    ["four of seven days, the last of them three days ago", "DDDD...", true],
    ["four days of different heavy moods", "D.H.B.D", true],
    ["three in a row", "....DHB", true],
    ["three in a row at the beginning of the seven", "BBB....", true],
    ["three of seven days, never three in a row", "DD.D...", false],
    ["two in a row", ".....DD", false],
    ["one day", "......D", false],
    ["no day at all", ".......", false],
    ["seven sad, anxious or overwhelmed days", "sasosas", false],
    ["seven good ones", "ccccccc", false],
  ])("%s (%s): %s", (_days, week, looks) => {
    const names: Record<string, string> = {
      D: "depressed",
      H: "hurt",
      B: "heart_broken",
      s: "sad",
      a: "anxious",
      o: "overwhelmed",
      c: "calm",
    };
    const lived = week.split("").flatMap((letter, index) => {
      const value = names[letter];
      return value ? [felt(value, `${addDays(today, index - 6)}T12:00`)] : [];
    });

    expect(looksHeavy(lived, today)).toBe(looks);
  });

  test("days, not moods: a whole day of them is one", () => {
    const lived = ["06:00", "12:00", "18:00", "23:59"].map((time) => felt("depressed", `${today}T${time}`));

    expect(looksHeavy(lived, today)).toBe(false);
  });

  test("a heavy mood, whatever else the day held", () => {
    const days = [0, -1, -2].map((ago) => addDays(today, ago));
    const lived = days.flatMap((day) => [felt("depressed", `${day}T09:00`), felt("joyful", `${day}T21:00`)]);

    expect(looksHeavy(lived, today)).toBe(true);
  });

  test("seven days, not eight: earlier moods do not count", () => {
    const eighth = felt("hurt", `${addDays(today, -7)}T12:00`);
    const three = [-5, -3, -1].map((ago) => felt("hurt", `${addDays(today, ago)}T12:00`));

    expect(looksHeavy([eighth, ...three], today)).toBe(false);
    expect(looksHeavy([eighth, ...three], addDays(today, -1))).toBe(true);
  });
});

describe("a mood belongs to the day in its own time zone", () => {
  test.each([
    ["Pacific/Kiritimati", "2026-11-20T00:30"],
    ["Asia/Kathmandu", "2026-11-20T00:10"],
    ["Australia/Lord_Howe", "2026-11-20T23:50"],
    ["America/New_York", "2026-11-20T23:59"],
    ["Pacific/Honolulu", "2026-11-20T23:59"],
  ])("in %s at %s", (zone, minute) => {
    const days = [0, -1, -2].map((ago) => felt("hurt", `${addDays(today, ago)}${minute.slice(10)}`, zone));

    expect(days.map(({ occurredAt }) => minuteIn(zone, occurredAt).slice(0, 10))).toContain(today);
    expect(looksHeavy(days, today)).toBe(true);
    expect(looksHeavy(days.slice(0, 2), today)).toBe(false);
  });

  test.each([
    ["America/New_York", "2026-11-01"],
    ["America/New_York", "2026-03-08"],
    ["Australia/Lord_Howe", "2026-04-05"],
    ["Australia/Lord_Howe", "2026-10-04"],
  ])("also where the clocks of %s change on %s", (zone, day) => {
    const lived = [-1, 0, 1].map((offset) => felt("depressed", `${addDays(day, offset)}T23:30`, zone));

    expect(looksHeavy(lived, addDays(day, 1))).toBe(true);
    expect(looksHeavy(lived, addDays(day, 5))).toBe(true);
    expect(looksHeavy(lived, addDays(day, 6))).toBe(false);
  });

  test("so that two moods of one night on both sides of a date line are of two days", () => {
    const night = new Date("2026-11-20T10:30:00Z");
    const lived = [
      felt("hurt", `${addDays(today, -1)}T12:00`),
      { value: "hurt", occurredAt: night, timeZone: "Pacific/Honolulu" },
      { value: "hurt", occurredAt: night, timeZone: "Pacific/Kiritimati" },
    ];

    expect(looksHeavy(lived, today)).toBe(true);
  });

  test("and a person who travelled back across it is still asked", () => {
    const lived = [1, 0, -1].map((ahead) => felt("hurt", `${addDays(today, ahead)}T12:00`, "Pacific/Kiritimati"));

    expect(looksHeavy(lived, today)).toBe(true);
  });
});

describe("nothing of ours is asked", () => {
  const yesterday = addDays(today, -1);

  test.each(hardestMoods)("beside %s as the current mood, however old it is", (mood) => {
    expect(isHardDay([felt(mood, `${addDays(today, -40)}T12:00`)], today)).toBe(true);
  });

  test("on a day with one of the hardest moods, even if a better one followed", () => {
    const calm = felt("calm", `${today}T18:00`);

    expect(isHardDay([calm, felt("ANXIOUS", `${today}T09:00`)], today)).toBe(true);
    expect(isHardDay([calm, felt("anxious", `${yesterday}T23:59`)], today)).toBe(false);
  });

  test("in days that look heavy", () => {
    const hurt = [1, 2, 3].map((ago) => felt("hurt", `${addDays(today, -ago)}T12:00`));

    expect(isHardDay([felt("calm", `${today}T09:00`), ...hurt], today)).toBe(true);
    expect(isHardDay([felt("calm", `${today}T09:00`), ...hurt.slice(1)], today)).toBe(false);
  });

  test("but on other days it is, and in a diary without moods", () => {
    expect(isHardDay([felt("tired", `${today}T09:00`)], today)).toBe(false);
    expect(isHardDay([], today)).toBe(false);
  });
});

test("three of the moods are the heaviest, by their key and as GraphQL names them", () => {
  expect(moods.filter(isHeaviest)).toEqual(["hurt", "depressed", "heart_broken"]);
  expect(moods.map((mood) => mood.toUpperCase()).filter(isHeaviest)).toEqual(["HURT", "DEPRESSED", "HEART_BROKEN"]);
});

test("put away, the card stays away for 14 days", () => {
  expect(quietAfter("2026-11-20")).toBe("2026-12-04");
});
