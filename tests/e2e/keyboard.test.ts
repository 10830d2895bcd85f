import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { phone, scaleOf, tabTo, untilListening, useBrowser, visit } from "#tests/support/browser.ts";
import { person, registration } from "#tests/support/people.ts";
import { lookAtFocus } from "#tests/support/reach.ts";
import { changer } from "#tests/support/wizardPage.ts";

useBrowser();

test("Skip to content is in sight while it has the focus, also where the page is scrolled meanwhile", async () => {
  const { page } = await visit({ as: await person("ada"), path: "/settings", size: phone });
  await page.getByRole("button", { name: "Sign Out", exact: true }).waitFor();
  await tabTo(page, "link", "Skip to content");

  await page.evaluate(() => window.scrollTo(0, 300));

  expect(await page.evaluate(() => window.scrollY)).toBe(300);
  expect(await lookAtFocus(page)).toMatchObject({ name: "a Skip to content", hidden: "" });
});

test("a person signs in, logs an action, looks at the week and signs out by keyboard alone", async () => {
  const { page } = await visit({ motion: true });
  const ada = await person("ada");

  await tabTo(page, "textbox", "Email");
  await page.keyboard.type(ada.email);
  await tabTo(page, "textbox", "Password");
  await page.keyboard.type(ada.password);
  await page.keyboard.press("Enter");
  await scaleOf(page, { gold: 0, coal: 0 }).waitFor();

  await tabTo(page, "link", "Log Action");
  await page.keyboard.press("Enter");
  await choose(page, "What happened?", "I did something");
  await choose(page, "How would you classify this?", "Negative");
  await choose(page, "What were your intentions?", "Positive");
  await choose(page, "How did you respond to this?", "Sad");
  await choose(page, "How did this effect anyone else that was involved?", "No one else affected");
  await tabTo(page, "textbox", "What was this event");
  await page.keyboard.type("Came late, with a reason");
  await tabTo(page, "button", "Log This Action");
  await page.keyboard.press("Enter");
  await scaleOf(page, { gold: 1, coal: 1 }).waitFor();

  await tabTo(page, "combobox", "Range");
  await page.keyboard.press("ArrowDown");
  expect(await page.getByRole("combobox", { name: "Range" }).inputValue()).toBe("week");
  await scaleOf(page, { gold: 1, coal: 1 }).waitFor();

  await tabTo(page, "link", "Settings");
  await page.keyboard.press("Enter");
  page.once("dialog", (dialog) => void dialog.accept());
  await tabTo(page, "button", "Sign Out");
  await untilListening(page);
  await page.keyboard.press("Enter");
  await page.getByRole("heading", { name: "Welcome Back" }).waitFor();
});

test("a person registers by keyboard alone", async () => {
  const { page } = await visit();
  const bo = registration("bo");

  await tabTo(page, "button", "Don't have an account? Register");
  await page.keyboard.press("Enter");
  for (const [label, text] of [
    ["First Name", bo.firstName],
    ["Surname", bo.surname],
    ["Username", bo.username],
    ["Email", bo.email],
    ["Password", bo.password],
    ["Confirm Password", bo.password],
  ] as const) {
    await tabTo(page, "textbox", label);
    await page.keyboard.type(text);
  }
  await tabTo(page, "combobox", "Country");
  await page.keyboard.press("Enter");
  await page.getByRole("combobox", { name: "Search countries" }).waitFor();
  await page.keyboard.type("Fran");
  await page.keyboard.press("Enter");
  await tabTo(page, "checkbox", /Terms & Conditions/);
  await page.keyboard.press("Space");
  await tabTo(page, "checkbox", /Privacy Policy/);
  await page.keyboard.press("Space");
  await tabTo(page, "button", "Start 7-Day Free Trial");
  await page.keyboard.press("Enter");

  await page.waitForURL("**/checkout?*");
});

test("the first tab stop skips the navigation", async () => {
  const { page } = await visit({ as: await person() });
  await scaleOf(page, { gold: 0, coal: 0 }).waitFor();

  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await page.keyboard.press("Tab");

  expect(await page.evaluate(() => document.activeElement?.closest("main") !== null)).toBe(true);
});

/** Tabs into a group of options, moves to one with the arrow keys and chooses it, which folds the group. */
async function choose(page: Page, question: string, answer: string): Promise<void> {
  const group = page.getByRole("radiogroup", { name: question });
  await group.waitFor();
  for (let presses = 0; presses < 60 && (await group.locator(":focus").count()) === 0; presses += 1)
    await page.keyboard.press("Tab");

  const radio = group.getByRole("radio", { name: answer, exact: true });
  for (let presses = 0; presses < 20; presses += 1) {
    if (await radio.evaluate((element) => element === document.activeElement)) break;
    await page.keyboard.press("ArrowRight");
  }
  await page.keyboard.press("Space");
  await changer(page, question).waitFor();
}
