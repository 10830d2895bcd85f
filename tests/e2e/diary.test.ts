import { readFile } from "node:fs/promises";
import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { addDays, localDateOf } from "#domain/days.ts";
import { scaleOf, useBrowser, visit } from "#tests/support/browser.ts";
import { restDoor } from "#tests/support/restDoor.ts";
import { granted } from "#tests/support/door.ts";
import { person } from "#tests/support/people.ts";
import { untilDraftStored } from "#tests/support/storeInBrowser.ts";
import { present } from "#tests/support/present.ts";

useBrowser();

/** The time zone of the windows. */
const zone = "Europe/Paris";

describe("a mood", () => {
  test("keeps its draft through a reload, and saving deletes the draft", async () => {
    const { page } = await visit({ as: await person("ada"), path: "/mood" });
    await fillMood(page);
    await untilDraftStored(page, note.length);

    await page.reload();
    await page.getByRole("radio", { name: "Tired", exact: true, checked: true }).waitFor();
    expect(await page.getByRole("textbox", { name: "Journal entry title" }).inputValue()).toBe("A long walk");
    expect(await page.getByRole("textbox", { name: "Journal note" }).inputValue()).toBe(note);
    await page.getByRole("button", { name: "Save Mood" }).click();

    await moodCard(page).getByRole("link", { name: "Add New" }).click();
    await page.getByRole("radio", { name: "Tired", exact: true, checked: false }).waitFor();
    expect(await page.getByRole("textbox", { name: "Journal note" }).inputValue()).toBe("");
  });
});

describe("the journal", () => {
  test("shows a new entry on top, changes it and deletes it, and the scale follows without a reload", async () => {
    const ada = await person("ada", { zone });
    granted(await restDoor({ as: ada, zone }).logAction({ eventTitle: "Held the door" }));
    const { page } = await visit({ as: ada });
    await scaleOf(page, { gold: 2, coal: 0 }).waitFor();
    await page.evaluate(() => Reflect.set(window, "sameDay", true));

    await page.getByRole("link", { name: "Add journal entry" }).click();
    await page.getByRole("textbox", { name: "Title" }).waitFor();
    await page.waitForURL((url) => url.pathname === "/journal" && url.search === "?new=true");
    await page.getByRole("textbox", { name: "Title" }).fill("A slow morning");
    await page.getByRole("radio", { name: "Grateful" }).check();
    await page.getByRole("textbox", { name: "What is on your mind?" }).fill("Coffee on the step.");
    await page.getByRole("button", { name: "Save Entry" }).click();
    await toast(page, "Journal Entry Saved");
    await expect.poll(() => titles(page)).toEqual(["A slow morning", "Held the door"]);
    await entry(page, "A slow morning").getByText("🙏").waitFor();
    await home(page, { gold: 3, coal: 0 });

    await link(page, "Journal").click();
    await chooseFor(page, "A slow morning", "Edit");
    const editor = page.getByRole("region", { name: "Edit Journal Entry" });
    await editor.getByRole("textbox", { name: "Title" }).fill("A quick morning");
    await editor.getByRole("button", { name: "Save Changes" }).click();
    await toast(page, "Entry Updated");
    await expect.poll(() => titles(page)).toEqual(["A quick morning", "Held the door"]);
    await entry(page, "A quick morning").getByText("Coffee on the step.").waitFor();

    await chooseFor(page, "A quick morning", "Delete");
    const question = page.getByRole("alertdialog", { name: "Delete Journal Entry" });
    await question.getByRole("button", { name: "Cancel" }).click();
    await question.waitFor({ state: "hidden" });
    expect(await titles(page)).toEqual(["A quick morning", "Held the door"]);
    await chooseFor(page, "A quick morning", "Delete");
    await question.getByRole("button", { name: "Delete" }).click();
    await toast(page, "Journal Entry Deleted");
    await expect.poll(() => titles(page)).toEqual(["Held the door"]);
    await home(page, { gold: 2, coal: 0 });

    expect(await page.evaluate(() => Reflect.get(window, "sameDay"))).toBe(true);
  });

  test("and the diary's other screens send one request per step, the first form also one for own words, and home none after a write", async () => {
    const { page, operations } = await visit({ as: await person("ada", { zone }) });
    await scaleOf(page, { gold: 0, coal: 0 }).waitFor();
    // Fixed, so that slow machines cannot affect the seconds since a write. While it is being set, the page briefly
    // sees 1970, so no look-up may run.
    await page.clock.setFixedTime(present());
    operations.splice(0);

    await page.getByRole("link", { name: "Add journal entry" }).click();
    await page.getByRole("textbox", { name: "What is on your mind?" }).waitFor();
    await expect.poll(() => operations.toSorted()).toEqual(["HistoryQuery", "MonthCalendarQuery", "ownWordsQuery"]);
    operations.splice(0);

    await page.getByRole("textbox", { name: "What is on your mind?" }).fill("Coffee on the step.");
    await page.getByRole("button", { name: "Save Entry" }).click();
    await expect.poll(() => titles(page)).toEqual(["Coffee on the step."]);
    expect(operations.splice(0)).toEqual(["saveEntryJournalMutation", "HistoryQuery"]);

    await tab(page, "Moods").click();
    await page.getByText("No entries found for this filter.").waitFor();
    expect(operations.splice(0)).toEqual(["EntryListQuery"]);

    await home(page, { gold: 1, coal: 0 });
    await moodCard(page).getByRole("link", { name: "Add New" }).click();
    await fillMood(page);
    expect(operations).toEqual([]);

    await page.getByRole("button", { name: "Save Mood" }).click();
    await moodCard(page).getByText("Tired", { exact: true }).waitFor();
    expect(operations.splice(0)).toEqual(["saveEntryMoodMutation"]);

    await link(page, "Settings").click();
    await page.getByRole("switch", { name: "Daily Check-in Reminder" }).waitFor();
    await expect.poll(() => operations).toEqual(["SettingsScreenQuery"]);
  });
});

