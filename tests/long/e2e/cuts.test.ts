import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { testedDatabase } from "#tests/support/address.ts";
import { useBrowser, visit } from "#tests/support/browser.ts";
import { granted } from "#tests/support/door.ts";
import { startKindling } from "#tests/support/kindling.ts";
import { person } from "#tests/support/people.ts";
import { restDoor } from "#tests/support/restDoor.ts";
import { planOf, saveThroughCuts } from "#tests/support/throughCuts.ts";

useBrowser();

// `npm run bench -- offline` does the same with more saves.

const seed = Date.now() % 1_000_000;

test(`100 saves while network, server, tab and browser are cut 10 times: none lost, none twice, each at its time (seed ${seed})`, async () => {
  const databaseUrl = testedDatabase() ?? "";
  let running = await startKindling({ databaseUrl });
  const port = Number(new URL(running.url).port);
  const server = {
    url: running.url,
    kill: async () => {
      running.send("SIGKILL");
      await running.ended;
    },
    start: async () => void (running = await startKindling({ databaseUrl, port })),
  };
  const ada = await person("ada");

  const { lost, onlyTyped, doubled, atOtherTimes, cut } = await saveThroughCuts(
    server,
    ada.token,
    planOf(100, 10, seed),
  );

  expect({ lost, doubled, atOtherTimes }).toEqual({ lost: [], doubled: [], atOtherTimes: [] });
  expect(onlyTyped.length, "words typed as a tab or the browser ended").toBeLessThanOrEqual(cut.tab + cut.browser);
  expect(Object.values(cut).every((times) => times > 0)).toBe(true);
  await server.kill();
});

test("a draft that a killed browser brings back is dropped if its entry is saved, and new words are another entry", async () => {
  const ada = await person("ada");
  const { page, context } = await visit({ as: ada });
  await context.addInitScript(watchTyping);
  await page.goto(addressOf(page, "/mood"));
  await saveMood(page, "Soup with Priya.");
  await page.waitForURL((url) => url.pathname === "/");

  await bringBack(page, -1);
  await page.goto(addressOf(page, "/mood"));

  expect(await note(page).inputValue()).toBe("");
  await saveMood(page, "Rain all day.");
  await page.waitForURL((url) => url.pathname === "/");
  const { entries } = granted(await restDoor({ as: ada }).moods());
  expect(entries.map((mood) => mood.note)).toEqual(["Rain all day.", "Soup with Priya."]);
});

test("an older text that a killed browser brings back does not replace the newer draft", async () => {
  const ada = await person("ada");
  const { page, context } = await visit({ as: ada });
  await context.addInitScript(watchTyping);
  await page.goto(addressOf(page, "/mood"));
  await note(page).fill("Soup.");
  await note(page).fill("Soup with Priya.");
  await expect
    .poll(() => page.evaluate(() => Object.keys(localStorage).some((name) => name.endsWith(".mood"))))
    .toBe(false);

  await bringBack(page, 0);
  await page.goto(addressOf(page, "/mood"));

  expect(await note(page).inputValue()).toBe("Soup with Priya.");
});

test("a note that was begun is still offered after its draft has moved, and what is held stays where other tabs see it", async () => {
  const { page } = await visit({ as: await person("ada") });
  await page.getByRole("button", { name: "Happy" }).click();
  await page.getByRole("button", { name: "Add a note" }).click();
  await note(page).fill("The lift came at once.");
  await page.getByRole("button", { name: "Cancel" }).click();
  await page.getByRole("button", { name: "Sad" }).click();

  await expect.poll(() => page.evaluate(namesStored, "mood-note.")).toEqual([]);
  expect(await page.evaluate(namesStored, "held.")).toHaveLength(1);
  await page.reload();

  await page.getByRole("button", { name: "Continue" }).click();
  expect(await note(page).inputValue()).toBe("The lift came at once.");
});

/** The drafts in the browser's own storage whose keys hold this. Runs in the page. */
function namesStored(part: string): string[] {
  return Object.keys(localStorage).filter((name) => name.includes(`.${part}`));
}

declare global {
  interface Window {
    /** The drafts that were written to the browser's storage, as they stood there. */
    typedDrafts: [name: string, text: string][];
  }
}

/** Runs in each page before its own scripts. */
function watchTyping(): void {
  // oxlint-disable-next-line typescript/unbound-method -- it is replaced on its prototype, and called with `this`
  const { setItem } = Storage.prototype;
  window.typedDrafts = [];
  Storage.prototype.setItem = function (this: Storage, name, text) {
    if (name.endsWith(".mood") && text.startsWith("s ")) window.typedDrafts.push([name, text]);
    setItem.call(this, name, text);
  };
}

/** What a killed browser does: it forgets the last seconds of its storage. */
async function bringBack(page: Page, which: number): Promise<void> {
  await page.evaluate((index) => {
    const [name = "", text = ""] = window.typedDrafts.at(index) ?? [];
    if (!text) throw new Error("Nothing was typed.");
    localStorage.setItem(name, text);
  }, which);
}

async function saveMood(page: Page, words: string): Promise<void> {
  await page.getByRole("radio", { name: "Calm", exact: true }).click();
  await note(page).fill(words);
  await page.getByRole("button", { name: "Save Mood" }).click();
}

function note(page: Page) {
  return page.getByRole("textbox", { name: "Journal note" });
}

function addressOf(page: Page, path: string): string {
  return new URL(path, page.url()).href;
}
