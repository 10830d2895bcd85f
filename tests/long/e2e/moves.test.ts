import type { Locator, Page } from "playwright-core";
import { beforeAll, describe, expect, test } from "vitest";
import { addDays, localDateOf } from "#domain/days.ts";
import { desktop, phone, untilQuiet, useBrowser, visit } from "#tests/support/browser.ts";
import { granted } from "#tests/support/door.ts";
import { person, type Person } from "#tests/support/people.ts";
import { present } from "#tests/support/present.ts";
import { restDoor } from "#tests/support/restDoor.ts";

useBrowser();

const zone = "Europe/Paris";
const today = localDateOf(present(), zone);

let ada: Person;

beforeAll(async () => {
  ada = await person("ada");
  const door = restDoor({ as: ada, zone });
  for (let ago = 1; ago < 480; ago += 12)
    granted(await door.saveMood({ value: "calm", occurredAt: `${addDays(today, -ago)}T12:00:00Z` }));
});

type Size = typeof phone | typeof desktop;

/** Each on a phone, and where that chooses in a sheet, on a desktop. */
const ways: readonly [name: string, from: string, act: (page: Page) => Promise<unknown>, size?: Size][] = [
  ["another screen", "/", (page) => place(page, "Journal").click()],
  ["another tab of the journal", "/journal", (page) => page.getByRole("tab", { name: "Moods" }).click(), desktop],
  [
    "another month of the journal",
    "/journal",
    (page) => page.getByRole("combobox", { name: "Time Period" }).selectOption({ index: 2 }),
    desktop,
  ],
  ["another tab of the trends", "/trends", (page) => page.getByRole("tab", { name: "All Time" }).click()],
  [
    "another year of the trends",
    "/trends",
    (page) => page.getByRole("combobox", { name: "Year" }).selectOption({ index: 1 }),
  ],
  ["another tab of the exchange", "/karma-exchange", (page) => page.getByRole("tab", { name: "All Messages" }).click()],
];

describe.each(ways)("%s", (_name, from, act, size = phone) => {
  test("fades in, except with reduced motion", async () => {
    const { page } = await open(from, { motion: true, size });

    const before = await moves(page);
    await act(page);
    await expect.poll(() => moves(page)).toBeGreaterThan(before);

    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.goto(from);
    await act(page);
    await untilQuiet(page);
    expect(await moves(page)).toBe(0);
  });
});

test("while a screen fades out, the next one has the focus and can be used", async () => {
  const { page } = await open("/", { motion: true });
  const session = await page.context().newCDPSession(page);
  await session.send("Animation.enable");
  await session.send("Animation.setPlaybackRate", { playbackRate: 0.001 });

  await place(page, "Journal").click();
  await page.getByRole("heading", { name: "Journal History" }).waitFor();
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe("Journal History");
  expect(await page.title()).toContain("Journal History");
  expect(await page.evaluate(() => document.activeViewTransition !== null)).toBe(true);

  await page.getByRole("button", { name: "New Entry" }).click();
  await page.getByRole("textbox", { name: "Title" }).waitFor();
  expect(await page.evaluate(() => document.activeViewTransition)).toBeNull();
});

test("resizing the window during a fade causes no error", async () => {
  const { page } = await open("/", { motion: true });
  const errors: string[] = [];
  page.on("pageerror", ({ message }) => errors.push(message));
  // Holds the transition at its beginning until the window has another size.
  await page.evaluate(() => {
    const start = document.startViewTransition.bind(document);
    const resized = new Promise((resolve) => window.addEventListener("resize", resolve, { once: true }));
    document.startViewTransition = (given) => {
      const { update, ...options } = typeof given === "function" ? { update: given } : { update: undefined, ...given };
      return start({
        ...options,
        update: async () => {
          document.documentElement.dataset.held = "";
          await resized;
          await update?.();
        },
      });
    };
  });

  await place(page, "Journal").click();
  await page.locator("html[data-held]").waitFor();
  await page.setViewportSize({ width: 900, height: 700 });
  await page.getByRole("heading", { name: "Journal History" }).waitFor();
  await untilQuiet(page);

  expect(errors).toEqual([]);
});

test("going back shows the previous screen immediately at its old scroll position, and refetches it in the background", async () => {
  const { page, operations } = await open("/journal");
  await page.mouse.wheel(0, 700);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(700);
  await place(page, "Home").click();
  await page.getByRole("link", { name: "Log Action" }).waitFor();
  await untilQuiet(page);
  const waiting: (() => Promise<void>)[] = [];
  await page.route("**/graphql", (route) => void waiting.push(() => route.continue()));
  const soFar = operations.length;

  await page.goBack();
  await page.getByRole("heading", { level: 3 }).first().waitFor();

  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(700);
  await expect.poll(() => operations.slice(soFar)).toContain("HistoryQuery");
  await Promise.all(waiting.map((goOn) => goOn()));
});

test("an address opened over a page that was scrolled begins at its top, and a reload keeps the place", async () => {
  const { page } = await visit({ as: ada, path: "/settings", size: phone, zone });
  const scrolled = () => page.evaluate(() => window.scrollY);
  await page.getByRole("heading", { level: 1 }).waitFor();
  await untilQuiet(page);
  await page.evaluate(() => window.scrollTo(0, 500));

  await page.goto("/mood");
  await page.getByRole("heading", { name: "How are you feeling?" }).waitFor();
  await untilQuiet(page);

  expect(await scrolled()).toBe(0);

  await page.evaluate(() => window.scrollTo(0, 300));
  await page.reload();
  await page.getByRole("heading", { name: "How are you feeling?" }).waitFor();
  await untilQuiet(page);

  expect(await scrolled()).toBe(300);
});

async function open(path: string, { motion = false, size = phone }: { motion?: boolean; size?: Size } = {}) {
  const visited = await visit({ as: ada, path: "about:blank", size, motion, zone });
  await visited.page.addInitScript(() => {
    window.moves = 0;
    const start = document.startViewTransition.bind(document);
    document.startViewTransition = (how) => {
      window.moves += 1;
      return start(how);
    };
  });
  await visited.page.goto(path);
  await visited.page.getByText("Loading", { exact: true }).waitFor({ state: "detached" });
  await untilQuiet(visited.page);
  return visited;
}

declare global {
  interface Window {
    /** The number of view transitions started. */
    moves: number;
  }
}

function place(page: Page, name: string): Locator {
  return page.getByRole("navigation", { name: "Main" }).getByRole("link", { name });
}

function moves(page: Page): Promise<number> {
  return page.evaluate(() => window.moves);
}
