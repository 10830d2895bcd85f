import type { Locator, Page } from "playwright-core";
import { expect, test } from "vitest";
import { addDays, weekdayOf } from "#domain/days.ts";
import { headingOfSpan } from "#domain/spans.ts";
import { connect } from "#tests/support/relations.ts";
import { phone, sessionEnded, useBrowser, visit } from "#tests/support/browser.ts";
import { granted } from "#tests/support/door.ts";
import { person } from "#tests/support/people.ts";
import { peopleDoors } from "#tests/support/peopleDoors.ts";
import { restDoor } from "#tests/support/restDoor.ts";
import { wordsOverRest } from "#tests/support/wordDoors.ts";

const [, rest] = peopleDoors;

useBrowser();

test("on a phone, ten jobs from home take few taps, without typing", async () => {
  // Carl stands on the list's first page, even if other tests made people, too.
  const [ada, bo, carl] = [await person("ada"), await person("bo"), await person("0carl")];
  await connect(ada, bo);
  granted(await restDoor({ as: ada }).logAction({ eventTitle: "Helped Bo move" }));
  // Trends begin on the third day with an entry.
  for (const day of ["2026-03-01", "2026-03-02"])
    granted(await restDoor({ as: ada }).saveMood({ value: "calm", occurredAt: `${day}T12:00:00Z` }));
  granted(await rest.open(bo).send({ recipientId: ada.id, type: "kind_message", message: "Thank you for the soup." }));
  granted(await rest.open(ada).clear());
  for (const name of ["Mira", "walk"]) await wordsOverRest(ada).createTag({ name });
  const { page, mayComplainOf } = await visit({ as: ada, size: phone, touch: true });
  page.on("dialog", (dialog) => void dialog.accept());
  const taps: Record<string, number> = {};
  const today = await page.evaluate(() => new Date().toLocaleDateString("en-CA"));
  const lastMonday = addDays(today, -6 - weekdayOf(today));
  const week = headingOfSpan(lastMonday, addDays(lastMonday, 6), today, true);

  const job = async (name: string, work: (tap: (what: Locator) => Promise<void>) => Promise<void>) => {
    await page.goto("/");
    await page.getByRole("button", { name: "Calm" }).waitFor();
    taps[name] = 0;
    await work(async (what) => {
      taps[name] = (taps[name] ?? 0) + 1;
      await what.tap();
    });
  };

  await job("log an action", async (tap) => {
    await tap(page.getByRole("link", { name: "Log Action" }));
    await tap(page.getByRole("button", { name: "Helped Bo move" }));
    await tap(page.getByRole("button", { name: "Log This Action" }));
    await said(page, "Action Logged Successfully");
  });
  await job("log a mood", async (tap) => {
    await tap(page.getByRole("button", { name: "Happy" }));
    await page.getByRole("button", { name: "Undo" }).waitFor();
  });
  await job("log a mood with two tags", async (tap) => {
    await tap(page.getByRole("button", { name: "Tired" }));
    await tap(page.getByRole("button", { name: "A finer word" }));
    const tags = page.getByRole("group", { name: "Tags" });
    await tap(tags.getByRole("button", { name: "Mira" }));
    await tap(tags.getByRole("button", { name: "walk" }));
    await tags.getByRole("button", { name: "walk", pressed: true }).waitFor();
  });
  await job("write a page", async (tap) => {
    await tap(page.getByRole("link", { name: "Add journal entry" }));
    await page.locator("textarea[name=body]:focus").waitFor();
    await page.keyboard.type("Snow on the sill.");
    await tap(page.getByRole("button", { name: "Save Entry" }));
    await said(page, "Journal Entry Saved");
  });
  await job("look at last week", async (tap) => {
    await tap(page.getByRole("link", { name: "Last week" }));
    const shown = page.getByRole("region", { name: "Karma Balance Trend" }).getByText(week);
    await shown.filter({ visible: true }).waitFor();
  });
  await job("thank a friend", async (tap) => {
    await tap(page.getByRole("navigation").getByRole("link", { name: "Exchange" }));
    await tap(page.getByRole("button", { name: `Thank ${bo.username}` }));
    await tap(page.getByRole("menuitem", { name: "You made my day" }));
    await page.getByRole("button", { name: "Undo" }).waitFor();
  });
  await job("find a friend", async (tap) => {
    await tap(page.getByRole("link", { name: "Connect" }));
    await tap(cardOf(page, carl.username).getByRole("button", { name: "Connect" }));
    await said(page, "Connection request sent");
  });
  await job("see a trend", async (tap) => {
    await tap(page.getByRole("navigation").getByRole("link", { name: "Trends" }));
    await page.getByRole("region", { name: "Karma Balance Trend" }).waitFor();
  });
  await job("export the diary", async (tap) => {
    await tap(page.getByRole("link", { name: "Settings" }));
    const coming = page.waitForEvent("download");
    await tap(page.getByRole("button", { name: "Export Journal History" }));
    await coming;
  });
  // A request that was under way then finds the session ended.
  mayComplainOf(sessionEnded);
  await job("delete the account", async (tap) => {
    await tap(page.getByRole("link", { name: "Settings" }));
    await tap(page.getByRole("button", { name: "Delete Account" }));
    await tap(page.getByRole("button", { name: "Continue" }));
    await page.getByLabel("Current password", { exact: true }).fill(ada.password);
    await tap(page.getByRole("dialog").getByRole("button", { name: "Delete Account" }));
    await said(page, "Account Deleted");
  });

  expect(taps).toEqual({
    "log an action": 3,
    "log a mood": 1,
    "log a mood with two tags": 4,
    "write a page": 2,
    "look at last week": 1,
    "thank a friend": 3,
    "find a friend": 2,
    "see a trend": 1,
    "export the diary": 2,
    // And the browser's own question.
    "delete the account": 4,
  });
  expect(granted(await rest.open(bo).received()).map(({ message }) => message)).toContain("You made my day");
});

function cardOf(page: Page, name: string): Locator {
  return page.getByRole("listitem").filter({ has: page.getByRole("heading", { name }) });
}

async function said(page: Page, words: string): Promise<void> {
  await page.getByRole("status").getByText(words).waitFor();
}
