import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, describe, expect, test, vi } from "vitest";
import dashboardQuery from "#client/__generated__/DashboardScreenQuery.graphql.ts";
import editMutation from "#client/__generated__/useLogActionEditMutation.graphql.ts";
import logMutation from "#client/__generated__/useLogActionMutation.graphql.ts";
import { granted } from "#tests/support/door.ts";
import { person, signedInAgain, type Person } from "#tests/support/people.ts";
import { browserFetch, openProduct } from "#tests/support/renderScreen.tsx";
import { restDoor } from "#tests/support/restDoor.ts";
import { cut, held, loseAnswer, wireOver } from "#tests/support/wire.ts";

afterEach(() => void vi.restoreAllMocks());

describe("what is asked", () => {
  test("of a person who did something: one question after the other", async () => {
    await openWizard();
    expect(questions()).toEqual(["What happened?"]);

    await choose("What happened?", "I did something");
    expect(questions()).toEqual(["What happened?", "How would you classify this?"]);

    await choose("How would you classify this?", "Positive");
    expect(questions().at(-1)).toBe("What were your intentions?");

    await choose("What were your intentions?", "Negative");
    expect(questions().at(-1)).toBe("How did you respond to this?");

    await choose("How did you respond to this?", "Calm");
    expect(questions().at(-1)).toBe("How did this effect anyone else that was involved?");
    expect(submitButton()).not.toBeInTheDocument();

    await choose("How did this effect anyone else that was involved?", "No one else affected");
    expect(screen.getByRole("region", { name: "Karma Impact Preview" })).toBeInTheDocument();
    expect(screen.getByRole("textbox", { name: "What was this event" })).toHaveAttribute("rows", "2");
    expect(screen.getByPlaceholderText("Briefly describe what happened...")).toBeInTheDocument();
    expect(screen.getByRole("region", { name: "Reflect on this moment" })).toBeInTheDocument();
    expect(submitButton()).toBeInTheDocument();
  });

  test("of a person to whom something happened: no intentions, and how their response affected others", async () => {
    await openWizard();

    await choose("What happened?", "Something happened to me");
    await choose("How would you classify this?", "Negative");
    await choose("How did you respond to this?", "Hurt");

    expect(questions()).toEqual([
      "What happened?",
      "How would you classify this?",
      "How did you respond to this?",
      "How did your response to this event effect anyone else involved?",
    ]);
  });

  test("eighteen emotions answer how they responded, and one choice more stands for no one else affected", async () => {
    await openWizard();
    await answerInTurn(kindAction.slice(0, 4));

    expect(options("How did you respond to this?")).toHaveLength(18);
    expect(options("How did this effect anyone else that was involved?")).toHaveLength(19);
    expect(options("How did this effect anyone else that was involved?").at(-1)).toBe("No one else affected");
  });

  test("what to reflect on depends on what was answered, and on nobody else being affected", async () => {
    await openWizard();
    await answerInTurn(kindAction);
    const before = reflectionQuestions();

    await choose("How did this effect anyone else that was involved?", "No one else affected");

    expect(reflectionQuestions().slice(0, 2)).toEqual(before.slice(0, 2));
    expect(reflectionQuestions()[2]).toBe(
      "Even if no one else was affected, how do you think someone else might have reacted if they were there",
    );
  });

  test("a section that appears is brought into view and said aloud, and the focus stays on the answer", async () => {
    const broughtIntoView = vi.spyOn(Element.prototype, "scrollIntoView");
    await openWizard();

    await choose("What happened?", "I did something");

    expect(screen.getByRole("radio", { name: "I did something" })).toHaveFocus();
    expect(announced()).toContain("How would you classify this?");
    expect(broughtIntoView.mock.contexts.at(-1)).toHaveTextContent("How would you classify this?");

    await answerInTurn(kindAction.slice(1));
    expect(announced()).toContain("Karma Impact Preview: 2 Good Karma");
  });
});

