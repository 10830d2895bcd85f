import { readFileSync } from "node:fs";
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import {
  expectForEverybody,
  isStream,
  sessionEnded,
  untilListening,
  useBrowser,
  visit,
} from "#tests/support/browser.ts";
import { granted } from "#tests/support/door.ts";
import { person, signedInAgain, type Person } from "#tests/support/people.ts";
import { restDoor } from "#tests/support/restDoor.ts";

useBrowser();

const settings = (page: Page) => page.getByRole("heading", { name: "Settings" }).waitFor();
const toast = (page: Page, words: string) => page.locator("[data-toasts]").getByText(words, { exact: true }).waitFor();
/** Presses a row of the settings. Its name begins with this text. */
const press = (page: Page, name: string) => page.getByRole("button", { name: new RegExp(`^${name}`) }).click();

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

test("the settings load with one request, and each change sends one", async () => {
  const { page, operations } = await visit({ as: await person("ada") });
  await page.getByRole("heading", { name: "Your Karma Balance" }).waitFor();
  operations.length = 0;

  await page.getByRole("link", { name: "Settings" }).click();
  await settings(page);
  await page.getByRole("switch", { name: "Anonymous Mode" }).click();
  await toast(page, "Setting Updated");

  expect(operations).toEqual(["SettingsScreenQuery", "SettingSwitchesMutation"]);
});

test("settings of the device survive a reload: theme, bird, tips, help on heavy days", async () => {
  const { page } = await visit({ as: await person("ada"), path: "/settings" });
  await page.getByRole("radio", { name: "Night" }).click();
  await page.getByRole("switch", { name: "The bird" }).click();
  await page.getByRole("switch", { name: "Help on heavy days" }).click();
  await page.reload();
  await settings(page);

  expect(await page.evaluate(() => document.documentElement.dataset.theme)).toBe("night");
  expect(await page.getByRole("switch", { name: "The bird" }).isChecked()).toBe(false);
  expect(await page.getByRole("switch", { name: "Help on heavy days" }).isChecked()).toBe(false);
  await page.getByRole("switch", { name: "Wellness Tips" }).click();
  await page.goto("/");
  await page.getByRole("heading", { name: "Your Karma Balance" }).waitFor();
  expect(await page.getByRole("button", { name: "Get Wellness Tip" }).count()).toBe(0);
});

test("changing the password signs the other browser out, and the new password signs in", async () => {
  const ada = await person("ada");
  const { page } = await visit({ as: ada, path: "/settings" });
  const other = await visit({ as: await signedInAgain(ada), path: "/journal" });
  await untilListening(other.page);
  other.mayComplainOf(sessionEnded);
  await press(page, "Change Password");
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Current password", { exact: true }).fill(ada.password);
  await dialog.getByLabel("New password", { exact: true }).fill("another secret");
  await dialog.getByLabel("Confirm new password", { exact: true }).fill("another secret");
  await dialog.getByRole("button", { name: "Change Password" }).click();
  await toast(page, "Password changed successfully");

  await other.page.getByRole("link", { name: "Home" }).click();
  await other.page.getByRole("heading", { name: "Welcome Back" }).waitFor();
  await signIn(other.page, { ...ada, password: "another secret" });
  await other.page.getByRole("heading", { name: "Your Karma Balance" }).waitFor();
  await page.reload();
  await settings(page);
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

test("the journal is exported as a file named after the person", async () => {
  const ada = await person("ada");
  granted(await restDoor({ as: ada }).saveMood({ note: "The heron was back" }));
  const { page } = await visit({ as: ada, path: "/settings" });

  const [file] = await Promise.all([page.waitForEvent("download"), press(page, "Export Journal History")]);

  expect(file.suggestedFilename()).toMatch(new RegExp(`^kindling-journal-${ada.username}-`));
  expect(readFileSync(await file.path(), "utf8")).toContain("The heron was back");
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

test("deleting an account opens the landing page, and signing in again fails", async () => {
  const ada = await person("ada");
  const { page, context, mayComplainOf } = await visit({ as: ada, path: "/settings" });
  await settings(page);
  mayComplainOf(sessionEnded);

  page.on("dialog", (dialog) => void dialog.accept());
  await press(page, "Delete Account");
  await page.getByRole("dialog").getByRole("button", { name: "Continue" }).click();
  const dialog = page.getByRole("dialog", { name: "Delete Account" });
  await dialog.getByLabel("Current password", { exact: true }).fill(ada.password);
  await dialog.getByRole("button", { name: "Delete Account" }).click();
  await toast(page, "Account Deleted");
  await page.getByRole("heading", { name: "Welcome Back" }).waitFor();

  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([]);
  expect((await context.cookies()).map(({ name }) => name)).not.toContain("kindling");
  await signIn(page, ada);
  await page.getByRole("alert").getByText("Login Failed").waitFor();
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

async function signIn(page: Page, { email, password }: Pick<Person, "email" | "password">): Promise<void> {
  await page.getByRole("heading", { name: "Welcome Back" }).waitFor();
  await page.getByRole("textbox", { name: "Email" }).fill(email);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByRole("button", { name: "Sign In" }).click();
}
