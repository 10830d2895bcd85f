import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeAll, describe, expect, test } from "vitest";
import actionEdit from "#client/__generated__/ActionEditorMutation.graphql.ts";
import actionDeletion from "#client/__generated__/DeleteEntryActionMutation.graphql.ts";
import entriesQuery from "#client/__generated__/EntryListQuery.graphql.ts";
import historyQuery from "#client/__generated__/HistoryQuery.graphql.ts";
import journalEdit from "#client/__generated__/JournalEditorMutation.graphql.ts";
import moodEdit from "#client/__generated__/MoodEditorMutation.graphql.ts";
import { enterTime, fill, toast } from "#tests/support/formPage.ts";
import { restDoor } from "#tests/support/restDoor.ts";
import { granted } from "#tests/support/door.ts";
import {
  choose,
  chooseFor,
  entries,
  entry,
  feel,
  log,
  noon,
  openJournalAt,
  wordsOf,
  write,
} from "#tests/support/journalPage.ts";
import { choose as pick } from "#tests/support/logActionForm.ts";
import { person, signedInAgain, type Person } from "#tests/support/people.ts";
import { spoil } from "#tests/support/spoiling.ts";
import { cut, held, refusing } from "#tests/support/wire.ts";

beforeAll(() => {
  // jsdom lays nothing out; without this nothing in it counts as visible, and dialogs give the focus back to nobody.
  Object.assign(Element.prototype, { checkVisibility: () => true });
});

describe("what can be done with an entry", () => {
  test("stands in one menu, which keys open, walk through and close, and the focus comes back", async () => {
    const ada = await person("ada");
    await log(ada, { eventTitle: "Held the door" });
    await openJournalAt("Held the door", ada);
    const more = screen.getByRole("button", { name: "Options: Held the door", expanded: false });
    more.focus();

    await userEvent.keyboard("{Enter}");
    const menu = await screen.findByRole("menu", { name: "Options: Held the door" });
    await waitFor(() => expect(within(menu).getByRole("menuitem", { name: "Edit" })).toHaveFocus());
    expect(more).toHaveAttribute("aria-expanded", "true");
    await userEvent.keyboard("{ArrowDown}");
    await waitFor(() => expect(within(menu).getByRole("menuitem", { name: "Delete" })).toHaveFocus());
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(screen.queryByRole("menu")).not.toBeInTheDocument());
    expect(more).toHaveFocus();

    await userEvent.keyboard("{ArrowUp}");
    await waitFor(() => expect(screen.getByRole("menuitem", { name: "Delete" })).toHaveFocus());
    await userEvent.keyboard("{Enter}");
    await userEvent.click(within(await screen.findByRole("alertdialog")).getByRole("button", { name: "Cancel" }));
    await waitFor(() => expect(more).toHaveFocus());
  });

  test("goes away with a press elsewhere, or on its button", async () => {
    const ada = await person("ada");
    await log(ada, { eventTitle: "Held the door" });
    await openJournalAt("Held the door", ada);
    const more = screen.getByRole("button", { name: "Options: Held the door" });

    for (const place of [more, document.body]) {
      await userEvent.click(more);
      await screen.findByRole("menu");
      await userEvent.click(place);
      await waitFor(() => expect(screen.queryByRole("menu")).not.toBeInTheDocument());
    }
  });
});

describe("an entry that cannot be opened", () => {
  test.each([
    ["an action", "Action", (ada: Person) => log(ada, { eventTitle: "Mine", note: "Mine" }), "Action logged"],
    ["a mood", "Mood", (ada: Person) => feel(ada, { value: "sad", note: "Mine" }), "Sad"],
    [
      "a page",
      "JournalEntry",
      (ada: Person) => write(ada, { texts: { title: "Mine", body: "Mine" } }),
      "A page of the journal",
    ],
  ])("as %s says so beside the others, can be deleted, and not be changed", async (_what, table, make, name) => {
    const ada = await person("ada");
    await log(ada, { eventTitle: "Stays", note: "Whole" });
    const { id } = await make(ada);
    await spoil({ table, userId: ada.id, id });
    await openJournalAt(name, ada);

    expect(entries()).toEqual([name, "Stays"]);
    expect(wordsOf(name)).toContain("This entry cannot be opened right now. Nothing was deleted.");
    expect(wordsOf("Stays")).toContain("Whole");
    expect(wordsOf("Stays")).not.toContain("cannot be opened");
    await userEvent.click(screen.getByRole("button", { name: `Options: ${name}` }));
    const choices = within(await screen.findByRole("menu")).getAllByRole("menuitem");
    expect(choices.map(({ textContent }) => textContent)).toEqual(["Delete"]);

    await userEvent.click(choices[0] ?? document.body);
    await userEvent.click(within(await screen.findByRole("alertdialog")).getByRole("button", { name: "Delete" }));
    await waitFor(() => expect(entries()).toEqual(["Stays"]));
  });
});

