import userEvent from "@testing-library/user-event";
import { beforeAll, describe, expect, test, vi } from "vitest";
import actionEdit from "#client/__generated__/editEntryActionMutation.graphql.ts";
import actionDeletion from "#client/__generated__/DeleteEntryActionMutation.graphql.ts";
import entriesQuery from "#client/__generated__/EntryListQuery.graphql.ts";
import historyQuery from "#client/__generated__/HistoryQuery.graphql.ts";
import journalEdit from "#client/__generated__/editEntryJournalMutation.graphql.ts";
import moodEdit from "#client/__generated__/editEntryMoodMutation.graphql.ts";
import { enterTime, fill, toast } from "#tests/support/formPage.ts";
import { restDoor } from "#tests/support/restDoor.ts";
import { granted } from "#tests/support/door.ts";
import {
  backInHistory,
  choose,
  chooseFor,
  closeEditor,
  edit,
  editedField as field,
  entries,
  entry,
  feel,
  log,
  noon,
  openJournalAt,
  saveChanges as save,
  wordsOf,
  write,
} from "#tests/support/journalPage.ts";
import { answerInTurn, choose as pick, firstReflection, folded, openQuestions } from "#tests/support/logActionForm.ts";
import { person, signedInAgain, type Person } from "#tests/support/people.ts";
import { screen, waitFor, within } from "#tests/support/screen.ts";
import { spoil } from "#tests/support/spoiling.ts";
import { onDesktop } from "#tests/support/windowWidth.ts";
import { cut, delayedRequest, refusing } from "#tests/support/wire.ts";

beforeAll(() => {
  // jsdom has no layout; without this it considers nothing visible, and dialogs cannot return the focus.
  Object.assign(Element.prototype, { checkVisibility: () => true });
});