describe("the preview", () => {
  test.each([
    ["a kind action", ["I did something", "Positive", "Positive", "Happy", "Great"], ["+2 Good Karma"]],
    ["kindness in anger", ["I did something", "Positive", "Positive", "Angry", "Calm"], ["+1 Good Karma"]],
    [
      "kindness that hurt somebody",
      ["I did something", "Positive", "Positive", "Happy", "Hurt"],
      ["+2 Good Karma", "+1 Learning Points"],
    ],
    [
      "a good deed meant badly",
      ["I did something", "Positive", "Negative", "Annoyed", "Happy"],
      ["+1 Good Karma", "+2 Learning Points"],
    ],
    [
      "a bad turn meant well",
      ["I did something", "Negative", "Positive", "Happy", "Happy"],
      ["+2 Good Karma", "+1 Learning Points"],
    ],
    ["harm that was meant", ["I did something", "Negative", "Negative", "Sad", "Sad"], ["+3 Learning Points"]],
    ["a gift of the day", ["Something happened to me", "Positive", "In Love", "Happy"], ["+2 Good Karma"]],
    ["good news, badly taken", ["Something happened to me", "Positive", "Annoyed", "Sad"], ["+1 Learning Points"]],
    [
      "bad news, well taken",
      ["Something happened to me", "Negative", "Calm", "Happy"],
      ["+1 Good Karma", "−1 Coal Karma Reduction"],
    ],
    ["bad news, felt", ["Something happened to me", "Negative", "Sad", "Sad"], ["−1 Coal Karma Reduction"]],
  ])("of %s is what it then earns", async (_name, answers, lines) => {
    const ada = await person("ada");
    await openWizard(ada);

    await answerInTurn(answers);
    expect(screen.getByRole("region", { name: "Karma Impact Preview" })).toHaveTextContent(
      `Karma Impact Preview${lines.join("")}`,
    );
    await submit();
    await screen.findByText("Action Logged Successfully");

    const [entry] = await entriesOf(ada);
    expect(linesFor(entry)).toEqual(lines);
  });
});

describe("another answer", () => {
  test("to what happened clears every later choice, and what was written of it stays", async () => {
    await openWizard();
    await answerInTurn(kindAction);
    await userEvent.type(title(), "Carried a bag");
    await userEvent.type(firstReflection(), "Gladly");

    await choose("What happened?", "Something happened to me");
    expect(questions()).toEqual(["What happened?", "How would you classify this?"]);
    expect(chosen()).toEqual(["Something happened to me"]);

    await answerInTurn(["Positive", "Happy", "Happy"]);
    expect(title()).toHaveValue("Carried a bag");
    expect(firstReflection()).toHaveValue("");
  });

  test("to the classification clears intention, emotions and reflections", async () => {
    await openWizard();
    await answerInTurn(kindAction);

    await choose("How would you classify this?", "Negative");

    expect(chosen()).toEqual(["I did something", "Negative"]);
    expect(submitButton()).not.toBeInTheDocument();
  });

  test("to the intention clears both emotions", async () => {
    await openWizard();
    await answerInTurn(kindAction);

    await choose("What were your intentions?", "Negative");

    expect(chosen()).toEqual(["I did something", "Positive", "Negative"]);
  });

  test("to the response clears the effect on others", async () => {
    await openWizard();
    await answerInTurn(kindAction);

    await choose("How did you respond to this?", "Angry");

    expect(chosen()).toEqual(["I did something", "Positive", "Positive", "Angry"]);
  });

  test("to the effect clears the reflections alone; the same answer again clears nothing", async () => {
    await openWizard();
    await answerInTurn(kindAction);
    await userEvent.type(firstReflection(), "Gladly");

    await choose("What happened?", "I did something");
    await choose("How did this effect anyone else that was involved?", "Great");
    expect(firstReflection()).toHaveValue("Gladly");

    await choose("How did this effect anyone else that was involved?", "Hurt");
    expect(firstReflection()).toHaveValue("");
    expect(submitButton()).toBeInTheDocument();
  });
});

