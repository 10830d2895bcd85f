import { expect, test } from "vitest";
import { likeliestFirst } from "#domain/likelyTags.ts";

test("the three tags last used come first, then the most used, and unused ones keep their order at the end", () => {
  const tags = [
    { name: "new", entries: 0, lastDay: null },
    { name: "often", entries: 90, lastDay: "2026-01-01" },
    { name: "sometimes", entries: 9, lastDay: "2026-01-02" },
    { name: "yesterday", entries: 1, lastDay: "2026-03-01" },
    { name: "today", entries: 2, lastDay: "2026-03-02" },
    { name: "today more", entries: 7, lastDay: "2026-03-02" },
    { name: "newer", entries: 0, lastDay: null },
  ];

  expect(likeliestFirst(tags).map(({ name }) => name)).toEqual([
    "today more",
    "today",
    "yesterday",
    "often",
    "sometimes",
    "new",
    "newer",
  ]);
});
