import type { Page } from "playwright-core";
import { beforeAll, describe, expect, test } from "vitest";
import { connect, sendConnectionRequest } from "#tests/support/relations.ts";
import { tabTo, untilQuiet, useBrowser, visit, type Visit } from "#tests/support/browser.ts";
import { granted } from "#tests/support/door.ts";
import { person, type Person } from "#tests/support/people.ts";
import { expectFocusInSight, lookAtFocus, smallTargets } from "#tests/support/reach.ts";
import { restDoor } from "#tests/support/restDoor.ts";
import { choose } from "#tests/support/wizardPage.ts";

useBrowser();

/** No mood prompt is due, so that none comes while a test walks through a page. */
const time = "10:30";

let ada: Person;

beforeAll(async () => {
  ada = await person("ada");
  const door = restDoor({ as: ada, zone: "Europe/Paris" });
  await connect(ada, await person("bo"));
  await sendConnectionRequest(await person("carl"), ada);
  for (let entry = 0; entry < 5; entry += 1) granted(await door.logAction({ reflection1: "It was easy." }));
});

interface Place {
  name: string;
  path: string;
  until: (page: Page) => Promise<unknown>;
  /** The minimum number of controls, so that a walk cannot end early unnoticed. */
  least: number;
}

const heading = (name: string) => (page: Page) => page.getByRole("heading", { name }).first().waitFor();

const visitors: Place[] = [
  {
    name: "the landing",
    path: "/",
    until: (page) => page.getByRole("button", { name: "Sign In", disabled: false }).waitFor(),
    least: 6,
  },
  { name: "registration", path: "/", until: openRegistration, least: 12 },
  {
    name: "a link to a new password",
    path: `/reset-password#${"a".repeat(43)}`,
    until: heading("Set a New Password"),
    least: 6,
  },
];

const diary: Place[] = [
  {
    name: "home",
    path: "/",
    until: async (page) => {
      await page.getByRole("link", { name: "Log Action" }).waitFor();
      // In a window this narrow, home grows when its answer comes.
      await untilQuiet(page);
    },
    least: 10,
  },
  { name: "the wizard", path: "/log-action", until: heading("Log an Action"), least: 6 },
  { name: "the wizard, answered", path: "/log-action", until: answerAll, least: 16 },
  { name: "the mood page", path: "/mood", until: heading("How are you feeling?"), least: 8 },
  {
    name: "the history",
    path: "/journal",
    until: async (page) => {
      // The list loads near the viewport. In a low window, below a mood prompt, that may be late and in another panel.
      const fifth = page.getByText("I Did Something").nth(4);
      while (!(await fifth.isVisible()))
        await page
          .getByRole("tabpanel")
          .scrollIntoViewIfNeeded()
          .catch(() => undefined);
    },
    least: 12,
  },
  { name: "the exchange", path: "/karma-exchange", until: heading("Recent Exchanges"), least: 11 },
];

const around: Place[] = [
  {
    name: "trends",
    path: "/trends",
    until: (page) => page.getByRole("slider", { name: /^Karma by day/ }).waitFor(),
    least: 17,
  },
  { name: "the settings", path: "/settings", until: heading("Settings"), least: 9 },
  { name: "the profile", path: "/edit-profile", until: heading("Edit Profile"), least: 14 },
  { name: "the privacy policy", path: "/privacy-policy", until: heading("Privacy Policy"), least: 11 },
  { name: "the terms", path: "/terms-conditions", until: heading("Terms & Conditions"), least: 11 },
];

const others: Place[] = [
  { name: "the user list", path: "/user-list", until: heading("Connect with Users"), least: 10 },
  { name: "connection requests", path: "/connection-requests", until: heading("Connection Requests"), least: 7 },
  {
    name: "connected users",
    path: "/connected-users",
    until: (page) => page.getByRole("tab", { name: "Gift Gold" }).waitFor(),
    least: 11,
  },
  { name: "a page that is missing", path: "/no/such/page", until: heading("Page Not Found"), least: 6 },
  { name: "help", path: "/help-now", until: heading("When it is too much"), least: 4 },
];

const smallest = { width: 320, height: 256 };
const sizes = [smallest, { width: 360, height: 740 }];

