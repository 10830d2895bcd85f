import userEvent from "@testing-library/user-event";
import { describe, expect, test } from "vitest";
import dashboardQuery from "#client/__generated__/DashboardScreenQuery.graphql.ts";
import editMutation from "#client/__generated__/saveEntryMoodEditMutation.graphql.ts";
import saveMutation from "#client/__generated__/saveEntryMoodMutation.graphql.ts";
import { deviceZone } from "#client/platform/zones.ts";
import { moodFaces, moods } from "#domain/moods.ts";
import { enterTime, fill, toast } from "#tests/support/formPage.ts";
import { restDoor } from "#tests/support/restDoor.ts";
import { granted } from "#tests/support/door.ts";
import { person, signedInAgain, type Person } from "#tests/support/people.ts";
import { browserFetch, openProduct } from "#tests/support/renderScreen.tsx";
import { fireEvent, screen, waitFor, within } from "#tests/support/screen.ts";
import { cut, delayedRequest, loseAnswer, ownAnswer, wireOver, type Wire } from "#tests/support/wire.ts";

describe("the mood form", () => {
  test("asks for one of 24 faces and optional texts", async () => {
    await openMood();

    const faces = within(screen.getByRole("radiogroup", { name: "Choose your mood" })).getAllByRole("radio");
    expect(faces.map((face) => face.textContent).toSorted()).toEqual(
      moods.map((mood) => `${moodFaces[mood].emoji}${moodFaces[mood].label}`).toSorted(),
    );
    expect(new Set(faces.map((face) => face.getAttribute("aria-setsize")))).toEqual(new Set(["24"]));
    expect(title()).toHaveAttribute("placeholder", "What would you like to call this journal entry?");
    expect(title()).toHaveAttribute("rows", "2");
    expect(title()).toHaveAttribute("maxlength", "100");
    expect(note()).toHaveAttribute("placeholder", "Optional: Share what's influencing your mood today...");
    expect(screen.getByRole("link", { name: "Back" })).toHaveAttribute("href", "/");
  });

  test("cannot be saved without a mood", async () => {
    const { wire } = await openMood();
    fill(note(), "Only words");
    expect(saveButton()).toHaveAttribute("aria-disabled", "true");

    await userEvent.click(saveButton());
    fireEvent.submit(saveButton());
    expect(wire.sent(saveMutation)).toBe(0);

    await pick("Calm");
    expect(saveButton()).not.toHaveAttribute("aria-disabled");
  });
});

