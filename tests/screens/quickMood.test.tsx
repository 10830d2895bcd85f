import userEvent from "@testing-library/user-event";
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import editMutation from "#client/__generated__/saveEntryMoodEditMutation.graphql.ts";
import saveMutation from "#client/__generated__/saveEntryMoodMutation.graphql.ts";
import { platform } from "#client/platform/platform.ts";
import { openMemory } from "#tests/support/deviceInMemory.ts";
import { granted } from "#tests/support/door.ts";
import { fill, toast } from "#tests/support/formPage.ts";
import { pass } from "#tests/support/heldClock.ts";
import { feel, here } from "#tests/support/journalPage.ts";
import { person, type Person } from "#tests/support/people.ts";
import { browserFetch, keepUser, openProduct } from "#tests/support/renderScreen.tsx";
import { restDoor } from "#tests/support/restDoor.ts";
import { act, screen, waitFor, within } from "#tests/support/screen.ts";
import { cut, delayedRequest, wireOver } from "#tests/support/wire.ts";
import { wordsOverRest } from "#tests/support/wordDoors.ts";

const nothingElse = "You don’t have to do anything else now.";

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

test("home offers the latest four moods, and a link to all moods", async () => {
  for (const value of ["strong", "sad", "sad", "love"] as const) await feel(ada, { value });

  await openHome();

  const card = within(moodCard());
  await card.findByRole("button", { name: "Love" });
  expect(card.getAllByRole("button").map(({ textContent }) => textContent)).toEqual([
    "",
    "❤️Love",
    "😢Sad",
    "💪Strong",
    "😌Calm",
  ]);
  expect(card.getByRole("link", { name: "Add New" })).toHaveAttribute("href", "/mood");
});

test("home offers own moods by their name, except archived ones, and saves them as such, with a note", async () => {
  const words = wordsOverRest(ada);
  const make = async (name: string, emoji: string, value: "calm" | "tired") =>
    granted(await words.createOwnMood({ name, emoji, value })) as { id: string };
  const [unhurried, foggy] = [await make("Unhurried", "🫖", "calm"), await make("Foggy", "🌫️", "tired")];
  await feel(ada, { value: "calm", ownMoodId: unhurried.id });
  await feel(ada, { value: "tired", ownMoodId: foggy.id });
  await words.archiveOwnMood(foggy.id, true);
  await openHome();
  await screen.findByRole("button", { name: "Unhurried" });
  expect(screen.queryByRole("button", { name: "Foggy" })).not.toBeInTheDocument();
  expect(screen.getAllByRole("button", { name: "Tired" })).toHaveLength(1);

  await choose("Unhurried");
  await screen.findByRole("group", { name: "Unhurried It will be saved in a moment." });
  await userEvent.click(await screen.findByRole("button", { name: "Add a note" }));
  await toast("status", "Mood Saved");
  const dialog = within(await screen.findByRole("dialog", { name: "🫖 Unhurried" }));
  fill(dialog.getByRole("textbox", { name: "Journal note" }), "Tea.");
  await userEvent.click(dialog.getByRole("button", { name: "Save Note" }));

  await waitFor(async () =>
    expect(granted(await restDoor({ as: ada }).moods()).entries[0]).toMatchObject({
      value: "calm",
      label: "Unhurried",
      note: "Tea.",
    }),
  );
  expect(await screen.findByText("Unhurried", { selector: "p" })).toBeInTheDocument();
});

