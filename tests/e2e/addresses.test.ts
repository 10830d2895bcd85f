import { describe, expect, test } from "vitest";
import { scaleOf, sessionEnded, untilListening, untilQuiet, useBrowser, visit } from "#tests/support/browser.ts";
import { endTrial, inDatabase } from "#tests/support/inDatabase.ts";
import { person } from "#tests/support/people.ts";
import { choose, submit } from "#tests/support/wizardPage.ts";

useBrowser();

describe("a signed-in person", () => {
  test("sees Page Not Found at an unknown address, with a link home", async () => {
    const { page } = await visit({ as: await person(), path: "/no/such/page" });

    await page.getByRole("heading", { name: "Page Not Found" }).waitFor();
    await page.getByRole("link", { name: "Go home" }).click();

    await scaleOf(page, { gold: 0, coal: 0 }).waitFor();
  });

  test("opens the requested page directly", async () => {
    const { page } = await visit({ as: await person(), path: "/log-action" });

    await page.getByRole("heading", { name: "Log an Action" }).waitFor();
  });

  test("sends at most one request for each step, two for the first screen, and one for the own words of the first form", async () => {
    const { page, operations } = await visit({ as: await person() });
    const sends = async (...expected: string[]) => {
      await expect.poll(() => operations.toSorted()).toEqual(expected);
      operations.splice(0);
    };
    await scaleOf(page, { gold: 0, coal: 0 }).waitFor();
    await sends("DashboardScreenQuery", "shellQuery");

    await page.getByRole("link", { name: "Settings" }).click();
    await page.getByRole("heading", { name: "Settings" }).waitFor();
    await sends("SettingsScreenQuery");

    await page.getByRole("link", { name: "Back" }).click();
    await scaleOf(page, { gold: 0, coal: 0 }).waitFor();
    await sends("DashboardScreenQuery");

    await page.getByRole("link", { name: "Log Action" }).click();
    await page.getByRole("heading", { name: "Log an Action" }).waitFor();
    await sends("LogActionScreenQuery");

    await choose(page, {
      type: "Something happened to me",
      classification: "Positive",
      response: "Calm",
      effect: "Calm",
    });
    // What is asked before a save and answered after it is asked again. The code of the field that asks may be late.
    await expect.poll(() => operations).toContain("ownWordsQuery");
    await untilQuiet(page);
    await submit(page).click();
    await scaleOf(page, { gold: 2, coal: 0 }).waitFor();
    await sends("ownWordsQuery", "saveEntryActionMutation");
  });

  test("becomes a visitor when another device ends their session", async () => {
    const ada = await person();
    const { page, mayComplainOf } = await visit({ as: ada, path: "/settings" });
    // Wait for all of the screen's data, so that only the link sends requests.
    await page.getByRole("switch").first().waitFor();
    await untilListening(page);
    mayComplainOf(sessionEnded);

    await inDatabase(`delete from "Session" where "userId" = $1`, [ada.id]);
    // Focusing the link already prefetches home. After that, an ended session would go unnoticed.
    await page.getByRole("link", { name: "Back" }).focus();

    await page.getByRole("heading", { name: "Welcome Back" }).waitFor();
    expect(new URL(page.url()).pathname).toBe("/");
  });
});

describe("a person whose trial has ended", () => {
  test("sees the expired page at sign-in, with the email address of their account", async () => {
    const ada = await person();
    await endTrial(ada);
    const { page, mayComplainOf } = await visit();
    mayComplainOf(sessionEnded);

    await page.getByRole("textbox", { name: "Email" }).fill(ada.email);
    await page.getByLabel("Password", { exact: true }).fill(ada.password);
    await page.getByRole("button", { name: "Sign In" }).click();

    await page.getByRole("heading", { name: "Subscription Expired" }).waitFor();
    expect(new URL(page.url()).searchParams.get("email")).toBe(ada.email);
    await page.getByText(ada.email).waitFor();
    await page.getByRole("link", { name: "Back to Login" }).click();
    await page.getByRole("heading", { name: "Welcome Back" }).waitFor();
  });

  test("sees the expired page while using the product", async () => {
    const ada = await person();
    const { page, mayComplainOf } = await visit({ as: ada, path: "/settings" });
    await page.getByRole("switch").first().waitFor();
    await untilListening(page);
    mayComplainOf(sessionEnded);

    await endTrial(ada);
    // Focusing the link already prefetches home.
    await page.getByRole("link", { name: "Back" }).focus();

    await page.getByRole("heading", { name: "Subscription Expired" }).waitFor();
    expect(new URL(page.url()).searchParams.get("email")).toBe(ada.email);
  });
});
