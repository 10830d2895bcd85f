import type { Page } from "playwright-core";

/** What somebody picks in the log-action form, by the words on its buttons. */
export interface Picks {
  type: "I did something" | "Something happened to me";
  classification: "Positive" | "Negative";
  intention?: "Positive" | "Negative";
  response: string;
  effect: string;
}

/** Makes every choice of the log-action form, in the order in which it asks. */
export async function choose(page: Page, { type, classification, intention, response, effect }: Picks): Promise<void> {
  await pick(page, "What happened?", type);
  await pick(page, "How would you classify this?", classification);
  if (intention) await pick(page, "What were your intentions?", intention);
  await pick(page, "How did you respond to this?", response);
  await pick(page, /^How did (?:this|your response to this event) effect anyone else/, effect);
}

/** Picks one answer to the question that is open. */
export async function pick(page: Page, question: string | RegExp, answer: string): Promise<void> {
  await page.getByRole("radiogroup", { name: question }).getByRole("radio", { name: answer, exact: true }).click();
}

/** The button that opens an answered question again. */
export function changer(page: Page, question: string) {
  return page.getByRole("button", { name: `Change ${question}`, exact: true });
}

/** The answers on the folded lines, from the first question on. */
export function answers(page: Page): Promise<string[]> {
  return page.locator("form li b").allInnerTexts();
}

/** The button that ends the form. */
export function submit(page: Page) {
  return page.getByRole("button", { name: "Log This Action" });
}
