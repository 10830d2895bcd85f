import type { Locator, Page } from "playwright-core";
import { beforeAll, describe, expect, test } from "vitest";
import { expectForEverybody, phone, scaleOf, useBrowser, visit } from "#tests/support/browser.ts";
import { addUpShifts } from "#tests/support/pageScripts.ts";
import { restDoor } from "#tests/support/restDoor.ts";
import { granted } from "#tests/support/door.ts";
import { keep, mostlyCalm } from "#tests/support/keptDiary.ts";
import { person, type Person } from "#tests/support/people.ts";

useBrowser();

/** The time zone of the windows. */
const zone = "Europe/Paris";

describe("the mood prompt", () => {
  test("appears half an hour before 9:00, and can be put off for the day", async () => {
    const { page } = await visit({ as: await person("ada", { zone }), time: "08:28" });
    await scaleOf(page, { gold: 0, coal: 0 }).waitFor();
    expect(await prompt(page).count()).toBe(0);

    await page.clock.fastForward("03:00");
    await prompt(page).getByRole("button", { name: "Later" }).click();
    await prompt(page).waitFor({ state: "hidden" });

    await page.reload();
    await scaleOf(page, { gold: 0, coal: 0 }).waitFor();
    await page.clock.fastForward("02:00");
    expect(await prompt(page).count()).toBe(0);

    await page.clock.fastForward("24:00:00");
    await prompt(page).waitFor();
  });
});

describe("the journal", () => {
  const smallWindow = { width: 390, height: 844 };

  test("takes at most 96 pixels for an entry of one line on a phone", async () => {
    const ada = await person("ada", { zone });
    const door = restDoor({ as: ada, zone });
    granted(await door.saveMood({ value: "overwhelmed" }));
    granted(await door.write({ texts: { title: null, body: "Coffee on the step." } }));
    granted(await door.saveMood({ value: "thinking_it_over" }));
    const { page } = await visit({ as: ada, path: "/journal", size: smallWindow });

    const entries = page.getByRole("list", { name: "Today" }).getByRole("listitem");
    await entries.nth(2).waitFor();
    const highest = async () =>
      Math.max(...(await Promise.all((await entries.all()).map(boxOf))).map((box) => box.height));

    // Wait for the fonts.
    await expect.poll(highest).toBeLessThanOrEqual(96);
  });

  test.each([
    [320, 640, "100%"],
    [390, 844, "100%"],
    [390, 844, "200%"],
    [1280, 900, "100%"],
  ])("cuts nothing off and overlaps nothing at %i by %i pixels with text at %s", async (width, height, letters) => {
    const ada = await person("ada", { zone });
    await live(ada);
    await restDoor({ as: ada, zone: "America/Argentina/Buenos_Aires" }).logAction({
      eventTitle: "Donaudampfschifffahrtsgesellschaftskapitän",
      effectOnOthers: "overwhelmed",
      emotionResponse: "embarrassed",
    });
    const { page } = await visit({ as: ada, path: "/journal", size: { width, height } });
    await openJournal(page);
    await page.evaluate((size) => document.documentElement.style.setProperty("font-size", size), letters);

    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    for (const entry of await page.getByRole("list", { name: "Today" }).getByRole("listitem").all()) {
      const [sheet, title, time] = [
        await boxOf(entry),
        await boxOf(entry.getByRole("heading")),
        await boxOf(entry.getByRole("time")),
      ];
      const more = await boxOf(entry.getByRole("button", { name: /^Options:/ }));
      const chips = await Promise.all((await entry.locator("span").filter({ hasText: /./ }).all()).map(boxOf));

      for (const box of [title, time, more, ...chips]) {
        expect(box.x).toBeGreaterThanOrEqual(sheet.x);
        expect(box.x + box.width).toBeLessThanOrEqual(sheet.x + sheet.width);
      }
      expect([meet(title, time), meet(title, more), meet(time, more)]).toEqual([false, false, false]);
      expect([more.width, more.height]).toEqual([44, 44]);
    }
  });

  test("keeps the day's heading visible above its entries, and the heading never covers the focused element", async () => {
    const ada = await person("ada", { zone });
    const door = restDoor({ as: ada, zone });
    for (let count = 0; count < 18; count += 1) granted(await door.saveMood({ value: "calm", note: "A note." }));
    const { page } = await visit({ as: ada, path: "/journal", size: phone });
    const day = page.getByRole("heading", { name: "Today" });
    await day.waitFor();

    // Move back through a long day; each step is above the visible area.
    await page.getByRole("button", { name: "Options: Calm" }).last().focus();
    for (let step = 0; step < 12; step += 1) {
      await page.keyboard.press("Shift+Tab");
      const [head, focused] = [await boxOf(day.locator("..")), await boxOf(page.locator(":focus"))];
      expect(head.y).toBeCloseTo(0, 0);
      expect(focused.y).toBeGreaterThanOrEqual(head.y + head.height);
    }

    await page.setViewportSize({ width: 360, height: 300 });
    await page.getByRole("button", { name: "Options: Calm" }).last().focus();
    await expect.poll(async () => (await boxOf(day)).y).toBeLessThan(0);
  });

  test("shows an insight below its entry, on a desktop and on a phone", async () => {
    const ada = await person("ada", { zone });
    await keep(restDoor({ as: ada, zone }), mostlyCalm(zone), zone);

    const onDesktop = await insightIn((await visit({ as: ada, path: "/journal" })).page);
    const onPhone = await insightIn((await visit({ as: ada, path: "/journal", size: smallWindow })).page);

    for (const { insight, kind, list } of [onDesktop, onPhone]) {
      expect(insight.y).toBeGreaterThan(kind.y + kind.height);
      expect(insight.x).toBeLessThan(list.x + list.width);
    }
  });

  test("does not shift when its entries load", async () => {
    const ada = await person("ada", { zone });
    await live(ada);
    for (const viewport of [phone, { width: 1280, height: 900 }]) {
      const { page } = await visit({ as: ada, path: "about:blank", size: viewport });
      await page.addInitScript(addUpShifts);
      await page.goto("/journal");
      await openJournal(page);

      expect(await page.evaluate(() => window.shifted)).toBeLessThanOrEqual(0.02);
    }
  });
});