describe("deleting", () => {
  test.each([
    ["an action", (ada: Person) => log(ada, { eventTitle: "Gone" }), "Action Entry", "Action Deleted"],
    [
      "an event",
      (ada: Person) => log(ada, { eventTitle: "Gone", type: "event", intention: null }),
      "Action Entry",
      "Action Deleted",
    ],
    [
      "a page of the journal",
      (ada: Person) => write(ada, { texts: { title: "Gone", body: "Words." } }),
      "Journal Entry",
      "Journal Entry Deleted",
    ],
  ])("%s asks first, takes it away, and says so", async (_name, make, called, said) => {
    const ada = await person("ada");
    await log(ada, { eventTitle: "Stays" });
    await make(ada);
    await openJournalAt("Gone", ada);

    const question = await askToDelete("Gone");
    expect(question).toHaveAccessibleName(`Delete ${called}`);
    expect(question).toHaveAccessibleDescription(
      "“Gone” will be deleted, and your karma will be counted without it. This cannot be undone.",
    );
    await userEvent.click(within(question).getByRole("button", { name: "Delete" }));

    await toast("status", said);
    expect(entries()).toEqual(["Stays"]);
    await waitFor(() => expect(screen.getByRole("heading", { name: "Stays" })).toHaveFocus());
  });

  test("a mood asks first, takes it away, and the one before it is the current one at home", async () => {
    const ada = await person("ada");
    await feel(ada, { value: "strong" });
    await feel(ada, { value: "sad", journalTitle: "After the call" });
    await openJournalAt("Sad", ada);

    const question = await askToDelete("Sad: After the call");
    expect(question).toHaveAccessibleName("Delete Mood Entry");
    expect(question).toHaveAccessibleDescription("“Sad: After the call” will be deleted. This cannot be undone.");
    await userEvent.click(within(question).getByRole("button", { name: "Delete" }));

    await toast("status", "Mood Deleted");
    expect(entries()).toEqual(["Strong"]);
    await userEvent.click(screen.getByRole("link", { name: "Home" }));
    expect(await screen.findByRole("region", { name: "Mood update & Journal note" })).toHaveTextContent("💪Strong");
  });

  test("gives the focus to the entry below, and only at the end of the list to the one above", async () => {
    const ada = await person("ada");
    for (const eventTitle of ["Oldest", "Second", "Third", "Newest"]) await log(ada, { eventTitle });
    await openJournalAt("Newest", ada);

    await confirmDeletion("Third");
    await waitFor(() => expect(screen.getByRole("heading", { name: "Second" })).toHaveFocus());
    await confirmDeletion("Oldest");

    await waitFor(() => expect(entries()).toEqual(["Newest", "Second"]));
    await waitFor(() => expect(screen.getByRole("heading", { name: "Second" })).toHaveFocus());
  });

  test("takes what the entry gave out of its day's sums, without another request", async () => {
    const ada = await person("ada");
    await write(ada, { texts: { title: "Stays", body: "Words." } });
    await log(ada, { eventTitle: "Gone" });
    const { wire } = await openJournalAt("Gone", ada);
    const head = screen.getByRole("heading", { name: "Today" }).parentElement;
    expect(head).toHaveTextContent("3 Good Karma");

    await confirmDeletion("Gone");

    await waitFor(() => expect(head).toHaveTextContent("1 Good Karma"));
    expect([wire.sent(historyQuery), wire.sent(entriesQuery)]).toEqual([1, 0]);
  });

  test("the last entry of a month takes the month out of the time periods", async () => {
    const ada = await person("ada");
    await log(ada, { eventTitle: "Stays" });
    await log(ada, { eventTitle: "Gone", occurredAt: "2024-02-10T12:00:00Z" });
    await openJournalAt("Gone", ada);
    expect(periods()).toContain("February 2024");

    await confirmDeletion("Gone");

    await waitFor(() => expect(periods()).not.toContain("February 2024"));
  });

  test("can be thought better of", async () => {
    const ada = await person("ada");
    await log(ada, { eventTitle: "Stays" });
    const { wire } = await openJournalAt("Stays", ada);

    await userEvent.click(within(await askToDelete("Stays")).getByRole("button", { name: "Cancel" }));

    await waitFor(() => expect(screen.queryByRole("alertdialog")).not.toBeInTheDocument());
    expect(wire.sent(actionDeletion)).toBe(0);
    expect(entries()).toEqual(["Stays"]);
  });

  test("the last entry leaves the invitation to write the first", async () => {
    const ada = await person("ada");
    await log(ada, { eventTitle: "Gone" });
    await openJournalAt("Gone", ada);

    await confirmDeletion("Gone");

    expect(await screen.findByRole("button", { name: "Write an entry" })).toBeInTheDocument();
  });

  test("takes the entry out of every tab that was open before", async () => {
    const ada = await person("ada");
    await log(ada, { eventTitle: "Stays" });
    await log(ada, { eventTitle: "Gone" });
    const { wire } = await openJournalAt("Gone", ada);
    await choose("Good");
    await waitFor(() => expect(wire.sent(entriesQuery)).toBe(1));
    await waitFor(() => expect(document.querySelector("[aria-busy='true']")).toBeNull());
    await confirmDeletion("Gone");
    await waitFor(() => expect(entries()).toEqual(["Stays"]));
    const [waiting, goOn] = held();
    wire.treat(entriesQuery, waiting);

    await choose("All");

    expect(entries()).toEqual(["Stays"]);
    goOn();
  });

  test("leaves nothing of it on the device, not even changes that were begun", async () => {
    const ada = await person("ada");
    await write(ada, { texts: { title: "Gone", body: "Words." } });
    await openJournalAt("Gone", ada);
    await edit("Gone");
    retype("Title", "A secret");
    await userEvent.click(screen.getByRole("button", { name: "Close" }));
    await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());

    await confirmDeletion("Gone");
    await screen.findByText("Journal Entry Deleted");

    expect(JSON.stringify(localStorage)).not.toContain("A secret");
  });

  test("what is gone already says so, in the server's words, and the list is read anew", async () => {
    const ada = await person("ada");
    const { id } = await log(ada, { eventTitle: "Gone" });
    await log(ada, { eventTitle: "Stays" });
    await openJournalAt("Gone", ada);
    granted(await restDoor({ as: ada }).deleteAction(id));

    await confirmDeletion("Gone");

    await toast("alert", "ErrorThis entry isn’t here any more.");
    await waitFor(() => expect(entries()).toEqual(["Stays"]));
  });

  test("says why it did not work, and the entry stays", async () => {
    const ada = await person("ada");
    await log(ada, { eventTitle: "Stays" });
    const { wire } = await openJournalAt("Stays", ada);

    for (const [fate, words] of [
      [cut, "The entry could not be deleted. Please try again."],
      [refusing("Please wait a moment."), "Please wait a moment."],
      [refusing("Token expired"), "Your session has expired. Please log in again."],
      [refusing("Unauthorized"), "Your session has expired. Please log in again."],
    ] as const) {
      wire.treat(actionDeletion, fate);
      await confirmDeletion("Stays");
      await toast("alert", `Error${words}`);
      expect(entries()).toEqual(["Stays"]);
    }
  });

  test("after the session has ended says so, and leads to signing in", async () => {
    const ada = await person("ada");
    await log(ada, { eventTitle: "Stays" });
    await openJournalAt("Stays", ada);
    granted(await restDoor({ as: ada }).logout());

    await confirmDeletion("Stays");

    await toast("alert", "Your session has expired. Please log in again.");
    expect(await screen.findByRole("heading", { name: "Welcome Back" })).toBeInTheDocument();
  });
});

