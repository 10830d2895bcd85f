import { beforeAll, test } from "vitest";
import { expectForEverybody, useBrowser, visit } from "#tests/support/browser.ts";
import type { Person } from "#tests/support/people.ts";
import { expectInReach, personOfScreens, reachSizes, screenVisits } from "#tests/support/screenVisits.ts";

useBrowser();

let ada: Person;

beforeAll(async () => {
  ada = await personOfScreens();
});

// Rarer states and more sizes: tests/long/e2e.
test.each(screenVisits)("$name is accessible, fits the window and is in reach of the keyboard", async (screen) => {
  const { path, who, until } = screen;
  const [size] = reachSizes;
  // No mood prompt is due, so that none comes while a test walks through a page.
  const { page } = await visit({ path, size, time: "10:30", ...(who === "ada" ? { as: ada } : {}) });
  await until(page);

  await expectInReach(page, screen, size);
  await expectForEverybody(page);
});
