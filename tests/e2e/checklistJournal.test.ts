import { expect, test } from "vitest";
import { useBrowser, visit } from "#tests/support/browser.ts";
import {
  a,
  at,
  field,
  fill,
  link,
  names,
  no,
  options,
  press,
  tabs,
  text,
  toast,
  walk,
  type Find,
} from "#tests/support/checklist.ts";
import { granted } from "#tests/support/door.ts";
import { fatesOn, pass } from "#tests/support/fates.ts";
import { bearer, knock } from "#tests/support/knock.ts";
import { person } from "#tests/support/people.ts";
import { restDoor } from "#tests/support/restDoor.ts";

// Journal History (docs/rules.md, History).

useBrowser();

const zone = "Europe/Paris";

test("Journal History of somebody new, and its form", async () => {
  const { page } = await visit({ as: await person("ada", { zone }), path: "/journal?new=true" });
  const fates = await fatesOn(page);
  const title = "A title of 26 characters!!";

  await walk(page, [
    ["also opens the form when query new=true, which is then removed", a("heading", "New Entry"), at("/journal")],
    ["back button", link("Back", "/")],
    [
      'title max 25 characters with counter "/25 characters"',
      field("Title", { maxlength: "25" }),
      text("0/25 characters"),
      (on) => on.getByLabel("Title", { exact: true }).pressSequentially(title),
      text("25/25 characters"),
      (on) => expect(on.getByLabel("Title", { exact: true }).inputValue()).resolves.toBe(title.slice(0, 25)),
    ],
    [
      "emoji picker: journal emoji options; default reflection",
      async (on) => {
        const radios = on.getByRole("group", { name: "Emoji" }).getByRole("radio");
        expect(await radios.evaluateAll((all) => all.map((radio) => radio.ariaLabel))).toEqual(journalEmojis);
      },
      (on) => on.getByRole("radio", { name: "Reflection", checked: true }).waitFor(),
    ],
    [
      "save disabled while empty",
      (on) => on.getByRole("button", { name: "Save Entry", disabled: true }).waitFor(),
      fill("What is on your mind?", "   "),
      (on) => on.getByRole("button", { name: "Save Entry", disabled: true }).waitFor(),
      fill("What is on your mind?", "Coffee on the step."),
    ],
    [
      "or saving",
      async (on) =>
        fates.set("saveEntryJournalMutation", async (route) => {
          await on.getByRole("button", { name: "Saving..." }).waitFor();
          await pass(route);
        }),
      press("Save Entry"),
      toast("status", "Journal Entry Saved", "+1 Gold Karma earned"),
    ],
    [
      "save returns to closed and clears",
      no("heading", "New Entry"),
      press("New Entry"),
      (on) => expect(on.getByLabel("What is on your mind?").inputValue()).resolves.toBe(""),
      press("Close"),
    ],
    ['"Time Period" select: All Time or the months present in actions and moods', options("Time Period", ["All Time"])],
    ["filter tabs: All, Good, Learning, Moods", tabs("Entries", ["All", "Good", "Learning", "Moods"])],
    ["journal entries show only under All", a("heading", title.slice(0, 25)), text("Journal Entry")],
    [
      'empty state: "No entries found for this filter."',
      press("Good", "tab"),
      text("No entries found for this filter."),
    ],
  ]);
});

test("entry cards", async () => {
  const ada = await person("ada", { zone });
  const diary = restDoor({ as: ada, zone });
  const answered = { reflection1: "One.", reflection2: "Two.", reflection3: "Three.", note: "A note." };
  granted(await diary.logAction({ eventTitle: "Held the door", effectOnOthers: "happy", ...answered }));
  granted(
    await diary.logAction({
      type: "event",
      intention: null,
      classification: "negative",
      emotionResponse: "sad",
      effectOnOthers: "no_one_affected",
    }),
  );
  granted(await diary.saveMood({ value: "tired", journalTitle: "A long day", note: "It rained." }));
  const hidden = { content: "Hidden words", tags: ["love", "mood-reflection"] };
  expect((await knock("POST", "/api/journal", { headers: bearer(ada), body: hidden })).status).toBe(201);
  const { page } = await visit({ as: ada, path: "/journal" });
  const month = new Intl.DateTimeFormat("en", { month: "long", year: "numeric", timeZone: zone }).format(new Date());

  await walk(page, [
    ["journal-type entries tagged mood-reflection are hidden", a("heading", "Tired"), no("heading", "Hidden words")],
    ["mood label, title, note, type label", card("Tired", "A long day", "It rained.", "Mood Check")],
    ["event title, badge, Felt X", card("Held the door", "I Did Something", "Felt Happy", "Positive Action")],
    ["reflections 1 to 3, note", card("Held the door", "One.", "Two.", "Three.", "A note.")],
    ["how others were affected", card("Held the door", "Others Felt Happy")],
    ["karma text", card("Held the door", "+2")],
    ['fallback "Action logged"', card("Action logged", "Something Happened", "Felt Sad", "Growth Opportunity")],
    [
      "hidden when no_one_affected",
      async (on) => expect(await on.getByText(/^Others Felt/).allInnerTexts()).toEqual(["Others Felt Happy"]),
    ],
    ["the months present in actions and moods", options("Time Period", ["All Time", month])],
    [
      'confirm dialog "Delete Mood Entry... cannot be undone"',
      press("More for Tired: A long day"),
      press("Delete", "menuitem"),
      a("alertdialog", "Delete Mood Entry"),
      text(/cannot be undone/),
      press("Cancel"),
    ],
    [
      '"Delete Action Entry..."',
      press("More for Held the door"),
      press("Delete", "menuitem"),
      a("alertdialog", "Delete Action Entry"),
      text(/cannot be undone/),
    ],
  ]);
});

const journalEmojis = names(
  "reflection happy love sad angry anxious grateful peaceful frustrated overwhelmed inspired hopeful",
);

/** An entry and words on its card. */
function card(name: string, ...words: string[]): Find {
  return async (page) => {
    const heading = page.getByRole("heading", { level: 3, name, exact: true });
    await heading.waitFor();
    const said = await page.getByRole("listitem").filter({ has: heading }).last().innerText();
    for (const each of words) expect(said).toContain(each);
  };
}
