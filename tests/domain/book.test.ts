import { describe, expect, test } from "vitest";
import {
  beginsWithLetter,
  countOfPages,
  fullLeaf,
  leavesOf,
  numbersOf,
  pageAt,
  spokenPlace,
  writtenPlace,
} from "#domain/book.ts";

describe("the leaves of a month", () => {
  test("end with a day that has a page", () => {
    const days = [day("01", 1), day("02", 2, 1), day("03", 1), day("04", 3, 2), day("05", 1, 1)];

    expect(leavesOf(days, 10)).toEqual([
      { from: "2026-03-01", to: "2026-03-02", entries: 3, pages: 1, before: 10 },
      { from: "2026-03-03", to: "2026-03-04", entries: 4, pages: 2, before: 11 },
      { from: "2026-03-05", to: "2026-03-05", entries: 1, pages: 1, before: 13 },
    ]);
  });

  test("end when they are full, too, and a day is never parted", () => {
    const days = [day("01", 4), day("02", 9), day("03", fullLeaf), day("04", 3)];

    expect(leavesOf(days, 0).map(({ from, entries }) => [from, entries])).toEqual([
      ["2026-03-01", 13],
      ["2026-03-03", 5],
      ["2026-03-04", 3],
    ]);
  });

  test("are never ended by a few entries alone, unless there is nothing else", () => {
    const last = [day("01", 1, 1), day("02", 1), day("03", 1)];

    expect(leavesOf(last, 0)).toEqual([{ from: "2026-03-01", to: "2026-03-03", entries: 3, pages: 1, before: 0 }]);
    expect(leavesOf([day("09", 1)], 7)).toHaveLength(1);
    expect(leavesOf([], 7)).toEqual([]);
  });

  test("hold every day once, in order", () => {
    const days = Array.from({ length: 28 }, (_, index) =>
      day(`${index + 1}`.padStart(2, "0"), (index % 4) + 1, index % 3 ? 0 : 1),
    );
    const leaves = leavesOf(days, 0);

    expect(leaves[0]?.from).toBe("2026-03-01");
    expect(leaves.at(-1)?.to).toBe("2026-03-28");
    expect(leaves.reduce((sum, { entries }) => sum + entries, 0)).toBe(70);
    expect(leaves.every(({ from, to }, index) => from <= to && from > (leaves[index - 1]?.to ?? ""))).toBe(true);
  });
});

test("a leaf without a page is counted to the next page of its month, else to the last, and never to page 0", () => {
  expect(pageAt({ before: 10 }, 12)).toBe(11);
  expect(pageAt({ before: 12 }, 12)).toBe(12);
  expect(pageAt({ before: 0 }, 0)).toBe(1);
});

test.each([
  [{ before: 11, pages: 1 }, "12"],
  [{ before: 11, pages: 2 }, "12–13"],
  [{ before: 11, pages: 0 }, ""],
])("the foot of a leaf with %j says %j", (leaf, numbers) => {
  expect(numbersOf({ from: "", to: "", entries: 0, ...leaf })).toBe(numbers);
});

test("what is said of an open leaf names its page and its days", () => {
  expect(spokenPlace(12, 216, "2024-03-04", "2024-03-04")).toBe("Page 12 of 216, 4 March 2024");
  expect(spokenPlace(12, 216, "2024-03-04", "2024-03-07")).toBe("Page 12 of 216, 4 to 7 March 2024");
  expect(spokenPlace(12, 216, "2024-03-01", undefined)).toBe("Page 12 of 216, March 2024");
});

test("below open leaves stand the numbers of their pages, or their days if they have no page", () => {
  const leaf = { from: "2024-03-04", to: "2024-03-04", entries: 3, pages: 0, before: 11 };
  const later = { ...leaf, from: "2024-03-06", to: "2024-03-07" };
  expect(writtenPlace([], "2024-03-01", 216)).toBe("March 2024");
  expect(writtenPlace([leaf], "2024-03-01", 216)).toBe("4 March 2024");
  expect(writtenPlace([leaf, later], "2024-03-01", 216)).toBe("4 to 7 March 2024");
  expect(writtenPlace([leaf, { ...later, pages: 1 }], "2024-03-01", 216)).toBe("March 2024, page 12 of 216");
  expect(
    writtenPlace(
      [
        { ...leaf, pages: 1 },
        { ...later, pages: 2, before: 12 },
      ],
      "2024-03-01",
      14,
    ),
  ).toBe("March 2024, 12–14 of 14");
});

test("pages are counted in words", () => {
  expect([1, 216, 1200].map(countOfPages)).toEqual(["1 page", "216 pages", "1,200 pages"]);
});

test("only a letter may be large", () => {
  expect(["Élan", "Was", "“So”", "🙂", "", " W"].map(beginsWithLetter)).toEqual([
    true,
    true,
    false,
    false,
    false,
    false,
  ]);
});

function day(number: string, entries: number, pages = 0) {
  return { date: `2026-03-${number}`, entries, pages };
}
