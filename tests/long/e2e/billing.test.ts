import { readFileSync } from "node:fs";
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { register, signIn } from "#tests/support/accountForm.ts";
import { sessionEnded, useBrowser, visit } from "#tests/support/browser.ts";
import { endTrial } from "#tests/support/inDatabase.ts";
import { registration } from "#tests/support/people.ts";

useBrowser();

test("a person registers, signs in, must pay when the trial has ended, pays and is let in again", async () => {
  const { page, context, mayComplainOf } = await visit();
  const ada = registration("ada");
  await register(page, ada);
  await page.getByText("this page is a sandbox").waitFor();
  await page.getByRole("link", { name: "Continue to sign in" }).click();
  await signIn(page, ada);
  await page.getByRole("heading", { name: "Your Karma Balance" }).waitFor();

  mayComplainOf(sessionEnded);
  await endTrial(ada);
  await page.reload();
  await isTurnedAway(page, ada.email);
  const [payment] = await Promise.all([
    context.waitForEvent("page"),
    page.getByRole("button", { name: "Continue to Payment" }).click(),
  ]);
  await payment.getByRole("button", { name: "Simulate a payment" }).click();

  // The session survived the payment.
  await payment.getByRole("heading", { name: "Your Karma Balance" }).waitFor();
});

test("a person who pays in the checkout keeps access when the trial ends", async () => {
  const { page } = await visit();
  const ada = registration("ada");
  await register(page, ada);
  await page.getByRole("button", { name: "Simulate a payment" }).click();
  await endTrial(ada);

  await signIn(page, ada);

  await page.getByRole("heading", { name: "Your Karma Balance" }).waitFor();
});

test("a person whose trial has ended signs in, exports the journal and deletes the account", async () => {
  const { page, mayComplainOf } = await visit();
  const ada = registration("ada");
  await register(page, ada);
  await page.getByRole("link", { name: "Continue to sign in" }).click();
  mayComplainOf(sessionEnded);
  await endTrial(ada);
  await page.getByLabel("Password", { exact: true }).fill(ada.password);
  await page.getByRole("button", { name: "Sign In" }).click();
  await isTurnedAway(page, ada.email);

  const [file] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: "Export Journal History" }).click(),
  ]);
  expect(readFileSync(await file.path(), "utf8")).toContain("The journal of");
  page.once("dialog", (dialog) => void dialog.accept());
  await page.getByRole("button", { name: "Delete Account" }).click();
  const field = page.getByLabel("Current password", { exact: true });
  mayComplainOf(/\b403\b/);
  await field.fill("a guess");
  await field.press("Enter");
  await page.getByRole("dialog").getByText("That is not your current password.").waitFor();
  await expect.poll(() => field.evaluate((input) => input === document.activeElement)).toBe(true);
  await field.fill(ada.password);
  await field.press("Enter");

  await page.getByRole("status").getByText("Account Deleted").waitFor();
  await page.getByRole("heading", { name: "Welcome Back" }).waitFor();
});

test("the landing page reports a payment that could not start, and drops the query from its address", async () => {
  const { page } = await visit({ path: "/?checkout=failed" });

  await page.getByText("Checkout Error").first().waitFor();
  await page.getByText("Failed to start trial. Please try again.").first().waitFor();
  expect(new URL(page.url()).search).toBe("");
});

async function isTurnedAway(page: Page, email: string): Promise<void> {
  await page.getByRole("heading", { name: "Subscription Expired" }).waitFor();
  await page.getByText(email).waitFor();
}
