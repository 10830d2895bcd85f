import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { tabTo, untilQuiet, useBrowser, visit } from "#tests/support/browser.ts";
import { person } from "#tests/support/people.ts";
import { lookAtFocus } from "#tests/support/reach.ts";

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

function heading(page: Page) {
  return page.getByRole("heading", { level: 1, name: "When it is too much" });
}