describe("logging it", () => {
  test("says so, goes home, and the balance there has moved without another look-up being waited for", async () => {
    const ada = await person("ada");
    const wire = await openWizard(ada);
    await answerInTurn(kindAction);
    await userEvent.type(title(), "Carried a bag");
    await userEvent.type(firstReflection(), "Gladly");
    const [waiting, goOn] = held();
    wire.treat(dashboardQuery, waiting);

    await submit();

    await waitFor(() =>
      expect(screen.getByRole("status")).toHaveTextContent(
        "Action Logged SuccessfullyYour karma balance has been updated.",
      ),
    );
    expect(await screen.findByRole("img", { name: /2 Good Karma/ }, patience)).toBeInTheDocument();
    expect(screen.getByRole("region", { name: "Your Karma Balance" })).toHaveTextContent("2 Good Karma");
    expect(window.location.pathname).toBe("/");
    goOn();
    expect(await entriesOf(ada)).toMatchObject([
      {
        type: "action",
        classification: "positive",
        intention: "positive",
        emotionResponse: "happy",
        effectOnOthers: "great",
        eventTitle: "Carried a bag",
        description: "User action",
        reflection1: "Gladly",
        reflection2: null,
      },
    ]);
  });

  test("leaves an empty form behind", async () => {
    await openWizard();
    await answerInTurn(kindAction);
    await submit();

    await userEvent.click(await screen.findByRole("link", { name: "Log Action" }, patience));

    expect(questions()).toEqual(["What happened?"]);
    expect(chosen()).toEqual([]);
    expect(screen.queryByRole("button", { name: "Start over" })).not.toBeInTheDocument();
  });

  test("shows that it is under way, and pressing on does not log it twice", async () => {
    const ada = await person("ada");
    const wire = await openWizard(ada);
    await answerInTurn(kindAction);
    const [waiting, goOn] = held();
    wire.treat(logMutation, waiting);

    await submit();
    const busy = await screen.findByRole("button", { name: "Logging..." });
    await userEvent.click(busy);
    fireEvent.submit(busy);

    expect(wire.sent(logMutation)).toBe(1);
    goOn();
    await screen.findByText("Action Logged Successfully");
    expect(await entriesOf(ada)).toHaveLength(1);
  });

  test("does not call home somebody who has gone elsewhere meanwhile", async () => {
    const wire = await openWizard();
    await answerInTurn(kindAction);
    const [waiting, goOn] = held();
    wire.treat(logMutation, waiting);
    await submit();
    await userEvent.click(screen.getByRole("link", { name: "Settings" }));
    await screen.findByRole("heading", { name: "Settings" }, patience);

    goOn();

    await screen.findByText("Action Logged Successfully");
    expect(window.location.pathname).toBe("/settings");
  });

  test("can be done from the first question to the last by keyboard alone", async () => {
    const ada = await person("ada");
    await openWizard(ada);
    const user = userEvent.setup();
    const tabTo = async (name: string) => {
      for (let presses = 0; presses < 30 && document.activeElement?.textContent !== name; presses += 1)
        await user.tab();
      expect(document.activeElement).toHaveTextContent(name);
    };

    await tabTo("I did something");
    await user.keyboard("{ArrowRight}[Space]");
    await user.tab();
    await user.keyboard("{ArrowRight}[Space]");
    await user.tab();
    await user.keyboard("{ArrowRight}[Enter]");
    await user.tab();
    await user.keyboard("[Space]");
    await user.tab();
    await user.keyboard("A quiet evening");
    await tabTo("Log This Action");
    await user.keyboard("[Enter]");

    await screen.findByText("Action Logged Successfully");
    expect(await entriesOf(ada)).toMatchObject([
      {
        type: "event",
        classification: "negative",
        intention: null,
        emotionResponse: "calm",
        effectOnOthers: "happy",
        eventTitle: "A quiet evening",
      },
    ]);
  });
});

