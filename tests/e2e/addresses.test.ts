import { describe, expect, test } from "vitest";
import { scaleOf, sessionEnded, untilListening, useBrowser, visit } from "#tests/support/browser.ts";
import { endTrial, inDatabase } from "#tests/support/inDatabase.ts";
import { person } from "#tests/support/people.ts";
import { choose, submit } from "#tests/support/wizardPage.ts";

useBrowser();

describe("a visitor", () => {
  test.each(["/", "/log-action", "/settings", "/no/such/page"])("finds the landing at %s", async (path) => {
    const { page, asked } = await visit({ path });

    await page.getByRole("heading", { name: "Welcome Back" }).waitFor();
    await page.getByRole("button", { name: "Sign In", disabled: false }).waitFor();
    expect(asked).toEqual(["shellQuery"]);
  });

  test.each([
    ["/privacy-policy", "Privacy Policy"],
    ["/look-inside", "Look inside"],
    ["/terms-conditions", "Terms & Conditions"],
    ["/subscription-expired?email=ada@example.org", "Subscription Expired"],
    ["/reset-password", "This Link Is Not Complete"],
  ])("may read %s", async (path, heading) => {
    const { page } = await visit({ path });

    await page.getByRole("heading", { level: 1, name: heading }).waitFor();
  });
});

describe("somebody signed in", () => {
  test("finds at an unknown address that there is nothing, and the way home", async () => {
    const { page } = await visit({ as: await person(), path: "/no/such/page" });

    await page.getByRole("heading", { name: "Page Not Found" }).waitFor();
    await page.getByRole("link", { name: "Go home" }).click();

    await scaleOf(page, { gold: 0, coal: 0 }).waitFor();
  });

  test("comes straight to the page they asked for", async () => {
    const { page } = await visit({ as: await person(), path: "/log-action" });

    await page.getByRole("heading", { name: "Log an Action" }).waitFor();
  });

  test("sends at most one request with each step, and one more when they come", async () => {
    const { page, asked } = await visit({ as: await person() });
    const sends = async (...operations: string[]) => {
      await expect.poll(() => asked.toSorted()).toEqual(operations);
      asked.splice(0);
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
    await choose(page, {
      type: "Something happened to me",
      classification: "Positive",
      response: "Calm",
      effect: "Calm",
    });
    await submit(page).click();
    await scaleOf(page, { gold: 2, coal: 0 }).waitFor();
    await sends("saveEntryActionMutation");
  });

  test("is a visitor again once their session was ended elsewhere", async () => {
    const ada = await person();
    const { page, mayComplainOf } = await visit({ as: ada, path: "/settings" });
    // With all that the screen asks for, so that nothing but the link asks again.
    await page.getByRole("switch").first().waitFor();
    await untilListening(page);
    mayComplainOf(sessionEnded);

    await inDatabase(`delete from "Session" where "userId" = $1`, [ada.id]);
    // Already this asks for home. A session that ended after it would not be missed.
    await page.getByRole("link", { name: "Back" }).focus();

    await page.getByRole("heading", { name: "Welcome Back" }).waitFor();
    expect(new URL(page.url()).pathname).toBe("/");
  });
});

describe("somebody whose trial is over", () => {
  test("is told so when they sign in, with the address of their account", async () => {
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

  test("is told so in the middle of things", async () => {
    const ada = await person();
    const { page, mayComplainOf } = await visit({ as: ada, path: "/settings" });
    await page.getByRole("switch").first().waitFor();
    await untilListening(page);
    mayComplainOf(sessionEnded);

    await endTrial(ada);
    // Already this asks for home.
    await page.getByRole("link", { name: "Back" }).focus();

    await page.getByRole("heading", { name: "Subscription Expired" }).waitFor();
    expect(new URL(page.url()).searchParams.get("email")).toBe(ada.email);
  });
});