describe("saving a mood", () => {
  test("shows a toast and opens home, where it is the current mood before home is refetched", async () => {
    const ada = await person("ada");
    const { wire } = await openMood(ada);
    await pick("Thinking It Over");
    fill(title(), "  Before the move ");
    fill(note(), " Boxes everywhere.\n\nAnd a plan, somewhere among them. ");
    const [waiting, goOn] = delayedRequest();
    wire.intercept(dashboardQuery, waiting);

    await save();

    await toast("status", "Mood SavedYour current mood has been updated.");
    const card = await screen.findByRole("region", { name: "Mood update & Journal note" });
    await waitFor(() =>
      expect(card).toHaveTextContent(
        /^Mood update & Journal note🤔Thinking It OverNoted today at [\d:]{5}.*Boxes everywhere\. And a plan,\.\.\./,
      ),
    );
    expect(window.location.pathname).toBe("/");
    goOn();
    expect(await moodsOf(ada)).toMatchObject([
      {
        value: "thinking_it_over",
        journalTitle: "Before the move",
        note: "Boxes everywhere.\n\nAnd a plan, somewhere among them.",
      },
    ]);
  });

  test("does not save blank texts", async () => {
    const ada = await person("ada");
    await openMood(ada);
    await pick("Strong");
    fill(title(), "   ");
    fill(note(), "\n");

    await save();
    await screen.findByText("Mood Saved");

    expect(await moodsOf(ada)).toMatchObject([{ value: "strong", journalTitle: null, note: null }]);
  });

  test("can be repeated on the same day, each time with an empty form", async () => {
    const ada = await person("ada");
    await openMood(ada);
    await pick("Tired");
    fill(note(), "Too little sleep");
    await save();

    await userEvent.click(await screen.findByRole("link", { name: "Add New" }));
    await screen.findByRole("heading", { name: "How are you feeling?", level: 1 });
    expect(screen.queryByRole("radio", { checked: true, name: "Tired" })).not.toBeInTheDocument();
    expect(note()).toHaveValue("");
    await pick("Great");
    await save();

    await waitFor(async () => expect((await moodsOf(ada)).map(({ value }) => value)).toEqual(["great", "tired"]));
  });

  test("shows progress, and pressing again does not save it twice", async () => {
    const ada = await person("ada");
    const { wire } = await openMood(ada);
    await pick("Calm");
    const [waiting, goOn] = delayedRequest();
    wire.intercept(saveMutation, waiting);

    await save();
    const busy = await screen.findByRole("button", { name: "Saving..." });
    await userEvent.click(busy);
    fireEvent.submit(busy);

    expect(wire.sent(saveMutation)).toBe(1);
    goOn();
    await screen.findByText("Mood Saved");
    expect(await moodsOf(ada)).toHaveLength(1);
  });

  test("does not open home if the person has left the screen", async () => {
    const { wire } = await openMood();
    await pick("Calm");
    const [waiting, goOn] = delayedRequest();
    wire.intercept(saveMutation, waiting);
    await save();
    await userEvent.click(screen.getByRole("link", { name: "Settings" }));
    await screen.findByRole("heading", { name: "Settings" });

    goOn();

    await screen.findByText("Mood Saved");
    expect(window.location.pathname).toBe("/settings");
  });

  test("counts as a reflection of today if it has a note", async () => {
    await openMood();
    await pick("Calm");
    fill(note(), "The rain stopped");
    await save();

    const summary = await screen.findByRole("region", { name: "Today's Summary" });
    expect(summary).toHaveTextContent("Reflections written1");
  });

  test("can be done by keyboard alone", async () => {
    const ada = await person("ada");
    await openMood(ada);
    const user = userEvent.setup();
    const tabTo = async (element: () => HTMLElement) => {
      for (let presses = 0; presses < 30 && document.activeElement !== element(); presses += 1) await user.tab();
      expect(element()).toHaveFocus();
    };

    await tabTo(() => screen.getByRole("radio", { name: "Joyful" }));
    await user.keyboard("{ArrowRight}{ArrowRight}[Space]");
    await tabTo(title);
    await user.keyboard("A good day");
    await tabTo(saveButton);
    await user.keyboard("[Enter]");

    await screen.findByText("Mood Saved");
    expect(await moodsOf(ada)).toMatchObject([{ value: "great", journalTitle: "A good day" }]);
  });
});

describe("the time of a mood", () => {
  test("is now, unless another time is chosen; an earlier mood does not become the current one", async () => {
    const ada = await person("ada");
    const { wire } = await openMood(ada);
    await pick("Love");
    await save();
    await screen.findByText("Mood Saved");

    await userEvent.click(await screen.findByRole("link", { name: "Add New" }));
    await pick("Heart Broken");
    await userEvent.click(screen.getByRole("radio", { name: "Earlier" }));
    enterTime("2024-02-29T08:30");
    await save();

    const card = await screen.findByRole("region", { name: "Mood update & Journal note" });
    expect(card).toHaveTextContent("❤️Love");
    await waitFor(async () => expect((await moodsOf(ada)).map(({ value }) => value)).toEqual(["love", "heart_broken"]));
    const chosen = wire
      .variables(saveMutation)
      .map((sent) => (sent as { input: { occurredAt?: string } }).input.occurredAt);
    expect(chosen).toEqual([undefined, new Date(2024, 1, 29, 8, 30).toISOString()]);
    expect((await moodsOf(ada))[1]?.occurredAt).toBe(new Date(2024, 1, 29, 8, 30).toISOString());
  });

  test.each([
    ["in the future", "2999-01-01T00:00", "The date and time cannot be in the future."],
    ["left open", "", "Please choose a valid date and time."],
  ])("cannot be %s: the field shows an error and nothing is sent", async (_name, time, words) => {
    const { wire } = await openMood();
    await pick("Calm");
    await userEvent.click(screen.getByRole("radio", { name: "Earlier" }));
    enterTime(time);

    await save();

    expect(screen.getByLabelText("Date and time")).toHaveAccessibleDescription(words);
    expect(screen.getByLabelText("Date and time")).toHaveFocus();
    expect(wire.sent(saveMutation)).toBe(0);
  });
});

