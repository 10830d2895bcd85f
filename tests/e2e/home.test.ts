import type { Page } from "playwright-core";
import { beforeEach, describe, expect, test } from "vitest";
import {
  desktop,
  expectForEverybody,
  operationIn,
  phone,
  scaleOf,
  tabTo,
  untilQuiet,
  useBrowser,
  visit,
} from "#tests/support/browser.ts";
import { supportiveSentences } from "#domain/content/supportiveSentences.ts";
import { granted } from "#tests/support/door.ts";
import { addUpShifts } from "#tests/support/pageScripts.ts";
import { person, type Person } from "#tests/support/people.ts";
import { restDoor } from "#tests/support/restDoor.ts";

declare global {
  interface Window {
    /** The animations of the scale that ended, recorded by `watchScale`. */
    ended?: string[];
  }
}

useBrowser();

const tablet = { width: 768, height: 1024 };

let ada: Person;

beforeEach(async () => {
  ada = await person("ada");
  granted(await restDoor({ as: ada }).logAction());
  granted(await restDoor({ as: ada }).saveMood({ value: "calm", note: "A walk along the river." }));
});

describe("earned karma", () => {
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
      "animation of 0.40 s",
      "animation of 0.40 s",
    ]);
    expect(ended.indexOf("beam goes")).toBeGreaterThan(0);
  });

  test("falls after a pause, one piece after another", async () => {
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

  test("is in the pan immediately with reduced motion, with the beam at its final angle", async () => {
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

test.each([phone, tablet, desktop])("home does not shift while it loads, at $width pixels", async (size) => {
  const { page } = await visit({ as: ada, path: "about:blank", size });
  await page.addInitScript(addUpShifts);
  await page.goto("/");
  await scaleOf(page, { gold: 2, coal: 0 }).waitFor();
  await page.getByRole("region", { name: "Mood update & Journal note" }).getByText("“").waitFor();
  await page.getByRole("link", { name: "Exchange" }).locator("svg").first().waitFor();
  await untilQuiet(page);

  expect(await page.evaluate(() => window.shifted)).toBeLessThanOrEqual(0.02);
});

test.each([phone, tablet, desktop])(
  "a chosen face and its finer words move nothing, at $width pixels, and are for everybody",
  async (size) => {
    const { page } = await visit({ as: ada, size });
    const faces = page.getByRole("region", { name: "Mood update & Journal note" }).locator("button[aria-pressed]");
    await faces.getByText("Happy").waitFor();
    await untilQuiet(page);
    const before = await placesOn(page);

    await page.getByRole("button", { name: "Happy" }).click();
    await page.getByRole("button", { name: "Undo" }).waitFor();
    expect(await placesOn(page)).toEqual(before);
    await expectForEverybody(page);
    await page.setViewportSize(size);

    await page.getByRole("button", { name: "A finer word" }).click();
    const words = page.getByRole("group", { name: "A finer word, if one fits" });
    await words.waitFor();
    expect(await placesOn(page)).toEqual(before);
    await words.locator("button[aria-pressed]").first().click();
    await words.getByRole("button", { pressed: true }).waitFor();
    await expectForEverybody(page);
    await page.setViewportSize(size);
    await page.getByRole("button", { name: "Done" }).click();
    await words.waitFor({ state: "detached" });

    await page.clock.fastForward(8_000);
    await page.getByText(/^Noted today at/).waitFor();
    expect(await placesOn(page)).toEqual(before);
  },
);

test.each([320, 360, 390, 700, 768, 1024, 1280])(
  "the longest supportive sentence takes no more room than the shortest, at %i pixels",
  async (width) => {
    const { page } = await visit({ as: ada, size: { width, height: 844 } });
    const quoted = page.getByRole("region", { name: "Mood update & Journal note" }).getByText(/^“.+”$/);
    await quoted.waitFor();
    const sentences = [...new Set(Object.values(supportiveSentences).flat())];

    const heights = await quoted.evaluate((paragraph, all) => {
      return all.map((sentence) => {
        paragraph.textContent = `“${sentence}”`;
        return paragraph.clientHeight;
      });
    }, sentences);

    expect(new Set(heights).size).toBe(1);
  },
);

test.each([0, 1, 72, 1_075])("a count of %i has plates of the same shape at every width", async (count) => {
  const bo = await person("bo");
  const shown = count.toLocaleString("en");
  for (const [width, height] of [
    [320, 66],
    [360, 66],
    [390, 66],
    [1280, 68],
  ] as const) {
    const { page } = await visit({ as: bo, size: { width, height: 844 }, path: "/settings" });
    // So many entries would take minutes to write.
    await page.route("**/graphql", async (route) => {
      if (operationIn(route.request()) !== "DashboardScreenQuery") return route.fallback();
      const response = await route.fetch();
      const body = (await response.text()).replaceAll(/"gold":0,"coal":0/g, `"gold":${count},"coal":${count}`);
      await route.fulfill({ response, body });
    });
    await page.getByRole("link", { name: "Home" }).click();
    const card = page.getByRole("region", { name: "Your Karma Balance" });
    await scaleOf(page, { gold: count, coal: count }).waitFor();
    const labels = card.getByText(/^(?:Good Karma|Learning Points?)$/);
    await expect.poll(() => labels.count()).toBe(2);

    const plates = await labels.evaluateAll((all) =>
      all.map(({ parentElement: plate }) => [
        plate?.querySelector("[style]")?.textContent?.trim(),
        plate?.getBoundingClientRect().height,
        plate && plate.scrollWidth - plate.clientWidth,
      ]),
    );
    expect(plates, `at ${width} pixels`).toEqual([
      [shown, height, 0],
      [shown, height, 0],
    ]);
    await page.close();
  }
});

test("a person answers the small question by keyboard alone, and reads the new journal page", async () => {
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
  await card.getByText("Thank you for writing today.").waitFor();
  await expectForEverybody(page);
  await tabTo(page, "link", "Read it");
  await page.keyboard.press("Enter");
  const entry = page.getByRole("listitem").filter({ hasText: question }).last();
  await entry.getByRole("heading", { name: question }).waitFor();
  expect(await entry.innerText()).toContain("The lift came at once.");
});

/** Where the heads of the cards and the faces are. */
async function placesOn(page: Page): Promise<number[]> {
  const places = page.locator("main h2, main button[aria-pressed]:not([role=group] *)");
  return places.evaluateAll((all) =>
    all
      .filter((each) => !each.closest("[role=dialog]"))
      .map((each) => Math.round(each.getBoundingClientRect().top + window.scrollY)),
  );
}

/** Logs an action on another device and returns to this one. */
async function earn(page: Page): Promise<void> {
  granted(await restDoor({ as: ada }).logAction());
  await page.evaluate(() => window.dispatchEvent(new Event("focus")));
  await scaleOf(page, { gold: 4, coal: 0 }).waitFor();
}

function watchScale(): void {
  const ended: string[] = [];
  window.ended = ended;
  const scale = document.querySelector<SVGElement>("[role='img']");
  // The bird on the beam moves by itself.
  const note = (event: Event, what: string) => {
    if (event.target instanceof Element && !event.target.closest("g[aria-hidden='true']")) ended.push(what);
  };
  scale?.addEventListener("animationend", (event) => note(event, `animation of ${event.elapsedTime.toFixed(2)} s`));
  scale?.addEventListener("transitionrun", (event) => note(event, "beam goes"));
  scale?.addEventListener("transitionend", (event) => note(event, `beam after ${event.elapsedTime.toFixed(1)} s`));
}
