import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { useBrowser, visit } from "#tests/support/browser.ts";
import { a, press, walk } from "#tests/support/checklist.ts";
import { cut, fatesOn } from "#tests/support/fates.ts";
import { person } from "#tests/support/people.ts";

// Rules that take a clock (docs/rules.md, Times). What is not here: catalogue*.test.ts has the request timeout, home.test.ts the
// 500 ms bounce, firstDay.test.ts every branch of the karma preview, and tests/domain the number of quotes and tips.

useBrowser();

test("toasts", async () => {
  const { page } = await visit({ path: "about:blank" });
  await page.clock.install();
  await page.goto("/");
  await press("Don't have an account? Register")(page);
  await page.getByRole("combobox", { name: "Country" }).waitFor();
  await page.clock.pauseAt(Date.now() + 60_000);
  const shown = page.locator("[data-toasts] > *");
  const start = press("Start 7-Day Free Trial");
  const pull = async (px: number) => {
    const { x, y } = (await shown.boundingBox()) ?? { x: 0, y: 0 };
    await page.mouse.move(x + 20, y + 10);
    await page.mouse.down();
    await page.mouse.move(x + 20 + px, y + 10, { steps: 5 });
    await page.mouse.up();
    await page.mouse.move(5, 5);
  };

  await walk(page, [
    [
      "default auto-dismiss 5000 ms",
      start,
      () => page.clock.runFor(4900),
      () => expect(state(page)).resolves.toBe("open"),
      () => page.clock.runFor(200),
      () => expect(state(page)).resolves.toBe("closed"),
    ],
    [
      "removed 3000 ms after dismissal",
      () => page.clock.runFor(2700),
      () => expect(shown.count()).resolves.toBe(1),
      () => page.clock.runFor(300),
      () => expect(shown.count()).resolves.toBe(0),
    ],
    ["one toast at a time", start, start, () => expect(shown.count()).resolves.toBe(1)],
    [
      "swipe right with threshold 50 px",
      () => pull(45),
      () => expect(state(page)).resolves.toBe("open"),
      () => pull(60),
      () => expect(state(page)).resolves.toBe("closed"),
    ],
  ]);
});

test("tooltips", async () => {
  const { page } = await visit({ as: await person(), path: "about:blank" });
  await page.clock.install();
  await page.goto("/mood");
  const tip = (name: string) => page.getByRole("tooltip", { name });
  const anchor = (name: string) => page.getByRole("link", { name, exact: true });
  await page.getByRole("button", { name: "Save Mood" }).waitFor();
  // What draws them comes with the first.
  for (const name of ["Settings", "Back"]) {
    await anchor(name).hover();
    await tip(name).waitFor();
  }
  await page.mouse.move(400, 400);
  await page.clock.pauseAt(Date.now() + 60_000);

  await walk(page, [
    [
      "open delay 700 ms",
      () => anchor("Settings").hover(),
      () => page.clock.runFor(650),
      () => expect(tip("Settings").count()).resolves.toBe(0),
      () => page.clock.runFor(100),
      () => tip("Settings").waitFor(),
    ],
    [
      "skip delay 300 ms",
      () => page.mouse.move(400, 400),
      () => page.clock.runFor(200),
      () => anchor("Back").hover(),
      () => page.clock.runFor(50),
      () => tip("Back").waitFor(),
    ],
  ]);
});

test("the current user is fresh for 300000 ms, and moods with them", async () => {
  const { page, asked } = await visit({ as: await person(), path: "about:blank" });
  await page.clock.install();
  await page.goto("/mood");
  await page.getByRole("radio", { name: "Calm", exact: true }).waitFor();
  const lookUps = () => asked.filter((name) => name === "shellQuery").length;
  expect(lookUps()).toBe(1);

  await page.clock.fastForward(200_000);
  expect(lookUps()).toBe(1);
  await page.clock.fastForward(101_000);

  await expect.poll(lookUps).toBe(2);
});

test("a query and a mutation that fail are not tried again", async () => {
  const { page, asked, mayComplainOf } = await visit({ as: await person(), path: "/mood" });
  mayComplainOf(/Failed to load resource|cannot be reached/);
  await page.getByRole("radio", { name: "Calm", exact: true }).click();
  await page.clock.install();
  const fates = await fatesOn(page);
  for (const name of ["saveEntryMoodMutation", "UserListScreenQuery"]) fates.set(name, cut);
  const count = (operation: string) => asked.filter((name) => name === operation).length;

  await press("Save Mood")(page);
  await page.getByText("Failed to save mood: Please try again.").waitFor();
  await page.clock.fastForward(60_000);
  expect(count("saveEntryMoodMutation")).toBe(1);

  await press("Home", "link")(page);
  await press("Connect", "link")(page);
  await page.getByText("These people could not be loaded").waitFor();
  await page.clock.fastForward(60_000);
  expect(count("UserListScreenQuery")).toBe(1);
});

test("the mood prompt", async () => {
  const { page } = await visit({ as: await person("ada", { zone: "Europe/Paris" }), path: "about:blank" });
  const prompt = page.getByRole("region", { name: "How are you feeling?" });
  await page.clock.install({ time: inParis(8, 0) });
  await page.goto("/settings");
  const away = async () => expect(await prompt.count()).toBe(0);
  const until = (hour: number, minute: number) => async () => {
    const now = await page.evaluate(() => Date.now());
    await page.clock.fastForward(inParis(hour, minute).getTime() - now + 30_000);
  };
  const comesAndGoes = (hour: number, button: "Later" | "Close") => [
    until(hour - 1, 28),
    away,
    () => page.clock.fastForward(120_000),
    () => prompt.waitFor(),
    () => prompt.getByRole("button", { name: button }).click(),
    () => prompt.waitFor({ state: "detached" }),
    () => page.clock.fastForward(120_000),
    away,
  ];

  await walk(page, [
    ["floats over signed-in screens", a("heading", "Settings"), away],
    ['9:00 morning: within 30 minutes of a slot, dismissed via "Later"', ...comesAndGoes(9, "Later")],
    ["13:00 afternoon: or close", ...comesAndGoes(13, "Close")],
    [
      "18:00 evening: no more after 30 minutes, rechecked every minute",
      until(17, 31),
      () => prompt.waitFor(),
      until(18, 29),
      () => prompt.waitFor(),
      () => page.clock.fastForward(120_000),
      () => prompt.waitFor({ state: "detached" }),
    ],
  ]);
});

function state(page: Page): Promise<string | null> {
  return page.locator("[data-toasts] > *").getAttribute("data-state");
}

/** This hour of today there. */
function inParis(hour: number, minute: number): Date {
  const today = new Intl.DateTimeFormat("en-CA", { timeZone: "Europe/Paris" }).format(new Date());
  const utc = new Date(`${today}T${`${hour}`.padStart(2, "0")}:${`${minute}`.padStart(2, "0")}:00Z`);
  const there = new Date(utc.toLocaleString("en-US", { timeZone: "Europe/Paris" }));
  const here = new Date(utc.toLocaleString("en-US", { timeZone: "UTC" }));
  return new Date(utc.getTime() - (there.getTime() - here.getTime()));
}
