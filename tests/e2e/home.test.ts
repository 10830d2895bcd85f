import type { Page } from "playwright-core";
import { beforeEach, describe, expect, test } from "vitest";
import {
  desktop,
  expectForEverybody,
  phone,
  scaleOf,
  tabTo,
  untilQuiet,
  useBrowser,
  visit,
} from "#tests/support/browser.ts";
import { granted } from "#tests/support/door.ts";
import { person, type Person } from "#tests/support/people.ts";
import { restDoor } from "#tests/support/restDoor.ts";

declare global {
  interface Window {
    /** What ended on the scale, as `watchScale` saw it. */
    ended?: string[];
    /** How far the page has moved by itself, as `watchShifts` saw it. */
    shifted?: number;
  }
}

useBrowser();

let ada: Person;

beforeEach(async () => {
  ada = await person("ada");
  granted(await restDoor({ as: ada }).logAction());
  granted(await restDoor({ as: ada }).saveMood({ value: "calm", note: "A walk along the river." }));
});

describe("what was earned", () => {
  test("falls for 400 ms, hops, and tips the beam for 500 ms from the first landing on", async () => {
    const { page } = await visit({ as: ada, size: phone, motion: true });
    await scaleOf(page, { gold: 2, coal: 0 }).waitFor();
    await page.evaluate(watchScale);

    await earn(page);

    await expect.poll(() => page.evaluate(() => window.ended)).toContain("beam after 0.5 s");
    const ended = await page.evaluate(() => window.ended ?? []);
    expect(ended[0]).toBe("animation of 0.40 s");
    expect(ended.filter((what) => what.startsWith("animation")).toSorted()).toEqual([
      "animation of 0.22 s",
      "animation of 0.22 s",
      "animation of 0.24 s",
      "animation of 0.40 s",
      "animation of 0.40 s",
    ]);
    expect(ended.indexOf("beam goes")).toBeGreaterThan(0);
  });

  test("waits a moment, and comes one piece after the other", async () => {
    const { page } = await visit({ as: ada, size: phone, motion: true });
    await scaleOf(page, { gold: 2, coal: 0 }).waitFor();

    await earn(page);

    const pieces = scaleOf(page, { gold: 4, coal: 0 }).locator("[data-karma-piece] > g > g");
    const timings = await pieces.evaluateAll((all) =>
      all.map((piece) => {
        const { animationDelay, animationDuration, animationTimingFunction } = getComputedStyle(piece);
        return { animationDelay, animationDuration, animationTimingFunction };
      }),
    );
    const [, , first, second] = timings;
    expect(first).toEqual({
      animationDelay: "0.2s, 0.6s",
      animationDuration: "0.4s, 0.22s",
      animationTimingFunction: "cubic-bezier(0.5, 0, 0.9, 0.5), ease-out",
    });
    expect(second?.animationDelay).toBe("0.27s, 0.67s");
  });

  test("lies there at once with reduced motion, and the beam stands where it belongs", async () => {
    const { page } = await visit({ as: ada, size: phone });
    await scaleOf(page, { gold: 2, coal: 0 }).waitFor();

    await earn(page);

    await page.getByRole("region", { name: "Your Karma Balance" }).getByText("4 Good Karma").waitFor();
    const scale = scaleOf(page, { gold: 4, coal: 0 });
    expect(await scale.evaluate(({ style }) => style.getPropertyValue("--tilt"))).toBe("-6deg");
    const moving = await scale.evaluate((drawing) => drawing.getAnimations({ subtree: true }).length);
    expect(moving).toBe(0);
  });
});

test.each([phone, desktop])("home keeps everything in its place as it comes, at $width pixels", async (size) => {
  const { page } = await visit({ as: ada, path: "about:blank", size });
  await page.addInitScript(watchShifts);
  await page.goto("/");
  await scaleOf(page, { gold: 2, coal: 0 }).waitFor();
  await page.getByRole("region", { name: "Mood update & Journal note" }).getByText("“").waitFor();
  await page.getByRole("link", { name: "Exchange" }).locator("svg").first().waitFor();
  await untilQuiet(page);

  expect(await page.evaluate(() => window.shifted)).toBeLessThanOrEqual(0.02);
});

test("the small question is answered by keyboard alone, in one line, and the page can be read", async () => {
  const { page } = await visit({ as: ada, size: phone });
  const card = page.getByRole("region", { name: "Today’s small question" });
  const field = card.getByRole("textbox");
  await field.waitFor();
  const question = (await card.locator("label").textContent()) ?? "";
  await expectForEverybody(page);

  await tabTo(page, "textbox", question);
  await page.keyboard.type("The lift came at once.");
  await page.keyboard.press("Enter");

  await scaleOf(page, { gold: 3, coal: 0 }).waitFor();
  await card.getByText("Thank you. Today has a page.").waitFor();
  await expectForEverybody(page);
  await tabTo(page, "link", "Read it");
  await page.keyboard.press("Enter");
  const entry = page.getByRole("listitem").filter({ hasText: question }).last();
  await entry.getByRole("heading", { name: question }).waitFor();
  expect(await entry.innerText()).toContain("The lift came at once.");
});

/** On another device, and back to this one. */
async function earn(page: Page): Promise<void> {
  granted(await restDoor({ as: ada }).logAction());
  await page.evaluate(() => window.dispatchEvent(new Event("focus")));
  await scaleOf(page, { gold: 4, coal: 0 }).waitFor();
}

function watchScale(): void {
  const ended: string[] = [];
  window.ended = ended;
  const scale = document.querySelector<SVGElement>("[role='img']");
  scale?.addEventListener("animationend", ({ elapsedTime }) => ended.push(`animation of ${elapsedTime.toFixed(2)} s`));
  scale?.addEventListener("transitionrun", () => ended.push("beam goes"));
  scale?.addEventListener("transitionend", ({ elapsedTime }) => ended.push(`beam after ${elapsedTime.toFixed(1)} s`));
}

function watchShifts(): void {
  window.shifted = 0;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries())
      window.shifted = (window.shifted ?? 0) + (entry as PerformanceEntry & { value: number }).value;
  }).observe({ type: "layout-shift", buffered: true });
}