describe("when it happened", () => {
  test("is just now, unless another time is chosen", async () => {
    const ada = await person("ada");
    await openWizard(ada);
    await answerInTurn(kindAction);
    expect(screen.getByRole("radio", { name: "Just now", checked: true })).toBeInTheDocument();

    await choose("When did it happen?", "Earlier");
    enterTime("2024-02-29T08:30");
    await submit();
    await screen.findByText("Action Logged Successfully");

    const [entry] = await entriesOf(ada);
    expect(entry?.occurredAt).toBe(new Date(2024, 1, 29, 8, 30).toISOString());
  });

  test("can go back to just now", async () => {
    const ada = await person("ada");
    await openWizard(ada);
    await answerInTurn(kindAction);
    await choose("When did it happen?", "Earlier");
    enterTime("2024-02-29T08:30");

    await choose("When did it happen?", "Just now");
    expect(screen.queryByLabelText("Date and time")).not.toBeInTheDocument();
    await submit();
    await screen.findByText("Action Logged Successfully");

    const [entry] = await entriesOf(ada);
    expect(entry?.occurredAt.slice(0, 10)).toBe(entry?.recordedAt.slice(0, 10));
  });

  test.each([
    ["in the future", "2999-01-01T00:00", "The date and time cannot be in the future."],
    ["left open", "", "Please choose a valid date and time."],
  ])("cannot be %s: the field says so and nothing is sent", async (_name, time, words) => {
    const wire = await openWizard();
    await answerInTurn(kindAction);
    await choose("When did it happen?", "Earlier");
    enterTime(time);

    await submit();

    expect(screen.getByLabelText("Date and time")).toHaveAccessibleDescription(words);
    expect(screen.getByLabelText("Date and time")).toHaveFocus();
    expect(wire.sent(logMutation)).toBe(0);
  });
});

describe("when it does not work", () => {
  test("it says so, keeps every word, and the next try works", async () => {
    const ada = await person("ada");
    const wire = await openWizard(ada);
    await answerInTurn(kindAction);
    await userEvent.type(title(), "Carried a bag");
    wire.treat(logMutation, cut);

    await submit();
    expect(await screen.findByRole("alert")).toHaveTextContent("ErrorFailed to log action. Please try again.");
    expect(title()).toHaveValue("Carried a bag");

    wire.treat(logMutation);
    await submit();
    await screen.findByText("Action Logged Successfully");
    expect(await entriesOf(ada)).toHaveLength(1);
  });

  test("a text that the server refuses is pointed at", async () => {
    await openWizard();
    await answerInTurn(kindAction);
    fireEvent.change(title(), { target: { value: "Half a face: \ud83d" } });

    await submit();

    expect(await screen.findByRole("alert")).toHaveTextContent("Failed to log action. Please try again.");
    expect(title()).toHaveAccessibleDescription("Event title contains a character that cannot be saved.");
    expect(title()).toHaveFocus();
  });

  test("a lost answer and another press log it once", async () => {
    const ada = await person("ada");
    const wire = await openWizard(ada);
    await answerInTurn(kindAction);
    wire.treat(logMutation, loseAnswer);
    await submit();
    await screen.findByRole("alert");
    wire.treat(logMutation);

    await submit();

    await screen.findByText("Action Logged Successfully");
    expect(await entriesOf(ada)).toHaveLength(1);
    expect(wire.sent(editMutation)).toBe(0);
  });

  test("a lost answer, then other words: there is one entry, and it says what the form said last", async () => {
    const ada = await person("ada");
    const wire = await openWizard(ada);
    await answerInTurn(kindAction);
    await userEvent.type(title(), "Carried a bag");
    await userEvent.type(firstReflection(), "Gladly");
    wire.treat(logMutation, loseAnswer);
    await submit();
    await screen.findByRole("alert");
    wire.treat(logMutation);
    await userEvent.clear(firstReflection());
    await choose("How did this effect anyone else that was involved?", "Hurt");

    await submit();

    expect(
      await screen.findByRole("img", { name: "Balance scale: 2 Good Karma, 1 Learning Points" }, patience),
    ).toBeVisible();
    expect(await entriesOf(ada)).toMatchObject([
      { eventTitle: "Carried a bag", reflection1: null, effectOnOthers: "hurt", gold: 2, coal: 1 },
    ]);
  });

  test("an entry that an earlier try saved and that is gone since is logged anew at the second press", async () => {
    const ada = await person("ada");
    const wire = await openWizard(ada);
    await answerInTurn(kindAction);
    wire.treat(logMutation, loseAnswer);
    await submit();
    await screen.findByRole("alert");
    wire.treat(logMutation);
    const [entry] = await entriesOf(ada);
    granted(await restDoor({ as: ada }).deleteAction(entry?.id ?? ""));

    await submit();
    await waitFor(() => expect(wire.sent(logMutation)).toBe(2));
    await waitFor(() => expect(submitButton()).toBeEnabled());
    await submit();

    await screen.findByText("Action Logged Successfully");
    expect(await entriesOf(ada)).toHaveLength(1);
  });
});

