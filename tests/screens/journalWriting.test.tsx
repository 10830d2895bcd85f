import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, describe, expect, test, vi } from "vitest";
import entriesQuery from "#client/__generated__/EntryListQuery.graphql.ts";
import historyQuery from "#client/__generated__/HistoryQuery.graphql.ts";
import editMutation from "#client/__generated__/saveEntryJournalEditMutation.graphql.ts";
import writeMutation from "#client/__generated__/saveEntryJournalMutation.graphql.ts";
import { journalEmojis, journalFaces } from "#domain/journal.ts";
import { enterTime, fill, toast } from "#tests/support/formPage.ts";
import { granted } from "#tests/support/door.ts";
import { ask, bearer } from "#tests/support/knock.ts";
import { entries, log, openJournal, wordsOf } from "#tests/support/journalPage.ts";
import { person, signedInAgain, type Person } from "#tests/support/people.ts";
import { restDoor } from "#tests/support/restDoor.ts";
import { broken, cut, held, loseAnswer } from "#tests/support/wire.ts";

afterEach(() => void vi.restoreAllMocks());

describe("the form", () => {
  test("opens by its button, on the title", async () => {
    await openJournal(await person("ada"));
    expect(screen.queryByRole("textbox", { name: "Title" })).not.toBeInTheDocument();

    await userEvent.click(screen.getByRole("button", { name: "New Entry" }));

    await waitFor(() => expect(title()).toHaveFocus());
  });

  test("opens by the address, which forgets it", async () => {
    const { wire } = await openJournal(await person("ada"), "/journal?show=good&new=true");

    await waitFor(() => expect(title()).toHaveFocus());
    await waitFor(() => expect(window.location.search).toBe("?show=good"));
    expect(await screen.findByText("No entries found for this filter.")).toBeInTheDocument();
    expect(wire.sent(historyQuery)).toBe(1);
  });

  test("counts the title, which may have 25 characters", async () => {
    await openForm();

    await userEvent.type(title(), "A walk along the long, long river");

    expect(title()).toHaveValue("A walk along the long, lo");
    expect(title()).toHaveAccessibleDescription("25/25 characters");
  });

  test("offers twelve faces, with reflection chosen", async () => {
    await openForm();

    const faces = within(screen.getByRole("group", { name: "Emoji" })).getAllByRole("radio");
    expect(faces.map((face) => face.getAttribute("aria-label"))).toEqual(
      journalEmojis.map((emoji) => journalFaces[emoji].label),
    );
    expect(screen.getByRole("radio", { name: "Reflection" })).toBeChecked();
  });

  test("saves nothing while there is nothing to save", async () => {
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
  test("says what it earned, puts the form away and the page on top", async () => {
    const ada = await person("ada");
    await log(ada, { eventTitle: "Held the door" });
    const { wire } = await openForm(ada);
    await screen.findByRole("heading", { name: "Held the door" });
    fill(title(), "By the river");
    await userEvent.click(screen.getByRole("radio", { name: "Peaceful" }));
    fill(body(), "Cold hands, warm bread.\n\nAnd home again.");

    await save();

    await toast("status", "Journal Entry Saved+1 Gold Karma earned");
    expect(screen.queryByRole("textbox", { name: "Title" })).not.toBeInTheDocument();
    expect(screen.getByRole("button", { name: "New Entry" })).toHaveFocus();
    await waitFor(() => expect(entries()).toEqual(["By the river", "Held the door"]));
    expect(wordsOf("By the river")).toContain("Cold hands, warm bread.\n\nAnd home again.");
    expect(wordsOf("By the river")).toContain("🕊️");
    expect([wire.sent(writeMutation), wire.sent(entriesQuery), wire.sent(historyQuery)]).toEqual([1, 0, 2]);

    await userEvent.click(screen.getByRole("button", { name: "New Entry" }));
    expect([title(), body()].map((field) => (field as HTMLInputElement).value)).toEqual(["", ""]);
  });

  test("moves the scale at home, before anything is looked up again", async () => {
    const ada = await person("ada");
    await openForm(ada);
    fill(body(), "Words.");
    await save();
    await screen.findByText("Journal Entry Saved");

    await userEvent.click(screen.getByRole("link", { name: "Home" }));

    expect(await screen.findByRole("img", { name: /^Balance scale: 1 Good Karma/ })).toBeInTheDocument();
  });

  test("of another time puts it where it belongs", async () => {
    const ada = await person("ada");
    await log(ada, { eventTitle: "Held the door" });
    await openForm(ada);
    await screen.findByRole("heading", { name: "Held the door" });
    fill(title(), "Long ago");
    fill(body(), "Words.");
    await userEvent.click(screen.getByRole("radio", { name: "Earlier" }));
    enterTime("2024-02-29T08:30");

    await save();

    await waitFor(() => expect(entries()).toEqual(["Held the door", "Long ago"]));
    expect(screen.getByRole("heading", { name: "Thursday 29 February 2024" })).toBeInTheDocument();
  });

  test("of a time that cannot be is not sent, and the field says why", async () => {
    const { wire } = await openForm();
    fill(body(), "Words.");
    await userEvent.click(screen.getByRole("radio", { name: "Earlier" }));
    enterTime("2999-01-01T00:00");

    await save();

    const field = screen.getByLabelText("Date and time");
    expect(field).toHaveAccessibleDescription("The date and time cannot be in the future.");
    expect(field).toHaveFocus();
    expect(wire.sent(writeMutation)).toBe(0);
  });

  test("shows that it is under way, and pressing on does not save it twice", async () => {
    const ada = await person("ada");
    const { wire } = await openForm(ada);
    fill(body(), "Words.");
    const [waiting, goOn] = held();
    wire.treat(writeMutation, waiting);

    await save();
    await userEvent.click(await screen.findByRole("button", { name: "Saving..." }));
    fireEvent.submit(title());
    goOn();

    await screen.findByText("Journal Entry Saved");
    expect(wire.sent(writeMutation)).toBe(1);
    await waitFor(() => expect(entries()).toEqual(["Words."]));
  });
});

describe("what is being written", () => {
  test("waits when the form is put away, and through a reload", async () => {
    const ada = await person("ada");
    const { unmount } = await openForm(ada);
    fill(title(), "Unfinished");
    await userEvent.click(screen.getByRole("radio", { name: "Hopeful" }));
    fill(body(), "Once upon a");

    await closeForm();
    expect(screen.getByRole("button", { name: "New Entry" })).toHaveFocus();
    unmount();
    await openForm(ada);

    expect(title()).toHaveValue("Unfinished");
    expect(body()).toHaveValue("Once upon a");
    expect(screen.getByRole("radio", { name: "Hopeful" })).toBeChecked();
  });

  test("is there again after a reload, and the focus is left where it is", async () => {
    const ada = await person("ada");
    const { unmount } = await openForm(ada);
    fireEvent.change(body(), { target: { value: "Once upon a" } });
    unmount();

    await openJournal(ada);

    expect(body()).toHaveValue("Once upon a");
    expect(title()).not.toHaveFocus();
  });

  test("stays put away through a reload once it is put away", async () => {
    const ada = await person("ada");
    const { unmount } = await openForm(ada);
    fireEvent.change(body(), { target: { value: "Once upon a" } });
    await closeForm();
    unmount();

    await openJournal(ada);

    expect(screen.queryByRole("textbox", { name: "Title" })).not.toBeInTheDocument();
  });

  test("is not opened by a reload before anything is written", async () => {
    const ada = await person("ada");
    const { unmount } = await openForm(ada);
    unmount();

    await openJournal(ada);

    expect(screen.queryByRole("textbox", { name: "Title" })).not.toBeInTheDocument();
  });

  test("is theirs alone", async () => {
    const { unmount } = await openForm(await person("ada"));
    fill(body(), "A secret");
    unmount();

    await openForm(await person("bo"));

    expect(body()).toHaveValue("");
  });

  test("stays when it could not be saved, and is saved once for all tries", async () => {
    const ada = await person("ada");
    const { wire } = await openForm(ada);
    fill(body(), "Words.");
    for (const fate of [cut, broken]) {
      wire.treat(writeMutation, fate);
      await save();
      await toast("alert", "ErrorFailed to save journal entry. Please try again.");
      expect(body()).toHaveValue("Words.");
    }
    wire.treat(writeMutation, loseAnswer);
    await save();
    await waitFor(() => expect(wire.sent(writeMutation)).toBe(3));
    wire.treat(writeMutation);

    await waitFor(() => expect(saveButton()).not.toHaveAttribute("aria-disabled"));
    await save();

    await toast("status", "Journal Entry Saved");
    await waitFor(() => expect(entries()).toEqual(["Words."]));
    expect(await pagesOf(ada)).toHaveLength(1);
  });

  test("and was changed after a try whose answer was lost, stands as it is now", async () => {
    const ada = await person("ada");
    const { wire } = await openForm(ada);
    fill(title(), "First thought");
    fill(body(), "Words.");
    wire.treat(writeMutation, loseAnswer);
    await save();
    await toast("alert", "Failed to save journal entry");
    wire.treat(writeMutation);
    fill(title(), "");
    fill(body(), "Words. And more.");

    await save();

    await toast("status", "Journal Entry Saved");
    expect(wire.sent(editMutation)).toBe(1);
    expect(await pagesOf(ada)).toMatchObject([{ title: null, body: "Words. And more." }]);
    await waitFor(() => expect(entries()).toEqual(["Words. And more."]));
  });

  test("outlives a session that has ended", async () => {
    const ada = await person("ada");
    const { unmount } = await openForm(ada);
    fill(body(), "Half a page");
    await endSession(ada);

    await save();

    await screen.findByRole("heading", { name: "Welcome Back" });
    unmount();
    await openForm(await signedInAgain(ada));
    expect(body()).toHaveValue("Half a page");
  });

  test("is cleared on request, after a question", async () => {
    await openForm();
    fill(body(), "Never mind");

    await userEvent.click(screen.getByRole("button", { name: "Start over" }));
    const question = await screen.findByRole("alertdialog", { name: "Start over?" });
    await userEvent.click(within(question).getByRole("button", { name: "Start over" }));

    await waitFor(() => expect(body()).toHaveValue(""));
    await waitFor(() => expect(title()).toHaveFocus());
    expect(screen.queryByRole("button", { name: "Start over" })).not.toBeInTheDocument();
  });

  test("that the server refuses is pointed at", async () => {
    await openForm();
    fireEvent.change(body(), { target: { value: "Half a \ud83d face" } });

    await save();

    await toast("alert", "ErrorFailed to save journal entry. Please try again.");
    expect(body()).toHaveAccessibleDescription("Journal entry contains a character that cannot be saved.");
    expect(body()).toHaveFocus();
  });
});

test("the whole of it can be done by keyboard", async () => {
  const user = userEvent.setup();
  const ada = await person("ada");
  await openJournal(ada);
  await screen.findByRole("button", { name: "Write an entry" });

  screen.getByRole("button", { name: "New Entry" }).focus();
  await user.keyboard("{Enter}");
  await waitFor(() => expect(title()).toHaveFocus());
  await user.keyboard("Keys only");
  await user.tab();
  expect(screen.getByRole("radio", { name: "Reflection" })).toHaveFocus();
  await user.tab();
  expect(body()).toHaveFocus();
  await user.keyboard("Words.");
  for (let presses = 0; presses < 6 && document.activeElement !== saveButton(); presses += 1) await user.tab();
  await user.keyboard("{Enter}");

  await waitFor(() => expect(entries()).toEqual(["Keys only"]));
});

async function openForm(as?: Person) {
  const opened = await openJournal(as ?? (await person("ada")));
  await userEvent.click(screen.getByRole("button", { name: "New Entry" }));
  await waitFor(() => expect(title()).toHaveFocus());
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

async function save() {
  await userEvent.click(saveButton());
}

/** The pages of somebody's journal, as they are stored. */
async function pagesOf(somebody: Person) {
  const { json } = await ask(
    "{ viewer { history(first: 10) { edges { node { ... on JournalEntry { title body } } } } } }",
    { headers: bearer(somebody) },
  );
  const { data } = json as { data: { viewer: { history: { edges: { node: object }[] } } } };
  return data.viewer.history.edges.map(({ node }) => node);
}

/** From another device that holds the same session. */
async function endSession(somebody: Person) {
  granted(await restDoor({ as: somebody }).logout());
}

/** By the last of the crosses: the mood prompt, if this is its hour, has one, too. */
async function closeForm(): Promise<void> {
  await userEvent.click(screen.getAllByRole("button", { name: "Close" }).at(-1) ?? document.body);
}