describe("the export", () => {
  test("is a file with all written texts, and no script in them runs", async () => {
    const ada = await person("ada", { zone });
    const diary = restDoor({ as: ada, zone });
    const texts = { title: "<script>ran=1</script>", body: "Tea & <img src=x onerror=ran=1>" };
    granted(await diary.write({ texts }));
    granted(await diary.saveMood({ value: "tired", journalTitle: "A long walk", note }));
    granted(await restDoor({ as: ada, zone }).logAction({ eventTitle: "Held the door", reflection1: "It was easy." }));
    const { page, context } = await visit({ as: ada, path: "/settings" });

    const coming = page.waitForEvent("download");
    await page.getByRole("button", { name: "Export Journal History" }).click();
    const file = await coming;

    expect(file.suggestedFilename()).toBe(`kindling-journal-${ada.username}-${daysAgo(0)}.html`);
    const html = await readFile(await file.path(), "utf8");
    const opened = await context.newPage();
    // Remove the page's own policy, which would block a script, too: the text itself must be harmless.
    await opened.setContent(html.replace(/<meta http-equiv[^>]*>/, ""));
    const words = await opened.getByRole("main").innerText();
    for (const written of [texts.title, texts.body, "A long walk", note, "Held the door", "It was easy."])
      expect(words).toContain(written);
    expect(await opened.locator("script, img").count()).toBe(0);
    expect(await opened.evaluate(() => Reflect.has(window, "ran"))).toBe(false);
  });
});

/** Longer than the rest of its draft, so that the size of the draft tells whether it has the note. */
const note = "We walked to the river and back, slowly. ".repeat(12).trim();

async function fillMood(page: Page): Promise<void> {
  await page.getByRole("radio", { name: "Tired", exact: true }).click();
  await page.getByRole("textbox", { name: "Journal entry title" }).fill("A long walk");
  await page.getByRole("textbox", { name: "Journal note" }).fill(note);
}

function moodCard(page: Page) {
  return page.getByRole("region", { name: "Mood update & Journal note" });
}

function link(page: Page, name: string) {
  return page.getByRole("link", { name, exact: true });
}

function tab(page: Page, name: string) {
  return page.getByRole("tab", { name });
}

async function toast(page: Page, words: string): Promise<void> {
  await page.getByRole("status").getByText(words, { exact: true }).waitFor();
}

async function home(page: Page, karma: { gold: number; coal: number }): Promise<void> {
  await link(page, "Home").click();
  await scaleOf(page, karma).waitFor();
}

/** The names of the entries in the page, from the top. */
function titles(page: Page): Promise<string[]> {
  return page.getByRole("listitem").getByRole("heading", { level: 3 }).allInnerTexts();
}

function entry(page: Page, title: string) {
  return page.getByRole("listitem").filter({ has: page.getByRole("heading", { name: title, level: 3, exact: true }) });
}

async function chooseFor(page: Page, title: string, choice: "Edit" | "Delete"): Promise<void> {
  await page.getByRole("button", { name: `Options: ${title}` }).click();
  await page.getByRole("menuitem", { name: choice }).click();
}

function daysAgo(count: number): string {
  return addDays(localDateOf(present(), zone), -count);
}
