import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { operationIn, stopClock, useBrowser, visit } from "#tests/support/browser.ts";
import { person } from "#tests/support/people.ts";

// Durations in a real browser: how long a toast stays, when a tooltip opens, and that nothing is retried.

useBrowser();

test("a toast closes after 5 seconds, is removed 3 seconds later, and closes by a swipe of 50 px", async () => {
  const { page } = await visit();
  await press(page, "button", "Don't have an account? Register");
  await page.getByRole("combobox", { name: "Country" }).waitFor();
  await stopClock(page);
  const shown = page.locator("[data-toasts] > *");
  const start = () => press(page, "button", "Start 7-Day Free Trial");
  const pull = async (px: number) => {
    const { x, y } = (await shown.boundingBox()) ?? { x: 0, y: 0 };
    await page.mouse.move(x + 20, y + 10);
    await page.mouse.down();
    await page.mouse.move(x + 20 + px, y + 10, { steps: 5 });
    await page.mouse.up();
    await page.mouse.move(5, 5);
  };

  await walk([
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

test("a tooltip opens after 700 ms, and the next one immediately within 300 ms", async () => {
  const { page } = await visit({ as: await person(), path: "/mood" });
  const tip = (name: string) => page.getByRole("tooltip", { name });
  const anchor = (name: string) => page.getByRole("link", { name, exact: true });
  await page.getByRole("button", { name: "Save Mood" }).waitFor();
  // The first one loads the code for all.
  for (const name of ["Settings", "Back"]) {
    await anchor(name).hover();
    await tip(name).waitFor();
  }
  await page.mouse.move(400, 400);
  await stopClock(page);

  await walk([
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

test("a failed query and a failed mutation are not retried", async () => {
  const { page, operations, mayComplainOf } = await visit({ as: await person(), path: "/mood" });
  mayComplainOf(/Failed to load resource|cannot be reached/);
  // With a store on the device, a save would wait there to be sent.
  await page.addInitScript(() => Object.defineProperty(window, "indexedDB", { value: undefined }));
  await page.reload();
  await page.getByRole("radio", { name: "Calm", exact: true }).click();
  await page.route("**/graphql", (route) =>
    ["saveEntryMoodMutation", "UserListScreenQuery"].includes(operationIn(route.request()))
      ? route.abort()
      : route.continue(),
  );
  const count = (operation: string) => operations.filter((name) => name === operation).length;

  await press(page, "button", "Save Mood");
  await page.getByText("Failed to save mood: Please try again.").waitFor();
  await page.clock.fastForward(60_000);
  expect(count("saveEntryMoodMutation")).toBe(1);

  await press(page, "link", "Home");
  await press(page, "link", "Connect");
  await page.getByText("These people could not be loaded").waitFor();
  await page.clock.fastForward(60_000);
  expect(count("UserListScreenQuery")).toBe(1);
});

function state(page: Page): Promise<string | null> {
  return page.locator("[data-toasts] > *").getAttribute("data-state");
}

/** A promised behaviour, and the steps to see it. */
type Line = readonly [says: string, ...steps: (() => Promise<unknown>)[]];

/** Checks the lines from the top and reports all that fail. */
async function walk(lines: readonly Line[]): Promise<void> {
  const missing: string[] = [];
  for (const [says, ...steps] of lines)
    for (const step of steps)
      await step().catch((error: unknown) => missing.push(`${says}\n  ${String(error).split("\n= ")[0]}`));
  expect(missing.join("\n")).toBe("");
}

function press(page: Page, role: "button" | "link", name: string): Promise<void> {
  return page.getByRole(role, { name, exact: true }).first().click();
}
