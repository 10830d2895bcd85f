import { describe, expect, test } from "vitest";
import { smallQuestions } from "#domain/content/smallQuestions.ts";
import { addDays } from "#domain/days.ts";
import { bodyAnswering } from "#domain/journal.ts";
import { smallQuestionOf } from "#domain/smallQuestions.ts";
import { nameOfPage, splitAtFirstWords } from "#domain/titles.ts";

const ada = "01990f2e-6b1c-7c41-9d3e-2f5a8c1b7e60";
const bo = "01990f2e-6b1c-7c41-9d3e-2f5a8c1b7e61";

describe("the small question of a day", () => {
  test("is the same each time", () => {
    expect(smallQuestionOf(ada, "2026-11-24")).toBe(smallQuestionOf(ada, "2026-11-24"));
  });

  test("does not come back for sixty days, over the turn of a year too", () => {
    const days = Array.from({ length: 60 }, (_, index) => addDays("2026-12-01", index));

    expect(new Set(days.map((day) => smallQuestionOf(ada, day)))).toEqual(new Set(smallQuestions));
    expect(smallQuestionOf(ada, addDays("2026-12-01", 60))).toBe(smallQuestionOf(ada, "2026-12-01"));
  });

  test("begins at another place for another person", () => {
    expect(smallQuestionOf(bo, "2026-11-24")).not.toBe(smallQuestionOf(ada, "2026-11-24"));
  });

  test("is one of the list for people of any id, on the first and the last days there are", () => {
    const people = Array.from({ length: 200 }, (_, index) => `person-${index}`);
    const found = people.flatMap((id) => ["1970-01-01", "9999-12-31"].map((day) => smallQuestionOf(id, day)));

    expect(found.every((question) => smallQuestions.includes(question))).toBe(true);
  });

  test("is the whole name of the page that answers it, and the answer is the rest", () => {
    const pages = smallQuestions.map((question) => ({ title: null, body: bodyAnswering(question, "My sister.") }));

    expect(pages.map(nameOfPage)).toEqual(smallQuestions);
    expect(pages.map(({ body }) => splitAtFirstWords(body))).toEqual(
      smallQuestions.map((question) => [question, "\nMy sister."]),
    );
  });
});
