import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { testedDatabase } from "#tests/support/address.ts";
import { useBrowser, visit } from "#tests/support/browser.ts";
import { startKindling } from "#tests/support/kindling.ts";
import { person } from "#tests/support/people.ts";
import { planOf, saveThroughCuts } from "#tests/support/throughCuts.ts";

useBrowser();

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

test("a note that was begun is still offered after a reload, and what is held stays where other tabs see it", async () => {
  const { page } = await visit({ as: await person("ada") });
  await page.getByRole("button", { name: "Happy" }).click();
  await page.getByRole("button", { name: "Add a note" }).click();
  await note(page).fill("The lift came at once.");
  await page.getByRole("button", { name: "Cancel" }).click();
  await page.getByRole("button", { name: "Sad" }).click();

  expect(await page.evaluate(namesStored, "mood-note.")).toEqual([]);
  expect(await page.evaluate(namesStored, "held.")).toHaveLength(1);
  await page.reload();

  await page.getByRole("button", { name: "Continue" }).click();
  expect(await note(page).inputValue()).toBe("The lift came at once.");
});

/** The drafts in the browser's own storage whose keys hold this. Runs in the page. */
function namesStored(part: string): string[] {
  return Object.keys(localStorage).filter((name) => name.includes(`.${part}`));
}

function note(page: Page) {
  return page.getByRole("textbox", { name: "Journal note" });
}
