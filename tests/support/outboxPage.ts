import type { BrowserContext, Page } from "playwright-core";
import { expect } from "vitest";
import { serverUrl } from "./address.ts";
import { visit } from "./browser.ts";
import { granted } from "./door.ts";
import { person, type Person } from "./people.ts";
import { bearer, sendRequest } from "./requests.ts";
import { restDoor } from "./restDoor.ts";
import { storedSizes } from "./storeInBrowser.ts";
import { startProxy, type ProxyMode, type TestProxy } from "./testProxy.ts";

/** What a browser and Relay say where the server is gone. */
const gone = /ERR_|Failed to (?:load|fetch|decode)|OTS parsing|502|cannot be reached/;

/** What a server that is gone may look like. The gate takes the first. */
export const waysToBeGone: readonly [what: string, mode: ProxyMode][] = [
  ["nothing listens, and the browser believes it is online", "nothing"],
  ["a proxy answers 502", "badGateway"],
  ["a network answers 200 with its own page", "portal"],
];

/** Saves a mood without a server, finds it on the device, and sends it. It has the time of its save. */
export async function saveAndSendLater(mode: ProxyMode): Promise<void> {
  const { ada, page, proxy } = await opened("/mood");
  await proxy.setMode(mode);
  const before = await timeIn(page);
  await saveMood(page, "Calm", "Soup with Priya.");
  const after = await timeIn(page);
  expect(await page.evaluate(() => navigator.onLine)).toBe(true);
  expect(await storedDraft(page)).not.toContain("Priya");
  await waitingLink(page).click();
  await page.getByRole("heading", { name: "Calm" }).waitFor();
  await page.getByText("Soup with Priya.").waitFor();
  expect(await moodsOf(ada)).toEqual([]);

  await proxy.setMode("server");
  await page.getByRole("button", { name: "Send now" }).click();

  await page.getByText("Everything has been sent").waitFor();
  const [mood, ...others] = await moodsOf(ada);
  expect(others).toEqual([]);
  expect(mood?.note).toBe("Soup with Priya.");
  const at = Date.parse(mood?.occurredAt ?? "");
  expect(at).toBeGreaterThanOrEqual(before);
  expect(at).toBeLessThanOrEqual(after);
}

/** Opens a page whose files the worker keeps, as on every visit but the first. `before` runs before the page's own scripts. */
export async function opened(path: string, before?: () => unknown) {
  const proxy = await startProxy(serverUrl());
  const ada = await person("ada");
  const { page, context, mayComplainOf } = await visit({ as: ada, server: proxy.url, path: "/", worker: true });
  mayComplainOf(gone);
  if (before) await context.addInitScript(before);
  await page.evaluate(async () => void (await navigator.serviceWorker.ready));
  // What was read is stored a second later: home and its frame.
  await expect.poll(async () => (await storedSizes(page, "answers")).length).toBeGreaterThan(1);
  await page.goto(`${proxy.url}${path}`);
  await page.getByRole("link", { name: "Settings" }).waitFor();
  return { ada, page, proxy, context, mayComplainOf };
}

/** The time on the device. */
function timeIn(page: Page): Promise<number> {
  return page.evaluate(() => Date.now());
}

export function note(page: Page) {
  return page.getByRole("textbox", { name: "Journal note" });
}

export async function saveMood(page: Page, mood: string, words: string): Promise<void> {
  await pressSave(page, mood, words);
  await toast(page);
}

export async function pressSave(page: Page, mood: string, words: string): Promise<void> {
  await page.getByRole("radio", { name: mood, exact: true }).click();
  await note(page).fill(words);
  await page.getByRole("button", { name: "Save Mood" }).click();
}

export async function toast(page: Page): Promise<void> {
  await page.getByRole("status").getByText("Saved on this device").waitFor();
}

export function waitingLink(page: Page) {
  return page.getByRole("link", { name: /^Not sent yet/ });
}

/** What stands where any program on the device could read it. */
export function storedDraft(page: Page): Promise<string> {
  return page.evaluate(() => JSON.stringify([localStorage, sessionStorage]));
}

export async function signIn(context: BrowserContext, proxy: TestProxy, somebody: Person): Promise<void> {
  await context.clearCookies();
  await context.addCookies([
    { name: "kindling", value: somebody.token, url: proxy.url, httpOnly: true, sameSite: "Lax" },
  ]);
}

export async function moodsOf(somebody: Person) {
  return granted(await restDoor({ as: somebody }).moods()).entries;
}

export async function entriesOf(somebody: Person): Promise<unknown[]> {
  const { json } = await sendRequest("GET", "/api/journal", { headers: bearer(somebody) });
  return json as unknown[];
}
