import userEvent from "@testing-library/user-event";
import { afterEach, describe, expect, test, vi } from "vitest";
import { noOneAffectedQuestion } from "#domain/content/reflections.ts";
import { emotionFaces } from "#domain/emotions.ts";
import { granted } from "#tests/support/door.ts";
import { fill } from "#tests/support/formPage.ts";
import {
  openWizard,
  choose,
  changer,
  answerInTurn,
  folded,
  openQuestions,
  options,
  chosen,
  reflectionQuestions,
  submitButton,
  title,
  firstReflection,
  kindAction,
} from "#tests/support/logActionForm.ts";
import { person } from "#tests/support/people.ts";
import { restDoor } from "#tests/support/restDoor.ts";
import { fireEvent, screen, waitFor, within } from "#tests/support/screen.ts";

afterEach(() => void vi.restoreAllMocks());

describe("the action form", () => {
  test("asks a person who did something one question after the other, and folds each answered question to a line", async () => {
    await openWizard();
    expect(openQuestions()).toEqual(["What happened?"]);
    expect(options("What happened?")).toEqual(["I did something", "Something happened to me"]);

    await choose("What happened?", "I did something");
    expect(openQuestions()).toEqual(["How would you classify this?"]);
    expect(options("How would you classify this?")).toEqual(["Positive", "Negative"]);
    expect(folded()).toEqual(["What happened? I did something"]);

    await choose("How would you classify this?", "Positive");
    expect(openQuestions()).toEqual(["What were your intentions?"]);
    expect(options("What were your intentions?")).toEqual(["Positive", "Negative"]);

    await choose("What were your intentions?", "Negative");
    expect(openQuestions()).toEqual(["How did you respond to this?"]);

    await choose("How did you respond to this?", "Calm");
    expect(openQuestions()).toEqual(["How did this effect anyone else that was involved?"]);
    expect(submitButton()).not.toBeInTheDocument();

    await choose("How did this effect anyone else that was involved?", "No one else affected");
    expect(openQuestions()).toEqual([]);
    expect(folded()).toEqual([
      "What happened? I did something",
      "How would you classify this? Positive",
      "What were your intentions? Negative",
      "How did you respond to this? Calm",
      "How did this effect anyone else that was involved? No one else affected",
    ]);
    expect(screen.getByRole("region", { name: "Karma Impact Preview" })).toBeInTheDocument();
    expect(screen.getByRole("textbox", { name: "What was this event" })).toHaveAttribute("rows", "2");
    expect(screen.getByPlaceholderText("Briefly describe what happened...")).toBeInTheDocument();
    expect(screen.getByRole("region", { name: "Reflect on this moment" })).toBeInTheDocument();
    expect(submitButton()).toBeInTheDocument();
  });

  test("asks for no intention of an event, and asks how the response affected others", async () => {
    await openWizard();

    await choose("What happened?", "Something happened to me");
    await choose("How would you classify this?", "Negative");
    expect(openQuestions()).toEqual(["How did you respond to this?"]);

    await choose("How did you respond to this?", "Hurt");
    expect(openQuestions()).toEqual(["How did your response to this event effect anyone else involved?"]);
  });

  test("offers eighteen emotions for the response, and one more option, no one else, for the effect", async () => {
    await openWizard();
    await answerInTurn(kindAction.slice(0, 3));

    const labels = Object.values(emotionFaces).map(({ label }) => label);
    expect(labels).toHaveLength(18);
    expect(new Set(options("How did you respond to this?"))).toEqual(new Set(labels));
    await choose("How did you respond to this?", "Happy");
    const effects = options("How did this effect anyone else that was involved?");
    expect(effects).toHaveLength(19);
    expect(new Set(effects)).toEqual(new Set([...labels, "No one else affected"]));
    expect(effects.at(-1)).toBe("No one else affected");
  });

  test("chooses the reflections by the answers, and by whether other people were affected", async () => {
    await openWizard();
    await answerInTurn(kindAction);
    const before = reflectionQuestions();
    expect(before).toHaveLength(3);
    for (const question of before) expect(screen.getByLabelText(question ?? "")).toHaveAttribute("rows", "3");

    await choose("How did this effect anyone else that was involved?", "No one else affected");

    expect(reflectionQuestions().slice(0, 2)).toEqual(before.slice(0, 2));
    expect(reflectionQuestions()[2]).toBe(noOneAffectedQuestion);
  });

  test("after a negative event still asks who could help, above the question about a bystander", async () => {
    await openWizard();
    await answerInTurn(["Something happened to me", "Negative", "Confused", "No one else affected"]);

    const third = "Who listens to you without doubting you?";
    expect(reflectionQuestions()[2]).toBe(`${third}\n${noOneAffectedQuestion}`);
    expect(screen.getByLabelText(`${third} ${noOneAffectedQuestion}`)).toHaveAttribute("name", "reflection3");
  });
});

test("recent actions that look alike are offered once, the newest first", async () => {
  const ada = await person("ada");
  const door = restDoor({ as: ada });
  for (const eventTitle of ["Watered the plants", "Held the door", "Held the door"])
    granted(await door.logAction({ eventTitle }));
  await openWizard(ada);

  const recent = await screen.findByRole("region", { name: "Start from a recent one" });

  const names = within(recent)
    .getAllByRole("button")
    .map(({ textContent }) => textContent);
  expect(names).toEqual([expect.stringContaining("Held the door"), expect.stringContaining("Watered the plants")]);
});

