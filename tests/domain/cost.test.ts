import { expect, test } from "vitest";
import { costLine, costRows } from "#domain/cost.ts";

test("the line says the price where one is known, and what is true where none is", () => {
  expect(costLine({ price: "€4.00 a month" })).toBe(
    "Seven days free, then €4.00 a month. Stop on any day and take your pages with you.",
  );
  expect(costLine(undefined)).toBe("Seven days free. Stop on any day and take your pages with you.");
  expect(costLine("nothing")).toBe("Nothing is charged on this server. You can take your pages with you on any day.");
});

test("the rows say it again, one fact each", () => {
  expect(costRows({ price: "$40.00 a year" })).toEqual([
    ["The first seven days", "nothing"],
    ["After that", "$40.00 a year"],
    ["If you stop", "take every page with you"],
  ]);
});
