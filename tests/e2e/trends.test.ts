import type { Page } from "playwright-core";
import { beforeAll, describe, expect, test } from "vitest";
import { briefNameOfDay, fullNameOfDay } from "#domain/dayNames.ts";
import { addDays, localDateOf } from "#domain/days.ts";
import { day, night } from "#domain/palette.ts";
import { phone, useBrowser, visit } from "#tests/support/browser.ts";
import { mixed } from "#tests/support/contrast.ts";
import { person, type Person } from "#tests/support/people.ts";
import { present } from "#tests/support/present.ts";
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
        cell.className.trim().split(" ").length === 1 && getComputedStyle(cell).backgroundColor !== "rgba(0, 0, 0, 0)",
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