describe("what is not finished", () => {
  test("is there again after a reload, silently", async () => {
    const ada = await person("ada");
    const { unmount } = await openWizardPage(ada);
    await answerInTurn(kindAction);
    await userEvent.type(title(), "Carried a bag");

    unmount();
    await openWizard(ada);

    expect(chosen()).toEqual(["I did something", "Positive", "Positive", "Happy", "Great", "Just now"]);
    expect(title()).toHaveValue("Carried a bag");
    expect(announced()).toBe("");
  });

  test("waits for the person whose session ended under them, and is logged once they are back", async () => {
    const ada = await person("ada");
    const { unmount } = await openWizardPage(ada);
    await answerInTurn(kindAction);
    await userEvent.type(title(), "Carried a bag");
    granted(await restDoor({ as: ada }).logout());

    await submit();
    await screen.findByRole("heading", { name: "Welcome Back" }, patience);
    unmount();
    await openWizard(await signedInAgain(ada));
    expect(title()).toHaveValue("Carried a bag");
    await submit();

    await screen.findByText("Action Logged Successfully");
    expect(await entriesOf(await signedInAgain(ada))).toHaveLength(1);
  });

  test("is nobody else's to see", async () => {
    const { unmount } = await openWizardPage(await person("ada"));
    await answerInTurn(kindAction);

    unmount();
    await openWizard(await person("bo"));

    expect(chosen()).toEqual([]);
  });

  test("can be started over: choices go at once, and the first question has the focus", async () => {
    await openWizard();
    await choose("What happened?", "I did something");

    await userEvent.click(screen.getByRole("button", { name: "Start over" }));

    expect(chosen()).toEqual([]);
    expect(screen.getByRole("radio", { name: "I did something" })).toHaveFocus();
    expect(screen.queryByRole("button", { name: "Start over" })).not.toBeInTheDocument();
  });

  test("is not thrown away without asking once there are words in it", async () => {
    await openWizard();
    await answerInTurn(kindAction);
    await userEvent.type(title(), "Carried a bag");

    await userEvent.click(screen.getByRole("button", { name: "Start over" }));
    await userEvent.click(await screen.findByRole("button", { name: "Keep it" }));
    expect(title()).toHaveValue("Carried a bag");
    await waitFor(() => expect(screen.queryByRole("alertdialog")).not.toBeInTheDocument());

    await userEvent.click(screen.getByRole("button", { name: "Start over" }));
    const dialog = within(await screen.findByRole("alertdialog", { name: "Start over?" }));
    await userEvent.click(dialog.getByRole("button", { name: "Start over" }));
    expect(chosen()).toEqual([]);
  });

  test("started over after a lost answer is another entry, and the first one stays as it was", async () => {
    const ada = await person("ada");
    const wire = await openWizard(ada);
    await answerInTurn(kindAction);
    wire.treat(logMutation, loseAnswer);
    await submit();
    await screen.findByRole("alert");
    wire.treat(logMutation);

    await userEvent.click(screen.getByRole("button", { name: "Start over" }));
    await answerInTurn(["Something happened to me", "Negative", "Sad", "Sad"]);
    await submit();

    await screen.findByText("Action Logged Successfully");
    expect((await entriesOf(ada)).map(({ type }) => type)).toEqual(["event", "action"]);
  });
});

