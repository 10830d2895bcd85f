import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { smallQuestions } from "#domain/content/smallQuestions.ts";
import { bodyAnswering } from "#domain/journal.ts";
import { useApp } from "#tests/support/app.ts";
import { granted, type Door } from "#tests/support/door.ts";
import { doors } from "#tests/support/doors.ts";
import { person } from "#tests/support/people.ts";

useApp();

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["Date"], now: new Date("2024-03-20T12:00:00Z") });
});

afterEach(() => {
  vi.useRealTimers();
});

describe.each(doors)("today's small question over $name", ({ open }) => {
  test("is the same all day, and another tomorrow", async () => {
    const ada = open(await person("ada"), { zone: "UTC" });
    const question = await questionOf(ada);
    expect(smallQuestions).toContain(question);

    vi.setSystemTime(new Date("2024-03-20T23:59:59Z"));
    expect(await questionOf(ada)).toBe(question);

    vi.setSystemTime(new Date("2024-03-21T00:00:00Z"));
    const next = await questionOf(ada);
    expect(smallQuestions).toContain(next);
    expect(next).not.toBe(question);
  });

  test("turns with the person's own calendar", async () => {
    const ada = await person("ada");
    vi.setSystemTime(new Date("2024-03-20T23:30:00Z"));
    const inTokyo = await questionOf(open(ada, { zone: "Asia/Tokyo" }));
    expect(await questionOf(open(ada, { zone: "UTC" }))).not.toBe(inTokyo);

    vi.setSystemTime(new Date("2024-03-21T00:30:00Z"));
    expect(await questionOf(open(ada, { zone: "UTC" }))).toBe(inTokyo);
  });

  test("rests once it is answered, which is a page as any and earns 1 gold", async () => {
    const ada = open(await person("ada"), { zone: "UTC" });
    const question = await questionOf(ada);
    const body = bodyAnswering(question ?? "", "The lift came at once.");

    const page = granted(await ada.write({ texts: { title: null, body } }));

    expect(await questionOf(ada)).toBeNull();
    expect(await ada.page(page.id)).toMatchObject({
      title: null,
      body: `${question}\nThe lift came at once.`,
      gold: 1,
    });
    expect(await ada.balance("today")).toEqual({ gold: 1, coal: 0 });
  });

  test("is asked again when the only page of today is deleted, and beside a page about another day", async () => {
    const ada = open(await person("ada"), { zone: "UTC" });
    const question = await questionOf(ada);
    const page = granted(await ada.write());
    granted(await ada.write({ occurredAt: "2024-03-19T12:00:00Z" }));
    granted(await ada.logAction({ reflection1: "Because." }));
    granted(await ada.saveMood({ note: "A note is not a page." }));
    expect(await questionOf(ada)).toBeNull();

    await ada.deletePage(page.id);

    expect(await questionOf(ada)).toBe(question);
  });
});

describe.each(doors)("coming back over $name", ({ open }) => {
  const kinds: [what: string, note: (ada: Door, occurredAt: string) => Promise<unknown>][] = [
    ["an action", (ada, occurredAt) => ada.logAction({ occurredAt })],
    ["a mood", (ada, occurredAt) => ada.saveMood({ occurredAt })],
    ["a page", (ada, occurredAt) => ada.write({ occurredAt })],
  ];

  test.each(kinds)(
    "is so when the last entry, %s, is seven days old, until something is noted",
    async (_what, note) => {
      const ada = open(await person("ada"), { zone: "UTC" });
      await note(ada, "2024-02-01T12:00:00Z");
      await note(ada, "2024-03-13T23:00:00Z");
      expect(await isBack(ada)).toBe(true);

      await note(ada, "2024-03-20T10:00:00Z");

      expect(await isBack(ada)).toBe(false);
      vi.setSystemTime(new Date("2024-03-21T12:00:00Z"));
      expect(await isBack(ada)).toBe(false);
    },
  );

  test("is not so after six days, nor for a new person", async () => {
    const [ada, bo] = [open(await person("ada"), { zone: "UTC" }), open(await person("bo"), { zone: "UTC" })];
    await ada.logAction({ occurredAt: "2024-03-14T00:00:00Z" });

    expect(await isBack(ada)).toBe(false);
    expect(await isBack(bo)).toBe(false);
  });

  test("counts existing entries only", async () => {
    const ada = open(await person("ada"), { zone: "UTC" });
    await ada.logAction({ occurredAt: "2024-03-01T12:00:00Z" });
    const mood = granted(await ada.saveMood({ occurredAt: "2024-03-19T12:00:00Z" }));
    expect(await isBack(ada)).toBe(false);

    await ada.deleteMood(mood.id);

    expect(await isBack(ada)).toBe(true);
  });
});

async function questionOf(ada: Door): Promise<string | null> {
  return granted(await ada.smallQuestion()).question;
}

async function isBack(ada: Door): Promise<boolean> {
  return granted(await ada.smallQuestion()).isBack;
}
