import type { Page } from "playwright-core";

/** The choices in the log-action form, by their button texts. */
export interface Picks {
  type: "I did something" | "Something happened to me";
  classification: "Positive" | "Negative";
  intention?: "Positive" | "Negative";
  response: string;
  effect: string;
}

/** Makes every choice of the log-action form, in order. */
export async function choose(page: Page, { type, classification, intention, response, effect }: Picks): Promise<void> {
  await pick(page, "What happened?", type);
  await pick(page, "How would you classify this?", classification);
  if (intention) await pick(page, "What were your intentions?", intention);
  await pick(page, "How did you respond to this?", response);
  await pick(page, /^How did (?:this|your response to this event) effect anyone else/, effect);
}

/** Chooses an answer to the open question. */
export async function pick(page: Page, question: string | RegExp, answer: string): Promise<void> {
  await page.getByRole("radiogroup", { name: question }).getByRole("radio", { name: answer, exact: true }).click();
}

/** The button that reopens an answered question. */
export function changer(page: Page, question: string) {
  return page.getByRole("button", { name: `Change ${question}`, exact: true });
}

/** The folded answers, from the first question on. */
export function answers(page: Page): Promise<string[]> {
  return page.locator("form li b").allInnerTexts();
}

/** The Submit button. */
export function submit(page: Page) {
  return page.getByRole("button", { name: "Log This Action" });
}
