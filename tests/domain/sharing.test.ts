import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { longNameOfDay } from "#domain/dayNames.ts";
import {
  achievementLines,
  descriptionFrom,
  imageName,
  karmaText,
  moodText,
  quoteWords,
  shareDecorations,
} from "#domain/sharing.ts";

const none = { entries: 0, positiveInteractions: 0, reflectionsWritten: 0, goodKarmaSent: 0 };
const address = "https://kindling.example";

describe("the achievement lines", () => {
  test("count the actions, if there are any", () => {
    const deeds = { entries: 4, positiveInteractions: 2, reflectionsWritten: 1, goodKarmaSent: 1 };

    expect(achievementLines({ gold: 12, coal: 6 }, { ...deeds, range: "week" })).toEqual([
      "2 positive interactions",
      "1 reflection written",
      "1 good karma sent",
      "More gold karma than learning points!",
      "Great week performance",
    ]);
  });

  test("praise gold only where it exceeds coal", () => {
    const one = { ...none, entries: 1, range: "today" } as const;

    expect(achievementLines({ gold: 3, coal: 3 }, one)).toEqual(["Made progress today"]);
    expect(achievementLines({ gold: 4, coal: 3 }, one)).toEqual([
      "More gold karma than learning points!",
      "Made progress today",
    ]);
  });

  test.each([
    ["today", "Made progress today"],
    ["week", "Great week performance"],
    ["month", "Great month performance"],
    ["year", "Great year performance"],
    ["all", "Great all time performance"],
  ] as const)("end for %s with %s, if the range has an entry", (range, line) => {
    expect(achievementLines({ gold: 0, coal: 0 }, { ...none, entries: 1, range })).toEqual([line]);
    expect(achievementLines({ gold: 0, coal: 0 }, { ...none, range })).toEqual([]);
  });
});

describe("the texts beside an image", () => {
  test("have the person's own words, hashtags and an invitation with the product's address", () => {
    expect(karmaText({ gold: 1200, coal: 1 }, { description: " A good week. ", address })).toBe(
      `A good week.

My karma journey: 1,200 Good Karma and 1 Learning Point.

#KarmaJourney #GoodKarma #Kindling

Download Kindling and start your own karma journey: https://kindling.example`,
    );
  });

  test("leave out an empty description", () => {
    expect(moodText({ emoji: "😌", label: "Calm" }, { description: " ", address })).toBe(
      `My mood: 😌 Calm

#Mood #Wellness #Kindling

Download Kindling and start your own karma journey: https://kindling.example`,
    );
  });

  test("of a quote name its kind and end with an invitation", () => {
    expect(quoteWords("Positive Living", address)).toEqual({
      title: "Daily Positive Living Quote",
      text: `Daily inspiration from Kindling

Track your journey to better karma and emotional wellness.

Download Kindling and start your own karma journey: https://kindling.example`,
    });
  });
});

test("a day is a long weekday, month, day and year in English", () => {
  expect(longNameOfDay("2025-11-21")).toBe("Friday, November 21, 2025");
  expect(longNameOfDay("2024-02-29")).toBe("Thursday, February 29, 2024");
});

test("images are named after their content and the day", () => {
  expect(imageName.karma("2026-11-22")).toBe("karma-2026-11-22.png");
  expect(imageName.mood("2026-11-22")).toBe("mood-2026-11-22.png");
  expect(imageName.quote).toBe("daily-quote.png");
});

test("there are ten decorations, sparkles first", () => {
  expect(new Set(shareDecorations.map(({ emoji }) => emoji)).size).toBe(10);
  expect(shareDecorations[0]).toEqual({ emoji: "✨", label: "Sparkles" });
});

test("a description begins with as much text as fits, and never ends in half an emoji", () => {
  expect(descriptionFrom("Slept well.")).toBe("Slept well.");
  expect(descriptionFrom("x".repeat(101))).toBe("x".repeat(100));
  expect(descriptionFrom(`${"x".repeat(99)}😀`)).toBe("x".repeat(99));
  fc.assert(
    fc.property(fc.string({ unit: "grapheme", maxLength: 150 }), (words) => {
      expect(descriptionFrom(words).length).toBeLessThanOrEqual(100);
      expect(descriptionFrom(words)).not.toMatch(/\p{Surrogate}/u);
    }),
  );
});
