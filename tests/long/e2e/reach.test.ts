import type { Page } from "playwright-core";
import { beforeAll, describe, expect, test } from "vitest";
import { tabTo, untilQuiet, useBrowser, visit, type Visit } from "#tests/support/browser.ts";
import { granted } from "#tests/support/door.ts";
import { addUpShifts } from "#tests/support/pageScripts.ts";
import { person, type Person } from "#tests/support/people.ts";
import { lookAtFocus } from "#tests/support/reach.ts";
import { restDoor } from "#tests/support/restDoor.ts";
import {
  expectInReach,
  openRegistration,
  personOfScreens,
  reachSizes,
  screenVisits,
  widthOf,
} from "#tests/support/screenVisits.ts";

useBrowser();

/** No mood prompt is due, so that none comes while a test walks through a page. */
const time = "10:30";

let ada: Person;

beforeAll(async () => {
  ada = await personOfScreens();
});

// One window for several screens, so that their code loads only once. tests/e2e/screens.test.ts takes the first size alone.
test.each(["a visitor", "ada"] as const)(
  "the focused element is visible on the screens of %s, and text at twice its size fits",
  async (who) => {
    const { page } = await open({ path: "about:blank", ...(who === "ada" ? { as: ada } : {}) });

    for (const screen of screenVisits.filter((each) => each.who === who)) {
      await page.setViewportSize(reachSizes[0]);
      await page.goto(screen.path);
      await screen.until(page);

      for (const size of reachSizes) await expectInReach(page, screen, size);
      await page.evaluate(() => document.documentElement.style.setProperty("font-size", "200%"));
      for (const size of reachSizes) {
        await page.setViewportSize(size);
        expect(await widthOf(page), `${screen.name} with letters twice as large`).toBeLessThanOrEqual(size.width);
      }
    }
  },
);

test.each(reachSizes)("the focused face is visible as the arrow keys move, at $width by $height", async (size) => {
  const { page } = await open({ path: "/mood", size, as: ada });
  await page.getByRole("radio").first().focus();

  for (let face = 0; face < 24; face += 1) {
    expect(await lookAtFocus(page)).toMatchObject({ hidden: "" });
    await page.keyboard.press("ArrowRight");
  }
});

describe.each(reachSizes)("at $width by $height, the focused element stays visible", (size) => {
  test("when the mood prompt comes", async () => {
    // Without a mood of today, whatever the time is.
    const { page } = await open({ path: "/", size, as: await person("bo"), time: "08:15" });
    await page.getByRole("link", { name: "Log Action" }).waitFor();
    await untilQuiet(page);
    await tabToLowest(page);

    await page.clock.fastForward("45:00");
    await page.getByRole("region", { name: "How are you feeling?" }).waitFor();

    await expect.poll(() => lookAtFocus(page)).toMatchObject({ hidden: "" });
  });

  test("when a part of the screen above it comes late", async () => {
    const { page } = await open({ path: "/", size, as: ada });
    await page.getByRole("link", { name: "Log Action" }).waitFor();
    await untilQuiet(page);
    await tabToLowest(page);

    await page.evaluate(() => {
      const part = document.createElement("p");
      part.style.height = "150px";
      document.querySelector("#content")!.prepend(part);
    });

    await expect.poll(() => lookAtFocus(page)).toMatchObject({ hidden: "" });
  });

  test("when the server does not answer any more", async () => {
    const { page, mayComplainOf } = await open({ path: "/", size, as: ada });
    mayComplainOf(/ERR_FAILED/);
    await page.getByRole("link", { name: "Log Action" }).waitFor();
    await untilQuiet(page);
    await tabToLowest(page);

    await page.route("**/graphql", (route) => route.abort());
    await page.evaluate(() => window.dispatchEvent(new Event("online")));
    await page.getByText("Not connected.").waitFor();
    await page.getByText(/These numbers may be out of date/).waitFor();

    await expect.poll(() => lookAtFocus(page)).toMatchObject({ hidden: "" });

    // The bar covers nothing on the way back either.
    for (let presses = 0; presses < 10; presses += 1) {
      await page.keyboard.press("Shift+Tab");
      await expect.poll(() => lookAtFocus(page)).toMatchObject({ hidden: "" });
    }
  });
});

describe("a toast", () => {
  test.each([
    { width: 360, height: 740 },
    { width: 1280, height: 900 },
  ])("covers no important control at $width by $height", async (size) => {
    const { page } = await open({ path: "/settings", size, as: ada });
    await page.getByRole("switch", { name: "Daily Check-in Reminder" }).click();
    await page.getByText("Setting Updated").waitFor();

    for (const control of await page.locator("header a, header button, nav a").all())
      expect(await isCovered(control)).toBe(false);

    // The toast moves out of the way of whatever has the focus.
    for (let presses = 0; presses < 14; presses += 1) {
      await page.keyboard.press("Tab");
      await expect.poll(async () => (await lookAtFocus(page))?.hidden ?? "").toBe("");
    }
  });
});

