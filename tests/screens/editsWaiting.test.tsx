import userEvent from "@testing-library/user-event";
import { beforeAll, describe, expect, test } from "vitest";
import actionEdit from "#client/__generated__/editEntryActionMutation.graphql.ts";
import journalEdit from "#client/__generated__/editEntryJournalMutation.graphql.ts";
import moodEdit from "#client/__generated__/editEntryMoodMutation.graphql.ts";
import pageSave from "#client/__generated__/saveEntryJournalMutation.graphql.ts";
import moodSave from "#client/__generated__/saveEntryMoodMutation.graphql.ts";
import { openMemory } from "#tests/support/deviceInMemory.ts";
import { granted } from "#tests/support/door.ts";
import { fill, toast } from "#tests/support/formPage.ts";
import {
  backInHistory,
  closeEditor,
  edit as openEditor,
  editedField as field,
  entries,
  entry,
  feel,
  log,
  openJournalAt,
  saveChanges as save,
  wordsOf,
  write,
} from "#tests/support/journalPage.ts";
import { choose as pick } from "#tests/support/logActionForm.ts";
import { bearer, sendRequest } from "#tests/support/requests.ts";
import { person, type Person } from "#tests/support/people.ts";
import { restDoor } from "#tests/support/restDoor.ts";
import { screen, waitFor, within } from "#tests/support/screen.ts";
import { cut, loseAnswer, refusing } from "#tests/support/wire.ts";
import { wordsOverRest } from "#tests/support/wordDoors.ts";

beforeAll(() => {
  // jsdom has no layout; without this it considers nothing visible, and dialogs cannot return the focus.
  Object.assign(Element.prototype, { checkVisibility: () => true });
});