test("the counter under the short text shows itself only when the end is near", async () => {
  await openWizard();
  await answerInTurn(kindAction);
  expect(screen.queryByText(/characters/)).not.toBeInTheDocument();

  fireEvent.change(title(), { target: { value: "x".repeat(170) } });

  expect(screen.getByText("170/200 characters")).toBeInTheDocument();
  expect(title()).toHaveAttribute("maxlength", "200");
});

test("the back button leads home", async () => {
  await openWizard();

  expect(screen.getByRole("link", { name: "Back" })).toHaveAttribute("href", "/");
});

/** The first screen of a file brings its code along. */
const patience = { timeout: 15_000 };

const kindAction = ["I did something", "Positive", "Positive", "Happy", "Great"];

async function openWizardPage(as: Person) {
  const wire = wireOver(browserFetch(as));
  const opened = openProduct({ as, path: "/log-action", fetch: wire.fetch });
  await screen.findByRole("heading", { name: "Log an Action" }, patience);
  return { ...opened, wire };
}

async function openWizard(as?: Person) {
  const { wire } = await openWizardPage(as ?? (await person("ada")));
  return wire;
}

async function choose(question: string, option: string) {
  const group = within(screen.getByRole("radiogroup", { name: question }));
  await userEvent.click(group.getByRole("radio", { name: option }));
}

/** Each answer to the question that was asked last. */
async function answerInTurn(answers: readonly string[]) {
  for (const each of answers) await choose(questions().at(-1) ?? "", each);
}

async function submit() {
  await userEvent.click(screen.getByRole("button", { name: "Log This Action" }));
}

function enterTime(value: string) {
  fireEvent.change(screen.getByLabelText("Date and time"), { target: { value } });
}

/** The wizard's questions, but for the "when" that stands among the words. */
function questions(): string[] {
  return screen
    .getAllByRole("radiogroup")
    .map((group) => labelOf(group))
    .filter((label) => label !== "When did it happen?");
}

function options(question: string): (string | null)[] {
  const group = within(screen.getByRole("radiogroup", { name: question }));
  return group.getAllByRole("radio").map((radio) => withoutFace(radio));
}

function chosen(): (string | null)[] {
  return screen.queryAllByRole("radio", { checked: true }).map((radio) => withoutFace(radio));
}

function labelOf(group: HTMLElement): string {
  return document.getElementById(group.getAttribute("aria-labelledby") ?? "")?.textContent ?? "";
}

/** The words of a choice; its face is not read aloud. */
function withoutFace(radio: HTMLElement): string {
  return radio.textContent?.replace(/^[^A-Za-z]+/, "") ?? "";
}

function reflectionQuestions(): (string | null)[] {
  const region = within(screen.getByRole("region", { name: "Reflect on this moment" }));
  return region.getAllByText(/./, { selector: "label" }).map((label) => label.textContent);
}

function submitButton() {
  return screen.queryByRole("button", { name: "Log This Action" });
}

function title() {
  return screen.getByRole("textbox", { name: "What was this event" });
}

function firstReflection(): HTMLElement {
  const [first] = within(screen.getByRole("region", { name: "Reflect on this moment" })).getAllByRole("textbox");
  if (!first) throw new Error("There is nothing to reflect in.");
  return first;
}

/** What screen readers are told politely, toasts aside. */
function announced(): string {
  const regions = document.querySelectorAll("form > [aria-live='polite']");
  return [...regions].map((region) => region.textContent).join(" ");
}

async function entriesOf(as: Person) {
  return granted(await restDoor({ as }).actions()).entries;
}

/** What an entry has earned, as the preview says it. */
function linesFor(entry: { gold: number; coal: number } | undefined): string[] {
  const { gold = NaN, coal = NaN } = entry ?? {};
  return [
    ...(gold > 0 ? [`+${gold} Good Karma`] : []),
    ...(coal > 0 ? [`+${coal} Learning Points`] : []),
    ...(coal < 0 ? [`−${-coal} Coal Karma Reduction`] : []),
  ];
}