describe("the diary's screens", () => {
  let newcomer: Person;
  let regular: Person;

  beforeAll(async () => {
    newcomer = await person("bo", { zone });
    regular = await person("ada", { zone });
    await live(regular);
  });

  interface Look {
    name: string;
    path: string;
    as: () => Person;
    /** Brings the page into the state to photograph and waits for it. */
    until: (page: Page) => Promise<unknown>;
    /** The clock's time, if it matters. */
    time?: string;
  }

  const looks: Look[] = [
    { name: "the mood form as it opens", path: "/mood", as: () => newcomer, until: openMood },
    { name: "the mood form, filled in", path: "/mood", as: () => newcomer, until: fillMood },
    { name: "a full journal", path: "/journal", as: () => regular, until: openJournal },
    { name: "a journal and its form", path: "/journal?new=true", as: () => regular, until: openForm },
    { name: "an empty journal", path: "/journal", as: () => newcomer, until: openEmpty },
    { name: "an empty tab", path: "/journal?show=learning", as: () => newcomer, until: openEmptyTab },
    { name: "the menu of an entry", path: "/journal", as: () => regular, until: openMenu },
    { name: "the editor of an action", path: "/journal", as: () => regular, until: openEditor },
    { name: "the question before a deletion", path: "/journal", as: () => regular, until: openQuestion },
    { name: "a tip", path: "/", as: () => regular, until: openTip },
    {
      name: "the mood prompt",
      path: "/settings",
      // Without a mood of today, whatever the time is.
      as: () => newcomer,
      until: (page) => prompt(page).waitFor(),
      time: "09:00",
    },
  ];

  test.each(looks)("$name is accessible and fits the window", async ({ path, as, until, time = "11:00" }) => {
    const { page } = await visit({ path, as: as(), size: phone, time });
    await until(page);

    await expectForEverybody(page);
  });
});