test.each([
  { width: 360, height: 740 },
  { width: 1280, height: 640 },
])("a toast covers no control of an open dialog at $width by $height", async (size) => {
  const { page, mayComplainOf } = await open({ path: "/settings", size, as: ada });
  mayComplainOf(/500|Something went wrong/);
  await page.getByRole("button", { name: "Change Password" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("button", { name: "Change Password" }).waitFor();
  for (const field of await dialog.locator("input[type=password]").all()) await field.fill("quite another password");
  const refusal = { status: 500, headers: { Kindling: "1" }, json: { message: "Something went wrong" } };
  await page.route("**/graphql", (route) => route.fulfill(refusal));
  await dialog.getByRole("button", { name: "Change Password" }).click();
  await page.getByRole("alert").getByText("Password change failed").waitFor();

  await expect.poll(() => lookAtFocus(page)).toMatchObject({ hidden: "" });
  // Content scrolled out of the dialog must not lie below its own buttons.
  const foot = () => dialog.evaluate((box) => box.getBoundingClientRect().bottom);
  const head = () => page.locator("[data-toasts]").evaluate((box) => box.getBoundingClientRect().top);
  await expect.poll(async () => (await head()) - (await foot())).toBeGreaterThanOrEqual(0);
});

test("a list of countries stays where it has opened, and a toast covers no country", async () => {
  const { page } = await open({ size: { width: 360, height: 740 } });
  await openRegistration(page);
  await page.getByRole("button", { name: /Trial/ }).click();
  await page.getByRole("alert").getByText("Missing Information").waitFor();
  const country = page.getByRole("combobox", { name: "Country" });
  await country.focus();
  // The whole list has room above it alone, and one country has room below it, where the toast is.
  await country.evaluate((button) => window.scrollBy(0, button.getBoundingClientRect().top - 500));
  await page.keyboard.press("ArrowDown");
  const list = page.getByRole("dialog", { name: "Country" });
  const topOf = () => list.evaluate((box) => box.getBoundingClientRect().top);
  await page.getByRole("option", { name: "Angola" }).waitFor();
  const before = await topOf();

  await page.keyboard.type("Swed");

  const match = page.getByRole("option", { name: "Sweden" });
  await expect.poll(() => page.getByRole("option").count()).toBe(1);
  // As it opens it comes 4 px closer to its field.
  expect(Math.abs((await topOf()) - before)).toBeLessThan(10);
  await page.getByRole("alert").getByText("Missing Information").waitFor();
  const isFree = () =>
    match.evaluate((option) => {
      const { left, width, top, height } = option.getBoundingClientRect();
      return option.contains(document.elementFromPoint(left + width / 2, top + height / 2));
    });
  await expect.poll(isFree).toBe(true);
});

const trackOf = (box: Element) => getComputedStyle(box.nextElementSibling ?? box).backgroundColor;
const groundOf = (box: Element) => getComputedStyle(box).backgroundColor;

test("forced colours show which switch is on and which choice is made", async () => {
  const { page } = await open({ path: "/settings", as: ada });
  await page.emulateMedia({ forcedColors: "active" });
  const switches = (name: string) => page.getByRole("switch", { name });
  const radios = (name: string) => page.getByRole("radio", { name });
  await switches("Karma Messages").waitFor();

  expect(await switches("Karma Messages").evaluate(trackOf)).not.toBe(
    await switches("Anonymous Mode").evaluate(trackOf),
  );
  expect(await radios("Follow this device").evaluate(groundOf)).not.toBe(await radios("Day").evaluate(groundOf));
});

test("a tooltip names a control on hover and on focus, and Escape closes it", async () => {
  const { page } = await open({ as: ada });
  await page.getByRole("link", { name: "Log Action" }).waitFor();
  const bubble = page.getByRole("tooltip", { name: "Settings" });
  await page.getByRole("link", { name: "Settings" }).hover();
  await bubble.waitFor();
  await page.mouse.move(400, 600);
  await bubble.waitFor({ state: "hidden" });

  await tabTo(page, "link", "Settings");
  await bubble.waitFor();
  await page.keyboard.press("Escape");
  await bubble.waitFor({ state: "hidden" });
});

describe("the layout shift while a page loads", () => {
  let diarist: Person;

  beforeAll(async () => {
    diarist = await person("bo");
    const door = restDoor({ as: diarist, zone: "Europe/Paris" });
    for (let entry = 0; entry < 5; entry += 1) granted(await door.logAction({ reflection1: "It was easy." }));
  });

  test.each([
    ["/", { width: 360, height: 740 }],
    ["/", { width: 1280, height: 900 }],
    ["/journal", { width: 360, height: 740 }],
    ["/log-action", { width: 360, height: 740 }],
    ["/mood", { width: 360, height: 740 }],
    ["/karma-exchange", { width: 1280, height: 900 }],
    ["/settings", { width: 1280, height: 900 }],
    ["/trends", { width: 360, height: 740 }],
    ["/trends", { width: 820, height: 1180 }],
    ["/trends", { width: 1280, height: 900 }],
  ])("is close to 0 on %s at %o", async (path, size) => {
    const { page, context } = await open({ path: "about:blank", size, as: diarist });
    await context.addInitScript(addUpShifts);
    await page.goto(path);
    await page.getByText("Loading", { exact: true }).waitFor({ state: "detached" });
    await untilQuiet(page);

    expect(await page.evaluate(() => window.shifted)).toBeLessThanOrEqual(0.02);
  });
});

function open(circumstances: Parameters<typeof visit>[0]): Promise<Visit> {
  return visit({ time, ...circumstances });
}

function isCovered(control: ReturnType<Page["locator"]>): Promise<boolean> {
  return control.evaluate((element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    const met = document.elementFromPoint(left + width / 2, top + height / 2);
    return met !== null && met.closest("[data-toasts]") !== null;
  });
}

/** Tabs to the last control of the screen that needs no scrolling, which anything above it pushes out of the window. */
async function tabToLowest(page: Page): Promise<void> {
  const isLower = () =>
    page.evaluate(() => {
      const tabbed = [...document.querySelectorAll("#content :is(a[href], button)")];
      const next = tabbed[tabbed.indexOf(document.activeElement ?? document.body) + 1];
      return next === undefined || next.getBoundingClientRect().bottom > window.innerHeight;
    });
  await tabTo(page, "link", "Log Action");
  while (!(await isLower())) await page.keyboard.press("Tab");
}
