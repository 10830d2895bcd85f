import { relative } from "node:path";
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { root } from "#server/base/root.ts";
import { serverUrl, testedDatabase } from "#tests/support/address.ts";
import { untilQuiet, useBrowser, visit } from "#tests/support/browser.ts";
import { granted } from "#tests/support/door.ts";
import { startKindling } from "#tests/support/kindling.ts";
import { makeOtherBuild } from "#tests/support/otherBuild.ts";
import { person } from "#tests/support/people.ts";
import { restDoor } from "#tests/support/restDoor.ts";
import { startProxy } from "#tests/support/testProxy.ts";
import { until } from "#tests/support/until.ts";

useBrowser();

test("a build that is swapped while no server answers, forth and back, loses nothing", async () => {
  const build = makeOtherBuild();
  const databaseUrl = testedDatabase() ?? "";
  const env = { KINDLING_CLIENT_DIR: relative(root, build.folder) };
  const other = await startKindling({ databaseUrl, env });
  const proxy = await startProxy(serverUrl());
  const ada = await person("ada");
  const { page, mayComplainOf } = await visit({ as: ada, server: proxy.url, worker: true });
  mayComplainOf(/ERR_|Failed to (?:load|fetch|decode)|OTS parsing|502|cannot be reached/);
  const notes: string[] = [];

  for (const next of [other.url, serverUrl()]) {
    const before = await buildOf(page);
    await untilKept(page, before);
    await proxy.setMode("nothing");
    await page.goto(`${proxy.url}/mood`);
    expect(await buildOf(page), "starts from its own worker").toBe(before);
    await saveMood(page, `Before ${next}.`);
    notes.unshift(`Before ${next}.`);
    proxy.forwardTo(next);
    await proxy.setMode("server");

    // The page of the build before sends what waits: newer and older servers know its documents.
    await page.evaluate(() => void window.dispatchEvent(new Event("online")));
    await expect
      .poll(async () => granted(await restDoor({ as: ada }).moods()).entries.map(({ note }) => note))
      .toEqual(notes);
    // A server that takes long is not waited for: then the worker gives its own page.
    await until("the page to come from the server", async () => {
      await page.goto(`${proxy.url}/`);
      await page.getByRole("link", { name: "Settings" }).waitFor();
      return (await buildOf(page)) !== before;
    });
  }

  other.send("SIGTERM");
  await other.ended;
  build.remove();
});

/** The first script of the page, which has the build's hash in its name. The page adds it once it has been painted. */
async function buildOf(page: Page): Promise<string> {
  const script = page.locator('script[type="module"][src*="/main-"]');
  await script.waitFor({ state: "attached" });
  return (await script.getAttribute("src")) ?? "";
}

/** Waits until the worker of this build has taken over with all its files. */
async function untilKept(page: Page, build: string): Promise<void> {
  await page.evaluate(async () => void (await navigator.serviceWorker.ready));
  const stateOf = () =>
    page.evaluate(async (file) => {
      const registration = await navigator.serviceWorker.getRegistration();
      if (registration?.installing) return "fetches its files";
      if (registration?.waiting) return "waits for other pages to close";
      return (await caches.match(file)) ? "has taken over" : "lacks a file";
    }, build);

  await until("the worker of this build to take over", async () => {
    const state = await stateOf();
    // A worker that could not fetch a file tries again when it is looked for.
    if (state === "lacks a file")
      await page.evaluate(async () => void (await (await navigator.serviceWorker.getRegistration())?.update()));
    return state === "has taken over";
  });
  await untilQuiet(page);
}

async function saveMood(page: Page, words: string): Promise<void> {
  await page.getByRole("radio", { name: "Calm", exact: true }).click();
  await page.getByRole("textbox", { name: "Journal note" }).fill(words);
  await page.getByRole("button", { name: "Save Mood" }).click();
  await page.getByRole("status").getByText("Saved on this device").waitFor();
}
