import userEvent from "@testing-library/user-event";
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import saveMutation from "#client/__generated__/saveEntryMoodMutation.graphql.ts";
import { supportiveSentences } from "#domain/content/supportiveSentences.ts";
import type { Mood } from "#domain/moods.ts";
import { openMemory } from "#tests/support/deviceInMemory.ts";
import { toast } from "#tests/support/formPage.ts";
import { pass } from "#tests/support/heldClock.ts";
import { feel, here } from "#tests/support/journalPage.ts";
import { person, type Person } from "#tests/support/people.ts";
import { browserFetch, openProduct } from "#tests/support/renderScreen.tsx";
import { act, screen, waitFor, within } from "#tests/support/screen.ts";
import { cut, wireOver } from "#tests/support/wire.ts";

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

describe("the mood card shows the newest mood, and no other beside it:", () => {
  test("one that is held back, from the touch on, and the earlier one after Undo", async () => {
    await feel(ada, { value: "depressed" });
    await openHome();
    expect(name()).toBe("Depressed");
    await helpLine();

    await choose("Happy");
    expect(name()).toBe("Happy");
    expect(moodCard()).not.toHaveTextContent(/Depressed.*Noted/);
    await sentenceOf("happy");
    expect(helpLineIfAny()).toBeNull();

    await userEvent.click(await within(moodCard()).findByRole("button", { name: "Undo" }));
    expect(name()).toBe("Depressed");
    await sentenceOf("depressed");
    await helpLine();
  });

  test("with the line of help above the faces once home opens after one of the hardest", async () => {
    await feel(ada, { value: "depressed" });
    await openHome();

    const help = await helpLine();
    const faces = screen.getByRole("button", { name: "Calm" });
    expect(help.compareDocumentPosition(faces)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });

  test("keeps its sentence when it is sent, also from a device whose clock is ahead of the server's", async () => {
    await openHome();
    pass(2_000);
    await choose("Happy");
    const before = await sentenceOf("happy");

    pass(8_000);
    await toast("status", "Mood Saved");

    expect(moodCard()).toHaveTextContent(/HappyNoted today at/);
    expect(await sentenceOf("happy")).toBe(before);
  });

  test("one that waits on this device, until it is deleted there", async () => {
    await feel(ada, { value: "depressed" });
    const { held } = await openMemory(ada);
    const wire = await openHome();
    wire.intercept(saveMutation, cut);

    await choose("Happy");
    pass(8_000);
    await waitFor(() => expect(held.outbox.size).toBe(1));
    expect(await within(moodCard()).findByText("Waiting")).toBeInTheDocument();
    expect(moodCard()).toHaveTextContent(/HappyNoted today at \d\d:\d\d/);
    await sentenceOf("happy");
    expect(helpLineIfAny()).toBeNull();

    await userEvent.click(await screen.findByRole("link", { name: "Not sent yet, 1" }));
    await userEvent.click(await screen.findByRole("button", { name: /^Options: / }));
    vi.spyOn(window, "confirm").mockReturnValue(true);
    await userEvent.click(await screen.findByRole("menuitem", { name: "Delete" }));
    await waitFor(() => expect(held.outbox.size).toBe(0));
    await userEvent.click(screen.getByRole("link", { name: "Home" }));
    await waitFor(() => expect(name()).toBe("Depressed"));
    await helpLine();
  });

  test("the first one of somebody new that waits on this device, and the server's once it is sent", async () => {
    const { held } = await openMemory(ada);
    const wire = await openHome();
    wire.intercept(saveMutation, cut);
    expect(name()).toBe("Calm & Content");

    await choose("Happy");
    pass(8_000);
    await waitFor(() => expect(held.outbox.size).toBe(1));
    expect(name()).toBe("Happy");
    expect(moodCard()).not.toHaveTextContent("Calm & Content");

    wire.intercept(saveMutation);
    act(() => void window.dispatchEvent(new Event("online")));
    await waitFor(() => expect(moodCard()).toHaveTextContent(/HappyNoted today at/));
    expect(within(moodCard()).queryByText("Waiting")).not.toBeInTheDocument();
  });

  test("one of the six hardest, with the line of help at the touch and while it waits on this device", async () => {
    const { held } = await openMemory(ada);
    const wire = await openHome();
    wire.intercept(saveMutation, cut);

    await choose("Sad");
    await helpLine();
    expect(screen.queryByRole("region", { name: "Today’s small question" })).not.toBeInTheDocument();

    pass(8_000);
    await waitFor(() => expect(held.outbox.size).toBe(1));
    expect(name()).toBe("Sad");
    await helpLine();
    await sentenceOf("sad");
  });

  test("a later one of the server, beside one that waits with an earlier time", async () => {
    const { held } = await openMemory(ada);
    const wire = await openHome();
    wire.intercept(saveMutation, cut);
    await choose("Happy");
    pass(8_000);
    await waitFor(() => expect(held.outbox.size).toBe(1));

    await feel(ada, { value: "tired", occurredAt: new Date(Date.now() + 20_000).toISOString() });
    act(() => void window.dispatchEvent(new Event("focus")));

    await waitFor(() => expect(name()).toBe("Tired"));
  });
});

async function openHome() {
  const wire = wireOver(browserFetch(ada));
  openProduct({ as: ada, fetch: wire.fetch });
  await screen.findByRole("button", { name: "Calm" });
  return wire;
}

async function choose(mood: string): Promise<void> {
  await userEvent.click(await screen.findByRole("button", { name: mood }));
}

function moodCard(): HTMLElement {
  return screen.getByRole("region", { name: "Mood update & Journal note" });
}

/** The mood's label, which stands beside the big face. */
function name(): string {
  return moodCard().querySelector("p")?.textContent ?? "";
}

async function sentenceOf(mood: Mood): Promise<string> {
  const quoted = await within(moodCard()).findByText(/^“.+”$/);
  await waitFor(() => expect(supportiveSentences[mood]).toContain(quoted.textContent?.slice(1, -1)));
  return quoted.textContent ?? "";
}

function helpLine(): Promise<HTMLElement> {
  return within(moodCard()).findByRole("link", { name: "people to talk to" });
}

function helpLineIfAny(): HTMLElement | null {
  return within(moodCard()).queryByRole("link", { name: "people to talk to" });
}
