import userEvent from "@testing-library/user-event";
import { afterEach, describe, expect, test, vi } from "vitest";
import entriesQuery from "#client/__generated__/EntryListQuery.graphql.ts";
import historyQuery from "#client/__generated__/HistoryQuery.graphql.ts";
import editMutation from "#client/__generated__/saveEntryJournalEditMutation.graphql.ts";
import writeMutation from "#client/__generated__/saveEntryJournalMutation.graphql.ts";
import { journalEmojis, journalFaces } from "#domain/journal.ts";
import { enterTime, fill, toast } from "#tests/support/formPage.ts";
import { granted } from "#tests/support/door.ts";
import { ask, bearer } from "#tests/support/requests.ts";
import { entries, log, openJournal, openJournalAt, wordsOf } from "#tests/support/journalPage.ts";
import { person, signedInAgain, type Person } from "#tests/support/people.ts";
import { browserFetch, loadProduct } from "#tests/support/renderScreen.tsx";
import { restDoor } from "#tests/support/restDoor.ts";
import { fireEvent, screen, waitFor, within } from "#tests/support/screen.ts";
import { broken, cut, delayedRequest, loseAnswer } from "#tests/support/wire.ts";

afterEach(() => void vi.restoreAllMocks());

describe("the form of a new journal page", () => {
  test("opens by its button in place of the history, with the cursor in the text", async () => {
    const ada = await person("ada");
    await log(ada, { eventTitle: "Held the door" });
    await openJournalAt("Held the door", ada);
    expect(screen.queryByRole("textbox", { name: "Title" })).not.toBeInTheDocument();

    await userEvent.click(screen.getByRole("button", { name: "New Entry" }));

    await waitFor(() => expect(body()).toHaveFocus());
    expect(screen.getByRole("heading", { name: "New Entry" })).toBeInTheDocument();
    expect(entries()).toEqual([]);
    expect(document.title).toMatch(/^New Entry/);

    await closeForm();

    await waitFor(() => expect(entries()).toEqual(["Held the door"]));
    expect(document.title).toMatch(/^Journal History/);
  });

  test("opens by its address, and leaves the history's part of it", async () => {
    const { wire } = await openJournal(await person("ada"), "/journal?show=good&new=true");

    await waitFor(() => expect(body()).toHaveFocus());
    await closeForm();
    expect(await screen.findByText("No entries found for this filter.")).toBeInTheDocument();
    expect(window.location.search).toBe("?show=good");
    expect(wire.sent(historyQuery)).toBe(1);
  });

  test("counts the characters of the title, at most 25", async () => {
    await openForm();

    await userEvent.type(title(), "A walk along the long, long river");

    expect(title()).toHaveValue("A walk along the long, lo");
    expect(title()).toHaveAccessibleDescription("25/25 characters");
  });

  test("has a title of one line, and Enter moves from it to the text", async () => {
    await openForm();
    fill(title(), "By the\nriver");

    await userEvent.type(title(), "{Enter}");

    expect(title()).toHaveValue("By the river");
    expect(body()).toHaveFocus();
  });

  test("shows the number of words, and that the draft is kept on this device", async () => {
    await openForm();
    expect(screen.getAllByText("0 words")).not.toEqual([]);
    expect(screen.queryByText(/^Kept/)).not.toBeInTheDocument();

    fill(body(), "Cold hands,\nwarm bread.");

    expect(screen.getAllByText("4 words")).not.toEqual([]);
    expect(screen.getByText(/^Kept on this device, \d\d:\d\d$/)).toBeInTheDocument();
  });

  test("unfolds more faces on a phone, and focuses the first of them", async () => {
    await openForm();

    await userEvent.click(screen.getByRole("button", { name: "+8 more emoji" }));

    expect(screen.getByRole("radio", { name: "Angry" })).toHaveFocus();
    expect(screen.queryByRole("button", { name: /more emoji/ })).not.toBeInTheDocument();
    expect(screen.getByRole("radio", { name: "Reflection" })).toBeChecked();
  });

  test("offers twelve faces, with reflection preselected", async () => {
    await openForm();

    const faces = within(screen.getByRole("group", { name: "Emoji" })).getAllByRole("radio");
    expect(faces.map((face) => face.getAttribute("aria-label"))).toEqual(
      journalEmojis.map((emoji) => journalFaces[emoji].label),
    );
    expect(screen.getByRole("radio", { name: "Reflection" })).toBeChecked();
  });

  test("does not save an empty page", async () => {
    const { wire } = await openForm();
    fill(title(), "Only a title");
    fill(body(), "  \n ");

    expect(saveButton()).toHaveAttribute("aria-disabled", "true");
    await userEvent.click(saveButton());
    fireEvent.submit(title());

    expect(wire.sent(writeMutation)).toBe(0);
  });
});

