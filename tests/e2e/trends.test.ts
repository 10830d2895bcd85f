import type { Page } from "playwright-core";
import { beforeAll, describe, expect, test } from "vitest";
import { briefNameOfDay, fullNameOfDay } from "#domain/dayNames.ts";
import { addDays, localDateOf } from "#domain/days.ts";
import { day, night } from "#domain/palette.ts";
import { phone, useBrowser, visit } from "#tests/support/browser.ts";
import { mixed } from "#tests/support/contrast.ts";
import { granted } from "#tests/support/door.ts";
import { person, type Person } from "#tests/support/people.ts";
import { present } from "#tests/support/present.ts";
import { restDoor } from "#tests/support/restDoor.ts";
import { drawn, feelOften } from "#tests/support/trendsPage.ts";

useBrowser();

const zone = "Europe/Paris";
const today = localDateOf(present(), zone);

let regular: Person;

beforeAll(async () => {
  regular = await person("ada");
  await feelOften(regular);
});

describe("the charts", () => {
  test("load with one query, and their library only near the viewport", async () => {
    const { page, operations } = await visit({ as: regular });
    const scripts: string[] = [];
    page.on("request", (request) => scripts.push(request.url()));
    await page.getByRole("link", { name: "Log Action" }).waitFor();
    expect(scripts.filter((url) => url.includes("recharts"))).toEqual([]);
    const before = operations.length;

    await page.getByRole("link", { name: "Trends" }).click();
    await drawn(page);

    expect(operations.slice(before)).toEqual(["TrendsScreenQuery"]);
    await expect.poll(() => scripts.some((url) => url.includes("recharts"))).toBe(true);
  });

  test("announce each part as the arrow keys move through them", async () => {
    const { page } = await visit({ as: regular, path: "/trends" });
    await drawn(page);

    await page.getByRole("combobox", { name: "Range" }).selectOption("All Time");
    const chart = page.getByRole("slider", { name: /^Karma by day, All Time/ });
    await chart.focus();
    await page.keyboard.press("Home");
    expect(await chart.getAttribute("aria-valuetext")).toContain(fullNameOfDay(addDays(today, -24)));
    await page.keyboard.press("ArrowRight");
    expect(await chart.getAttribute("aria-valuetext")).toBe(`${fullNameOfDay(addDays(today, -21))}: 2 Good Karma`);

    await page.getByRole("application", { name: /^9 moods: 22% Calm/ }).focus();
    await page.keyboard.press("ArrowRight");
    await page.getByRole("status").filter({ hasText: "11%, 1 time" }).waitFor();
  });

  test("space days evenly by time, and a tap chooses the nearest day", async () => {
    const { page } = await visit({ as: regular, path: "/trends", size: phone, touch: true });
    await drawn(page);
    const chart = page.getByRole("slider", { name: /^Karma by day, Last 30 Days/ });
    const { width = 0, height = 0 } = (await chart.boundingBox()) ?? {};

    await chart.tap({ position: { x: (width * 20.5) / 30, y: height / 2 } });

    await expect.poll(() => chart.getAttribute("aria-valuetext")).toContain(fullNameOfDay(addDays(today, -9)));
    const stacks = await chart.locator("svg text").count();
    expect(stacks).toBe(1);
  });
});

describe("a year in pixels", () => {
  test("is read and filled in by touch", async () => {
    const { page } = await visit({ as: regular, path: "/trends", size: phone, touch: true });
    const date = addDays(today, -3);

    const card = page.getByRole("region", { name: "Year in Pixels" });
    await tapDay(page, date);
    await card.getByText(briefNameOfDay(date, today), { exact: true }).waitFor();
    await card.getByText(/Happy$/).waitFor();
    await card.getByRole("link", { name: "Read this day" }).tap();

    await page.getByRole("heading", { name: "Journal History" }).waitFor();
    await page.getByText("Mood Check").waitFor();
    expect(await page.getByText("Mood Check").count()).toBe(1);

    await page.goBack();
    await tapDay(page, addDays(date, -1));
    await card.getByRole("link", { name: "Add a mood" }).tap();
    await page.getByRole("radio", { name: "Strong" }).tap();
    await page.getByRole("button", { name: "Save Mood" }).tap();
    await page.getByText("Mood Saved").waitFor();

    await page.getByRole("link", { name: "Trends" }).tap();
    await tapDay(page, addDays(date, -1));
    await card.getByText(/Strong$/).waitFor();
  });

  test("has a legend in the colours of its days, by mood and by karma, with a tag and without, by day and by night", async () => {
    const ada = await person("ada");
    const days = await manyKinds(ada);
    const { page } = await visit({ as: ada, path: "/trends" });
    await openYearOf(page, days.coal);
    const card = page.getByRole("region", { name: "Year in Pixels" });
    const moods = { Sunny: days.gold, Still: days.even };
    const karma = {
      "Far more Good Karma": days.muchGold,
      "More Good Karma": days.gold,
      Equal: days.even,
      "More Learning Points": days.coal,
    };
    const looks = [
      { view: "Moods", tag: undefined, kinds: { ...moods, "No mood": days.nothing } },
      { view: "Moods", tag: "walk", kinds: { ...moods, "No mood": days.coal } },
      { view: "Karma", tag: undefined, kinds: { ...karma, "No karma": days.nothing } },
      { view: "Karma", tag: "walk", kinds: karma },
    ];

    for (const theme of ["light", "dark"] as const) {
      await page.emulateMedia({ colorScheme: theme });
      for (const { view, tag, kinds } of looks) {
        await card.getByRole("radio", { name: view }).click();
        if (tag) await card.getByRole("button", { name: new RegExp(`^${tag}`) }).click();
        const drawings = new Set<string | undefined>();
        for (const [name, date] of Object.entries(kinds)) {
          await card
            .getByRole("listitem")
            .filter({ hasText: new RegExp(`^${name}`) })
            .first()
            .waitFor();
          const [ofLegend, ofDay] = await groundsOf(page, name, date);
          expect(ofLegend, `${name}, ${theme}, ${tag ?? "all days"}`).toBe(ofDay);
          drawings.add(ofDay);
        }
        expect(drawings.size).toBe(Object.keys(kinds).length);
        if (tag) await card.getByRole("button", { name: "Show all days" }).click();
      }
    }
  });

  test("has the colours of the theme, also by night", async () => {
    const { page } = await visit({ as: regular, path: "/trends" });
    const calm = addDays(today, -21);
    await openYearOf(page, calm);

    for (const [theme, palette, dense] of [
      ["light", day, 0.66],
      ["dark", night, 0.58],
    ] as const) {
      await page.emulateMedia({ colorScheme: theme });
      // Calm is of the weather Still.
      const { held, empty } = await pixelsOn(page, calm);

      expect(farthest(held, mixed(palette.stillMid, palette.stillWash, dense)), theme).toBeLessThanOrEqual(2);
      expect(farthest(empty, mixed(palette.edge, palette.surface, 0.17)), theme).toBeLessThanOrEqual(2);
    }
  });
});

