import userEvent from "@testing-library/user-event";
import { describe, expect, test } from "vitest";
import editedQuery from "#client/__generated__/EditedEntryQuery.graphql.ts";
import historyQuery from "#client/__generated__/HistoryQuery.graphql.ts";
import { openMemory } from "#tests/support/deviceInMemory.ts";
import { granted } from "#tests/support/door.ts";
import { fill, toast } from "#tests/support/formPage.ts";
import { globalIdOf } from "#tests/support/globalId.ts";
import {
  backInHistory,
  closeEditor,
  edit,
  editedField,
  entries,
  feel,
  log,
  openJournal,
  openJournalAt,
  saveChanges,
  wireFor,
  write,
} from "#tests/support/journalPage.ts";
import { person } from "#tests/support/people.ts";
import { browserFetch, loadProduct } from "#tests/support/renderScreen.tsx";
import { restDoor } from "#tests/support/restDoor.ts";
import { screen, waitFor, within } from "#tests/support/screen.ts";
import { broken, cut } from "#tests/support/wire.ts";

// Editing has an address of its own in the journal, over the history.

describe("an entry that is edited", () => {
  test("takes the place of the history without a request, and going back returns to the same view", async () => {
    const ada = await person("ada");
    await log(ada, { eventTitle: "Held the door" });
    await write(ada, { texts: { title: "A page", body: "Words." } });
    const { wire } = await openJournalAt("Held the door", ada, "/journal?show=good");

    await edit("Held the door");

    expect(screen.getByRole("heading", { name: "Edit Entry" })).toHaveFocus();
    expect(document.title).toMatch(/^Edit Entry/);
    expect(entries()).toEqual([]);
    expect(window.location.search).toMatch(/^\?show=good&edit=/);
    window.history.back();
    await backInHistory();
    expect(window.location.search).toBe("?show=good");
    expect(entries()).toEqual(["Held the door"]);
    await waitFor(() => expect(screen.getByRole("heading", { name: "Held the door" })).toHaveFocus());
    expect([wire.sent(editedQuery), wire.sent(historyQuery)]).toEqual([0, 1]);
  });

  test.each(["Back", "Close"])("is left by %s, once, for the history it was opened from", async (name) => {
    const ada = await person("ada");
    await log(ada, { eventTitle: "Held the door" });
    await openJournalAt("Held the door", ada);
    await edit("Held the door");
    const main = within(screen.getByRole("main"));

    await userEvent.dblClick(main.getByRole(name === "Close" ? "button" : "link", { name }));

    await backInHistory();
    expect(window.location.pathname + window.location.search).toBe("/journal");
  });

  test("is opened from a search, which is still there afterwards", async () => {
    const ada = await person("ada");
    await write(ada, { texts: { title: "Herons", body: "On the weir." } });
    await write(ada, { texts: { title: "Bread", body: "Warm." } });
    await openJournalAt("Herons", ada);
    await userEvent.type(screen.getByRole("textbox", { name: "Search your diary" }), "weir{Enter}");
    await waitFor(() => expect(entries()).toEqual(["Herons"]));

    await edit("Herons");
    await closeEditor();

    expect(screen.getByRole("textbox", { name: "Search your diary" })).toHaveValue("weir");
    expect(entries()).toEqual(["Herons"]);
  });

  test("is found again after a reload, with the words that were typed", async () => {
    const ada = await person("ada");
    await write(ada, { texts: { title: "Herons", body: "On the weir." } });
    const { unmount } = await openJournalAt("Herons", ada);
    await edit("Herons");
    fill(editedField("Title"), "Four herons");
    unmount();

    loadProduct(browserFetch(ada));

    await screen.findByRole("region", { name: "Edit Journal Entry" });
    expect(editedField("Title")).toHaveValue("Four herons");
    await userEvent.click(saveChanges());
    await toast("status", "Entry Updated");
    await waitFor(() => expect(entries()).toEqual(["Four herons"]));
  });

  test("opens from its address without a server, if the device has read it, and waits there", async () => {
    const ada = await person("ada");
    const { id } = await feel(ada, { value: "sad", note: "Rain." });
    const { held } = await openMemory(ada);
    const { unmount } = await openJournalAt("Sad", ada);
    await waitFor(() => expect(held.answers.size).toBeGreaterThan(1));
    unmount();

    await openJournal(ada, `/journal?edit=${globalIdOf(id, "Mood")}`, { ...wireFor(ada), fetch: cut });

    await screen.findByRole("region", { name: "Edit Mood Entry" });
    fill(editedField("Journal note"), "Rain, and tea.");
    await userEvent.click(saveChanges());
    await toast("status", "Saved on this device");
    expect([...held.outbox.values()]).toMatchObject([{ input: { note: "Rain, and tea." } }]);
  });

  test("says that it is not here any more, and so does another person's", async () => {
    const [ada, bo] = [await person("ada"), await person("bo")];
    const { id: deleted } = await log(ada, { eventTitle: "Gone" });
    granted(await restDoor({ as: ada }).deleteAction(deleted));
    const { id: another } = await log(bo, { eventTitle: "A secret" });

    for (const id of [globalIdOf(deleted, "Action"), globalIdOf(another, "Action"), "nonsense"]) {
      const { unmount } = await openJournal(ada, `/journal?edit=${id}`);
      expect(await screen.findByText("This entry isn’t here any more.")).toBeInTheDocument();
      await closeEditor();
      expect(window.location.search).toBe("");
      unmount();
    }
  });

  test("can be loaded again after a failure", async () => {
    const ada = await person("ada");
    const { id } = await log(ada, { eventTitle: "Held the door" });
    const wire = wireFor(ada);
    wire.intercept(editedQuery, broken);
    await openJournal(ada, `/journal?edit=${globalIdOf(id, "Action")}`, wire);
    await screen.findByText("This entry could not be loaded");
    wire.intercept(editedQuery);

    await userEvent.click(screen.getByRole("button", { name: "Try again" }));

    await screen.findByRole("region", { name: "Edit Action Entry" });
  });

  test("can be deleted where it is edited, and the entry below takes the focus", async () => {
    const ada = await person("ada");
    for (const eventTitle of ["Oldest", "Middle", "Newest"]) await log(ada, { eventTitle });
    await openJournalAt("Middle", ada);
    await edit("Middle");

    await userEvent.click(screen.getByRole("button", { name: "Delete" }));
    const question = within(await screen.findByRole("alertdialog", { name: "Delete Action Entry" }));
    expect(question.getByText("Middle")).toBeInTheDocument();
    await userEvent.click(question.getByRole("button", { name: "Delete" }));

    await toast("status", "Action Deleted");
    await backInHistory();
    expect(entries()).toEqual(["Newest", "Oldest"]);
    await waitFor(() => expect(screen.getByRole("heading", { name: "Oldest" })).toHaveFocus());
  });

  test("makes room for the history when the Journal tab is pressed, and keeps the words typed", async () => {
    const ada = await person("ada");
    await write(ada, { texts: { title: "Herons", body: "On the weir." } });
    await openJournalAt("Herons", ada);
    await edit("Herons");
    fill(editedField("Title"), "Four herons");

    await userEvent.click(screen.getByRole("link", { name: "Journal" }));

    await backInHistory();
    expect(entries()).toEqual(["Herons"]);
    await edit("Herons");
    expect(editedField("Title")).toHaveValue("Four herons");
  });
});
