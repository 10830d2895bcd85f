import { expect, test } from "vitest";
import { relativeTime } from "#domain/relativeTime.ts";

const now = new Date("2026-03-10T12:00:00Z");

test.each([
  ["2026-03-10T12:00:30Z", "Just now"],
  ["2026-03-10T11:59:01Z", "Just now"],
  ["2026-03-10T11:59:00Z", "1 minute ago"],
  ["2026-03-10T11:00:01Z", "59 minutes ago"],
  ["2026-03-10T11:00:00Z", "1 hour ago"],
  ["2026-03-09T12:00:01Z", "23 hours ago"],
  ["2026-03-09T12:00:00Z", "Yesterday"],
  ["2026-03-09T00:00:00Z", "Yesterday"],
  ["2026-03-08T23:59:59Z", "2 days ago"],
  ["2026-03-04T00:00:00Z", "6 days ago"],
  ["2026-03-03T12:00:00Z", "Last week"],
  ["2026-02-20T12:00:00Z", "2 weeks ago"],
  ["2026-02-07T12:00:00Z", "Last month"],
  ["2025-09-10T12:00:00Z", "5 months ago"],
  ["2025-03-10T12:00:00Z", "Last year"],
  ["2023-03-10T12:00:00Z", "3 years ago"],
])("%s was %s", (then, words) => {
  expect(relativeTime(new Date(then), now, "UTC")).toBe(words);
});

test("days follow the local calendar", () => {
  const then = new Date("2026-03-09T02:00:00Z");

  expect(relativeTime(then, now, "UTC")).toBe("Yesterday");
  expect(relativeTime(then, now, "America/New_York")).toBe("2 days ago");
});
