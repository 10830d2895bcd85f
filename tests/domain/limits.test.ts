import { describe, expect, test } from "vitest";
import * as limits from "#domain/limits.ts";

test("the spec's and the design's numbers stand as they write them", () => {
  expect(limits).toMatchObject({
    trialDays: 7,
    sessionIdleDays: 30,
    sessionMaxDays: 180,
    clockLeewayMs: 300_000,
    earliestYear: 1900,
    dailyGifts: { all: 10, perRecipient: 3 },
    passwordLength: { min: 6, max: 1024 },
    usernameLength: { min: 3, max: 30 },
    requestTimeoutMs: 15_000,
    viewerFreshMs: 300_000,
    homeAfterLoginMs: 100,
    toast: { durationMs: 5000, removedAfterMs: 3000, swipePx: 50 },
    tooltip: { openDelayMs: 700, skipDelayMs: 300 },
    scale: { degreesPerUnit: -1.5, maxDegrees: 12, bounceMs: 500, coinsPerPan: 8 },
    picture: { maxBytes: 5_242_880, longSidePx: 400, jpegQuality: 0.7 },
    contentCounts: { quotesPerCategory: 100, tips: 29, moods: 24, shareEmoji: 10 },
    notePreviewLength: 30,
    nextTipDelayMs: 100,
    journalGold: 1,
    giftGold: 1,
    exchangeViews: { recentMax: 20, allMax: 50, recentDays: 7 },
    moodListDays: { week: 7, month: 30 },
    trendPoints: { month: 30, all: 90 },
    moodDistributionTop: 6,
    reminderSlots: [
      { id: 1, name: "morning", hour: 9, fromHour: 6, untilHour: 12 },
      { id: 2, name: "afternoon", hour: 13, fromHour: 12, untilHour: 17 },
      { id: 3, name: "evening", hour: 18, fromHour: 17, untilHour: 23 },
    ],
    moodPrompt: { withinMinutes: 30, checkEveryMs: 60_000, refetchEveryMs: 300_000 },
    badgeMax: 9,
    defaultSettings: { dailyReminder: true, karmaMessages: true, anonymousMode: false },
    defaultTipSettings: { enabled: true, interval: 30 },
  });
});

test("texts may be as long as was decided", () => {
  expect(limits.textLimits).toEqual({
    firstName: 100,
    surname: 100,
    email: 254,
    bio: 150,
    eventTitle: 200,
    description: 500,
    reflection: 2000,
    note: 5000,
    moodTitle: 100,
    journalTitle: 25,
    journalBody: 20_000,
    message: 1000,
    shareDescription: 100,
  });
});

describe("a text", () => {
  const { textProblem } = limits;

  test.each(["", "Helped Bo move", "x".repeat(20), "line\nline\ttab", "naïve 漢字 עברית", "👩‍👩‍👧 💔"])(
    "%j may be saved",
    (text) => {
      expect(textProblem("Event title", text, 20)).toBeUndefined();
    },
  );

  test("that is too long says how long it may be", () => {
    expect(textProblem("Event title", "x".repeat(201), 200)).toBe("Event title can be at most 200 characters.");
    expect(textProblem("Journal entry", "x".repeat(20_001), 20_000)).toBe(
      "Journal entry can be at most 20,000 characters.",
    );
  });

  test("is measured as a text field measures it: an emoji counts two", () => {
    expect(textProblem("Note", "💔💔", 4)).toBeUndefined();
    expect(textProblem("Note", "💔💔", 3)).toBe("Note can be at most 3 characters.");
  });

  test.each(["a\0b", "\0", "\uD83D", "half \uDC94 a heart", "\uDC94\uD83D"])("%j cannot be saved", (text) => {
    expect(textProblem("Note", text, 5000)).toBe("Note contains a character that cannot be saved.");
  });
});
