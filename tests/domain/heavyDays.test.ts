import { describe, expect, test } from "vitest";
import { minuteIn, instantIn } from "#domain/clocks.ts";
import { addDays } from "#domain/days.ts";
import {
  hardestMoods,
  isHardDay,
  isHeaviest,
  isHelpNeeded,
  looksHeavy,
  quietAfter,
  type Felt,
  type FeltMood,
  type FeltResponse,
} from "#domain/heavyDays.ts";
import { moods } from "#domain/moods.ts";

const today = "2026-11-20";

/** A mood at a local minute in a zone. */
function felt(value: string, minute: string, timeZone = "Europe/Paris"): FeltMood {
  return { value, occurredAt: instantIn(timeZone, minute), timeZone };
}

/** The days of a person who noted nothing but these moods. */
function ofMoods(lived: readonly FeltMood[]): Felt {
  return { moods: lived, responses: [] };
}

/** A response some days ago, at noon. */
function responded(ago: number, feeling: string, kind: Pick<FeltResponse, "type" | "classification">): FeltResponse {
  const { value: emotionResponse, ...when } = felt(feeling, `${addDays(today, -ago)}T12:00`);
  return { ...kind, emotionResponse, ...when };
}

const deed = { type: "action", classification: "positive" } as const;
const wrong = { type: "action", classification: "negative" } as const;
const blow = { type: "event", classification: "negative" } as const;
const gift = { type: "event", classification: "positive" } as const;

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

    expect(looksHeavy(ofMoods(lived), today)).toBe(looks);
  });

  test("days, not moods: a whole day of them is one", () => {
    const lived = ["06:00", "12:00", "18:00", "23:59"].map((time) => felt("depressed", `${today}T${time}`));

    expect(looksHeavy(ofMoods(lived), today)).toBe(false);
  });

  test("a heavy mood, whatever else the day held", () => {
    const days = [0, -1, -2].map((ago) => addDays(today, ago));
    const lived = days.flatMap((day) => [felt("depressed", `${day}T09:00`), felt("joyful", `${day}T21:00`)]);

    expect(looksHeavy(ofMoods(lived), today)).toBe(true);
  });

  test("seven days, not eight: earlier moods do not count", () => {
    const eighth = felt("hurt", `${addDays(today, -7)}T12:00`);
    const three = [-5, -3, -1].map((ago) => felt("hurt", `${addDays(today, ago)}T12:00`));

    expect(looksHeavy(ofMoods([eighth, ...three]), today)).toBe(false);
    expect(looksHeavy(ofMoods([eighth, ...three]), addDays(today, -1))).toBe(true);
  });
});

describe("without a mood, the last days look heavy after three days in a row of", () => {
  test.each([
    ["an action answered with one of the heaviest feelings", deed, "DEPRESSED", true],
    ["a wrong answered with one", wrong, "hurt", true],
    ["an event answered with one", gift, "heart_broken", true],
    ["a negative event answered with one of the hardest", blow, "ANXIOUS", true],
    ["a negative event answered otherwise", blow, "angry", false],
    ["a good event answered with a hard feeling that is none of the heaviest", gift, "overwhelmed", false],
    ["an action answered so", wrong, "sad", false],
  ] as const)("%s", (_what, kind, feeling, looks) => {
    const responses = [0, 1, 2].map((ago) => responded(ago, feeling, kind));

    expect(looksHeavy({ moods: [], responses }, today)).toBe(looks);
    expect(looksHeavy({ moods: [], responses: responses.slice(1) }, today)).toBe(false);
  });
});

test("moods and responses make days heavy together, and a day counts once", () => {
  const lived = [felt("hurt", `${addDays(today, -2)}T12:00`)];
  const responses = [responded(2, "depressed", deed), responded(1, "sad", blow)];

  expect(looksHeavy({ moods: lived, responses }, today)).toBe(false);
  expect(looksHeavy({ moods: lived, responses: [responded(0, "hurt", wrong), ...responses] }, today)).toBe(true);
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
    expect(looksHeavy(ofMoods(days), today)).toBe(true);
    expect(looksHeavy(ofMoods(days.slice(0, 2)), today)).toBe(false);
  });

  test.each([
    ["America/New_York", "2026-11-01"],
    ["America/New_York", "2026-03-08"],
    ["Australia/Lord_Howe", "2026-04-05"],
    ["Australia/Lord_Howe", "2026-10-04"],
  ])("also where the clocks of %s change on %s", (zone, day) => {
    const lived = [-1, 0, 1].map((offset) => felt("depressed", `${addDays(day, offset)}T23:30`, zone));

    expect(looksHeavy(ofMoods(lived), addDays(day, 1))).toBe(true);
    expect(looksHeavy(ofMoods(lived), addDays(day, 5))).toBe(true);
    expect(looksHeavy(ofMoods(lived), addDays(day, 6))).toBe(false);
  });

  test("so that two moods of one night on both sides of a date line are of two days", () => {
    const night = new Date("2026-11-20T10:30:00Z");
    const lived = [
      felt("hurt", `${addDays(today, -1)}T12:00`),
      { value: "hurt", occurredAt: night, timeZone: "Pacific/Honolulu" },
      { value: "hurt", occurredAt: night, timeZone: "Pacific/Kiritimati" },
    ];

    expect(looksHeavy(ofMoods(lived), today)).toBe(true);
  });

  test("and a person who travelled back across it is still asked", () => {
    const lived = [1, 0, -1].map((ahead) => felt("hurt", `${addDays(today, ahead)}T12:00`, "Pacific/Kiritimati"));

    expect(looksHeavy(ofMoods(lived), today)).toBe(true);
  });
});