describe("a failed save of a mood", () => {
  test("without a server shows an error, and keeps the text through a reload", async () => {
    const ada = await person("ada");
    const { wire, unmount } = await openMood(ada);
    wire.intercept(saveMutation, cut);
    await pick("Anxious");
    fill(note(), "The exam is tomorrow");

    await save();

    await toast("alert", "ErrorFailed to save mood: Please try again.");
    expect(window.location.pathname).toBe("/mood");
    unmount();
    await openMood(ada);
    expect(screen.getByRole("radio", { name: "Anxious", checked: true })).toBeInTheDocument();
    expect(note()).toHaveValue("The exam is tomorrow");
  });

  test("that the server gives no reason for asks to try again", async () => {
    const { wire } = await openMood();
    wire.intercept(saveMutation, async () =>
      ownAnswer({ errors: [{ message: "Something went wrong", extensions: { code: "UNEXPECTED" } }] }, 500),
    );
    await pick("Calm");

    await save();

    await toast("alert", "ErrorFailed to save mood: Please try again.");
  });

  test("that the server refuses shows the server's reason and marks the text", async () => {
    await openMood();
    await pick("Calm");
    fireEvent.change(note(), { target: { value: "Half a \ud83d face" } });

    await save();

    const words = "Journal note contains a character that cannot be saved.";
    await toast("alert", `ErrorFailed to save mood: ${words}`);
    expect(note()).toHaveAccessibleDescription(words);
    expect(note()).toHaveFocus();
    fill(note(), "A whole face");
    expect(note()).not.toHaveAccessibleDescription();
  });

  test("while people can only read shows the server's reason, and the next try succeeds", async () => {
    const { wire } = await openMood();
    const reason =
      "Kindling is read-only right now, so nothing can be saved. Please keep your text and try again later.";
    wire.intercept(saveMutation, async () =>
      ownAnswer({ errors: [{ message: reason, extensions: { code: "UNAVAILABLE" } }] }, 503),
    );
    await pick("Calm");

    await save();
    await toast("alert", `ErrorFailed to save mood: ${reason}`);
    wire.intercept(saveMutation);
    await save();

    await screen.findByText("Mood Saved");
  });

  test("that only lost its response is replaced by the next save", async () => {
    const ada = await person("ada");
    const { wire } = await openMood(ada);
    wire.intercept(saveMutation, loseAnswer);
    await pick("Sad");
    fill(title(), "A first thought");
    fill(note(), "Not this");
    await save();
    await toast("alert", "Failed to save mood");
    wire.intercept(saveMutation);

    await pick("Emotional");
    fill(note(), "");
    await save();
    await screen.findByText("Mood Saved");

    expect(wire.sent(editMutation)).toBe(1);
    expect(await moodsOf(ada)).toMatchObject([{ value: "emotional", journalTitle: "A first thought", note: null }]);
  });

  test("that lost its response and is sent again unchanged saves one mood", async () => {
    const ada = await person("ada");
    const { wire } = await openMood(ada);
    wire.intercept(saveMutation, loseAnswer);
    await pick("Sad");
    await save();
    await toast("alert", "Failed to save mood");
    wire.intercept(saveMutation);

    await save();
    await screen.findByText("Mood Saved");

    expect(wire.sent(editMutation)).toBe(0);
    expect(await moodsOf(ada)).toHaveLength(1);
    const [first, second] = stampsOn(wire);
    expect(second).toMatchObject({ clientId: first?.clientId, epoch: 0, timeZone: deviceZone() });
    expect(Date.parse(second?.occurredAt ?? "")).toBeGreaterThan(Date.parse(first?.occurredAt ?? ""));
  });

  test("that arrived and was deleted on another device is saved again by the next try", async () => {
    const ada = await person("ada");
    const { wire } = await openMood(ada);
    wire.intercept(saveMutation, loseAnswer);
    await pick("Sad");
    await save();
    await toast("alert", "Failed to save mood");
    wire.intercept(saveMutation);
    const [unseen] = await moodsOf(ada);
    granted(await restDoor({ as: ada }).deleteMood(unseen?.id ?? ""));

    await save();
    await toast("alert", "Failed to save mood: This entry was saved earlier and has since been deleted.");
    await save();
    await screen.findByText("Mood Saved");

    expect(await moodsOf(ada)).toMatchObject([{ value: "sad" }]);
  });

  test("after the session has ended keeps the texts until the person signs in again", async () => {
    const ada = await person("ada");
    const { unmount } = await openMood(ada);
    await pick("Confused");
    fill(note(), "Where was I?");
    granted(await restDoor({ as: ada }).logout());

    await save();
    await screen.findByRole("heading", { name: "Welcome Back" });
    unmount();

    await openMood(await signedInAgain(ada));
    expect(note()).toHaveValue("Where was I?");
  });
});

