import { describe, expect, test } from "vitest";
import { karmaOfWaiting, karmaWaitingIn } from "#domain/waiting.ts";
import { timeOfWaiting, type WaitingEntry } from "#domain/waitingTime.ts";

const kind = {
  type: "ACTION",
  classification: "POSITIVE",
  intention: "POSITIVE",
  emotionResponse: "HAPPY",
  effectOnOthers: "GREAT",
};

describe("an entry that waits", () => {
  test("will earn what the rule says that its kind earns", () => {
    expect(karmaOfWaiting({ kind: "action", input: kind })).toEqual({ gold: 2, coal: 0 });
    expect(karmaOfWaiting({ kind: "action", input: { ...kind, effectOnOthers: "HURT" } })).toEqual({
      gold: 2,
      coal: 1,
    });
    expect(karmaOfWaiting({ kind: "journal", input: { body: "Herons." } })).toEqual({ gold: 1, coal: 0 });
    expect(karmaOfWaiting({ kind: "mood", input: { value: "CALM" } })).toEqual({ gold: 0, coal: 0 });
  });

  test("happened when it was chosen to, else when Save was pressed", () => {
    const pressed = { occurredAt: "2026-11-24T09:00:00.000Z", timeZone: "Europe/Paris" };

    expect(timeOfWaiting({ kind: "mood", input: {}, pressed }).toISOString()).toBe(pressed.occurredAt);
    expect(
      timeOfWaiting({ kind: "mood", input: { occurredAt: "2026-11-20T09:00:00.000Z" }, pressed }).toISOString(),
    ).toBe("2026-11-20T09:00:00.000Z");
  });

  test("counts for the ranges of its day, where it was written", () => {
    const late: WaitingEntry = {
      kind: "journal",
      input: {},
      // The 25th in Kiritimati.
      pressed: { occurredAt: "2026-11-24T11:00:00.000Z", timeZone: "Pacific/Kiritimati" },
    };

    expect(karmaWaitingIn("today", "2026-11-25", [late, late])).toEqual({ gold: 2, coal: 0 });
    expect(karmaWaitingIn("today", "2026-11-24", [late])).toEqual({ gold: 0, coal: 0 });
    expect(karmaWaitingIn("all", "2020-01-01", [late])).toEqual({ gold: 1, coal: 0 });
  });
});