describe("editing a page of the journal", () => {
  test("changes its words and its face where it stands, and asks for nothing else", async () => {
    const ada = await person("ada");
    await write(ada, { texts: { title: "Draft", body: "Wrods." } });
    const { wire } = await openJournalAt("Draft", ada);
    const editor = await edit("Draft");
    expect(editor).toHaveAccessibleName("Edit Journal Entry");
    expect(save()).toHaveAttribute("aria-disabled", "true");

    retype("Title", "Done");
    retype("What is on your mind?", "Words.");
    await userEvent.click(within(editor).getByRole("radio", { name: "Inspired" }));
    await userEvent.click(save());

    await toast("status", "Entry Updated");
    await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
    expect(entries()).toEqual(["Done"]);
    expect(wordsOf("Done")).toMatch(/💡.*Words\./s);
    expect([wire.sent(journalEdit), wire.sent(entriesQuery)]).toEqual([1, 0]);
    await waitFor(() => expect(screen.getByRole("button", { name: "Options: Done" })).toHaveFocus());
  });

  test("cannot leave it without words", async () => {
    const ada = await person("ada");
    await write(ada, { texts: { title: "Full", body: "Words." } });
    const { wire } = await openJournalAt("Full", ada);
    await edit("Full");

    fill(field("What is on your mind?"), "");
    await userEvent.click(save());

    expect(save()).toHaveAttribute("aria-disabled", "true");
    expect(wire.sent(journalEdit)).toBe(0);
  });

  test("that fails keeps what was changed, through a closed dialog and a reload", async () => {
    const ada = await person("ada");
    await write(ada, { texts: { title: "Draft", body: "Words." } });
    const { wire, unmount } = await openJournalAt("Draft", ada);
    wire.treat(journalEdit, cut);
    await edit("Draft");
    retype("Title", "Better");
    await userEvent.click(save());
    await toast("alert", "ErrorFailed to save journal entry. Please try again.");

    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
    unmount();
    await openJournalAt("Draft", ada);
    await edit("Draft");

    expect(field("Title")).toHaveValue("Better");
  });

  test("can be given up: then it is as it was", async () => {
    const ada = await person("ada");
    await write(ada, { texts: { title: "Draft", body: "Words." } });
    await openJournalAt("Draft", ada);
    await edit("Draft");
    retype("Title", "Better");

    await userEvent.click(screen.getByRole("button", { name: "Discard changes" }));
    await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
    await edit("Draft");

    expect(field("Title")).toHaveValue("Draft");
    expect(screen.getByRole("button", { name: "Cancel" })).toBeInTheDocument();
  });

  test("forgets what was begun before it was changed elsewhere", async () => {
    const ada = await person("ada");
    const { id } = await write(ada, { texts: { title: "Draft", body: "Words." } });
    const { unmount } = await openJournalAt("Draft", ada);
    await edit("Draft");
    retype("Title", "Stale");
    unmount();
    granted(await restDoor({ as: ada }).editPage(id, { texts: { title: "Newer", body: "Words." } }));

    await openJournalAt("Newer", ada);
    await edit("Newer");

    expect(field("Title")).toHaveValue("Newer");
  });
});

