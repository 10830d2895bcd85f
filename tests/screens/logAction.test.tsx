import { fireEvent, screen } from "@testing-library/react";
import { afterEach, describe, expect, test, vi } from "vitest";
import { fill } from "#tests/support/formPage.ts";
import {
  openWizard,
  choose,
  answerInTurn,
  questions,
  options,
  chosen,
  reflectionQuestions,
  submitButton,
  title,
  firstReflection,
  announced,
  kindAction,
} from "#tests/support/logActionForm.ts";

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

describe("another answer", () => {
  test("to what happened clears every later choice, and what was written of it stays", async () => {
    await openWizard();
    await answerInTurn(kindAction);
    fill(title(), "Carried a bag");
    fill(firstReflection(), "Gladly");

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
    fill(firstReflection(), "Gladly");

    await choose("What happened?", "I did something");
    await choose("How did this effect anyone else that was involved?", "Great");
    expect(firstReflection()).toHaveValue("Gladly");

    await choose("How did this effect anyone else that was involved?", "Hurt");
    expect(firstReflection()).toHaveValue("");
    expect(submitButton()).toBeInTheDocument();
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
