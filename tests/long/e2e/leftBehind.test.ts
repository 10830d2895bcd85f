import { readdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { serverUrl } from "#tests/support/address.ts";
import { peopleLiveIn, person } from "#tests/support/people.ts";
import { newProfile, startOwnBrowser } from "#tests/support/ownBrowser.ts";
import { startProxy } from "#tests/support/testProxy.ts";
import { choose } from "#tests/support/wizardPage.ts";

peopleLiveIn("Europe/Paris");

/** So many phrases at least are typed, into every field for text. */
const wanted = 100;

test("after a sign-out, nothing that was typed is in the files of the browser", async () => {
  const proxy = await startProxy(serverUrl());
  const ada = await person("ada");
  const profile = newProfile();
  const browser = await startOwnBrowser(profile, { url: proxy.url, token: ada.token });
  const { page } = browser;
  const phrases: string[] = [];
  const fields = new Set<string>();

  // Three phrases into each field, of which the last stays.
  const fill = async () => {
    for (const field of await page.locator(typable).all()) {
      if (!(await field.isVisible())) continue;
      fields.add(`${await field.getAttribute("name")}`);
      for (let again = 0; again < 3; again += 1) {
        const phrase = `herring${phrases.length}q`;
        phrases.push(phrase);
        await field.fill(phrase);
      }
    }
  };
  const write = async (path: string, save?: string): Promise<void> => {
    await page.goto(`${proxy.url}${path}`);
    await page.locator(typable).first().waitFor();
    if (path === "/mood") await page.getByRole("radio", { name: "Calm", exact: true }).click();
    await fill();
    if (!save) return;
    const button = page.getByRole("button", { name: save });
    // On a busy machine the store may open too late for one page, which then needs a server.
    if ((await button.getAttribute("aria-disabled")) === "true") return write(path, save);
    await button.click();
    await page
      .getByText(/Mood Saved|Entry Saved|Journal Entry Saved|Saved on this device/)
      .first()
      .waitFor();
  };
  await page.goto(proxy.url);
  await page.evaluate(async () => void (await navigator.serviceWorker.ready));

  // Saved and read again, waiting, and begun.
  for (let round = 0; round < 5; round += 1) {
    await write("/mood", "Save Mood");
    await write("/journal?new=true", "Save Entry");
  }
  await page.goto(`${proxy.url}/journal`);
  await page
    .getByText(phrases.at(-1) ?? "")
    .first()
    .waitFor();
  for (const path of ["/edit-profile", "/user-list"]) await write(path);
  await page.goto(`${proxy.url}/log-action`);
  await choose(page, actionChoices);
  await fill();
  await proxy.setMode("badGateway");
  for (let round = 0; round < 2; round += 1) {
    await write("/mood", "Save Mood");
    await write("/journal?new=true", "Save Entry");
  }
  await write("/mood");
  await write("/journal?new=true");
  expect(phrases.length).toBeGreaterThanOrEqual(wanted);
  await proxy.setMode("server");
  await leave(page, proxy.url);
  await browser.close();

  const found = phrasesIn(profile, phrases);
  expect(found, `of ${phrases.length} phrases in ${[...fields].join(", ")}`).toEqual([]);
  rmSync(profile, { recursive: true, force: true });
});

const typable = "main :is(input[type='text'], input[type='search'], textarea):not([readonly])";

const actionChoices = {
  type: "I did something",
  classification: "Positive",
  intention: "Positive",
  response: "Happy",
  effect: "Great",
} as const;

async function leave(page: Page, url: string): Promise<void> {
  await page.goto(`${url}/settings`);
  page.on("dialog", (dialog) => void dialog.accept());
  await page.getByRole("button", { name: "Sign Out", exact: true }).click();
  const landing = page.getByRole("button", { name: "Sign In" });
  await landing
    .or(page.getByRole("button", { name: "Delete and Sign Out" }))
    .first()
    .waitFor();
  if (!(await landing.isVisible()))
    await page
      .getByRole("button", { name: /Sign Out$/ })
      .last()
      .click();
  await landing.waitFor();
  await expect.poll(() => page.evaluate(async () => (await indexedDB.databases()).length)).toBe(0);
}

/** Looks for each phrase in every byte of every file, in both encodings that browsers write. */
function phrasesIn(folder: string, phrases: readonly string[]): string[] {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((each) => each.isFile());
  return files.flatMap(({ parentPath, name }) => {
    const bytes = readFileSync(join(parentPath, name));
    return phrases
      .filter((phrase) => bytes.includes(phrase, 0, "utf8") || bytes.includes(phrase, 0, "utf16le"))
      .map((phrase) => `${phrase} in ${join(parentPath, name).slice(folder.length)}`);
  });
}
