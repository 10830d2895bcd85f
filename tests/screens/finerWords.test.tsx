import userEvent from "@testing-library/user-event";
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import editMutation from "#client/__generated__/editEntryMoodMutation.graphql.ts";
import saveMutation from "#client/__generated__/saveEntryMoodMutation.graphql.ts";
import { openMemory } from "#tests/support/deviceInMemory.ts";
import { granted } from "#tests/support/door.ts";
import { fill, toast } from "#tests/support/formPage.ts";
import { pass } from "#tests/support/heldClock.ts";
import { edit, entries, feel, here, noon, openJournalAt, saveChanges } from "#tests/support/journalPage.ts";
import { person, type Person } from "#tests/support/people.ts";
import { browserFetch, openProduct } from "#tests/support/renderScreen.tsx";
import { restDoor } from "#tests/support/restDoor.ts";
import { act, screen, waitFor, within } from "#tests/support/screen.ts";
import { cut, delayedAnswer, refusing, wireOver } from "#tests/support/wire.ts";

let ada: Person;

beforeAll(() => {
  // jsdom lays nothing out; without this nothing in it counts as visible, and the focus goes nowhere.
  Object.assign(Element.prototype, { checkVisibility: () => true });
});

beforeEach(async () => {
  ada = await person("ada", { zone: here });
});

afterEach(() => {
  vi.restoreAllMocks();
});

describe("a mood chosen on home", () => {
  test("is offered its finer words with their meaning, none of them before, and one tap keeps one", async () => {
    await feel(ada, { value: "anxious", occurredAt: noon(1) });
    const wire = await openHome();
    expect(screen.queryByRole("group", { name: "A finer word, if one fits" })).not.toBeInTheDocument();

    await userEvent.click(await screen.findByRole("button", { name: "Anxious" }));
    expect(screen.queryByRole("group", { name: "A finer word, if one fits" })).not.toBeInTheDocument();
    const words = within(await openWords());

    expect(words.getAllByRole("button").map(({ textContent }) => textContent)).toEqual([
      "restless Hard to settle; the body wants to move.",
      "dreading Something ahead already feels heavy.",
      "unsure Not knowing what comes next, or what to do.",
      "afraid Something or someone feels dangerous.",
    ]);
    await userEvent.click(words.getByRole("button", { name: /^restless/ }));
    expect(words.getByRole("button", { name: /^restless/, pressed: true })).toBeEnabled();
    pass(8000);
    await toast("status", "Mood Saved");
    expect(wire.sent(saveMutation)).toBe(1);
    expect(wire.sent(editMutation)).toBe(0);
    expect((await moods())[0]).toMatchObject({ value: "anxious", finerWord: "restless", version: "1" });
  });

  test("can get its word after it was sent, change it and lose it, and keeps its note", async () => {
    await openHome();
    await userEvent.click(await screen.findByRole("button", { name: "Calm" }));
    await userEvent.click(screen.getByRole("button", { name: "Add a note" }));
    await toast("status", "Mood Saved");
    const dialog = within(await screen.findByRole("dialog", { name: "😌 Calm" }));
    fill(dialog.getByRole("textbox", { name: "Journal note" }), "Tea.");
    await userEvent.click(dialog.getByRole("button", { name: "Save Note" }));
    await waitFor(async () => expect(await moods()).toMatchObject([{ note: "Tea.", finerWord: null }]));

    await openWords();
    await press(/^rested/);
    await waitFor(async () => expect(await moods()).toMatchObject([{ note: "Tea.", finerWord: "rested" }]));
    await press(/^relieved/);
    await waitFor(async () => expect(await moods()).toMatchObject([{ note: "Tea.", finerWord: "relieved" }]));
    await press(/^relieved/);
    await waitFor(async () => expect(await moods()).toMatchObject([{ note: "Tea.", finerWord: null }]));
    await userEvent.click(screen.getByRole("button", { name: "Done" }));
    await waitFor(() =>
      expect(screen.queryByRole("group", { name: "A finer word, if one fits" })).not.toBeInTheDocument(),
    );
    expect(screen.getByRole("button", { name: "A finer word" })).toBeInTheDocument();
  });

  test("says its chosen word on the button that opens the words, which has the focus after Escape", async () => {
    await openHome();
    await userEvent.click(await screen.findByRole("button", { name: "Calm" }));
    await openWords();
    await press(/^peaceful/);

    await userEvent.keyboard("{Escape}");

    await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
    await waitFor(() => expect(screen.getByRole("button", { name: "peaceful" })).toHaveFocus());
  });

  test("that is undone is offered nothing more", async () => {
    await openHome();
    await userEvent.click(await screen.findByRole("button", { name: "Calm" }));
    await screen.findByRole("button", { name: "A finer word" });

    await userEvent.click(await screen.findByRole("button", { name: "Undo" }));

    expect(screen.queryByRole("button", { name: "A finer word" })).not.toBeInTheDocument();
  });

  test("gives back the word that was there where a change of it fails", async () => {
    const wire = await openHome();
    await userEvent.click(await screen.findByRole("button", { name: "Calm" }));
    await openWords();
    await press(/^peaceful/);
    window.dispatchEvent(new Event("pagehide"));
    await toast("status", "Mood Saved");
    wire.intercept(editMutation, refusing("Not today."));

    await press(/^rested/);

    await toast("alert", "ErrorFailed to save mood: Not today.");
    expect(screen.getByRole("button", { name: /^peaceful/, pressed: true })).toBeInTheDocument();
    expect(await moods()).toMatchObject([{ finerWord: "peaceful" }]);
  });
});

