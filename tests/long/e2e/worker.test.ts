import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { serverUrl } from "#tests/support/address.ts";
import { untilQuiet, useBrowser, visit } from "#tests/support/browser.ts";
import { createEmptyDatabase } from "#tests/support/cluster.ts";
import { granted } from "#tests/support/door.ts";
import { startKindling } from "#tests/support/kindling.ts";
import { person } from "#tests/support/people.ts";
import { restDoor } from "#tests/support/restDoor.ts";
import { startProxy, type ProxyMode, type TestProxy } from "#tests/support/testProxy.ts";

useBrowser();

/** Changes the bare page, and so the worker. */
const named = { OPERATOR_NAME: "Ada Lovelace", OPERATOR_ADDRESS: "1 Rue de la Paix", OPERATOR_COUNTRY: "France" };

/** What a browser and Relay say where the server is gone. */
const gone = /ERR_|Failed to load|Failed to fetch|502|cannot be reached/;

describe("without a server", () => {
  const ways: [what: string, mode: ProxyMode][] = [
    ["nothing listens", "nothing"],
    ["a proxy answers 502", "badGateway"],
    ["no answer ever comes", "silence"],
  ];
  test.each(ways)("Kindling starts: %s", async (_what, mode) => {
    const proxy = await startProxy(serverUrl());
    const { page, mayComplainOf } = await visit({ as: await person("ada"), server: proxy.url, worker: true });
    mayComplainOf(gone);
    await untilKept(page);
    await proxy.setMode(mode);

    await page.goto(`${proxy.url}/trends`);

    // Drawn by the client, which the worker kept.
    await page.getByText("Kindling", { exact: true }).first().waitFor();
    expect(await page.evaluate(() => document.scripts.length)).toBeGreaterThan(0);
    expect(await page.evaluate(() => Boolean(navigator.serviceWorker.controller))).toBe(true);
  });

  test.each(["nothing", "badGateway", "offline"] as const)(
    "a visitor sees the landing, and a sign-in says that there is no server: %s",
    async (mode) => {
      const { page, proxy } = await keptAt("/");
      if (mode === "offline") await page.context().setOffline(true);
      else await proxy.setMode(mode);

      await page.goto(`${proxy.url}/trends`);

      await page.getByRole("heading", { name: "Welcome Back" }).waitFor();
      await page.getByRole("textbox", { name: "Email" }).fill("ada@example.org");
      await page.getByLabel("Password", { exact: true }).fill("her secret");
      await page.getByRole("button", { name: "Sign In" }).click();
      await page
        .getByRole("alert")
        .getByText(/^Kindling cannot be reached\./)
        .waitFor();
    },
  );

  test("the help page opens immediately, with the numbers of the country that is chosen", async () => {
    const { page, proxy } = await keptAt("/");
    await proxy.setMode("silence");

    await page.goto(`${proxy.url}/help-now`);

    await page.getByRole("heading", { level: 1 }).waitFor();
    await page.getByLabel("Where are you?").selectOption("France");
    await page.locator('a[href="tel:112"]').waitFor();
  });

  test("a network's sign-in page is shown in place of Kindling", async () => {
    const { page, proxy } = await keptAt("/");
    await proxy.setMode("portal");

    await page.goto(`${proxy.url}/`);

    await page.getByText("Welcome to our hotel").waitFor();
  });

  test("the worker does not handle pages that are not the client's", async () => {
    const { page, proxy } = await keptAt("/");
    await proxy.setMode("badGateway");

    await page.goto(`${proxy.url}/checkout`);

    await page.getByText("502 Bad Gateway").waitFor();
  });
});

test("a page of the network in place of a script is not kept, and the next good network installs the worker", async () => {
  const proxy = await startProxy(serverUrl());
  // The first page loads without this file.
  proxy.replaceAt(/TrendsScreen/);
  const { page, mayComplainOf } = await visit({ server: proxy.url, worker: true });
  mayComplainOf(/bad-precaching-response/);
  const asked = () => proxy.requests.filter((request) => request.includes("TrendsScreen")).length;
  await expect.poll(asked).toBeGreaterThan(0);

  const registered = () => page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length);
  await expect.poll(registered).toBe(0);
  expect(await keptTexts(page)).not.toContain("hotel");

  proxy.replaceAt();
  await page.reload();
  await untilKept(page);
  expect(await keptTexts(page)).toContain("Trends & Insights");
  expect(await keptTexts(page)).not.toContain("hotel");
});

test("a page of the network that an earlier worker kept in place of a script is replaced by the script", async () => {
  const { page, proxy } = await keptAt("/");
  const script = await page.evaluate(async () => {
    const kept = await caches.open("kindling.files");
    const request = (await kept.keys()).find(({ url }) => url.includes("TrendsScreen"));
    if (request) await kept.put(request, new Response("<h1>Welcome to our hotel</h1>"));
    return request?.url;
  });
  expect(script).toBeDefined();
  const databaseUrl = await createEmptyDatabase();
  const renamed = await startKindling({ databaseUrl, env: named });
  proxy.forwardTo(renamed.url);

  await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update());

  await expect.poll(() => keptTexts(page)).toContain("Ada Lovelace");
  expect(await keptTexts(page)).not.toContain("hotel");
  renamed.send("SIGTERM");
  await renamed.ended;
});