describe("an edit without a server", () => {
  test("of a mood waits on the device, shows in its entry, and is sent later", async () => {
    const ada = await person("ada");
    await feel(ada, { value: "sad", note: "Rain." });
    const outbox = await outboxOf(ada);
    const { wire } = await openJournalAt("Sad", ada);
    wire.intercept(moodEdit, cut);

    await edit("Sad");
    retype("Journal note", "Rain, and tea.");
    await userEvent.click(screen.getByRole("radio", { name: "Calm" }));
    await userEvent.click(save());

    await toast("status", "Saved on this deviceIt will be sent as soon as there’s a connection.");
    expect(entries()).toEqual(["Calm"]);
    expect(wordsOf("Calm")).toMatch(/Rain, and tea\..*Waiting/);
    expect(outbox()).toMatchObject([{ edits: "mood", input: { value: "CALM", note: "Rain, and tea." } }]);
    expect(await moodsOf(ada)).toMatchObject([{ value: "sad", note: "Rain." }]);

    wire.intercept(moodEdit);
    sendNow();
    await waitFor(() => expect(wordsOf("Calm")).not.toContain("Waiting"));
    expect(wordsOf("Calm")).toContain("Rain, and tea.");
    expect(outbox()).toEqual([]);
    expect(await moodsOf(ada)).toMatchObject([{ value: "calm", note: "Rain, and tea." }]);
  });

  test("of an action shows its future karma, which no sum counts", async () => {
    const ada = await person("ada");
    await log(ada, { eventTitle: "Told a lie", emotionResponse: "happy", effectOnOthers: "great" });
    await outboxOf(ada);
    const { wire } = await openJournalAt("Told a lie", ada);
    wire.intercept(actionEdit, cut);

    await edit("Told a lie");
    await pick("How would you classify this?", "Negative");
    await pick("What were your intentions?", "Negative");
    await pick("How did you respond to this?", "Happy");
    await pick("How did this effect anyone else that was involved?", "Great");
    await userEvent.click(save());

    await waitFor(() => expect(entry("Told a lie").getByText("Waiting")).toBeInTheDocument());
    expect(entry("Told a lie").getByText("+3 Learning Points")).toBeInTheDocument();
    expect(screen.getByRole("heading", { name: "Today" }).parentElement).toHaveTextContent(
      "2 Good Karma0 Learning Points",
    );
  });

  test("that is made twice is sent as one edit with the last words, from the first version", async () => {
    const ada = await person("ada");
    await write(ada, { texts: { title: "Page", body: "One." } });
    const outbox = await outboxOf(ada);
    const { wire } = await openJournalAt("Page", ada);
    wire.intercept(journalEdit, cut);
    await change("Page", "Two.");

    await edit("Page");
    expect(field("What is on your mind?")).toHaveValue("Two.");
    await closeEditor();
    await change("Page", "Three.");

    expect(outbox()).toMatchObject([{ input: { body: "Three." }, edit: { base: "1" } }]);
    wire.intercept(journalEdit);
    sendNow();
    await waitFor(() => expect(wordsOf("Page")).not.toContain("Waiting"));
    expect(await pagesOf(ada)).toMatchObject([{ body: "Three.", version: "2" }]);
  });

  test("causes no conflict if an earlier one was applied but its answer was lost", async () => {
    const ada = await person("ada");
    await write(ada, { texts: { title: "Page", body: "One." } });
    await outboxOf(ada);
    const { wire } = await openJournalAt("Page", ada);
    wire.intercept(journalEdit, loseAnswer);
    await change("Page", "Two.");
    expect(await pagesOf(ada)).toMatchObject([{ body: "Two." }]);
    wire.intercept(journalEdit, cut);
    await change("Page", "Three.");

    wire.intercept(journalEdit);
    sendNow();

    await waitFor(() => expect(wordsOf("Page")).not.toContain("Waiting"));
    expect(await pagesOf(ada)).toMatchObject([{ body: "Three.", version: "3" }]);
  });

  test("of an entry that another device has deleted is dropped, with a message that names it", async () => {
    const ada = await person("ada");
    const { id } = await write(ada, { texts: { title: "Page", body: "One." } });
    const outbox = await outboxOf(ada);
    const { wire } = await openJournalAt("Page", ada);
    wire.intercept(journalEdit, cut);
    await change("Page", "Two.");
    granted(await restDoor({ as: ada }).deletePage(id));

    wire.intercept(journalEdit);
    sendNow();

    await toast("status", "Not sent“Page” was deleted in the meantime, so your change was not saved.");
    await waitFor(() => expect(outbox()).toEqual([]));
  });

  test("that the server refuses stays with the reason, and is sent after it is corrected", async () => {
    const ada = await person("ada");
    await write(ada, { texts: { title: "Page", body: "One." } });
    const outbox = await outboxOf(ada);
    const { wire } = await openJournalAt("Page", ada);
    wire.intercept(journalEdit, cut);
    await change("Page", "Two.");
    wire.intercept(journalEdit, refusing("Not like this."));
    sendNow();
    await waitFor(() => expect(entry("Page").getByText("Needs you")).toBeInTheDocument());
    wire.intercept(journalEdit);

    await change("Page", "Three.");

    await waitFor(() => expect(entry("Page").queryByText("Needs you")).not.toBeInTheDocument());
    expect(outbox()).toEqual([]);
    expect(await pagesOf(ada)).toMatchObject([{ body: "Three." }]);
  });
});