describe("saving a page", () => {
  test("shows the karma it earned, closes the form and shows the page on top", async () => {
    const ada = await person("ada");
    await log(ada, { eventTitle: "Held the door" });
    const { wire } = await openForm(ada);
    fill(title(), "By the river");
    await userEvent.click(screen.getByRole("radio", { name: "Peaceful" }));
    fill(body(), "Cold hands, warm bread.\n\nAnd home again.");

    await save();

    await toast("status", "Journal Entry Saved+1 Gold Karma earned");
    await waitFor(() => expect(screen.getByRole("button", { name: "New Entry" })).toHaveFocus());
    expect(screen.queryByRole("textbox", { name: "Title" })).not.toBeInTheDocument();
    await waitFor(() => expect(entries()).toEqual(["By the river", "Held the door"]));
    expect(wordsOf("By the river")).toContain("Cold hands, warm bread.\n\nAnd home again.");
    expect(wordsOf("By the river")).toContain("🕊️");
    expect([wire.sent(writeMutation), wire.sent(entriesQuery), wire.sent(historyQuery)]).toEqual([1, 0, 2]);

    await userEvent.click(screen.getByRole("button", { name: "New Entry" }));
    expect([title(), body()].map((field) => (field as HTMLInputElement).value)).toEqual(["", ""]);
  });

  test("moves the scale at home before home is refetched", async () => {
    const ada = await person("ada");
    await openForm(ada);
    fill(body(), "Words.");
    await save();
    await screen.findByText("Journal Entry Saved");

    await userEvent.click(screen.getByRole("link", { name: "Home" }));

    expect(await screen.findByRole("img", { name: /^Balance scale: 1 Good Karma/ })).toBeInTheDocument();
  });

  test("with an earlier time places it at that time", async () => {
    const ada = await person("ada");
    await log(ada, { eventTitle: "Held the door" });
    await openForm(ada);
    fill(title(), "Long ago");
    fill(body(), "Words.");
    await chooseEarlier();
    enterTime("2024-02-29T08:30");

    await save();

    await waitFor(() => expect(entries()).toEqual(["Held the door", "Long ago"]));
    expect(screen.getByRole("heading", { name: "Thursday 29 February 2024" })).toBeInTheDocument();
  });

  test("is not sent with an impossible time, and the field says why", async () => {
    const { wire } = await openForm();
    fill(body(), "Words.");
    await chooseEarlier();
    enterTime("2999-01-01T00:00");

    await save();

    const field = screen.getByLabelText("Date and time");
    expect(field).toHaveAccessibleDescription("The date and time cannot be in the future.");
    expect(field).toHaveFocus();
    expect(wire.sent(writeMutation)).toBe(0);
  });

  test("shows progress, and pressing again does not save twice", async () => {
    const ada = await person("ada");
    const { wire } = await openForm(ada);
    fill(body(), "Words.");
    const [waiting, goOn] = delayedRequest();
    wire.intercept(writeMutation, waiting);

    await save();
    await userEvent.click(await screen.findByRole("button", { name: "Saving..." }));
    fireEvent.submit(title());
    goOn();

    await screen.findByText("Journal Entry Saved");
    expect(wire.sent(writeMutation)).toBe(1);
    await waitFor(() => expect(entries()).toEqual(["Words."]));
  });
});

