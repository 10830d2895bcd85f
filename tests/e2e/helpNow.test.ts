import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { tmpdir } from "node:os";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { CountryHelp } from "#domain/helplines.ts";
import { expectForEverybody, phone, scaleOf, tabTo, untilQuiet, useBrowser, visit } from "#tests/support/browser.ts";
import { createEmptyDatabase } from "#tests/support/cluster.ts";
import { granted } from "#tests/support/door.ts";
import { startKindling, type Kindling } from "#tests/support/kindling.ts";
import { person } from "#tests/support/people.ts";
import { present } from "#tests/support/present.ts";
import { lookAtFocus } from "#tests/support/reach.ts";
import { restDoor } from "#tests/support/restDoor.ts";

useBrowser();

describe("the help page, opened by its address", () => {
  test.each([
    ["a visitor", () => Promise.resolve(undefined)],
    ["somebody signed in", () => person("ada")],
    ["somebody whose session has ended", () => Promise.resolve({ token: "ended" })],
  ])("opens for %s, and requests only its own files", async (_who, who) => {
    const as = await who();
    const { page, operations, requested } = await watched({ ...(as ? { as } : {}), path: "/help-now" });

    await heading(page).waitFor();
    await untilQuiet(page);

    expect(operations).toEqual([]);
    expect(requested.filter((path) => !/^\/(?:help-now|assets\/.*|theme-before-paint\.js)$/.test(path))).toEqual([]);
  });
});

describe("the help page, opened from another screen", () => {
  test("needs no network, neither to show its numbers nor to return to the form with its typed text", async () => {
    const { page, context, requested, mayComplainOf } = await watched({ as: await person("ada"), path: "/mood" });
    mayComplainOf(/ERR_INTERNET_DISCONNECTED/);
    await page.getByRole("textbox", { name: "Journal note" }).fill("It is a lot.");
    // The numbers load after the first screen.
    await expect.poll(() => requested).toContainEqual(expect.stringMatching(/^\/assets\/helplines-/));
    await untilQuiet(page);
    requested.splice(0);
    await context.setOffline(true);

    await page.getByRole("link", { name: "people to talk to" }).click();
    await heading(page).waitFor();
    expect(await heading(page).evaluate((element) => element === document.activeElement)).toBe(true);
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
    await page.locator('a[href^="tel:"]').first().waitFor();

    await page.goBack();
    expect(await page.getByRole("textbox", { name: "Journal note" }).inputValue()).toBe("It is a lot.");
    expect(requested).toEqual([]);
  });

  test("opens from the expired page", async () => {
    const { page, requested } = await watched({ path: "/subscription-expired?email=ada@example.org" });
    const link = page.getByRole("link", { name: "people to talk to" });
    await link.waitFor();
    await untilQuiet(page);
    requested.splice(0);

    await link.click();
    await heading(page).waitFor();

    expect(requested).toEqual([]);
  });

  test("can be reached, used and left by keyboard alone", async () => {
    const { page } = await visit({ as: await person("ada"), path: "/settings" });
    await tabTo(page, "link", "people to talk to");
    await page.keyboard.press("Enter");
    await heading(page).waitFor();

    await tabTo(page, "link", "Find A Helpline");
    await page.reload();
    await tabTo(page, "button", "Leave this page");
    await page.keyboard.press("Enter");

    await expect.poll(() => page.url()).toBe("about:blank");
    await page.goBack();
    await page.getByRole("heading", { name: "Settings" }).waitFor();
  });
});

test("shows each focused element whole in the smallest window, forwards and backwards", async () => {
  const { page } = await visit({ path: "/help-now", size: { width: 320, height: 256 } });
  await heading(page).waitFor();

  for (const key of [...Array<string>(4).fill("Tab"), ...Array<string>(5).fill("Shift+Tab")]) {
    await page.keyboard.press(key);
    expect(await lookAtFocus(page)).toMatchObject({ hidden: "" });
  }
});

