import { expect, test } from "vitest";
import { localDateOf } from "#domain/days.ts";
import { useBrowser, visit, type Visit } from "#tests/support/browser.ts";
import { a, field, fill, press, text, walk } from "#tests/support/checklist.ts";
import { granted } from "#tests/support/door.ts";
import { person } from "#tests/support/people.ts";
import { restDoor } from "#tests/support/restDoor.ts";

// The share dialogs (docs/rules.md, Sharing). What goes into the images and to the share sheet, sharing.test.ts holds.

useBrowser();

const zone = "Europe/Paris";
const today = new Intl.DateTimeFormat("en-US", {
  weekday: "long",
  year: "numeric",
  month: "long",
  day: "numeric",
  timeZone: "UTC",
}).format(new Date(`${localDateOf(new Date(), zone)}T12:00:00Z`));

test('"Share Your Karma Journey"', async () => {
  const { page } = await home();

  await walk(page, [
    ['"Share Today\'s Karma" button opening the share dialog', press("Share Today's Karma")],
    ['"Share Your Karma Journey"', a("dialog", "Share Your Karma Journey")],
    ["dates in English as long weekday, year, month, day", text(today)],
    [
      'optional description, max 100 characters, live counter "n/100 characters"',
      field("Description (optional)", { maxlength: "100" }),
      text("0/100 characters"),
      fill("Description (optional)", "A good day."),
      text("11/100 characters"),
    ],
    ["counts of positive interactions", text("1 positive interaction")],
    ["reflections written", text(/^\d reflections? written$/)],
    ["when gold exceeds coal", text("More gold karma than learning points!")],
    ['"Made progress today"', text("Made progress today")],
    [
      "reset to empty when closed",
      press("Close"),
      press("Share Today's Karma"),
      text("0/100 characters"),
      press("Close"),
    ],
    [
      '"Great {range} performance"',
      async (on) => on.getByRole("combobox", { name: "Range" }).selectOption("This Week"),
      press("Share Today's Karma"),
      text("Great week performance"),
    ],
  ]);
});

test('"Share Your Mood"', async () => {
  const { page } = await home();

  await walk(page, [
    ["a Share button", press("Share")],
    ['"Share Your Mood"', a("dialog", "Share Your Mood"), text("Joyful"), text(today)],
    ["text is prefilled", text("17/100 characters"), field("Description (optional)", { maxlength: "100" })],
    [
      "ten decorative emoji choices (default sparkles)",
      async (on) =>
        expect(
          await on.getByRole("radiogroup", { name: "Decoration" }).getByRole("radio").allInnerTexts(),
        ).toHaveLength(10),
      async (on) => on.getByRole("radio", { name: "Sparkles", checked: true }).waitFor(),
    ],
  ]);
});

test('"Share Quote"', async () => {
  const { page } = await home();
  const category = await page
    .getByRole("button", { name: /^Share (?:Karma|Positive Living|Meditation)$/ })
    .innerText()
    .then((words) => words.replace("Share ", ""));
  const preview = page.getByRole("group", { name: "Preview" });

  await walk(page, [
    ['a button "Share {category}"', press(`Share ${category}`), a("dialog", "Share Quote")],
    ["close button", a("button", "Close")],
    [
      "a preview card 400 px wide and at least 500 px tall",
      async () => {
        // The dialog grows as it opens.
        await page.waitForFunction(() =>
          document.getAnimations().every(({ effect }) => effect?.getComputedTiming().endTime === Infinity),
        );
        const { width = 0, height = 0 } = (await preview.locator("> *").first().boundingBox()) ?? {};
        expect([width, height >= 500]).toEqual([400, true]);
      },
    ],
    ["a random meditation emoji (woman or man)", () => preview.getByText(/^🧘‍(?:♀|♂)️$/u).waitFor()],
    ['heading "Daily Inspiration"', () => preview.getByRole("heading", { name: "Daily Inspiration" }).waitFor()],
    ["a category badge", () => preview.getByText(category, { exact: true }).waitFor()],
    ["the quote", () => preview.getByText(/^“.+”$/).waitFor()],
    ['the text "From the product"', () => preview.getByText("From Kindling", { exact: true }).waitFor()],
    ["the tagline", text("Track your journey to better karma and emotional wellness")],
    ['a badge "Start Your Karma Journey"', text("Start Your Karma Journey")],
    ['and a "Share Quote" button below', a("button", "Share Quote")],
  ]);
});

/** Home of somebody with an action and a mood of today. */
async function home(): Promise<Visit> {
  const ada = await person("ada", { zone });
  granted(await restDoor({ as: ada, zone }).logAction({ reflection1: "It was easy." }));
  granted(await restDoor({ as: ada, zone }).saveMood({ value: "joyful", note: "A walk by the sea" }));
  return visit({ as: ada });
}