describe("editing a mood", () => {
  test("changes all of it", async () => {
    const ada = await person("ada");
    await feel(ada, { value: "sad", journalTitle: "Monday", note: "Rain." });
    const { wire } = await openJournalAt("Sad", ada);
    const editor = await edit("Sad: Monday");
    expect(editor).toHaveAccessibleName("Edit Mood Entry");

    await userEvent.click(within(editor).getByRole("radio", { name: "Thinking It Over" }));
    fill(field("Journal entry title"), "");
    retype("Journal note", "Rain, and tea.");
    await userEvent.click(save());

    await toast("status", "Entry Updated");
    await waitFor(() => expect(entries()).toEqual(["Thinking It Over"]));
    expect(wordsOf("Thinking It Over")).toContain("Rain, and tea.");
    expect(wordsOf("Thinking It Over")).not.toContain("Monday");
    expect([wire.sent(moodEdit), wire.sent(entriesQuery)]).toEqual([1, 0]);
  });

  test("leaves its time alone, to the second, unless another one is chosen", async () => {
    const ada = await person("ada");
    const before = await feel(ada, { value: "sad", occurredAt: "2026-03-04T10:20:30.456Z" });
    await openJournalAt("Sad", ada);
    await edit("Sad");
    retype("Journal note", "Rain.");
    await userEvent.click(save());
    await screen.findByText("Entry Updated");

    const after = granted(await restDoor({ as: ada }).mood(before.id));

    expect(after).toMatchObject({ note: "Rain.", occurredAt: before.occurredAt, localDate: before.localDate });
  });

  test("to another day moves it there, by the clocks of the place it was written in", async () => {
    const ada = await person("ada");
    const tokyo = restDoor({ as: ada, zone: "Asia/Tokyo" });
    const { id } = granted(await tokyo.saveMood({ value: "sad", occurredAt: "2026-03-04T10:20:00Z" }));
    await feel(ada, { value: "calm", occurredAt: "2026-03-01T10:00:00Z" });
    await openJournalAt("Sad", ada);
    await edit("Sad");
    expect(screen.getByLabelText("Date and time")).toHaveValue("2026-03-04T19:20");
    expect(screen.getByLabelText("Date and time")).toHaveAccessibleDescription("In Tokyo time, where you wrote it.");

    enterTime("2026-02-20T08:00");
    await userEvent.click(save());

    await waitFor(() => expect(entries()).toEqual(["Calm", "Sad"]));
    expect(periods()).toEqual(["All Time", "March 2026", "February 2026"]);
    expect(granted(await tokyo.mood(id))).toMatchObject({
      occurredAt: "2026-02-19T23:00:00.000Z",
      localDate: "2026-02-20",
    });
  });

  test("to a time that cannot be is not sent, and the field says why", async () => {
    const ada = await person("ada");
    await feel(ada, { value: "sad" });
    const { wire } = await openJournalAt("Sad", ada);
    await edit("Sad");

    enterTime("2999-01-01T00:00");
    await userEvent.click(save());

    expect(screen.getByLabelText("Date and time")).toHaveAccessibleDescription(
      "The date and time cannot be in the future.",
    );
    expect(wire.sent(moodEdit)).toBe(0);
  });

  test("that fails says why", async () => {
    const ada = await person("ada");
    await feel(ada, { value: "sad" });
    const { wire } = await openJournalAt("Sad", ada);
    wire.treat(moodEdit, cut);
    const editor = await edit("Sad");
    await userEvent.click(within(editor).getByRole("radio", { name: "Calm" }));

    await userEvent.click(save());

    await toast("alert", "ErrorFailed to save mood: Please try again.");
  });
});