describe("a draft of a journal page", () => {
  test("is kept when the form is closed, and through a reload", async () => {
    const ada = await person("ada");
    const { unmount } = await openForm(ada);
    fill(title(), "Unfinished");
    await userEvent.click(screen.getByRole("radio", { name: "Hopeful" }));
    fill(body(), "Once upon a");

    await closeForm();
    await waitFor(() => expect(screen.getByRole("button", { name: "New Entry" })).toHaveFocus());
    unmount();
    await openForm(ada);

    expect(title()).toHaveValue("Unfinished");
    expect(body()).toHaveValue("Once upon a");
    expect(screen.getByRole("radio", { name: "Hopeful" })).toBeChecked();
  });

  test("is shown again after a reload", async () => {
    const ada = await person("ada");
    const { unmount } = await openForm(ada);
    fireEvent.change(body(), { target: { value: "Once upon a" } });
    unmount();

    loadProduct(browserFetch(ada));

    expect(await screen.findByRole("textbox", { name: "What is on your mind?" })).toHaveValue("Once upon a");
    expect(screen.getByText("Kept on this device")).toBeInTheDocument();
  });

  test("is not shown to another person", async () => {
    const { unmount } = await openForm(await person("ada"));
    fill(body(), "A secret");
    unmount();

    await openForm(await person("bo"));

    expect(body()).toHaveValue("");
  });

  test("is kept when saving fails, and is saved once after several tries", async () => {
    const ada = await person("ada");
    const { wire } = await openForm(ada);
    fill(body(), "Words.");
    for (const fate of [cut, broken]) {
      wire.intercept(writeMutation, fate);
      await save();
      await toast("alert", "ErrorFailed to save journal entry. Please try again.");
      expect(body()).toHaveValue("Words.");
    }
    wire.intercept(writeMutation, loseAnswer);
    await save();
    await waitFor(() => expect(wire.sent(writeMutation)).toBe(3));
    wire.intercept(writeMutation);

    await waitFor(() => expect(saveButton()).not.toHaveAttribute("aria-disabled"));
    await save();

    await toast("status", "Journal Entry Saved");
    await waitFor(() => expect(entries()).toEqual(["Words."]));
    expect(await pagesOf(ada)).toHaveLength(1);
  });

  test("is saved in its latest version if it was changed after a lost response", async () => {
    const ada = await person("ada");
    const { wire } = await openForm(ada);
    fill(title(), "First thought");
    fill(body(), "Words.");
    wire.intercept(writeMutation, loseAnswer);
    await save();
    await toast("alert", "Failed to save journal entry");
    wire.intercept(writeMutation);
    fill(title(), "");
    fill(body(), "Words. And more.");

    await save();

    await toast("status", "Journal Entry Saved");
    expect(wire.sent(editMutation)).toBe(1);
    expect(await pagesOf(ada)).toMatchObject([{ title: null, body: "Words. And more." }]);
    await waitFor(() => expect(entries()).toEqual(["Words. And more."]));
  });

  test("survives the end of the session", async () => {
    const ada = await person("ada");
    const { unmount } = await openForm(ada);
    fill(body(), "Half a page");
    await endSession(ada);

    await save();

    await screen.findByRole("heading", { name: "Welcome Back" });
    unmount();
    await openJournal(await signedInAgain(ada), "/journal?new=true");
    expect(body()).toHaveValue("Half a page");
  });

  test("is deleted on request, after a confirmation", async () => {
    await openForm();
    fill(body(), "Never mind");

    await userEvent.click(screen.getByRole("button", { name: "Start over" }));
    const question = await screen.findByRole("alertdialog", { name: "Start over?" });
    await userEvent.click(within(question).getByRole("button", { name: "Start over" }));

    await waitFor(() => expect(body()).toHaveValue(""));
    await waitFor(() => expect(title()).toHaveFocus());
    expect(screen.queryByRole("button", { name: "Start over" })).not.toBeInTheDocument();
  });

  test("is marked with the server's error", async () => {
    await openForm();
    fireEvent.change(body(), { target: { value: "Half a \ud83d face" } });

    await save();

    await toast("alert", "ErrorFailed to save journal entry. Please try again.");
    expect(body()).toHaveAccessibleDescription("Journal entry contains a character that cannot be saved.");
    expect(body()).toHaveFocus();
  });
});

test("a journal page can be written and saved by keyboard alone", async () => {
  const user = userEvent.setup();
  const ada = await person("ada");
  await openJournal(ada);
  await screen.findByRole("button", { name: "Write an entry" });

  screen.getByRole("button", { name: "New Entry" }).focus();
  await user.keyboard("{Enter}");
  await waitFor(() => expect(body()).toHaveFocus());
  await user.keyboard("Words.");
  await user.tab({ shift: true });
  expect(screen.getByRole("button", { name: /^When was this\? Today/ })).toHaveFocus();
  await user.keyboard("{Enter}");
  await user.tab();
  expect(screen.getByRole("radio", { name: "Just now" })).toHaveFocus();
  screen.getByRole("radio", { name: "Reflection" }).focus();
  await user.keyboard("{ArrowRight}");
  expect(screen.getByRole("radio", { name: "Happy" })).toBeChecked();
  await user.tab({ shift: true });
  expect(title()).toHaveFocus();
  await user.keyboard("Keys only{Enter}");
  expect(body()).toHaveFocus();
  for (let presses = 0; presses < 6 && document.activeElement !== saveButton(); presses += 1) await user.tab();
  await user.keyboard("{Enter}");

  await waitFor(() => expect(entries()).toEqual(["Keys only"]));
});

async function openForm(as?: Person) {
  const opened = await openJournal(as ?? (await person("ada")));
  await userEvent.click(screen.getByRole("button", { name: "New Entry" }));
  await waitFor(() => expect(body()).toHaveFocus());
  return opened;
}

function title() {
  return screen.getByRole("textbox", { name: "Title" });
}

function body() {
  return screen.getByRole("textbox", { name: "What is on your mind?" });
}

function saveButton() {
  return screen.getByRole("button", { name: "Save Entry" });
}

/** Opens the time choice of a page, and chooses another time than now. */
async function chooseEarlier() {
  await userEvent.click(screen.getByRole("button", { name: /^When was this\?/ }));
  await userEvent.click(screen.getByRole("radio", { name: "Earlier" }));
}

async function save() {
  await userEvent.click(saveButton());
}

/** A person's stored journal entries. */
async function pagesOf(somebody: Person) {
  const { json } = await ask(
    "{ viewer { history(first: 10) { edges { node { ... on JournalEntry { title body } } } } } }",
    { headers: bearer(somebody) },
  );
  const { data } = json as { data: { viewer: { history: { edges: { node: object }[] } } } };
  return data.viewer.history.edges.map(({ node }) => node);
}

/** From another device with the same session. */
async function endSession(somebody: Person) {
  granted(await restDoor({ as: somebody }).logout());
}

/** The last close button; a mood prompt that is due has one, too. */
async function closeForm(): Promise<void> {
  await userEvent.click(screen.getAllByRole("button", { name: "Close" }).at(-1) ?? document.body);
}
