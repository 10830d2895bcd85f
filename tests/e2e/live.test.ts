import type { BrowserContext, Page } from "playwright-core";
import { afterEach, expect, test, vi } from "vitest";
import { connect, requested } from "#tests/support/acquaintances.ts";
import { listensAt } from "#tests/support/address.ts";
import { streamsOf, useBrowser, visit } from "#tests/support/browser.ts";
import { createEmptyDatabase } from "#tests/support/cluster.ts";
import { granted } from "#tests/support/door.ts";
import { startKindling, type Kindling } from "#tests/support/kindling.ts";
import { person } from "#tests/support/people.ts";
import { peopleDoors } from "#tests/support/peopleDoors.ts";
import { restDoor } from "#tests/support/restDoor.ts";

useBrowser();

const [, rest] = peopleDoors;
const running: Kindling[] = [];

afterEach(async () => {
  listensAt(undefined);
  for (const kindling of running.splice(0)) {
    kindling.send("SIGKILL");
    await kindling.ended;
  }
});

test("two tabs of a browser hear over one stream; where the one that has it is closed, the other takes over", async () => {
  const ada = await person("ada");
  const { page: first, context } = await visit({ as: ada, path: "/settings" });
  const listening = () => listeningIn(context);
  await expect.poll(listening).toHaveLength(1);
  const second = await context.newPage();
  await second.goto("/journal");
  await expect.poll(listening).toEqual(["/journal"]);

  await requested(await person("bo"), ada);
  for (const page of [first, second]) await bellSays(page, 1);
  expect(listening()).toEqual(["/journal"]);

  await second.close();
  await expect.poll(listening).toEqual(["/settings"]);
  await requested(await person("cy"), ada);
  await bellSays(first, 2);
});

test("a tab that is hidden hands its stream over to one that is not, and hears over that", async () => {
  const ada = await person("ada");
  const { page: first, context } = await visit({ as: ada, path: "/settings" });
  const listening = () => listeningIn(context);
  await expect.poll(listening).toEqual(["/settings"]);
  const second = await context.newPage();
  await second.goto("/journal");
  await expect.poll(listening).toEqual(["/journal"]);

  await turnAway(second);

  await expect.poll(listening).toEqual(["/settings"]);
  await requested(await person("bo"), ada);
  for (const page of [first, second]) await bellSays(page, 1);
});

test("after the server was started again a page hears of what came meanwhile, and of what comes then", async () => {
  const databaseUrl = await createEmptyDatabase();
  const server = await started({ databaseUrl });
  const [ada, bo] = [await person("ada"), await person("bo")];
  await connect(ada, bo);
  const { page, context, mayComplainOf } = await visit({ as: ada, path: "/karma-exchange" });
  mayComplainOf(/ERR_CONNECTION_REFUSED|ERR_INCOMPLETE_CHUNKED|503|ERR_EMPTY_RESPONSE|ERR_CONNECTION_RESET/);
  const listening = () => listeningIn(context);
  await page.getByText("No messages yet").waitFor();
  await expect.poll(listening).toHaveLength(1);

  server.send("SIGTERM");
  expect((await server.ended).code).toBe(0);
  await expect.poll(listening).toHaveLength(0);
  const other = await startKindling({ databaseUrl });
  running.push(other);
  listensAt(other.url);
  granted(await rest.open(bo).send({ recipientId: ada.id, message: "Sent meanwhile" }));
  await started({ databaseUrl, port: Number(new URL(server.url).port) });

  const dialog = page.getByRole("dialog", { name: "New Karma Message(s)!" });
  await dialog.getByText("Sent meanwhile").waitFor({ timeout: 60_000 });
  granted(await rest.open(bo).send({ recipientId: ada.id, message: "Sent now" }));
  await dialog.getByText("Sent now").waitFor();
  expect(await dialog.getByRole("listitem").count()).toBe(2);
});

test("a message is announced where it does not show by itself", async () => {
  const [ada, bo] = [await person("ada"), await person("bo")];
  await connect(ada, bo);
  const { page, context } = await visit({ as: ada, path: "/settings" });
  await expect.poll(() => listeningIn(context)).toHaveLength(1);

  granted(await rest.open(bo).send({ recipientId: ada.id }));

  await page.getByRole("status").getByText("New Karma Message(s)!").waitFor();
  await bellSays(page, 1);
});

test("with Karma Messages switched off the bell counts, and nothing else is said", async () => {
  const [ada, bo] = [await person("ada"), await person("bo")];
  await connect(ada, bo);
  granted(await restDoor({ as: ada }).changeSetting("karmaMessages", false));
  const { page, context, asked } = await visit({ as: ada, path: "/karma-exchange" });
  await expect.poll(() => listeningIn(context)).toHaveLength(1);
  const list = page.getByRole("list", { name: "Recent Exchanges" });

  granted(await rest.open(bo).send({ recipientId: ada.id, message: "Well done!" }));
  await list.getByText("Well done!").waitFor();
  await bellSays(page, 1);
  await page.getByRole("link", { name: "Settings" }).click();
  await page.getByRole("heading", { name: "Settings" }).waitFor();
  granted(await rest.open(bo).send({ recipientId: ada.id, message: "Once more!" }));
  await bellSays(page, 2);

  expect(await page.getByRole("dialog").count()).toBe(0);
  expect(await page.getByText("New Karma Message(s)!").count()).toBe(0);
  expect(asked.filter((name) => name === "shellQuery")).toHaveLength(1);
});

test("whoever signs out hears no more, and nothing complains", async () => {
  const { page, context } = await visit({ as: await person("ada"), path: "/settings" });
  const listening = () => listeningIn(context);
  await expect.poll(listening).toHaveLength(1);

  page.once("dialog", (dialog) => void dialog.accept());
  await page.getByRole("button", { name: "Sign Out" }).click();
  await page.getByRole("textbox", { name: "Email" }).waitFor();

  await expect.poll(listening, { timeout: 30_000 }).toHaveLength(0);
  expect(await page.getByText(/expired/).count()).toBe(0);
});

/** The addresses of a browser's pages that have a stream open, each as often as it has. */
function listeningIn(context: BrowserContext): string[] {
  return context.pages().flatMap((page) => streamsOf(page).map(() => new URL(page.url()).pathname));
}

async function bellSays(page: Page, count: number): Promise<void> {
  await page.getByRole("button", { name: `Notifications, ${count}` }).waitFor();
}

/** As when somebody turns to another tab, which browsers do not do to a page that a program drives. */
async function turnAway(page: Page): Promise<void> {
  await page.evaluate(() => {
    Object.defineProperty(document, "visibilityState", { configurable: true, get: () => "hidden" });
    document.dispatchEvent(new Event("visibilitychange"));
  });
}

async function started(circumstances: Parameters<typeof startKindling>[0]): Promise<Kindling> {
  const kindling = await startKindling(circumstances);
  running.push(kindling);
  listensAt(kindling.url, circumstances.databaseUrl);
  return kindling;
}

vi.setConfig({ hookTimeout: 120_000 });
