import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { quotes } from "#domain/content/quotes.ts";
import { supportiveSentences } from "#domain/content/supportiveSentences.ts";
import { tips } from "#domain/content/tips.ts";
import { dayOfYear, localDateOf } from "#domain/days.ts";
import { reflectionQuestions } from "#domain/reflections.ts";
import { scaleOf, useBrowser, visit } from "#tests/support/browser.ts";
import {
  a,
  at,
  choices,
  field,
  fill,
  link,
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
import { person } from "#tests/support/people.ts";
import { restDoor } from "#tests/support/restDoor.ts";
import { changer, choose, pick, submit } from "#tests/support/wizardPage.ts";

// Spec sections 2, 4, 5 and 9, as far as they are about what somebody writes down for themselves.

useBrowser();

const zone = "Europe/Paris";

test("shared chrome", async () => {
  const { page } = await visit({ as: await person(), path: "/no/such/page" });

  await walk(page, [
    ["header with the product brand", link("Kindling", "/")],
    ["a settings link", link("Settings", "/settings")],
    ["a notification bell (only shown when the count is above 0)", no("button", /^Notifications/)],
    ["bottom navigation: Home (/)", link("Home", "/")],
    ["Journal", link("Journal", "/journal")],
    ["Exchange (/karma-exchange)", link("Exchange", "/karma-exchange")],
    ["Trends", link("Trends", "/trends")],
    ['any other path shows a 404 page ("Page Not Found")', a("heading", "Page Not Found")],
  ]);
});

test("a dashboard of somebody new", async () => {
  const { page } = await visit({ as: await person("ada", { zone }) });

  await walk(page, [
    ['card "Your Karma Balance"', a("region", "Your Karma Balance")],
    ["range selector", options("Range", ["Today", "This Week", "This Month", "This Year", "All Time"])],
    ["gold and coal counts on a balance-scale visual", (on) => scaleOf(on, { gold: 0, coal: 0 }).waitFor()],
    ['"Log Action" button to /log-action', link("Log Action", "/log-action")],
    ['mood card "Mood update & Journal note"', a("region", "Mood update & Journal note")],
    ['defaults: a smiley and "Calm & Content"', text("Calm & Content")],
    ['"Add New" link to /mood', link("Add New", "/mood")],
    ['"Add journal entry" to /journal?new=true', link("Add journal entry", "/journal?new=true")],
    ['"My Journal" to /journal', link("My Journal", "/journal")],
    ['"Connect" to /user-list', link("Connect", "/user-list")],
    ['"Exchange" to /exchange', (on) => on.locator('a[href="/exchange"]', { hasText: "Exchange" }).waitFor()],
    [
      '"Today\'s Summary" lists Actions logged, Positive interactions, Reflections written, Good karma sent',
      a("region", "Today's Summary"),
      async (on) =>
        expect(await on.getByRole("term").allInnerTexts()).toEqual([
          "Actions logged",
          "Positive interactions",
          "Reflections written",
          "Good karma sent",
        ]),
    ],
    ["a Daily Inspiration card shows the quote in quotation marks", a("region", "Daily Inspiration"), quoteOfToday],
    [
      "Get Wellness Tip: icon, title, category line, message",
      press("Get Wellness Tip"),
      text(/^(?:mindfulness|physical|emotional|social) wellness tip$/i),
      tipShown,
    ],
    ['"Another tip" (reopens with a new tip after 100 ms)', anotherTip],
    ['"Got it"', press("Got it"), async (on) => on.getByRole("dialog").waitFor({ state: "hidden" })],
  ]);
});

test("a dashboard of somebody who has logged and noted", async () => {
  const ada = await person("ada", { zone });
  const diary = restDoor({ as: ada, zone });
  for (let count = 0; count < 5; count += 1) granted(await diary.logAction());
  granted(
    await diary.logAction({ occurredAt: "2020-02-03T12:00:00Z", classification: "negative", intention: "negative" }),
  );
  granted(await diary.saveMood({ value: "joyful", note: "A walk along the river, and back" }));
  const { page } = await visit({ as: ada });

  await walk(page, [
    ["current mood emoji and label", text("Joyful")],
    ['a note preview cut to 30 characters followed by "..."', text("A walk along the river, and ba...")],
    [
      "a random supportive sentence for that mood is shown in quotes",
      async (on) => {
        const shown = await on.getByText(/^“.*”$/).allInnerTexts();
        expect(supportiveSentences.joyful.map((sentence) => `“${sentence}”`)).toContain(
          shown.find((words) => !isQuote(words)),
        );
      },
    ],
    [
      "beam: minus 1.5 degrees per unit of (gold minus coal), clamped to plus or minus 12 degrees",
      async (on) => expect(await tilt(on, { gold: 10, coal: 0 })).toBe("-12deg"),
      async (on) => on.getByRole("combobox", { name: "Range" }).selectOption("All Time"),
      async (on) => expect(await tilt(on, { gold: 10, coal: 3 })).toBe("-10.5deg"),
    ],
    [
      "coins displayed capped at 8 per pan",
      async (on) => {
        const pieces = scaleOf(on, { gold: 10, coal: 3 }).locator("[data-karma-piece]");
        expect(await pieces.count()).toBe(8 + 3);
      },
    ],
    [
      "refreshes when the window regains focus or the tab becomes visible",
      async () => granted(await diary.logAction()),
      async (on) => on.evaluate(() => void window.dispatchEvent(new Event("focus"))),
      (on) => scaleOf(on, { gold: 12, coal: 3 }).waitFor(),
    ],
  ]);
});

test("logging an action", async () => {
  const { page } = await visit({ as: await person(), path: "/log-action" });
  const fates = await fatesOn(page);
  const asked = (type: "action" | "event", effectOnOthers: "great" | "no_one_affected") =>
    reflectionQuestions({ type, classification: "positive", emotionResponse: "happy", effectOnOthers });
  const fieldsFor = (questions: readonly string[]): Find[] =>
    questions.map((question) => field(question, { rows: "3" }));

  await walk(page, [
    ['title "Log an Action", back button to /', a("heading", "Log an Action"), link("Back", "/")],
    ['1. "What happened?"', choices("What happened?", ["I did something", "Something happened to me"])],
    [
      "the wizard is linear",
      no("radiogroup", "How would you classify this?"),
      answer("What happened?", "I did something"),
    ],
    ['2. "How would you classify this?"', choices("How would you classify this?", ["Positive", "Negative"])],
    ["Positive", answer("How would you classify this?", "Positive")],
    ['3. actions only: "What were your intentions?"', choices("What were your intentions?", ["Positive", "Negative"])],
    ["Positive", answer("What were your intentions?", "Positive")],
    ['4. "How did you respond to this?": emotion grid', choices("How did you respond to this?", emotions)],
    ["Happy", answer("How did you respond to this?", "Happy")],
    [
      '5. "How did this effect anyone else that was involved?": same emotion grid plus "No one else affected"',
      choices("How did this effect anyone else that was involved?", [...emotions, "No one else affected"]),
    ],
    ["submit appears only when all is set", no("button", "Log This Action")],
    ["Great", answer(/^How did this effect/, "Great")],
    ["6. Karma Impact Preview", a("region", "Karma Impact Preview"), text(/\+2 Good Karma/)],
    [
      '7. "What was this event", placeholder, 2 rows',
      field("What was this event", { placeholder: "Briefly describe what happened...", rows: "2" }),
    ],
    ['8. "Reflect on this moment"', a("heading", "Reflect on this moment")],
    ["three emotion-specific questions (3 to 4 rows each)", ...fieldsFor(asked("action", "great"))],
    ["9. submit", a("button", "Log This Action")],
    [
      "changing effect on others clears texts",
      fill(asked("action", "great")[0] ?? "", "It was easy."),
      (on) => changer(on, "How did this effect anyone else that was involved?").click(),
      answer(/^How did this effect/, "No one else affected"),
      (on) => expect(on.getByLabel(asked("action", "no_one_affected")[0] ?? "").inputValue()).resolves.toBe(""),
    ],
    [
      'with "no one affected" the third question becomes',
      field(/^Even if no one else was affected, how do you think someone else might have reacted if they were there/, {
        rows: "3",
      }),
    ],
    [
      "changing response emotion clears effect on others and texts",
      (on) => changer(on, "How did you respond to this?").click(),
      answer("How did you respond to this?", "Calm"),
      choices(/^How did this effect/, [...emotions, "No one else affected"]),
      no("button", "Log This Action"),
    ],
    [
      "changing intention clears later choices",
      (on) => changer(on, "What were your intentions?").click(),
      answer("What were your intentions?", "Negative"),
      choices("How did you respond to this?", emotions),
    ],
    [
      "changing classification clears intention, emotions",
      (on) => changer(on, "How would you classify this?").click(),
      answer("How would you classify this?", "Negative"),
      choices("What were your intentions?", ["Positive", "Negative"]),
    ],
    [
      'changing "what happened" clears every later choice',
      (on) => changer(on, "What happened?").click(),
      answer("What happened?", "Something happened to me"),
      choices("How would you classify this?", ["Positive", "Negative"]),
      no("button", /^Change How would/),
    ],
    [
      "the intention step appears only for actions",
      answer("How would you classify this?", "Positive"),
      choices("How did you respond to this?", emotions),
      answer("How did you respond to this?", "Happy"),
    ],
    [
      "event wording",
      answer("How did your response to this event effect anyone else involved?", "No one else affected"),
      a("button", "Change How did your response to this event effect anyone else involved?"),
    ],
    [
      '"Logging..." while saving',
      async (on) =>
        fates.set("saveEntryActionMutation", async (route) => {
          await on.getByRole("button", { name: "Logging..." }).waitFor();
          await pass(route);
        }),
      (on) => submit(on).click(),
    ],
    [
      "after success the user goes to /",
      toast("status", "Action Logged Successfully", "Your karma balance has been updated."),
      at("/"),
    ],
  ]);
});

test("a coal karma reduction", async () => {
  const { page } = await visit({ as: await person(), path: "/log-action" });
  const bad = { type: "Something happened to me", classification: "Negative" } as const;
  await choose(page, { ...bad, response: "Sad", effect: "Sad" });

  await walk(page, [['coal -1, shown as "Coal Karma Reduction"', text(/Coal Karma Reduction/)]]);
});

test("the mood page", async () => {
  const { page } = await visit({ as: await person(), path: "/mood" });
  const fates = await fatesOn(page);

  await walk(page, [
    [
      'title "How are you feeling?"',
      (on) => on.getByRole("heading", { level: 1, name: "How are you feeling?" }).waitFor(),
    ],
    ["back returns to /", link("Back", "/")],
    ['"Choose your mood" grid: mood options (24)', choices("Choose your mood", moods)],
    [
      '"Journal entry title" field, placeholder, 2 rows',
      field("Journal entry title", { placeholder: "What would you like to call this journal entry?", rows: "2" }),
    ],
    [
      '"Journal note" field, placeholder',
      field("Journal note", { placeholder: "Optional: Share what's influencing your mood today..." }),
    ],
    ["button disabled without a mood", (on) => on.getByRole("button", { name: "Save Mood", disabled: true }).waitFor()],
    [
      '"Saving..." while saving',
      async (on) =>
        fates.set("saveEntryMoodMutation", async (route) => {
          await on.getByRole("button", { name: "Saving..." }).waitFor();
          await pass(route);
        }),
      answer("Choose your mood", "Strong"),
      press("Save Mood"),
    ],
    [
      "after a mood save the user goes to /",
      toast("status", "Mood Saved", "Your current mood has been updated."),
      at("/"),
    ],
  ]);
});

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
  const { page } = await visit({ as: ada, path: "/journal" });
  const card =
    (name: string, ...words: string[]): Find =>
    async (on) => {
      const heading = on.getByRole("heading", { level: 3, name, exact: true });
      await heading.waitFor();
      const said = await on.getByRole("listitem").filter({ has: heading }).last().innerText();
      for (const each of words) expect(said).toContain(each);
    };
  const month = new Intl.DateTimeFormat("en", { month: "long", year: "numeric", timeZone: zone }).format(new Date());

  await walk(page, [
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

/** Keys of the specification as the names on the screen have them. */
function names(keys: string): string[] {
  return keys.split(" ").map((key) =>
    key
      .split("_")
      .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
      .join(" "),
  );
}

const emotions = names(
  "happy calm neutral sad angry great ecstatic anxious hurt embarrassed jealous confused heart_broken love in_love overwhelmed depressed annoyed",
);

const moods = names(
  "joyful happy great ecstatic calm neutral sad frustrated anxious hurt embarrassed jealous confused overwhelmed depressed annoyed heart_broken love in_love tired crazy thinking_it_over emotional strong",
);

const journalEmojis = names(
  "reflection happy love sad angry anxious grateful peaceful frustrated overwhelmed inspired hopeful",
);

function answer(question: string | RegExp, words: string): Find {
  return (page) => pick(page, question, words);
}

function tilt(page: Page, karma: { gold: number; coal: number }): Promise<string> {
  return scaleOf(page, karma).evaluate(({ style }) => style.getPropertyValue("--tilt"));
}

/** Of the day of the year modulo total quote count. */
const quoteOfToday: Find = (page) => {
  const { text: words = "", category = "" } = quotes[dayOfYear(localDateOf(new Date(), zone)) % quotes.length] ?? {};
  return page
    .getByRole("region", { name: "Daily Inspiration" })
    .filter({ hasText: `“${words}”` })
    .filter({ hasText: category })
    .waitFor();
};

function isQuote(words: string): boolean {
  return quotes.some((quote) => words === `“${quote.text}”`);
}

const tipShown: Find = async (page) => {
  const title = await page.getByRole("dialog").getByRole("heading").innerText();
  const tip = tips.find((each) => each.title === title);
  const said = await page.getByRole("dialog").innerText();
  for (const words of [tip?.icon, tip?.message]) expect(said).toContain(words);
};

const anotherTip: Find = async (page) => {
  const dialog = page.getByRole("dialog");
  const before = await dialog.getByRole("heading").innerText();
  await dialog.getByRole("button", { name: "Another tip" }).click();
  await expect.poll(() => dialog.getByRole("heading").innerText()).not.toBe(before);
  await tipShown(page);
};