describe("clearing the mood form", () => {
  test("clears choices immediately, and asks before it clears texts", async () => {
    await openMood();
    expect(screen.queryByRole("button", { name: "Start over" })).not.toBeInTheDocument();
    await pick("Calm");
    await userEvent.click(screen.getByRole("button", { name: "Start over" }));
    expect(screen.getByRole("radio", { name: "Calm" })).not.toBeChecked();
    expect(screen.getByRole("radio", { name: "Joyful" })).toHaveFocus();
    expect(JSON.stringify(localStorage)).not.toContain("clientId");

    fill(note(), "Words");
    await userEvent.click(screen.getByRole("button", { name: "Start over" }));
    const question = within(await screen.findByRole("alertdialog", { name: "Start over?" }));
    await userEvent.click(question.getByRole("button", { name: "Keep it" }));
    await waitFor(() => expect(screen.queryByRole("alertdialog")).not.toBeInTheDocument());
    expect(note()).toHaveValue("Words");

    await userEvent.click(screen.getByRole("button", { name: "Start over" }));
    const again = within(await screen.findByRole("alertdialog", { name: "Start over?" }));
    await userEvent.click(again.getByRole("button", { name: "Start over" }));
    expect(note()).toHaveValue("");
  });

  test("begins a new mood, even if an earlier try has arrived without its response", async () => {
    const ada = await person("ada");
    const { wire } = await openMood(ada);
    wire.intercept(saveMutation, loseAnswer);
    await pick("Sad");
    await save();
    await toast("alert", "Failed to save mood");
    wire.intercept(saveMutation);

    await userEvent.click(screen.getByRole("button", { name: "Start over" }));
    await pick("Happy");
    await save();
    await screen.findByText("Mood Saved");

    expect((await moodsOf(ada)).map(({ value }) => value)).toEqual(["happy", "sad"]);
  });
});

async function openMood(as?: Person) {
  const somebody = as ?? (await person("ada"));
  const wire = wireOver(browserFetch(somebody));
  const opened = openProduct({ as: somebody, path: "/mood", fetch: wire.fetch });
  await screen.findByRole("heading", { name: "How are you feeling?", level: 1 });
  return { ...opened, wire };
}

async function pick(mood: string) {
  await userEvent.click(await screen.findByRole("radio", { name: mood }));
}

async function save() {
  await userEvent.click(saveButton());
}

function saveButton() {
  return screen.getByRole("button", { name: /Save Mood|Saving/ });
}

function title() {
  return screen.getByRole("textbox", { name: "Journal entry title" });
}

function note() {
  return screen.getByRole("textbox", { name: "Journal note" });
}

/** The stamp of each save. */
function stampsOn(wire: Wire) {
  const sent = wire.variables(saveMutation) as { input: { stamp: Record<string, string> } }[];
  return sent.map(({ input }) => input.stamp);
}

async function moodsOf(as: Person) {
  return granted(await restDoor({ as }).moods()).entries;
}