describe("editing an action", () => {
  test("previews what it will earn, and earns it", async () => {
    const ada = await person("ada");
    await log(ada, { eventTitle: "Told a lie", emotionResponse: "happy", effectOnOthers: "great" });
    const { wire } = await openJournalAt("Told a lie", ada);
    const editor = await edit("Told a lie");
    expect(editor).toHaveAccessibleName("Edit Action Entry");
    expect(within(editor).getByRole("region", { name: "Karma Impact Preview" })).toHaveTextContent("+2 Good Karma");

    await pick("How would you classify this?", "Negative");
    await pick("What were your intentions?", "Negative");
    expect(within(editor).getByRole("region", { name: "Karma Impact Preview" })).toHaveTextContent(
      /3 Learning Points$/,
    );
    await userEvent.click(save());

    await toast("status", "Entry UpdatedYour karma balance has been updated.");
    await waitFor(() => expect(entry("Told a lie").getByText("+3 Learning Points")).toBeInTheDocument());
    expect(entry("Told a lie").getByText("Growth Opportunity")).toBeInTheDocument();
    expect(entry("Told a lie").queryByText(/Good Karma/)).not.toBeInTheDocument();
    expect(screen.getByRole("heading", { name: "Today" }).parentElement).toHaveTextContent("3 Learning Points");
    expect(wire.sent(actionEdit)).toBe(1);
    expect(await balanceOf(ada)).toEqual({ gold: 0, coal: 3 });
  });

  test("out of what a tab shows takes it out of the tab", async () => {
    const ada = await person("ada");
    await log(ada, { eventTitle: "Told a lie" });
    await log(ada, { eventTitle: "Held the door", occurredAt: noon(2) });
    await openJournalAt("Told a lie", ada, "/journal?show=good");
    await edit("Told a lie");

    await pick("How would you classify this?", "Negative");
    await userEvent.click(save());

    await waitFor(() => expect(entries()).toEqual(["Held the door"]));
  });

  test("keeps every word that is left alone, and empties those that are cleared", async () => {
    const ada = await person("ada");
    const told = {
      eventTitle: "Lent my bike",
      description: "The red one",
      reflection1: "One.",
      reflection2: "Two.",
      reflection3: "Three.",
      note: "Ask for it back.",
    };
    const { id } = await log(ada, told);
    await openJournalAt("Lent my bike", ada);
    await edit("Lent my bike");
    expect(field("Description")).toHaveValue("The red one");

    fill(field("Note"), "");
    retype("What was this event", "Lent my red bike");
    await userEvent.click(save());
    await screen.findByText("Entry Updated");
    expect(screen.queryByText("Your karma balance has been updated.")).not.toBeInTheDocument();

    expect(granted(await restDoor({ as: ada }).action(id))).toMatchObject({
      ...told,
      eventTitle: "Lent my red bike",
      note: null,
    });
  });

  test("into an event needs no intention, and back into an action asks for one", async () => {
    const ada = await person("ada");
    const { id } = await log(ada, { type: "event", intention: null, eventTitle: "Missed the bus" });
    await openJournalAt("Missed the bus", ada);
    await edit("Missed the bus");

    await pick("What happened?", "I did something");
    expect(save()).toHaveAttribute("aria-disabled", "true");
    await pick("What were your intentions?", "Positive");
    await userEvent.click(save());
    await screen.findByText("Entry Updated");

    expect(granted(await restDoor({ as: ada }).action(id))).toMatchObject({ type: "action", intention: "positive" });
    expect(entry("Missed the bus").getByText("I Did Something")).toBeInTheDocument();
  });
});