/** Saves days of each kind of karma, all with the tag "walk", some with a mood. `nothing` is a day without an entry. */
async function manyKinds(as: Person) {
  const door = restDoor({ as, zone });
  const days = { muchGold: dayAgo(9), gold: dayAgo(7), even: dayAgo(5), coal: dayAgo(3), nothing: dayAgo(4) };
  const newTags = [{ name: "walk" }];
  const on = (date: string) => ({ occurredAt: `${date}T10:00:00Z`, newTags });
  const good = (date: string) => door.logAction(on(date));
  const bad = { classification: "negative", intention: "negative", emotionResponse: "annoyed" } as const;
  const twofold = { classification: "positive", intention: "negative", effectOnOthers: "happy" } as const;
  for (let time = 0; time < 3; time += 1) granted(await good(days.muchGold));
  granted(await good(days.gold));
  granted(await door.logAction({ ...twofold, emotionResponse: "calm", ...on(days.even) }));
  granted(await door.logAction({ ...bad, ...on(days.coal) }));
  granted(await door.saveMood({ value: "happy", ...on(days.gold) }));
  granted(await door.saveMood({ value: "calm", ...on(days.even) }));
  return days;
}

/** A day of this year, if the year is old enough, so that one year shows them all. */
function dayAgo(days: number): string {
  const end = today.slice(5) < "01-15" ? `${Number(today.slice(0, 4)) - 1}-12-20` : today;
  return addDays(end, -days);
}

/** How the dot of a legend's entry and a day are painted. */
function groundsOf(page: Page, name: string, date: string) {
  return page.evaluate(
    ([entry, of]) => {
      for (const animation of document.getAnimations()) animation.finish();
      const dot = [...document.querySelectorAll("li")].find((item) => item.textContent?.startsWith(entry ?? ""));
      return [dot?.querySelector("span"), document.querySelector(`[data-date="${of}"]`)].map((cell) => {
        if (!cell) return undefined;
        const { backgroundColor, backgroundImage, boxShadow } = getComputedStyle(cell);
        return [backgroundColor, backgroundImage, boxShadow].join(" ");
      });
    },
    [name, date],
  );
}

/** The colours that a day with an entry and an empty one are drawn in, as red, green and blue. */
function pixelsOn(page: Page, heldDay: string) {
  return page.evaluate(async (date) => {
    // Colours pass over into those of the other theme.
    let passing;
    do {
      passing = document.getAnimations().filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity);
      for (const transition of passing) transition.finish();
      await new Promise((resolve) => requestAnimationFrame(resolve));
    } while (passing.length > 0);
    const canvas = new OffscreenCanvas(1, 1).getContext("2d", { willReadFrequently: true });
    const colourOf = (cell: Element | null | undefined) => {
      if (!canvas || !cell) return [];
      canvas.fillStyle = getComputedStyle(cell).backgroundColor;
      canvas.fillRect(0, 0, 1, 1);
      return Array.from(canvas.getImageData(0, 0, 1, 1).data).slice(0, 3);
    };
    const held = document.querySelector(`[data-date="${date}"]`);
    const empty = [...document.querySelectorAll("[data-date]")].find(
      (cell) =>
        // Its shape and its ground.
        cell.className.trim().split(" ").length === 2 && getComputedStyle(cell).backgroundColor !== "rgba(0, 0, 0, 0)",
    );
    return { held: colourOf(held), empty: colourOf(empty) };
  }, heldDay);
}

/** How far the farthest of red, green and blue is from a colour of the palette. */
function farthest(painted: readonly number[], colour: string): number {
  const wanted = [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));
  return Math.max(...wanted.map((part, index) => Math.abs(part - (painted[index] ?? Infinity))));
}

/** Waits for the year that a day is in. In the first weeks of a year, a day some time ago is in the year before. */
async function openYearOf(page: Page, date: string): Promise<void> {
  await page.getByRole("combobox", { name: "Year" }).selectOption(date.slice(0, 4));
  await page.locator(`[data-date="${date}"]`).waitFor({ state: "attached" });
}

async function tapDay(page: Page, date: string): Promise<void> {
  await openYearOf(page, date);
  const cell = page.locator(`[data-date="${date}"]`);
  const half = date.slice(5, 7) <= "06" ? "January to June" : "July to December";
  if (!(await cell.isVisible())) await page.getByRole("button", { name: half, exact: true }).tap();
  await cell.tap();
}