describe("the menu of an entry", () => {
  test("holds its commands, works by keyboard and returns the focus", async () => {
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

  test("closes by a press elsewhere or on its button", async () => {
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

describe("an entry that cannot be decrypted", () => {
  test.each([
    ["an action", "Action", (ada: Person) => log(ada, { eventTitle: "Mine", note: "Mine" }), "Action logged"],
    ["a mood", "Mood", (ada: Person) => feel(ada, { value: "sad", note: "Mine" }), "Sad"],
    [
      "a page",
      "JournalEntry",
      (ada: Person) => write(ada, { texts: { title: "Mine", body: "Mine" } }),
      "A journal entry",
    ],
  ])("as %s says so among the others, and can be deleted but not edited", async (_what, table, make, name) => {
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
  ])("%s asks first, removes the entry, and confirms it", async (_name, make, called, said) => {
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

  test("a mood asks first, removes it, and home shows the previous mood", async () => {
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

  test("moves the focus to the entry below, or at the end of the list to the entry above", async () => {
    const ada = await person("ada");
    for (const eventTitle of ["Oldest", "Second", "Third", "Newest"]) await log(ada, { eventTitle });
    await openJournalAt("Newest", ada);

    await confirmDeletion("Third");
    await waitFor(() => expect(screen.getByRole("heading", { name: "Second" })).toHaveFocus());
    await confirmDeletion("Oldest");

    await waitFor(() => expect(entries()).toEqual(["Newest", "Second"]));
    await waitFor(() => expect(screen.getByRole("heading", { name: "Second" })).toHaveFocus());
  });

  test("subtracts the entry's karma from its day's sums, without another request", async () => {
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

  test("the last entry of a month removes the month from the time periods", async () => {
    onDesktop();
    const ada = await person("ada");
    await log(ada, { eventTitle: "Stays" });
    await log(ada, { eventTitle: "Gone", occurredAt: "2024-02-10T12:00:00Z" });
    await openJournalAt("Gone", ada);
    expect(periods()).toContain("February 2024");

    await confirmDeletion("Gone");

    await waitFor(() => expect(periods()).not.toContain("February 2024"));
  });

  test("can be cancelled", async () => {
    const ada = await person("ada");
    await log(ada, { eventTitle: "Stays" });
    const { wire } = await openJournalAt("Stays", ada);

    await userEvent.click(within(await askToDelete("Stays")).getByRole("button", { name: "Cancel" }));

    await waitFor(() => expect(screen.queryByRole("alertdialog")).not.toBeInTheDocument());
    expect(wire.sent(actionDeletion)).toBe(0);
    expect(entries()).toEqual(["Stays"]);
  });

  test("the last entry shows the invitation to write a first one", async () => {
    const ada = await person("ada");
    await log(ada, { eventTitle: "Gone" });
    await openJournalAt("Gone", ada);

    await confirmDeletion("Gone");

    expect(await screen.findByRole("button", { name: "Write an entry" })).toBeInTheDocument();
  });

  test("removes the entry from every tab that was open before", async () => {
    onDesktop();
    const ada = await person("ada");
    await log(ada, { eventTitle: "Stays" });
    await log(ada, { eventTitle: "Gone" });
    const { wire } = await openJournalAt("Gone", ada);
    await choose("Good");
    await waitFor(() => expect(wire.sent(entriesQuery)).toBe(1));
    await waitFor(() => expect(document.querySelector("[aria-busy='true']")).toBeNull());
    await confirmDeletion("Gone");
    await waitFor(() => expect(entries()).toEqual(["Stays"]));
    const [waiting, goOn] = delayedRequest();
    wire.intercept(entriesQuery, waiting);

    await choose("All");

    expect(entries()).toEqual(["Stays"]);
    goOn();
  });

  test("leaves nothing of the entry on the device, not even a draft of changes", async () => {
    const ada = await person("ada");
    await write(ada, { texts: { title: "Gone", body: "Words." } });
    await openJournalAt("Gone", ada);
    await edit("Gone");
    retype("Title", "A secret");
    await closeEditor();

    await confirmDeletion("Gone");
    await screen.findByText("Journal Entry Deleted");

    expect(JSON.stringify(localStorage)).not.toContain("A secret");
  });

  test("an entry that is already gone shows the server's message, and the list is refetched", async () => {
    const ada = await person("ada");
    const { id } = await log(ada, { eventTitle: "Gone" });
    await log(ada, { eventTitle: "Stays" });
    await openJournalAt("Gone", ada);
    granted(await restDoor({ as: ada }).deleteAction(id));

    await confirmDeletion("Gone");

    await toast("alert", "ErrorThis entry isn’t here any more.");
    await waitFor(() => expect(entries()).toEqual(["Stays"]));
  });

  test("shows the error if it fails, and keeps the entry", async () => {
    const ada = await person("ada");
    await log(ada, { eventTitle: "Stays" });
    const { wire } = await openJournalAt("Stays", ada);

    for (const [fate, words] of [
      [cut, "The entry could not be deleted. Please try again."],
      [refusing("Please wait a moment."), "Please wait a moment."],
      [refusing("Token expired"), "Your session has expired. Please log in again."],
      [refusing("Unauthorized"), "Your session has expired. Please log in again."],
    ] as const) {
      wire.intercept(actionDeletion, fate);
      await confirmDeletion("Stays");
      await toast("alert", `Error${words}`);
      expect(entries()).toEqual(["Stays"]);
    }
  });

  test("after the session has ended says so, and opens the sign-in form", async () => {
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
  test("changes its text and face in place, without another request", async () => {
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
    await backInHistory();
    expect(entries()).toEqual(["Done"]);
    expect(wordsOf("Done")).toMatch(/💡.*Words\./s);
    expect([wire.sent(journalEdit), wire.sent(entriesQuery)]).toEqual([1, 0]);
    await waitFor(() => expect(screen.getByRole("heading", { name: "Done" })).toHaveFocus());
  });

  test("refuses an empty text", async () => {
    const ada = await person("ada");
    await write(ada, { texts: { title: "Full", body: "Words." } });
    const { wire } = await openJournalAt("Full", ada);
    await edit("Full");

    fill(field("What is on your mind?"), "");
    await userEvent.click(save());

    expect(save()).toHaveAttribute("aria-disabled", "true");
    expect(wire.sent(journalEdit)).toBe(0);
  });

  test("keeps the changes after a failure, even after closing and a reload", async () => {
    const ada = await person("ada");
    await write(ada, { texts: { title: "Draft", body: "Words." } });
    const { wire, unmount } = await openJournalAt("Draft", ada);
    wire.intercept(journalEdit, cut);
    await edit("Draft");
    retype("Title", "Better");
    await userEvent.click(save());
    await toast("alert", "ErrorFailed to save journal entry. Please try again.");

    await closeEditor();
    unmount();
    await openJournalAt("Draft", ada);
    await edit("Draft");

    expect(field("Title")).toHaveValue("Better");
  });

  test("can be taken back, which restores the saved version, and that can be undone", async () => {
    const ada = await person("ada");
    await write(ada, { texts: { title: "Draft", body: "Words." } });
    await openJournalAt("Draft", ada);
    await edit("Draft");
    retype("Title", "Better");

    await userEvent.click(screen.getByRole("button", { name: "How it was" }));
    expect(field("Title")).toHaveValue("Draft");
    expect(save()).toHaveAttribute("aria-disabled", "true");
    await userEvent.click(screen.getByRole("button", { name: "Undo" }));
    expect(field("Title")).toHaveValue("Better");
    await userEvent.click(screen.getByRole("button", { name: "How it was" }));
    await closeEditor();
    await edit("Draft");

    expect(field("Title")).toHaveValue("Draft");
  });

  test("drops a draft when the entry was changed elsewhere", async () => {
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
  test("changes every field", async () => {
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

  test("keeps its time to the second, unless another time is chosen", async () => {
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

  test("to another day moves it there, in the time zone it was written in", async () => {
    onDesktop();
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

  test("does not send an impossible time, and the field says why", async () => {
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

  test("shows the error if it fails", async () => {
    const ada = await person("ada");
    await feel(ada, { value: "sad" });
    const { wire } = await openJournalAt("Sad", ada);
    wire.intercept(moodEdit, cut);
    const editor = await edit("Sad");
    await userEvent.click(within(editor).getByRole("radio", { name: "Calm" }));

    await userEvent.click(save());

    await toast("alert", "ErrorFailed to save mood: Please try again.");
  });
});

describe("editing an action", () => {
  test("calls an event an event", async () => {
    const ada = await person("ada");
    await log(ada, { type: "event", intention: null, eventTitle: "The bus waited for me" });
    await openJournalAt("The bus waited for me", ada);

    expect(await edit("The bus waited for me")).toHaveAccessibleName("Edit Event Entry");
  });

  test("previews the karma that the edited action then earns", async () => {
    const ada = await person("ada");
    await log(ada, { eventTitle: "Told a lie", emotionResponse: "happy", effectOnOthers: "great" });
    const { wire } = await openJournalAt("Told a lie", ada);
    const editor = await edit("Told a lie");
    expect(editor).toHaveAccessibleName("Edit Action Entry");
    expect(within(editor).getByRole("region", { name: "Karma Impact Preview" })).toHaveTextContent("+2 Good Karma");

    await pick("How would you classify this?", "Negative");
    expect(within(editor).queryByRole("region", { name: "Karma Impact Preview" })).not.toBeInTheDocument();
    expect(save()).toHaveAttribute("aria-disabled", "true");
    await answerInTurn(["Negative", "Happy", "Great"]);
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

  test("removes the action from a tab that no longer includes it", async () => {
    const ada = await person("ada");
    await log(ada, { eventTitle: "Told a lie" });
    await log(ada, { eventTitle: "Held the door", occurredAt: noon(2) });
    await openJournalAt("Told a lie", ada, "/journal?show=good");
    await edit("Told a lie");

    await pick("How would you classify this?", "Negative");
    await answerInTurn(["Positive", "Calm", "Happy"]);
    await userEvent.click(save());

    await waitFor(() => expect(entries()).toEqual(["Held the door"]));
  });

  test("keeps every text that is not changed, and deletes texts that are cleared", async () => {
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

  test("asks for no intention when the action becomes an event, and asks again when it is an action", async () => {
    const ada = await person("ada");
    const { id } = await log(ada, { type: "event", intention: null, eventTitle: "Missed the bus" });
    await openJournalAt("Missed the bus", ada);
    await edit("Missed the bus");

    await pick("What happened?", "I did something");
    expect(save()).toHaveAttribute("aria-disabled", "true");
    await answerInTurn(["Positive", "Positive", "Calm", "Happy"]);
    await userEvent.click(save());
    await screen.findByText("Entry Updated");

    expect(granted(await restDoor({ as: ada }).action(id))).toMatchObject({ type: "action", intention: "positive" });
    expect(entry("Missed the bus").getByText(/I did something/)).toBeInTheDocument();
  });
});

describe("a changed answer of an edited action", () => {
  const told = {
    eventTitle: "Lent my bike",
    classification: "positive",
    intention: "positive",
    emotionResponse: "calm",
    effectOnOthers: "happy",
    reflection1: "One.",
    note: "Ask for it back.",
  } as const;

  test("clears the later answers and the reflections, also through a reload", async () => {
    const ada = await person("ada");
    await log(ada, told);
    const { unmount } = await openJournalAt("Lent my bike", ada);
    await edit("Lent my bike");
    expect(folded()).toHaveLength(5);
    expect(firstReflection()).toHaveValue("One.");

    await pick("What were your intentions?", "Negative");
    expect(openQuestions()).toEqual(["How did you respond to this?"]);
    await closeEditor();
    unmount();
    await openJournalAt("Lent my bike", ada);
    await edit("Lent my bike");
    expect(openQuestions()).toEqual(["How did you respond to this?"]);
    await answerInTurn(["Calm", "Happy"]);

    expect(firstReflection()).toHaveValue("");
    expect(field("What was this event")).toHaveValue("Lent my bike");
    expect(field("Note")).toHaveValue("Ask for it back.");
  });

  test("that is as it was scrolls to its own line, and not to the start of the form", async () => {
    const intoView = vi.spyOn(Element.prototype, "scrollIntoView");
    const ada = await person("ada");
    await log(ada, told);
    await openJournalAt("Lent my bike", ada);
    await edit("Lent my bike");

    await pick("What were your intentions?", "Positive");

    await waitFor(() =>
      expect(intoView.mock.contexts.at(-1)).toHaveTextContent(/^What were your intentions\? Positive/),
    );
    intoView.mockRestore();
  });

  test("comes back, with all that it cleared, by How it was", async () => {
    const ada = await person("ada");
    const { id } = await log(ada, told);
    await openJournalAt("Lent my bike", ada);
    await edit("Lent my bike");
    await pick("How did you respond to this?", "Sad");

    await userEvent.click(screen.getByRole("button", { name: "How it was" }));

    expect(openQuestions()).toEqual([]);
    expect(firstReflection()).toHaveValue("One.");
    retype("Note", "It is back.");
    await userEvent.click(save());
    await screen.findByText("Entry Updated");
    expect(granted(await restDoor({ as: ada }).action(id))).toMatchObject({ ...told, note: "It is back." });
  });
});

describe("a change in the journal", () => {
  test("is shown at home before home is refetched", async () => {
    const ada = await person("ada");
    await log(ada, { eventTitle: "Held the door" });
    await openJournalAt("Held the door", ada);
    await confirmDeletion("Held the door");
    await screen.findByText("Action Deleted");

    await userEvent.click(screen.getByRole("link", { name: "Home" }));

    expect(await screen.findByRole("region", { name: "Today's Summary" })).toHaveTextContent("Actions logged0");
  });

  test("is not lost when the session has expired", async () => {
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

function retype(name: string, text: string) {
  fill(field(name), text);
}

function periods() {
  const options = within(screen.getByRole("combobox", { name: "Time Period" })).getAllByRole("option");
  return options.map((option) => option.textContent);
}

async function balanceOf(somebody: Person) {
  return granted(await restDoor({ as: somebody }).balance());
}