/** The position of an insight, of its entry's kind, and of their list. */
async function insightIn(page: Page) {
  const insight = page.getByText("Insight", { exact: true });
  await insight.waitFor();
  const entry = page.getByRole("listitem").filter({ has: insight });
  return {
    insight: await boxOf(insight),
    kind: await boxOf(entry.getByText("Mood Check")),
    list: await boxOf(page.getByRole("list").filter({ has: insight })),
  };
}

async function boxOf(locator: Locator) {
  const box = await locator.boundingBox();
  if (!box) throw new Error("It is not in sight.");
  return box;
}

type Box = Awaited<ReturnType<typeof boxOf>>;

function meet(one: Box, other: Box): boolean {
  const isBeside = one.x + one.width <= other.x || other.x + other.width <= one.x;
  const isBelow = one.y + one.height <= other.y || other.y + other.height <= one.y;
  return !isBeside && !isBelow;
}

/** Writes a few days with every kind of entry. */
async function live(as: Person): Promise<void> {
  const [actions, diary] = [restDoor({ as, zone }), restDoor({ as, zone })];
  const snapped = { classification: "negative", intention: "negative", emotionResponse: "annoyed" } as const;
  granted(await actions.logAction({ ...snapped, eventTitle: "Snapped at Bo", note: "Say sorry." }));
  granted(await diary.saveMood({ value: "tired", journalTitle: "A long walk", note: "To the river and back." }));
  granted(await diary.write({ texts: { title: "A slow morning", body: "Coffee on the step. ".repeat(60) } }));
  granted(await actions.logAction({ eventTitle: "Held the door", reflection1: "It was easy." }));
  granted(await actions.logAction({ eventTitle: "Sang at last", occurredAt: "2026-03-04T12:00:00Z" }));
}

async function openMood(page: Page): Promise<void> {
  await page.getByRole("radiogroup", { name: "Choose your mood" }).waitFor();
}

async function fillMood(page: Page): Promise<void> {
  await page.getByRole("radio", { name: "Tired", exact: true }).click();
  await page.getByRole("radio", { name: "Earlier" }).click();
  await page.getByRole("textbox", { name: "Journal note" }).fill("We walked to the river and back. ".repeat(20));
}

async function openJournal(page: Page): Promise<void> {
  await page.getByRole("heading", { name: "Held the door" }).waitFor();
}

async function openForm(page: Page): Promise<void> {
  await page.getByRole("textbox", { name: "Title" }).fill("A slow evening");
}

async function openEmpty(page: Page): Promise<void> {
  await page.getByText("Your first page is waiting").waitFor();
}

async function openEmptyTab(page: Page): Promise<void> {
  await page.getByText("No entries found for this filter.").waitFor();
}

async function openEditor(page: Page): Promise<void> {
  await openMenu(page);
  await page.getByRole("menuitem", { name: "Edit" }).click();
  await page.getByRole("dialog", { name: "Edit Action Entry" }).waitFor();
}

async function openQuestion(page: Page): Promise<void> {
  await openMenu(page);
  await page.getByRole("menuitem", { name: "Delete" }).click();
  await page.getByRole("alertdialog", { name: "Delete Action Entry" }).waitFor();
}

async function openMenu(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Options: Snapped at Bo" }).click();
  await page.getByRole("menuitem", { name: "Delete" }).waitFor();
}

async function openTip(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Get Wellness Tip" }).click();
  await page.getByRole("button", { name: "Got it" }).waitFor();
}

function prompt(page: Page) {
  return page.getByRole("region", { name: "How are you feeling?" });
}
