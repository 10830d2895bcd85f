import { describe, expect, test } from "vitest";
import { fullNameOfDay, nameOfDay, nameOfMonth, nameOfPlace, nameOfTime, timeInSentence } from "#domain/dayNames.ts";

describe("a day is called", () => {
  test.each([
    ["2026-11-20", "Today"],
    ["2026-11-19", "Yesterday"],
    ["2026-11-18", "Wednesday 18 November"],
    ["2025-11-20", "Thursday 20 November 2025"],
    ["2026-11-21", "Saturday 21 November"],
  ])("%s: %s", (day, name) => {
    expect(nameOfDay(day, "2026-11-20")).toBe(name);
  });

  test("Friday 20 November 2026 in lasting texts", () => {
    expect(fullNameOfDay("2026-11-20")).toBe("Friday 20 November 2026");
  });

  test("and a month by its name and year", () => {
    expect(nameOfMonth("2026-02-01")).toBe("February 2026");
  });
});

describe("something was noted", () => {
  test.each([
    ["2026-11-20", "today at 14:20"],
    ["2026-11-19", "yesterday at 14:20"],
    ["2026-11-14", "on Saturday 14 November at 14:20"],
    ["2025-11-14", "on Friday 14 November 2025 at 14:20"],
  ])("on %s: %s", (day, words) => {
    expect(timeInSentence(day, "2026-11-20", "14:20")).toBe(words);
  });
});

describe("a time is called", () => {
  const instant = new Date("2026-11-20T13:20:00Z");

  test("by the time alone if the clocks agree", () => {
    expect(nameOfTime("Europe/Paris", "Europe/Berlin", instant)).toBe("14:20");
  });

  test("by the time and the place if they differ", () => {
    expect(nameOfTime("America/New_York", "Europe/Paris", instant)).toBe("08:20 New York");
  });

  test.each([
    ["Europe/Paris", "Paris"],
    ["America/Argentina/Buenos_Aires", "Buenos Aires"],
    ["UTC", "UTC"],
  ])("%s is the place %s", (zone, place) => {
    expect(nameOfPlace(zone)).toBe(place);
  });
});
