import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { coalLabel } from "#domain/karmaWords.ts";
import { phone, scaleOf, untilListening, useBrowser, visit } from "#tests/support/browser.ts";
import { register, signIn } from "#tests/support/accountForm.ts";
import { registration } from "#tests/support/people.ts";
import { choose, submit, type Picks } from "#tests/support/wizardPage.ts";

useBrowser();

test("a new person registers, signs in and logs an action of every kind, and the scale moves", async () => {
  const { page } = await visit();
  const ada = registration("ada");

  await register(page, ada);
  expect(page.url()).toContain(`/checkout?email=${encodeURIComponent(ada.email)}&hasUsedTrial=false`);
  await page.getByRole("link", { name: "Continue to sign in" }).click();
  await signIn(page, ada);
  await scaleOf(page, { gold: 0, coal: 0 }).waitFor();
  // A reload would clear this; there must be none from here on.
  await page.evaluate(() => Reflect.set(window, "sameDay", true));

  const sum = { gold: 0, coal: 0 };
  for (const { picks, gold, coal, words } of day) {
    await page.getByRole("link", { name: "Log Action" }).click();
    await choose(page, picks);
    await expect.poll(() => previewOf(page)).toEqual(previewFrom(gold, coal));
    if (words) await page.getByRole("textbox").nth(1).fill(words);
    await submit(page).click();

    sum.gold += gold;
    sum.coal += coal;
    await scaleOf(page, sum).waitFor();
    await page.getByRole("status").getByText("Action Logged Successfully").waitFor();
  }

  expect(sum).toEqual({ gold: 11, coal: 9 });
  expect(await page.evaluate(() => Reflect.get(window, "sameDay"))).toBe(true);
  expect(await summaryOn(page)).toEqual({
    "Actions logged": "12",
    "Positive interactions": "7",
    "Reflections written": "2",
    "Good karma sent": "0",
  });

  await page.getByRole("combobox", { name: "Range" }).selectOption("All Time");
  await scaleOf(page, sum).waitFor();

  await signOut(page);
  await page.getByRole("heading", { name: "Welcome Back" }).waitFor();
  await page.reload();
  await page.getByRole("heading", { name: "Welcome Back" }).waitFor();
});

test.each([
  ["link", "Continue to sign in"],
  ["button", "Simulate a payment"],
] as const)(
  "after the checkout, by the %s %j, a phone shows the form to sign in, with the caret in the password",
  async (role, name) => {
    const { page } = await visit({ size: phone });
    await register(page, registration("ada"));

    await page.getByRole(role, { name }).click();

    const heading = page.getByRole("heading", { name: "Welcome Back" });
    await expect.poll(async () => (await heading.boundingBox())?.y).toBeLessThan(100);
    await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute("name"))).toBe("password");
  },
);

interface Entry {
  picks: Picks;
  /** The expected karma (docs/rules.md, Karma). */
  gold: number;
  coal: number;
  /** An answer to the first of the three questions. */
  words?: string;
}

const did = { type: "I did something" } as const;
const happened = { type: "Something happened to me" } as const;
const positive = { classification: "Positive" } as const;
const negative = { classification: "Negative" } as const;
const meantWell = { intention: "Positive" } as const;
const meantIll = { intention: "Negative" } as const;

const day: Entry[] = [
  {
    picks: { ...did, ...positive, ...meantWell, response: "Happy", effect: "Great" },
    gold: 2,
    coal: 0,
    words: "It was easy.",
  },
  { picks: { ...did, ...positive, ...meantWell, response: "Angry", effect: "Hurt" }, gold: 1, coal: 1 },
  { picks: { ...did, ...positive, ...meantIll, response: "Calm", effect: "Happy" }, gold: 1, coal: 1 },
  {
    picks: { ...did, ...positive, ...meantIll, response: "Overwhelmed", effect: "No one else affected" },
    gold: 0,
    coal: 2,
  },
  { picks: { ...did, ...negative, ...meantWell, response: "Happy", effect: "In Love" }, gold: 2, coal: 1 },
  { picks: { ...did, ...negative, ...meantWell, response: "Sad", effect: "Confused" }, gold: 1, coal: 1 },
  { picks: { ...did, ...negative, ...meantIll, response: "Annoyed", effect: "Heart Broken" }, gold: 0, coal: 3 },
  { picks: { ...happened, ...positive, response: "Ecstatic", effect: "Love" }, gold: 2, coal: 0, words: "I danced." },
  { picks: { ...happened, ...positive, response: "Neutral", effect: "Calm" }, gold: 1, coal: 1 },
  { picks: { ...happened, ...positive, response: "Hurt", effect: "Sad" }, gold: 0, coal: 1 },
  { picks: { ...happened, ...negative, response: "Great", effect: "Neutral" }, gold: 1, coal: -1 },
  { picks: { ...happened, ...negative, response: "Jealous", effect: "No one else affected" }, gold: 0, coal: -1 },
];

/** The lines of the Karma Impact Preview. "No Karma Change" cannot occur, because every possible entry earns karma. */
function previewFrom(gold: number, coal: number): string[] {
  return [
    ...(gold ? [`+${gold} Good Karma`] : []),
    ...(coal > 0 ? [`+${coal} ${coalLabel(coal)}`] : []),
    ...(coal < 0 ? ["−1 Coal Karma Reduction"] : []),
  ];
}

async function previewOf(page: Page): Promise<string[]> {
  const lines = page
    .getByRole("region", { name: "Karma Impact Preview" })
    .locator("[aria-hidden]")
    .getByText(/Good Karma|Learning Point|Coal Karma Reduction|No Karma Change/);
  await lines.first().waitFor();
  const texts = await lines.locator("..").allInnerTexts();
  return texts.map((text) => text.replaceAll(/\s+/g, " "));
}

async function signOut(page: Page): Promise<void> {
  await page.getByRole("link", { name: "Settings" }).click();
  page.once("dialog", (dialog) => void dialog.accept());
  await untilListening(page);
  await page.getByRole("button", { name: "Sign Out", exact: true }).click();
}

async function summaryOn(page: Page): Promise<Record<string, string>> {
  const names = await page.getByRole("term").allInnerTexts();
  const numbers = await page.getByRole("definition").allInnerTexts();
  return Object.fromEntries(names.map((name, index) => [name, numbers[index] ?? ""]));
}