describe("a quick mood", () => {
  test("waits for 8 seconds beside Undo, and is then saved with the time of the press; each face stays in its place", async () => {
    const { wire } = await openHome();

    await choose("Happy");

    const line = await within(moodCard()).findByRole("group", { name: "Happy It will be saved in a moment." });
    expect(within(line).getByRole("button", { name: "Undo" })).toBeEnabled();
    expect(line).toHaveTextContent("Sent in 8 s");
    expect(within(moodCard()).getByRole("button", { name: "Happy", pressed: true })).toHaveFocus();
    const faces = facesShown();
    pass(1000);
    expect(line).toHaveTextContent("Sent in 7 s");
    pass(6900);
    expect(wire.sent(saveMutation)).toBe(0);
    pass(100);
    await toast("status", "Mood SavedYour current mood has been updated.");
    expect(await valuesOf(ada)).toEqual(["happy"]);
    expect(moodCard()).toHaveTextContent(/HappyNoted today at \d\d:\d\d/);
    expect(facesShown()).toEqual(faces);
    expect(within(moodCard()).getByRole("button", { name: "Happy", pressed: true })).toHaveFocus();
    expect(heldDrafts()).toEqual([]);
  });

  test("gives way to another face that is pressed within its 8 seconds, which waits for 8 seconds of its own", async () => {
    const { wire } = await openHome();
    await choose("Happy");
    pass(5000);

    await choose("Tired");
    pass(7900);
    expect(wire.sent(saveMutation)).toBe(0);
    expect(within(moodCard()).getByRole("button", { name: "Happy", pressed: false })).toBeInTheDocument();

    pass(100);
    await toast("status", "Mood Saved");
    expect(await valuesOf(ada)).toEqual(["tired"]);
  });

  test("is not chosen twice by a second press on its face", async () => {
    const { wire } = await openHome();
    await choose("Happy");
    pass(5000);

    await choose("Happy");
    pass(3000);

    await toast("status", "Mood Saved");
    expect(wire.sent(saveMutation)).toBe(1);
  });

  test("that is one of the hardest is followed by a sentence that asks for nothing, until another mood is saved", async () => {
    await openHome();
    await choose("Sad");
    expect(screen.queryByText(nothingElse)).not.toBeInTheDocument();

    pass(8_000);

    await toast("status", "Mood SavedYour current mood has been updated.");
    const line = within(moodCard()).getByText(`Saved. ${nothingElse}`, { exact: true });
    expect(line).toHaveAttribute("aria-live", "polite");
    expect(within(moodCard()).queryByText(/One tap saves it/)).not.toBeInTheDocument();

    await choose("Happy");
    pass(8_000);
    await within(moodCard()).findByText("And now? One tap saves it.");
    expect(screen.queryByText(new RegExp(nothingElse))).not.toBeInTheDocument();
  });

  test("that is one of the hardest and waits on the device says that it is saved there", async () => {
    await openMemory(ada);
    const { wire } = await openHome();
    wire.intercept(saveMutation, cut);
    await choose("Sad");

    pass(8_000);

    expect(await screen.findByText(`Saved on this device. ${nothingElse}`)).toBeVisible();
  });

  test("is not sent as somebody else who signs in before its time, and stays with the person who chose it", async () => {
    const { wire } = await openHome();
    await choose("Happy");

    keepUser(await person("bo"));
    pass(60_000);

    expect(wire.sent(saveMutation)).toBe(0);
    expect(heldDrafts()).toHaveLength(1);
  });

  test("is not sent if it is undone", async () => {
    const { wire } = await openHome();
    await choose("Happy");

    await userEvent.click(await screen.findByRole("button", { name: "Undo" }));
    pass(60_000);

    expect(await screen.findByRole("button", { name: "Happy", pressed: false })).toBeInTheDocument();
    expect(within(moodCard()).getByText("And now? One tap saves it.")).toHaveFocus();
    expect(wire.sent(saveMutation)).toBe(0);
    expect(heldDrafts()).toEqual([]);
  });

  test("is sent when the person opens another screen", async () => {
    await openHome();
    await choose("Happy");

    await userEvent.click(screen.getByRole("link", { name: "Journal" }));

    await toast("status", "Mood Saved");
    expect(await valuesOf(ada)).toEqual(["happy"]);
  });

  test.each([
    ["is hidden", () => showPage("hidden")],
    ["closes", () => window.dispatchEvent(new Event("pagehide"))],
  ])("is sent immediately when the page %s, by a request that outlives the page", async (_how, leave) => {
    const { keptAlive } = await openHome();
    await choose("Happy");

    leave();

    expect(keptAlive).toEqual([true]);
    await waitFor(async () => expect(await valuesOf(ada)).toEqual(["happy"]));
  });

  test("is not sent by opening the help page, but after its 8 seconds", async () => {
    const { wire } = await openHome();
    await choose("Happy");

    window.history.pushState(null, "", "/help-now");
    await act(async () => window.dispatchEvent(new PopStateEvent("popstate")));
    await screen.findByRole("heading", { name: /now/ });

    expect(wire.sent(saveMutation)).toBe(0);
  });

  test("is kept if it cannot be sent, and can be sent again or undone", async () => {
    const { wire } = await openHome();
    wire.intercept(saveMutation, cut);
    await choose("Happy");
    window.dispatchEvent(new Event("pagehide"));

    await toast("alert", "ErrorFailed to save mood: Please try again.");
    expect(
      await screen.findByRole("group", { name: "Happy Not sent yet. It is saved on this device." }),
    ).toBeInTheDocument();
    expect(heldDrafts()).toHaveLength(1);
    wire.intercept(saveMutation);
    await userEvent.click(screen.getByRole("button", { name: "Try again" }));

    await toast("status", "Mood Saved");
    expect(await valuesOf(ada)).toEqual(["happy"]);
  });

  test("gets a note in the same entry, and the note's draft is kept until then", async () => {
    const { wire } = await openHome();
    await choose("Happy");

    await userEvent.click(await screen.findByRole("button", { name: "Add a note" }));
    await toast("status", "Mood Saved");
    const dialog = within(await screen.findByRole("dialog", { name: "😊 Happy" }));
    const field = dialog.getByRole("textbox", { name: "Journal note" });
    await waitFor(() => expect(field).toHaveFocus());
    fill(field, "The lift came at once.");
    await userEvent.click(dialog.getByRole("button", { name: "Cancel" }));
    await userEvent.click(await screen.findByRole("button", { name: "Continue" }));
    await userEvent.click(await screen.findByRole("button", { name: "Save Note" }));

    await waitFor(() => expect(wire.sent(editMutation)).toBe(1));
    await waitFor(async () =>
      expect(granted(await restDoor({ as: ada }).moods()).entries).toMatchObject([
        { value: "happy", note: "The lift came at once." },
      ]),
    );
    await waitFor(() => expect(screen.queryByRole("button", { name: "Continue" })).not.toBeInTheDocument());
  });

  test("keeps the note open if its save is answered before the focus is in the note", async () => {
    const { wire } = await openHome();
    const [slow, release] = delayedRequest();
    wire.intercept(saveMutation, slow);
    await choose("Happy");
    await userEvent.click(await screen.findByRole("button", { name: "Add a note" }));
    const field = await screen.findByRole("textbox", { name: "Journal note" });
    await waitFor(() => expect(field).toHaveFocus());
    act(() => field.blur());

    release();

    await toast("status", "Mood Saved");
    expect(screen.getByRole("dialog", { name: "😊 Happy" })).toBeVisible();
  });
});

