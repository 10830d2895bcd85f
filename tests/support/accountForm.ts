import type { Page } from "playwright-core";
import { expect } from "vitest";
import type { registration } from "./people.ts";

/** Fills in the registration on the landing and continues to the checkout. */
export async function register(page: Page, account: ReturnType<typeof registration>) {
  await page.getByRole("button", { name: "Don't have an account? Register" }).click();
  await fillRegistration(page, account);
  await page.getByRole("button", { name: "Start 7-Day Free Trial" }).click();
  await page.waitForURL("**/checkout?*");
}

/** Fills in the open registration form. */
export async function fillRegistration(
  page: Page,
  { firstName, surname, username, email, password, country }: ReturnType<typeof registration>,
) {
  await page.getByRole("textbox", { name: "First Name" }).fill(firstName);
  await page.getByRole("textbox", { name: "Surname" }).fill(surname);
  await page.getByRole("textbox", { name: "Username" }).fill(username);
  await page.getByRole("textbox", { name: "Email" }).fill(email);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByLabel("Confirm Password", { exact: true }).fill(password);
  await page.getByRole("combobox", { name: "Country" }).click();
  await page.getByRole("combobox", { name: "Search countries" }).fill(country.slice(0, 4));
  await page.getByRole("option", { name: country, exact: true }).click();
  await page.getByRole("checkbox", { name: /Terms & Conditions/ }).check();
  await page.getByRole("checkbox", { name: /Privacy Policy/ }).check();
}

/** The email was kept while the checkout was open. */
export async function signIn(page: Page, { email, password }: ReturnType<typeof registration>): Promise<void> {
  await page.getByRole("heading", { name: "Welcome Back" }).waitFor();
  await expect.poll(() => page.getByRole("textbox", { name: "Email" }).inputValue()).toBe(email);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByRole("button", { name: "Sign In" }).click();
  await page.getByRole("status").getByText("Welcome back!").waitFor();
}