describe("nothing of ours is asked", () => {
  const yesterday = addDays(today, -1);

  test.each(hardestMoods)("beside %s as the current mood, however old it is", (mood) => {
    expect(isHardDay(ofMoods([felt(mood, `${addDays(today, -40)}T12:00`)]), today)).toBe(true);
  });

  test("on a day with one of the hardest moods, even if a better one followed", () => {
    const calm = felt("calm", `${today}T18:00`);

    expect(isHardDay(ofMoods([calm, felt("ANXIOUS", `${today}T09:00`)]), today)).toBe(true);
    expect(isHardDay(ofMoods([calm, felt("anxious", `${yesterday}T23:59`)]), today)).toBe(false);
  });

  test.each(hardestMoods)("on a day with %s as a response to an action or event", (feeling) => {
    const lived = [felt("calm", `${today}T18:00`)];

    expect(isHardDay({ moods: lived, responses: [responded(0, feeling, deed)] }, today)).toBe(true);
    expect(isHardDay({ moods: lived, responses: [responded(0, feeling, gift)] }, today)).toBe(true);
  });

  test("but no response is current: the day after one it is asked again", () => {
    expect(isHardDay({ moods: [], responses: [responded(1, "depressed", blow)] }, today)).toBe(false);
    expect(isHardDay({ moods: [], responses: [responded(0, "angry", blow)] }, today)).toBe(false);
  });

  test("in days that look heavy", () => {
    const hurt = [1, 2, 3].map((ago) => felt("hurt", `${addDays(today, -ago)}T12:00`));

    expect(isHardDay(ofMoods([felt("calm", `${today}T09:00`), ...hurt]), today)).toBe(true);
    expect(isHardDay(ofMoods([felt("calm", `${today}T09:00`), ...hurt.slice(1)]), today)).toBe(false);
  });

  test("but on other days it is, and in a diary without moods", () => {
    expect(isHardDay(ofMoods([felt("tired", `${today}T09:00`)]), today)).toBe(false);
    expect(isHardDay(ofMoods([]), today)).toBe(false);
  });
});

describe("the way to help", () => {
  test.each([
    ["a negative event, whatever was felt", blow, "calm", true],
    ["a negative action, whatever was felt", wrong, "calm", true],
    ["something good that was felt as one of the hardest", gift, "sad", true],
    ["something good", gift, "happy", false],
  ] as const)("stands on home on the day of %s: %o felt %s", (_what, kind, feeling, stands) => {
    expect(isHelpNeeded({ moods: [], responses: [responded(0, feeling, kind)] }, today)).toBe(stands);
    expect(isHelpNeeded({ moods: [], responses: [responded(1, feeling, kind)] }, today)).toBe(false);
  });

  test("is asked of entries from a time on, if one is given", () => {
    const lived = { moods: [], responses: [responded(0, "calm", wrong)] };
    const at = lived.responses[0]?.occurredAt ?? new Date(0);

    expect(isHelpNeeded(lived, today, at)).toBe(true);
    expect(isHelpNeeded(lived, today, new Date(at.getTime() + 1))).toBe(false);
  });
});

test("three of the moods are the heaviest, by their key and as GraphQL names them", () => {
  expect(moods.filter(isHeaviest)).toEqual(["hurt", "depressed", "heart_broken"]);
  expect(moods.map((mood) => mood.toUpperCase()).filter(isHeaviest)).toEqual(["HURT", "DEPRESSED", "HEART_BROKEN"]);
});

test("put away, the card stays away for 14 days", () => {
  expect(quietAfter("2026-11-20")).toBe("2026-12-04");
});