test("breaks no number over two lines on a phone, in any country", async () => {
  const { page } = await visit({ path: "/help-now", size: phone });
  const where = page.getByRole("combobox", { name: "Where are you?" });
  await where.waitFor();
  const countries = await where.getByRole("option").allInnerTexts();

  expect(countries.length).toBeGreaterThan(20);
  for (const country of countries) {
    await where.selectOption(country);
    expect(await page.locator('a[href^="tel:"], a[href^="sms:"]').evaluateAll(brokenOf), country).toEqual([]);
  }
});

describe("is accessible and fits a phone:", () => {
  test("the help page without a phone line", async () => {
    const { page } = await visit({ path: "/help-now", size: phone });
    await heading(page).waitFor();

    await expectForEverybody(page);
  });

  test("the card of heavy days at home", async () => {
    const ada = await person("ada", { zone: "Europe/Paris" });
    const diary = restDoor({ as: ada, zone: "Europe/Paris" });
    for (let ago = 1; ago <= 3; ago += 1) {
      const occurredAt = new Date(present().getTime() - ago * 86_400_000).toISOString();
      granted(await diary.saveMood({ value: "depressed", note: "يوم طويل، and a short night.", occurredAt }));
    }
    const { page } = await visit({ as: ada, size: phone });
    await page.getByText("Would it help to talk to someone?").waitFor();
    await scaleOf(page, { gold: 0, coal: 0 }).waitFor();

    await expectForEverybody(page);
  });
});

describe("the operator's phone lines", () => {
  // Reserved fictional numbers that nobody answers.
  const lines: CountryHelp[] = [
    {
      country: "France",
      emergency: [{ name: "Emergency services", number: "01632 960 999", checked: "2026-11-01" }],
      talk: [{ name: "أذن صاغية", number: "+44 1632 960 111", about: "Day and night.", checked: "2026-11-01" }],
    },
  ];
  const folder = mkdtempSync(join(tmpdir(), "kindling-lines-"));
  let kindling: Kindling | undefined;

  beforeAll(async () => {
    writeFileSync(join(folder, "lines.json"), JSON.stringify(lines));
    const databaseUrl = await createEmptyDatabase();
    kindling = await startKindling({ databaseUrl, helplinesFile: join(folder, "lines.json") });
  });

  afterAll(async () => {
    kindling?.send("SIGTERM");
    await kindling?.ended;
    rmSync(folder, { recursive: true });
  });

  test("are links on the help page, and fit a phone", async () => {
    const { page } = await visit({ path: `${kindling?.url}/help-now`, size: phone });
    await page.getByRole("combobox", { name: "Where are you?" }).selectOption("France");

    const call = page.getByRole("link", { name: "Call +44 1632 960 111" });
    expect(await call.getAttribute("href")).toBe("tel:+441632960111");
    await expectForEverybody(page);
  });
});

/** A window that records the path of every request. The browser decides when it fetches the icon. */
async function watched({ path, ...circumstances }: Parameters<typeof visit>[0] & { path: string }) {
  const opened = await visit({ ...circumstances, path: "about:blank" });
  const requested: string[] = [];
  opened.page.on("request", (request) => {
    const { pathname } = new URL(request.url());
    if (pathname !== "/icon.svg") requested.push(pathname);
  });
  await opened.page.goto(path);
  return { ...opened, requested };
}

/** Runs in the page: the links whose visible words take more than one line. */
function brokenOf(links: Element[]): string[] {
  return links.flatMap((link) => {
    const words = [...(link.querySelector("span")?.childNodes ?? [])].filter((node) => node instanceof Text);
    const tops = words.flatMap((word) => {
      const range = document.createRange();
      range.selectNodeContents(word);
      return [...range.getClientRects()].map(({ top }) => Math.round(top));
    });
    return new Set(tops).size > 1 ? [link.textContent] : [];
  });
}

function heading(page: Page) {
  return page.getByRole("heading", { level: 1, name: "When it is too much" });
}