describe("what changes in the journal", () => {
  test("is right at home before anything is looked up again", async () => {
    const ada = await person("ada");
    await log(ada, { eventTitle: "Held the door" });
    await openJournalAt("Held the door", ada);
    await confirmDeletion("Held the door");
    await screen.findByText("Action Deleted");

    await userEvent.click(screen.getByRole("link", { name: "Home" }));

    expect(await screen.findByRole("region", { name: "Today's Summary" })).toHaveTextContent("Actions logged0");
  });

  test("by an expired session is not lost", async () => {
    const ada = await person("ada");
    await write(ada, { texts: { title: "Draft", body: "Words." } });
    const { unmount } = await openJournalAt("Draft", ada);
    await edit("Draft");
    retype("Title", "Better");
    granted(await restDoor({ as: ada }).logout());
    await userEvent.click(save());
    await screen.findByRole("heading", { name: "Welcome Back" });
    unmount();

    await openJournalAt("Draft", await signedInAgain(ada));
    await edit("Draft");

    expect(field("Title")).toHaveValue("Better");
  });
});

async function askToDelete(name: string) {
  await chooseFor(name, "Delete");
  return screen.findByRole("alertdialog");
}

async function confirmDeletion(name: string) {
  await userEvent.click(within(await askToDelete(name)).getByRole("button", { name: "Delete" }));
}

async function edit(name: string) {
  await chooseFor(name, "Edit");
  return screen.findByRole("dialog");
}

function field(name: string) {
  return within(screen.getByRole("dialog")).getByRole("textbox", { name });
}

function retype(name: string, text: string) {
  fill(field(name), text);
}

function periods() {
  const options = within(screen.getByRole("combobox", { name: "Time Period" })).getAllByRole("option");
  return options.map((option) => option.textContent);
}

function save() {
  return screen.getByRole("button", { name: "Save changes" });
}

async function balanceOf(somebody: Person) {
  return granted(await restDoor({ as: somebody }).balance());
}