// One window for several cases, so that their code loads only once.
test.each([
  ["a visitor", visitors],
  ["the diary", diary],
  ["trends, settings and terms", around],
  ["people and help", others],
])("the focused element is visible on the pages of %s, and text at twice its size fits", async (_name, some) => {
  const { page } = await open({ path: "about:blank", ...(some === visitors ? {} : { as: ada }) });

  for (const { name, path, until, least } of some) {
    await page.setViewportSize(smallest);
    await page.goto(path);
    await until(page);

    for (const size of sizes) {
      await page.setViewportSize(size);
      const walked = await expectFocusInSight(page);

      expect(walked.length, name).toBeGreaterThanOrEqual(least);
      expect(await smallTargets(page), name).toEqual([]);
      expect(await widthOf(page), name).toBeLessThanOrEqual(size.width);
    }
    await page.evaluate(() => document.documentElement.style.setProperty("font-size", "200%"));
    for (const size of sizes) {
      await page.setViewportSize(size);
      expect(await widthOf(page), `${name} with letters twice as large`).toBeLessThanOrEqual(size.width);
    }
  }
});

test.each(sizes)("the focused face is visible as the arrow keys move, at $width by $height", async (size) => {
  const { page } = await open({ path: "/mood", size, as: ada });
  await page.getByRole("radio").first().focus();

  for (let face = 0; face < 24; face += 1) {
    expect(await lookAtFocus(page)).toMatchObject({ hidden: "" });
    await page.keyboard.press("ArrowRight");
  }
});

describe.each(sizes)("at $width by $height, the focused element stays visible", (size) => {
  test("when the mood prompt comes", async () => {
    const { page } = await open({ path: "/", size, as: ada, time: "08:15" });
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
  const { page, mayComplainOf } = await open({ path: "/journal", size, as: ada });
  mayComplainOf(/500|Something went wrong/);
  await page
    .getByRole("button", { name: /^Options:/ })
    .first()
    .click();
  await page.getByRole("menuitem", { name: "Edit" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("textbox").first().fill("Said otherwise");
  // Without any answer the change would wait on the device, and there would be no error.
  const refusal = { status: 500, headers: { Kindling: "1" }, json: { message: "Something went wrong" } };
  await page.route("**/graphql", (route) => route.fulfill(refusal));
  await dialog.getByRole("button", { name: "Save changes" }).click();
  await page.getByRole("alert").getByText("Error").waitFor();

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
  test.each([
    ["/", { width: 360, height: 740 }],
    ["/", { width: 1280, height: 900 }],
    ["/journal", { width: 360, height: 740 }],
    ["/log-action", { width: 360, height: 740 }],
    ["/mood", { width: 360, height: 740 }],
    ["/karma-exchange", { width: 1280, height: 900 }],
    ["/settings", { width: 1280, height: 900 }],
    ["/trends", { width: 360, height: 740 }],
    ["/trends", { width: 1280, height: 900 }],
  ])("is close to 0 on %s at %o", async (path, size) => {
    const { page, context } = await open({ path: "about:blank", size, as: ada });
    await context.addInitScript(() => {
      Object.assign(window, { shifted: 0 });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[])
          Object.assign(window, { shifted: (window as unknown as { shifted: number }).shifted + entry.value });
      }).observe({ type: "layout-shift", buffered: true });
    });
    await page.goto(path);
    await untilQuiet(page);

    expect(await page.evaluate(() => (window as unknown as { shifted: number }).shifted)).toBeLessThanOrEqual(0.02);
  });
});

function open(circumstances: Parameters<typeof visit>[0]): Promise<Visit> {
  return visit({ time, ...circumstances });
}

async function answerAll(page: Page): Promise<void> {
  await choose(page, {
    type: "I did something",
    classification: "Positive",
    intention: "Positive",
    response: "Happy",
    effect: "Great",
  });
  // The draft is kept, and the tab order starts from the top again.
  await page.reload();
  await page.getByRole("heading", { name: "Reflect on this moment" }).waitFor();
}

async function openRegistration(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Don't have an account? Register" }).click();
  await page.getByRole("combobox", { name: "Country" }).waitFor();
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

/** The page's width, and the elements that overflow it. */
function widthOf(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth);
}