describe("the progress", () => {
  test("has six steps, and five for an event", async () => {
    await openWizard();
    expect(screen.getByText("Step 1 of 6")).toBeInTheDocument();

    await choose("What happened?", "Something happened to me");
    expect(screen.getByText("Step 2 of 5")).toBeInTheDocument();

    await answerInTurn(["Positive", "Happy", "Happy"]);
    expect(screen.getByText("Step 5 of 5")).toBeInTheDocument();

    await userEvent.click(changer("How did you respond to this?"));
    expect(screen.getByText("Step 3 of 5")).toBeInTheDocument();
  });

  test("focuses the next question's heading, described by the progress", async () => {
    await openWizard();

    await choose("What happened?", "I did something");

    const next = screen.getByRole("heading", { name: "How would you classify this?" });
    expect(next).toHaveFocus();
    expect(next).toHaveAccessibleDescription("Step 2 of 6");
  });

  test("moves from the last question to the preview, and announces what it says", async () => {
    await openWizard();
    await answerInTurn(kindAction);

    expect(screen.getByRole("heading", { name: "Karma Impact Preview" })).toHaveFocus();
    expect(document.activeElement).toHaveAccessibleDescription("2 Good Karma");

    await choose("How did this effect anyone else that was involved?", "Hurt");
    expect(screen.getByRole("heading", { name: "Karma Impact Preview" })).toHaveFocus();
    expect(document.activeElement).toHaveAccessibleDescription("2 Good Karma, 1 Learning Point");
  });

  test("scrolls to the next question once the answered one has folded", async () => {
    const intoView = vi.spyOn(Element.prototype, "scrollIntoView");
    await openWizard();

    await choose("What happened?", "I did something");

    await waitFor(() => expect(intoView).toHaveBeenCalled());
    expect(intoView.mock.contexts.at(-1)).toHaveTextContent(/^How would you classify this\?/);
    expect(document.querySelector("[inert]")).not.toBeInTheDocument();
  });

  test("folds immediately with reduced motion", async () => {
    await openWizard();
    vi.stubGlobal("matchMedia", (media: string) =>
      Object.assign(new EventTarget(), { media, matches: media.includes("reduce"), onchange: null }),
    );

    await choose("What happened?", "I did something");

    expect(document.querySelectorAll("[role='radiogroup']")).toHaveLength(1);
  });
});

describe("a folded question", () => {
  test("reopens at its chosen option, while the others stay folded", async () => {
    await openWizard();
    await answerInTurn(kindAction);

    await userEvent.click(changer("How would you classify this?"));

    expect(openQuestions()).toEqual(["How would you classify this?"]);
    expect(screen.getByRole("radio", { name: "Positive" })).toHaveFocus();
    expect(folded()).toHaveLength(4);
    expect(submitButton()).toBeInTheDocument();
  });

  test("answered the same way folds again, clears nothing and does not scroll", async () => {
    await openWizard();
    await answerInTurn(kindAction);
    fill(firstReflection(), "Gladly");

    await choose("How would you classify this?", "Positive");

    expect(openQuestions()).toEqual([]);
    expect(folded()).toHaveLength(5);
    expect(firstReflection()).toHaveValue("Gladly");
    expect(changer("How would you classify this?")).toHaveFocus();
  });

  test("with the same answer returns to the question that was open", async () => {
    await openWizard();
    await answerInTurn(kindAction.slice(0, 2));

    await choose("What happened?", "I did something");

    expect(openQuestions()).toEqual(["What were your intentions?"]);
    expect(screen.getByRole("heading", { name: "What were your intentions?" })).toHaveFocus();
  });
});

describe("a changed answer", () => {
  test("to what happened clears every later choice and keeps the short text", async () => {
    await openWizard();
    await answerInTurn(kindAction);
    fill(title(), "Carried a bag");
    fill(firstReflection(), "Gladly");

    await choose("What happened?", "Something happened to me");
    expect(openQuestions()).toEqual(["How would you classify this?"]);
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

  test("to the effect clears the reflections alone", async () => {
    await openWizard();
    await answerInTurn(kindAction);
    fill(firstReflection(), "Gladly");

    await choose("How did this effect anyone else that was involved?", "Great");
    expect(firstReflection()).toHaveValue("Gladly");

    await choose("How did this effect anyone else that was involved?", "Hurt");
    expect(firstReflection()).toHaveValue("");
    expect(submitButton()).toBeInTheDocument();
  });
});

test("the counter under the short text appears only near the limit", async () => {
  await openWizard();
  await answerInTurn(kindAction);
  expect(screen.queryByText(/characters/)).not.toBeInTheDocument();

  fireEvent.change(title(), { target: { value: "x".repeat(170) } });

  expect(screen.getByText("170/200 characters")).toBeInTheDocument();
  expect(title()).toHaveAttribute("maxlength", "200");
});

test("the back button opens home", async () => {
  await openWizard();

  expect(screen.getByRole("link", { name: "Back" })).toHaveAttribute("href", "/");
});