describe("two versions of one entry", () => {
  test.each(["Use this one", "Use the other", "Keep both"] as const)(
    "can be chosen from in the editor: %s",
    async (choice) => {
      const ada = await person("ada");
      const { id } = await write(ada, { texts: { title: "Page", body: "Tea at noon." } });
      await openJournalAt("Page", ada);
      await edit("Page");
      retype("What is on your mind?", "Tea at four.");
      granted(await restDoor({ as: ada }).editPage(id, { texts: { title: "Page", body: "Tea with Ines." } }));
      await userEvent.click(save());
      const question = await screen.findByRole("dialog", { name: "Two versions of one entry" });
      const [mine, theirs] = ["This device", "Other device"].map((name) =>
        within(question).getByRole("article", { name }),
      );
      expect(marksIn(mine)).toEqual(["at four."]);
      expect(marksIn(theirs)).toEqual(["with Ines."]);
      expect((await pagesOf(ada)).map(({ body }) => body)).toEqual(["Tea with Ines."]);

      await userEvent.click(within(question).getByRole("button", { name: choice }));

      await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
      await expectKept(ada, choice);
      await waitFor(() => expect(entries()).toHaveLength(choice === "Keep both" ? 2 : 1));
    },
  );

  test.each(["Use this one", "Use the other", "Keep both"] as const)(
    "can be chosen from when a waiting edit is sent: %s",
    async (choice) => {
      const ada = await person("ada");
      const before = await write(ada, {
        texts: { title: "Page", body: "Tea at noon." },
        occurredAt: "2026-03-04T10:20:30Z",
      });
      const outbox = await outboxOf(ada);
      const { wire } = await openJournalAt("Page", ada);
      wire.intercept(journalEdit, cut);
      await change("Page", "Tea at four.");
      granted(await restDoor({ as: ada }).editPage(before.id, { texts: { title: "Page", body: "Tea with Ines." } }));
      wire.intercept(journalEdit);
      sendNow();
      await waitFor(() => expect(entry("Page").getByText("Needs you")).toBeInTheDocument());

      await userEvent.click(await screen.findByRole("link", { name: "Not sent yet, 1" }));
      await screen.findByText("It was also changed on another device.");
      await userEvent.click(screen.getByRole("button", { name: "Compare Page" }));
      const question = await screen.findByRole("dialog", { name: "Two versions of one entry" });
      await userEvent.click(within(question).getByRole("button", { name: choice }));

      await screen.findByText("Everything has been sent");
      expect(outbox()).toEqual([]);
      await expectKept(ada, choice);
      if (choice === "Keep both")
        expect((await pagesOf(ada)).map(({ createdAt }) => createdAt)).toEqual([before.occurredAt, before.occurredAt]);
    },
  );

  test("of an action show its title and what differs, and nothing that is alike", async () => {
    const ada = await person("ada");
    const { id } = await log(ada, { eventTitle: "Told a lie", note: "Once." });
    await openJournalAt("Told a lie", ada);
    await edit("Told a lie");
    retype("Note", "Twice.");
    granted(await restDoor({ as: ada }).editAction(id, { reflection1: "Hm.", effectOnOthers: "hurt" }));
    await userEvent.click(save());

    const question = await screen.findByRole("dialog", { name: "Two versions of one entry" });

    const [mine, theirs] = ["This device", "Other device"].map(
      (name) => within(question).getByRole("article", { name }).textContent,
    );
    expect(mine).toMatch(/Told a lie.*Others: Great.*First reflectionNothingNoteTwice\.$/s);
    expect(theirs).toMatch(/Told a lie.*Others: Hurt.*First reflectionHm\.NoteOnce\.$/s);
  });

  const [mine, theirs] = [
    { value: "calm", label: "Unhurried", tags: ["Mira", "walk"] },
    { value: "sad", label: "Sad", tags: ["Theo"] },
  ];
  test.each([
    ["Use this one", [mine]],
    ["Use the other", [theirs]],
    ["Keep both", [theirs, mine]],
  ])("of a mood show its tags and its own mood, and lose none of them: %s", async (choice, kept) => {
    const ada = await person("ada");
    granted(await wordsOverRest(ada).createOwnMood({ name: "Unhurried", emoji: "🫖", value: "calm" }));
    const { id } = await feel(ada, { value: "sad", newTags: [{ name: "Mira" }] });
    await openJournalAt("Sad", ada);
    const editor = within(await edit("Sad"));
    await userEvent.click(await editor.findByRole("radio", { name: "Unhurried" }));
    await userEvent.type(await editor.findByRole("combobox", { name: "Tags" }), "walk{Enter}");
    granted(await restDoor({ as: ada }).editMood(id, { tagIds: [], newTags: [{ name: "Theo" }] }));
    await userEvent.click(save());

    const question = within(await screen.findByRole("dialog", { name: "Two versions of one entry" }));
    expect(question.getByRole("article", { name: "This device" })).toHaveTextContent(/🫖 Unhurried.*TagsMira walk$/);
    expect(question.getByRole("article", { name: "Other device" })).toHaveTextContent(/😢 Sad.*TagsTheo$/);
    await userEvent.click(question.getByRole("button", { name: choice }));

    await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
    const stored = (await moodsOf(ada)).map(({ value, label, ownTags }) => ({
      value,
      label,
      tags: ownTags.map(({ name }) => name),
    }));
    expect(stored).toHaveLength(kept.length);
    expect(stored).toEqual(expect.arrayContaining(kept));
  });

  test("that are both kept without a server open in the form with their tags and own mood", async () => {
    const ada = await person("ada");
    const words = wordsOverRest(ada);
    const own = granted(await words.createOwnMood({ name: "Unhurried", emoji: "🫖", value: "calm" })) as { id: string };
    const { id } = await feel(ada, { ownMoodId: own.id, newTags: [{ name: "Mira" }] });
    const outbox = await outboxOf(ada);
    const { wire } = await openJournalAt("Unhurried", ada);
    await edit("Unhurried");
    retype("Journal note", "Tea at four.");
    granted(await restDoor({ as: ada }).editMood(id, { note: "Tea with Ines." }));
    await userEvent.click(save());
    wire.intercept(moodSave, cut);
    await userEvent.click(await screen.findByRole("button", { name: "Keep both" }));

    await toast("status", "Saved on this device");
    expect(outbox()).toMatchObject([
      {
        input: { value: "CALM", tagIds: [expect.any(String)] },
        draft: { value: { value: "calm", ownMoodId: expect.any(String), tags: [{ label: "Mira" }] } },
      },
    ]);
  });

  test("can be left undecided, and can be chosen from without a server", async () => {
    const ada = await person("ada");
    const { id } = await write(ada, { texts: { title: "Page", body: "Tea at noon." } });
    const outbox = await outboxOf(ada);
    const { wire } = await openJournalAt("Page", ada);
    await edit("Page");
    retype("What is on your mind?", "Tea at four.");
    granted(await restDoor({ as: ada }).editPage(id, { texts: { title: "Page", body: "Tea with Ines." } }));
    await userEvent.click(save());
    await screen.findByRole("dialog", { name: "Two versions of one entry" });
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
    expect(field("What is on your mind?")).toHaveValue("Tea at four.");
    await userEvent.click(save());
    wire.intercept(pageSave, cut);
    await userEvent.click(await screen.findByRole("button", { name: "Keep both" }));

    await toast("status", "Saved on this deviceIt will be sent as soon as there’s a connection.");
    expect(outbox()).toMatchObject([{ kind: "journal", input: { body: "Tea at four." } }]);
    expect((await pagesOf(ada)).map(({ body }) => body)).toEqual(["Tea with Ines."]);
  });
});

