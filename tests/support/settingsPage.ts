import type { Page } from "playwright-core";

/** Waits for the screen of the settings. */
export const settings = (page: Page) => page.getByRole("heading", { name: "Settings" }).waitFor();
/** Waits for a toast. */
export const toast = (page: Page, words: string) =>
  page.locator("[data-toasts]").getByText(words, { exact: true }).waitFor();
/** Presses a row of the settings. Its name begins with this text. */
export const press = (page: Page, name: string) => page.getByRole("button", { name: new RegExp(`^${name}`) }).click();