describe("a network that hangs", () => {
  test("keeps nobody who is signed in on this device waiting: the frame stands, and then their words", async () => {
    const ada = await person("ada");
    granted(await restDoor({ as: ada }).logAction({}));
    const proxy = await startProxy(serverUrl());
    const { page, mayComplainOf } = await visit({ as: ada, server: proxy.url, worker: true });
    mayComplainOf(gone);
    await untilKept(page);
    await page.clock.runFor(2_000);
    await page.getByRole("img", { name: /^Balance scale: 2 Good Karma/ }).waitFor();
    await proxy.setMode("silence");

    // No request has an answer: the page and all in it are of this device.
    await page.goto(`${proxy.url}/`, { waitUntil: "commit" });
    expect(await page.evaluate(() => document.body.innerHTML)).toContain("Kindling");
    await page.clock.runFor(700);

    await page.getByRole("img", { name: /^Balance scale: 2 Good Karma/ }).waitFor();
  });
});

describe("an operator who", () => {
  test("switches the worker off removes it and its caches, and no other cache", async () => {
    const databaseUrl = await createEmptyDatabase();
    const off = await startKindling({ databaseUrl, env: { OFFLINE: "off" } });
    const { page, proxy } = await keptAt("/");
    await page.evaluate(() => caches.open("somebody else's"));

    proxy.forwardTo(off.url);
    await page.reload();

    await expect
      .poll(() => page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length))
      .toBe(0);
    expect(await page.evaluate(() => caches.keys())).toEqual(["somebody else's"]);
    off.send("SIGTERM");
    await off.ended;
  });

  test("never switched the worker on serves pages that register none", async () => {
    const databaseUrl = await createEmptyDatabase();
    const off = await startKindling({ databaseUrl, env: { OFFLINE: "off" } });
    const { page } = await visit({ server: off.url, worker: true });

    // A page registers it two seconds after its first screen.
    await page.clock.runFor(10_000);
    await untilQuiet(page);

    expect(await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0);
    off.send("SIGTERM");
    await off.ended;
  });

  test("changes the bare page delivers a new worker, which waits for the person's consent or until no other page is open", async () => {
    const databaseUrl = await createEmptyDatabase();
    const renamed = await startKindling({ databaseUrl, env: named });
    const { page, proxy } = await keptAt("/privacy-policy");
    // With one page open, nobody would have to be asked.
    const other = await page.context().newPage();
    await other.goto(`${proxy.url}/terms-conditions`);
    const before = await keptPage(page);
    proxy.forwardTo(renamed.url);

    await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update());
    await expect.poll(() => isWaiting(page)).toBe(true);
    await page.evaluate(() => void document.dispatchEvent(new Event("visibilitychange")));
    for (let asked = 0; asked < 2; asked += 1) await askWaiting(page);
    expect(await keptPages(page), "waits while another page is open").toBe(2);
    await other.close();
    // The person looks at the page again, which is the only one now and has this version already.
    await page.evaluate(() => void document.dispatchEvent(new Event("visibilitychange")));

    await expect.poll(() => keptPages(page)).toBe(1);
    expect(await keptPage(page)).not.toBe(before);
    expect(await keptPage(page)).toContain("Ada Lovelace");
    renamed.send("SIGTERM");
    await renamed.ended;
  });
});

async function keptAt(path: string) {
  const proxy: TestProxy = await startProxy(serverUrl());
  const { page, mayComplainOf } = await visit({ server: proxy.url, worker: true, path });
  mayComplainOf(gone);
  await untilKept(page);
  return { page, proxy };
}

/** Waits until the worker has kept its files and would answer the next page. */
async function untilKept(page: Page): Promise<void> {
  await page.evaluate(async () => void (await navigator.serviceWorker.ready));
  await untilQuiet(page);
}

/** Whether a new worker has kept all its files. The page of the new version is not the last of them. */
function isWaiting(page: Page): Promise<boolean> {
  return page.evaluate(async () => Boolean((await navigator.serviceWorker.getRegistration())?.waiting));
}

/** Waits for an answer of the waiting worker, which comes after its answer to the page's own question. */
function askWaiting(page: Page): Promise<void> {
  return page.evaluate(async () => {
    const registration = await navigator.serviceWorker.getRegistration();
    const { port1, port2 } = new MessageChannel();
    const answered = new Promise((resolve) => port1.addEventListener("message", resolve, { once: true }));
    port1.start();
    registration?.waiting?.postMessage({}, [port2]);
    await answered;
  });
}

function keptPages(page: Page): Promise<number> {
  return page.evaluate(async () => {
    const kept = await caches.open("kindling.files");
    return (await kept.keys()).filter(({ url }) => url.includes("/index.html")).length;
  });
}

function keptPage(page: Page): Promise<string | undefined> {
  return page.evaluate(async () => (await caches.match("/index.html", { ignoreSearch: true }))?.text());
}

/** All that the worker keeps. */
function keptTexts(page: Page): Promise<string> {
  return page.evaluate(async () => {
    const kept = await caches.open("kindling.files");
    const textOf = async (request: Request) => (await kept.match(request))?.text();
    return (await Promise.all((await kept.keys()).map(textOf))).join("\n");
  });
}
