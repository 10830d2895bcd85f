import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { connect, sendConnectionRequest } from "#tests/support/relations.ts";
import { listeningIn, useBrowser, visit } from "#tests/support/browser.ts";
import { granted } from "#tests/support/door.ts";
import { person } from "#tests/support/people.ts";
import { peopleDoors } from "#tests/support/peopleDoors.ts";
import { restDoor } from "#tests/support/restDoor.ts";

useBrowser();

const [, rest] = peopleDoors;
test("two tabs of a browser share one live stream, and when its tab closes, the other tab opens one", async () => {
  const ada = await person("ada");
  const { page: first, context } = await visit({ as: ada, path: "/settings" });
  const listening = () => listeningIn(context);
  await expect.poll(listening).toHaveLength(1);
  const second = await context.newPage();
  await second.goto("/journal");
  await expect.poll(listening).toEqual(["/journal"]);

  await sendConnectionRequest(await person("bo"), ada);
  for (const page of [first, second]) await bellSays(page, 1);
  expect(listening()).toEqual(["/journal"]);

  await second.close();
  await expect.poll(listening).toEqual(["/settings"]);
  await sendConnectionRequest(await person("cy"), ada);
  await bellSays(first, 2);
});

test("a hidden tab gives its live stream to a visible tab, and still gets news through it", async () => {
  const ada = await person("ada");
  const { page: first, context } = await visit({ as: ada, path: "/settings" });
  const listening = () => listeningIn(context);
  await expect.poll(listening).toEqual(["/settings"]);
  const second = await context.newPage();
  await second.goto("/journal");
  await expect.poll(listening).toEqual(["/journal"]);

  await turnAway(second);

  await expect.poll(listening).toEqual(["/settings"]);
  await sendConnectionRequest(await person("bo"), ada);
  for (const page of [first, second]) await bellSays(page, 1);
});

test("a message is announced on screens that do not list it", async () => {
  const [ada, bo] = [await person("ada"), await person("bo")];
  await connect(ada, bo);
  const { page, context } = await visit({ as: ada, path: "/settings" });
  await expect.poll(() => listeningIn(context)).toHaveLength(1);

  granted(await rest.open(bo).send({ recipientId: ada.id }));

  await page.getByRole("status").getByText("New Karma Message(s)!").waitFor();
  await bellSays(page, 1);
});

test("with Karma Messages switched off, the bell counts a message and nothing announces it", async () => {
  const [ada, bo] = [await person("ada"), await person("bo")];
  await connect(ada, bo);
  granted(await restDoor({ as: ada }).changeSetting("karmaMessages", false));
  const { page, context, operations } = await visit({ as: ada, path: "/karma-exchange" });
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
  expect(operations.filter((name) => name === "shellQuery")).toHaveLength(1);
});

test("signing out ends the live stream without an error", async () => {
  const { page, context } = await visit({ as: await person("ada"), path: "/settings" });
  const listening = () => listeningIn(context);
  await expect.poll(listening).toHaveLength(1);

  page.once("dialog", (dialog) => void dialog.accept());
  await page.getByRole("button", { name: "Sign Out", exact: true }).click();
  await page.getByRole("textbox", { name: "Email" }).waitFor();

  await expect.poll(listening).toHaveLength(0);
  expect(await page.getByText(/expired/).count()).toBe(0);
});

async function bellSays(page: Page, count: number): Promise<void> {
  await page.getByRole("button", { name: `Notifications, ${count}` }).waitFor();
}

/** Hides a page as if the person had switched tabs, which automated browsers do not do. */
async function turnAway(page: Page): Promise<void> {
  await page.evaluate(() => {
    Object.defineProperty(document, "visibilityState", { configurable: true, get: () => "hidden" });
    document.dispatchEvent(new Event("visibilitychange"));
  });
}
