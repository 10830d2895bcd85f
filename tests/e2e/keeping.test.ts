import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { operationIn, scaleOf, sessionEnded, untilQuiet, useBrowser, visit } from "#tests/support/browser.ts";
import { granted } from "#tests/support/door.ts";
import { person, type Person } from "#tests/support/people.ts";
import { restDoor } from "#tests/support/restDoor.ts";
import { untilDraftStored } from "#tests/support/storeInBrowser.ts";
import { answers, changer, choose, submit } from "#tests/support/wizardPage.ts";

useBrowser();

const kind = {
  type: "I did something",
  classification: "Positive",
  intention: "Positive",
  response: "Happy",
  effect: "Great",
} as const;

test("typed text survives a reload, and is deleted once the entry is saved", async () => {
  const ada = await person("ada");
  const { page } = await visit({ as: ada, path: "/log-action", motion: true });
  await choose(page, kind);
  // So long that the size of the draft tells whether it has the title: with the choices alone it takes 330 bytes.
  const title = "Carried the shopping up. ".repeat(8).trim();
  await titleOn(page).fill(title);
  await untilDraftStored(page, 450);

  await page.reload();
  await changer(page, "How did you respond to this?").waitFor();
  expect(await answers(page)).toEqual(["I did something", "Positive", "Positive", "Happy", "Great"]);
  expect(await titleOn(page).inputValue()).toBe(title);
  await submit(page).click();
  await scaleOf(page, { gold: 2, coal: 0 }).waitFor();

  await page.getByRole("link", { name: "Log Action" }).click();
  await page.getByRole("radio", { name: "I did something" }).waitFor();
  expect(await page.getByRole("radio", { checked: true }).count()).toBe(0);
  expect(await titlesOf(ada)).toEqual([title]);
});

test("a double click logs one action", async () => {
  const ada = await person("ada");
  const { page } = await visit({ as: ada, path: "/log-action" });
  await choose(page, kind);

  await submit(page).dblclick();

  await scaleOf(page, { gold: 2, coal: 0 }).waitFor();
  expect(await titlesOf(ada)).toHaveLength(1);
});

test("without a connection an action is stored on the device with every word, and sent when the connection is back", async () => {
  const ada = await person("ada");
  const { page, context, mayComplainOf } = await visit({ as: ada, path: "/log-action" });
  mayComplainOf(/ERR_INTERNET_DISCONNECTED|cannot be reached/);
  await choose(page, kind);
  await titleOn(page).fill("Carried the shopping up");

  await context.setOffline(true);
  await submit(page).click();
  await page.getByRole("status").getByText("Saved on this device").waitFor();
  await page.getByRole("link", { name: "Not sent yet, 1" }).waitFor();
  expect(await titlesOf(ada)).toEqual([]);

  await context.setOffline(false);
  await expect.poll(() => titlesOf(ada)).toEqual(["Carried the shopping up"]);
});

test("what waits is sent although the code that sends it failed to load before", async () => {
  const ada = await person("ada");
  const { page, context, mayComplainOf } = await visit({ as: ada, path: "/terms" });
  mayComplainOf(/ERR_FAILED|ERR_INTERNET_DISCONNECTED|cannot be reached/);
  let isCut = true;
  await page.route(/assets\/sendItem-/, (route) => (isCut ? route.abort() : route.fallback()));
  await page.route("**/graphql", (route) =>
    isCut && operationIn(route.request()) === "saveEntryActionMutation" ? route.abort() : route.fallback(),
  );
  await page.goto("/log-action");
  await choose(page, kind);
  const failed = page.waitForEvent("requestfailed", (request) => request.url().includes("/sendItem-"));
  await submit(page).click();
  await page.getByRole("link", { name: "Not sent yet, 1" }).waitFor();
  await failed;

  isCut = false;
  await context.setOffline(true);
  await context.setOffline(false);
  await scaleOf(page, { gold: 2, coal: 0 }).waitFor();
  await expect.poll(() => page.getByRole("link", { name: /^Not sent yet/ }).count()).toBe(0);
  expect(await titlesOf(ada)).toHaveLength(1);
});

test("a save whose response was lost does not add a second coin", async () => {
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
  await page.getByRole("status").getByText("Saved on this device").waitFor();

  await scaleOf(page, { gold: 2, coal: 0 }).waitFor();
  await expect.poll(() => page.getByRole("link", { name: /^Not sent yet/ }).count()).toBe(0);
  expect(await titlesOf(ada)).toHaveLength(1);
});

test("an optional part that fails to load loses no typed text", async () => {
  const { page, mayComplainOf } = await visit({ as: await person("ada"), path: "/log-action" });
  mayComplainOf(/ERR_FAILED/);
  await choose(page, kind);
  await titleOn(page).fill("Carried the shopping up");
  const requested = page.waitForRequest(/TooltipBubble-/);
  await page.route(/assets\/.*\.js/, (route) => route.abort());

  await page.getByRole("link", { name: "Settings" }).hover();
  await requested;
  await page.getByRole("link", { name: "Journal", exact: true }).focus();
  await untilQuiet(page);

  expect(await titleOn(page).inputValue()).toBe("Carried the shopping up");
});

test("the next person on a device does not see the previous one's drafts", async () => {
  const [ada, bo] = [await person("ada"), await person("bo")];
  const { page, mayComplainOf } = await visit({ as: ada, path: "/log-action" });
  // A news request may run just as the session ends.
  mayComplainOf(sessionEnded);
  await choose(page, kind);
  await titleOn(page).fill("Carried the shopping up");
  await page.getByRole("link", { name: "Settings" }).click();
  page.once("dialog", (dialog) => void dialog.accept());
  await page.getByRole("button", { name: "Sign Out", exact: true }).click();

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