/** What the server has after a choice between "Tea at four." and "Tea with Ines." */
async function expectKept(somebody: Person, choice: "Use this one" | "Use the other" | "Keep both"): Promise<void> {
  const bodies = (await pagesOf(somebody)).map(({ body }) => body);
  const kept = {
    "Use this one": ["Tea at four."],
    "Use the other": ["Tea with Ines."],
    "Keep both": ["Tea at four.", "Tea with Ines."],
  };
  expect(bodies.toSorted()).toEqual(kept[choice]);
  expect(granted(await restDoor({ as: somebody }).balance("all"))).toEqual({ gold: bodies.length, coal: 0 });
}

function marksIn(pane: HTMLElement | undefined): (string | null)[] {
  return [...(pane?.querySelectorAll("mark") ?? [])].map((mark) => mark.textContent);
}

async function edit(name: string) {
  await backInHistory();
  return openEditor(name);
}

/** Changes a page's body, where no server answers. */
async function change(name: string, body: string): Promise<void> {
  await edit(name);
  retype("What is on your mind?", body);
  await userEvent.click(save());
  await backInHistory();
  await waitFor(() => expect(wordsOf(name)).toContain(body));
}

function retype(name: string, text: string): void {
  fill(field(name), text);
}

function sendNow(): void {
  window.dispatchEvent(new Event("online"));
}

/** Gives the browser a device store. Returns what is in its outbox. */
async function outboxOf(somebody: Person): Promise<() => unknown[]> {
  const { held } = await openMemory(somebody);
  return () => [...held.outbox.values()];
}

async function moodsOf(as: Person) {
  return granted(await restDoor({ as }).moods()).entries;
}

async function pagesOf(as: Person): Promise<{ body: string; version: string; createdAt: string }[]> {
  const { json } = await sendRequest("GET", "/api/journal", { headers: bearer(as) });
  return json as { body: string; version: string; createdAt: string }[];
}
