import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { serverUrl } from "#tests/support/address.ts";
import { expectForEverybody, useBrowser, visit } from "#tests/support/browser.ts";
import { granted } from "#tests/support/door.ts";
import { person } from "#tests/support/people.ts";
import { restDoor } from "#tests/support/restDoor.ts";
import { storedSizes } from "#tests/support/storeInBrowser.ts";
import { startProxy } from "#tests/support/testProxy.ts";

useBrowser();

/** What a browser and Relay say where the server is gone. */
const gone = /ERR_|Failed to (?:load|fetch|decode)|OTS parsing|502|cannot be reached/;

test("an edit without a server survives a closed page, and a person resolves a conflict by keyboard", async () => {
  const ada = await person("ada");
  const door = restDoor({ as: ada });
  const { id } = granted(await door.saveMood({ value: "sad", note: "Tea at noon." }));
  const proxy = await startProxy(serverUrl());
  const { page, context, mayComplainOf } = await visit({ as: ada, server: proxy.url, path: "/", worker: true });
  mayComplainOf(gone);
  await page.evaluate(async () => void (await navigator.serviceWorker.ready));
  await page.goto(`${proxy.url}/journal`);
  await page.getByText("Tea at noon.").waitFor();
  // What was read is stored a second later.
  await expect.poll(async () => (await storedSizes(page, "answers")).length).toBeGreaterThan(2);
  await proxy.setMode("nothing");

  await changeNote(page, "Tea at four.");
  await page.getByRole("status").getByText("Saved on this device").waitFor();
  await page.getByText("Waiting", { exact: true }).waitFor();
  await page.close();
  granted(await door.editMood(id, { note: "Tea with Ines." }));

  const again = await context.newPage();
  await again.goto(`${proxy.url}/journal`);
  await again.getByText("Tea at four.").waitFor();
  await again.getByText("Waiting", { exact: true }).waitFor();
  await proxy.setMode("server");
  await again.getByRole("link", { name: /^Not sent yet/ }).click();
  await expect
    .poll(async () => {
      await again.evaluate(() => void window.dispatchEvent(new Event("online")));
      return again.locator("body").innerText();
    })
    .toContain("Compare");
  await again.getByRole("button", { name: "Compare Tea at four." }).press("Enter");
  await again.getByRole("article", { name: "Other device" }).getByText("Tea with Ines.").waitFor();
  await expectForEverybody(again);
  for (let presses = 0; presses < 5; presses += 1) {
    await again.keyboard.press("Tab");
    if (
      await again.getByRole("button", { name: "Use this one" }).evaluate((button) => button === document.activeElement)
    )
      break;
  }
  await again.keyboard.press("Enter");

  await again.getByText("Everything has been sent").waitFor();
  expect(granted(await door.mood(id))).toMatchObject({ note: "Tea at four.", version: "3" });
});

async function changeNote(page: Page, note: string): Promise<void> {
  await page.getByRole("button", { name: /^Options/ }).click();
  await page.getByRole("menuitem", { name: "Edit" }).click();
  await page.getByRole("textbox", { name: "Journal note" }).fill(note);
  await page.getByRole("button", { name: "Save Changes" }).click();
}
