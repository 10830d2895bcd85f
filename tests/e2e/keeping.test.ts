import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { operationIn, scaleOf, sessionEnded, untilQuiet, useBrowser, visit } from "#tests/support/browser.ts";
import { granted } from "#tests/support/door.ts";
import { person, type Person } from "#tests/support/people.ts";
import { restDoor } from "#tests/support/restDoor.ts";
import { answers, changer, choose, submit } from "#tests/support/wizardPage.ts";

useBrowser();

const kind = {
  type: "I did something",
  classification: "Positive",
  intention: "Positive",
  response: "Happy",
  effect: "Great",
} as const;

test("what is typed survives a reload, and is gone once it is logged", async () => {
  const ada = await person("ada");
  const { page } = await visit({ as: ada, path: "/log-action", motion: true });
  await choose(page, kind);
  await titleOn(page).fill("Carried the shopping up");

  await page.reload();
  await changer(page, "How did you respond to this?").waitFor();
  expect(await answers(page)).toEqual(["I did something", "Positive", "Positive", "Happy", "Great"]);
  expect(await titleOn(page).inputValue()).toBe("Carried the shopping up");
  await submit(page).click();
  await scaleOf(page, { gold: 2, coal: 0 }).waitFor();

  await page.getByRole("link", { name: "Log Action" }).click();
  await page.getByRole("radio", { name: "I did something" }).waitFor();
  expect(await page.getByRole("radio", { checked: true }).count()).toBe(0);
  expect(await titlesOf(ada)).toEqual(["Carried the shopping up"]);
});

test("a double click logs one action", async () => {
  const ada = await person("ada");
  const { page } = await visit({ as: ada, path: "/log-action" });
  await choose(page, kind);

  await submit(page).dblclick();

  await scaleOf(page, { gold: 2, coal: 0 }).waitFor();
  expect(await titlesOf(ada)).toHaveLength(1);
});

test("without a connection it says so and keeps every word, and the next try logs it", async () => {
  const ada = await person("ada");
  const { page, context, mayComplainOf } = await visit({ as: ada, path: "/log-action" });
  mayComplainOf(/ERR_INTERNET_DISCONNECTED/);
  await choose(page, kind);
  await titleOn(page).fill("Carried the shopping up");

  await context.setOffline(true);
  await submit(page).click();
  await page.getByRole("alert").getByText("Failed to log action. Please try again.").waitFor();
  expect(await titleOn(page).inputValue()).toBe("Carried the shopping up");

  await context.setOffline(false);
  await submit(page).click();
  await scaleOf(page, { gold: 2, coal: 0 }).waitFor();
  expect(await titlesOf(ada)).toEqual(["Carried the shopping up"]);
});

test("an answer that is lost on its way costs nobody a second coin", async () => {
  const ada = await person("ada");
  const { page, mayComplainOf } = await visit({ as: ada, path: "/log-action" });
  mayComplainOf(/ERR_FAILED/);
  await choose(page, kind);
  let isLost = false;
  await page.route("**/graphql", async (route) => {
    if (isLost || operationIn(route.request()) !== "saveEntryActionMutation") return route.fallback();
    isLost = true;
    await route.fetch();
    await route.abort();
  });

  await submit(page).click();
  await page.getByRole("alert").getByText("Failed to log action. Please try again.").waitFor();
  await submit(page).click();

  await scaleOf(page, { gold: 2, coal: 0 }).waitFor();
  expect(await titlesOf(ada)).toHaveLength(1);
});

test("what a screen can do without costs nobody their words where it cannot be loaded", async () => {
  const { page, mayComplainOf } = await visit({ as: await person("ada"), path: "/log-action" });
  mayComplainOf(/ERR_FAILED/);
  await choose(page, kind);
  await titleOn(page).fill("Carried the shopping up");
  const asked = page.waitForRequest(/TooltipBubble-/);
  await page.route(/assets\/.*\.js/, (route) => route.abort());

  await page.getByRole("link", { name: "Settings" }).hover();
  await asked;
  await page.getByRole("link", { name: "Journal", exact: true }).focus();
  await untilQuiet(page);

  expect(await titleOn(page).inputValue()).toBe("Carried the shopping up");
});

test("what one person was writing, the next on the same device does not see", async () => {
  const [ada, bo] = [await person("ada"), await person("bo")];
  const { page, mayComplainOf } = await visit({ as: ada, path: "/log-action" });
  // News may be asked for just as the session ends.
  mayComplainOf(sessionEnded);
  await choose(page, kind);
  await titleOn(page).fill("Carried the shopping up");
  await page.getByRole("link", { name: "Settings" }).click();
  page.once("dialog", (dialog) => void dialog.accept());
  await page.getByRole("button", { name: "Sign Out" }).click();

  await page.getByRole("textbox", { name: "Email" }).fill(bo.email);
  await page.getByLabel("Password", { exact: true }).fill(bo.password);
  await page.getByRole("button", { name: "Sign In" }).click();
  await page.getByRole("link", { name: "Log Action" }).click();

  await page.getByRole("radio", { name: "I did something" }).waitFor();
  expect(await page.getByRole("radio", { checked: true }).count()).toBe(0);
  expect(await page.evaluate(() => JSON.stringify([localStorage, sessionStorage]))).not.toContain("shopping");
});

function titleOn(page: Page) {
  return page.getByRole("textbox", { name: "What was this event" });
}

async function titlesOf(ada: Person): Promise<(string | null)[]> {
  const { entries } = granted(await restDoor({ as: ada }).actions());
  return entries.map(({ eventTitle }) => eventTitle);
}