describe("a mood saved in its form", () => {
  test("is offered finer words on home, and only until another screen opens", async () => {
    openProduct({ as: ada, path: "/mood" });
    await saveInForm("Hurt", "Before noon.");

    await openWords();
    await press(/^wronged/);
    await waitFor(async () =>
      expect(await moods()).toMatchObject([{ value: "hurt", finerWord: "wronged", note: "Before noon." }]),
    );
    await userEvent.click(screen.getByRole("button", { name: "Done" }));
    await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
    expect(screen.getByRole("link", { name: "people to talk to" })).toBeInTheDocument();
    expect(screen.getByText("Saved. You don’t have to do anything else now.")).toBeVisible();

    await userEvent.click(screen.getByRole("link", { name: "Journal" }));
    await waitFor(() => expect(entries()).toEqual(["Hurt, wronged"]));
    await userEvent.click(screen.getByRole("link", { name: "Home" }));
    await screen.findByRole("button", { name: "Hurt" });
    expect(screen.queryByRole("button", { name: "A finer word" })).not.toBeInTheDocument();
    expect(screen.queryByText(/You don’t have to do anything else/)).not.toBeInTheDocument();
  });

  test("that waits without a server waits with its word", async () => {
    const { held, wire } = await openForm();
    wire.intercept(saveMutation, cut);
    await saveInForm("Tired", "Late again.");

    await openWords();
    await press(/^foggy/);

    await waitFor(() =>
      expect([...held.outbox.values()]).toMatchObject([
        {
          kind: "mood",
          input: { value: "TIRED", finerWord: "FOGGY", note: "Late again." },
          draft: { value: { value: "tired", finerWord: "foggy" } },
        },
      ]),
    );
    wire.intercept(saveMutation);
    act(() => void window.dispatchEvent(new Event("online")));
    await waitFor(async () => expect(await moods()).toMatchObject([{ value: "tired", finerWord: "foggy" }]));
    await press(/^drained/);
    await waitFor(async () => expect(await moods()).toMatchObject([{ finerWord: "drained", note: "Late again." }]));
  });

  test("keeps the word that is pressed while it is being sent, whose answer is late", async () => {
    const { held, wire } = await openForm();
    wire.intercept(saveMutation, cut);
    await saveInForm("Tired", "Late again.");
    await waitFor(() => expect(held.outbox.size).toBe(1));
    const [late, release] = delayedAnswer();
    wire.intercept(saveMutation, late);
    act(() => void window.dispatchEvent(new Event("online")));
    await waitFor(async () => expect(await moods()).toMatchObject([{ value: "tired", finerWord: null }]));

    await openWords();
    await press(/^drained/);
    release();

    await waitFor(async () => expect(await moods()).toMatchObject([{ finerWord: "drained", note: "Late again." }]));
    expect(held.outbox.size).toBe(0);
  });

  test("gets a word that waits where the server is gone since", async () => {
    const { held, wire } = await openForm();
    await saveInForm("Tired", "Late again.");
    wire.intercept(editMutation, cut);

    await openWords();
    await press(/^foggy/);
    await waitFor(() => expect([...held.outbox.values()]).toMatchObject([{ input: { finerWord: "FOGGY" } }]));
    await press(/^drained/);
    await waitFor(() => expect([...held.outbox.values()].at(-1)).toMatchObject({ input: { finerWord: "DRAINED" } }));
    wire.intercept(editMutation);
    act(() => void window.dispatchEvent(new Event("online")));

    await waitFor(async () => expect(await moods()).toMatchObject([{ finerWord: "drained", note: "Late again." }]));
  });
});

test("the editor of a mood shows its word, changes it, and takes it away with the mood", async () => {
  await feel(ada, { value: "anxious", finerWord: "dreading" });
  await openJournalAt("Anxious, dreading", ada);

  const editor = within(await edit("Anxious, dreading"));
  expect(editor.getByRole("button", { name: /^dreading/, pressed: true })).toBeInTheDocument();
  await userEvent.click(editor.getByRole("radio", { name: "Calm" }));
  expect(editor.queryByRole("button", { pressed: true })).not.toBeInTheDocument();
  await userEvent.click(editor.getByRole("button", { name: /^relieved/ }));
  await userEvent.click(saveChanges());

  await waitFor(() => expect(entries()).toEqual(["Calm, relieved"]));
  expect(await moods()).toMatchObject([{ value: "calm", finerWord: "relieved" }]);
});

async function openHome() {
  const wire = wireOver(browserFetch(ada));
  openProduct({ as: ada, fetch: wire.fetch });
  await screen.findByRole("button", { name: "Calm" });
  return wire;
}

/** The form of a mood, on a device with a store. */
async function openForm() {
  const { held } = await openMemory(ada);
  const wire = wireOver(browserFetch(ada));
  openProduct({ as: ada, path: "/mood", fetch: wire.fetch });
  return { held, wire };
}

async function saveInForm(mood: string, note: string): Promise<void> {
  await userEvent.click(await screen.findByRole("radio", { name: mood }));
  fill(screen.getByRole("textbox", { name: "Journal note" }), note);
  await userEvent.click(screen.getByRole("button", { name: "Save Mood" }));
}

/** Opens the finer words of the mood that was just chosen or saved. */
async function openWords(): Promise<HTMLElement> {
  await userEvent.click(await screen.findByRole("button", { name: "A finer word" }));
  return screen.findByRole("group", { name: "A finer word, if one fits" });
}

async function press(word: RegExp): Promise<void> {
  await userEvent.click(await screen.findByRole("button", { name: word }));
}

async function moods() {
  return granted(await restDoor({ as: ada }).moods()).entries;
}
