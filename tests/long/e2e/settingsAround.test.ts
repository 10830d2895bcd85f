import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { expectForEverybody, isStream, useBrowser, visit } from "#tests/support/browser.ts";
import { granted } from "#tests/support/door.ts";
import { person, signedInAgain } from "#tests/support/people.ts";
import { restDoor } from "#tests/support/restDoor.ts";
import { press, settings, toast } from "#tests/support/settingsPage.ts";

useBrowser();

test("settings and their dialogs are accessible, by day and by night", async () => {
  const ada = await person("ada");
  await signedInAgain(ada);
  const { page } = await visit({ as: ada, path: "/settings" });
  await settings(page);
  await expectForEverybody(page);

  for (const [row, there] of [
    ["Change Password", "Current password"],
    ["Time Zone", "Your days follow the time in"],
  ] as const) {
    await press(page, row);
    await page.getByLabel(there, { exact: true }).first().waitFor();
    await expectForEverybody(page);
    await page.keyboard.press("Escape");
    await page.getByRole("dialog").waitFor({ state: "hidden" });
  }
  await press(page, "Signed-in Devices");
  await page.getByText("This device", { exact: true }).waitFor();
  await expectForEverybody(page);
});

test("Manage My Subscription opens the portal, which is simulated without Stripe", async () => {
  const ada = await person("ada");
  const { page } = await visit({ as: ada, path: "/settings" });

  await press(page, "Manage My Subscription");

  await page.waitForURL(/\/checkout\?/);
  await page.getByText("this page is a sandbox").waitFor();
  expect(new URL(page.url()).searchParams.get("email")).toBe(ada.email);

  await page.getByRole("link", { name: "Back to Settings" }).click();
  await page.getByRole("heading", { name: "Settings", exact: true }).waitFor();
});

test("a reset in one browser empties another at its next response, including drafts", async () => {
  const ada = await person("ada");
  granted(await restDoor({ as: ada, zone: "Europe/Paris" }).logAction({ eventTitle: "Fed the heron" }));
  const { page } = await visit({ as: ada, path: "/settings" });
  const other = await visit({ as: await signedInAgain(ada), path: "/journal" });
  await other.page.getByText("Fed the heron").waitFor();
  // Block its news, which would be a response before the expected one.
  await other.page.route("**/graphql", (route) => (isStream(route.request()) ? undefined : route.fallback()));
  await other.page.goto("/mood");
  await other.page.getByRole("radio", { name: "Calm" }).click();
  await other.page.getByLabel("Journal note").fill("Begun before the reset");

  await confirmWith(ada.password, page, "Reset Progress");
  await toast(page, "Progress Reset");
  await other.page.getByRole("button", { name: "Save Mood" }).click();

  await toast(other.page, "You reset your progress on another device, so it was cleared here too.");
  await other.page.getByRole("heading", { name: "How are you feeling?" }).first().waitFor();
  expect(await other.page.getByLabel("Journal note").inputValue()).toBe("");
  expect(await other.page.evaluate(() => JSON.stringify(localStorage))).not.toContain("Begun before");
  await other.page.getByRole("link", { name: "Journal" }).click();
  await other.page.getByRole("heading", { name: "Journal History" }).waitFor();
  expect(await other.page.getByText("Fed the heron").count()).toBe(0);
  expect(granted(await restDoor({ as: ada }).moods()).entries).toEqual([]);
});

test("signing out without a network shows the landing page, and is completed when the network is back", async () => {
  const ada = await person("ada");
  const { page, context, mayComplainOf } = await visit({ as: ada, path: "/journal" });
  await page.getByRole("heading", { name: "Journal History" }).waitFor();
  await page.getByRole("link", { name: "Settings" }).click();
  await settings(page);
  mayComplainOf(/ERR_|Failed to load|cannot be reached/);

  await context.setOffline(true);
  page.once("dialog", (dialog) => void dialog.accept());
  await press(page, "Sign Out");
  await page.getByRole("heading", { name: "Welcome Back" }).waitFor();
  expect(await page.evaluate(() => Object.values(localStorage).join())).not.toContain(ada.username);
  expect(granted(await restDoor({ as: ada }).me()).username).toBe(ada.username);

  await context.setOffline(false);
  await expect.poll(() => restDoor({ as: ada }).me()).toMatchObject({ status: 401 });
  await page.goto("/journal");
  await page.getByRole("heading", { name: "Welcome Back" }).waitFor();
});

/** Confirms a row's action in the browser's dialog and with the password. */
async function confirmWith(password: string, page: Page, name: string): Promise<void> {
  page.once("dialog", (dialog) => void dialog.accept());
  await press(page, name);
  const dialog = page.getByRole("dialog", { name });
  await dialog.getByLabel("Current password", { exact: true }).fill(password);
  await dialog.getByRole("button", { name }).click();
}
