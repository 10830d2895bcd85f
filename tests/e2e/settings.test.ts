import { readFileSync } from "node:fs";
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { sessionEnded, untilListening, useBrowser, visit } from "#tests/support/browser.ts";
import { granted } from "#tests/support/door.ts";
import { person, signedInAgain, type Person } from "#tests/support/people.ts";
import { restDoor } from "#tests/support/restDoor.ts";
import { press, settings, toast } from "#tests/support/settingsPage.ts";

useBrowser();

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

test("the journal is exported as a file named after the person", async () => {
  const ada = await person("ada");
  granted(await restDoor({ as: ada }).saveMood({ note: "The heron was back" }));
  const { page } = await visit({ as: ada, path: "/settings" });

  const [file] = await Promise.all([page.waitForEvent("download"), press(page, "Export Journal History")]);

  expect(file.suggestedFilename()).toMatch(new RegExp(`^kindling-journal-${ada.username}-`));
  expect(readFileSync(await file.path(), "utf8")).toContain("The heron was back");
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

async function signIn(page: Page, { email, password }: Pick<Person, "email" | "password">): Promise<void> {
  await page.getByRole("heading", { name: "Welcome Back" }).waitFor();
  await page.getByRole("textbox", { name: "Email" }).fill(email);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByRole("button", { name: "Sign In" }).click();
}