describe("after the page was killed", () => {
  test.each([
    ["was not sent", false],
    ["had been saved, and its answer was lost", true],
  ])("a mood that %s is saved once", async (_what, isSaved) => {
    // It takes in the drafts of forms when it opens.
    await openMemory(ada);
    const pressed = { clientId: "killed", epoch: 0, occurredAt: new Date().toISOString(), timeZone: here };
    if (isSaved) granted(await restDoor({ as: ada, zone: here }).saveMood({ value: "happy", clientId: "killed" }));
    const { unmount } = await openHome();
    unmount();
    localStorage.setItem(
      `kindling.draft.${platform.storage.user()?.id}.held.mood`,
      JSON.stringify([{ held: { kind: "mood", value: "happy", pressed }, dueAt: Date.now() - 10_000 }]),
    );

    await openHome();

    await toast("status", "Mood Saved");
    expect(await valuesOf(ada)).toEqual(["happy"]);
    expect(heldDrafts()).toEqual([]);
  });
});

async function openHome() {
  const keptAlive: boolean[] = [];
  const wire = wireOver((input, init) => {
    if (typeof init?.body === "string" && init.body.includes(String(saveMutation.params.id)))
      keptAlive.push(init.keepalive === true);
    return through(input, init);
  });
  const through = browserFetch(ada);
  const opened = openProduct({ as: ada, fetch: wire.fetch });
  await screen.findByRole("button", { name: "Calm" });
  return { ...opened, wire, keptAlive };
}

async function choose(mood: string): Promise<void> {
  await userEvent.click(await screen.findByRole("button", { name: mood }));
}

function facesShown(): (string | null)[] {
  return within(moodCard())
    .getAllByRole("button")
    .filter((button) => button.hasAttribute("aria-pressed"))
    .map(({ textContent }) => textContent);
}

function moodCard() {
  return screen.getByRole("region", { name: "Mood update & Journal note" });
}

function showPage(state: "visible" | "hidden") {
  vi.spyOn(document, "visibilityState", "get").mockReturnValue(state);
  act(() => void document.dispatchEvent(new Event("visibilitychange")));
}

function heldDrafts(): string[] {
  return Object.keys(localStorage).filter((name) => name.includes(".held."));
}

async function valuesOf(somebody: Person): Promise<string[]> {
  return granted(await restDoor({ as: somebody }).moods()).entries.map(({ value }) => value);
}
