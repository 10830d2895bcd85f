import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, test } from "vitest";
import editMutation from "#client/__generated__/saveEntryActionEditMutation.graphql.ts";
import logMutation from "#client/__generated__/saveEntryActionMutation.graphql.ts";
import { fill, toast } from "#tests/support/formPage.ts";
import { granted } from "#tests/support/door.ts";
import { person, signedInAgain } from "#tests/support/people.ts";
import { restDoor } from "#tests/support/restDoor.ts";
import { broken, cut, loseAnswer } from "#tests/support/wire.ts";
import {
  openWizardPage,
  openWizard,
  choose,
  answerInTurn,
  submit,
  chosen,
  submitButton,
  title,
  firstReflection,
  entriesOf,
  kindAction,
} from "#tests/support/logActionForm.ts";

describe("when it does not work", () => {
  test("it says so, keeps every word, and the next try works", async () => {
    const ada = await person("ada");
    const wire = await openWizard(ada);
    await answerInTurn(kindAction);
    fill(title(), "Carried a bag");

    for (const fate of [cut, broken]) {
      wire.treat(logMutation, fate);
      await submit();
      await toast("alert", "ErrorFailed to log action. Please try again.");
      expect(title()).toHaveValue("Carried a bag");
    }

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

    await toast("alert", "Failed to log action. Please try again.");
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
    fill(title(), "Carried a bag");
    fill(firstReflection(), "Gladly");
    wire.treat(logMutation, loseAnswer);
    await submit();
    await screen.findByRole("alert");
    wire.treat(logMutation);
    fill(firstReflection(), "");
    await choose("How did this effect anyone else that was involved?", "Hurt");

    await submit();

    expect(await screen.findByRole("img", { name: "Balance scale: 2 Good Karma, 1 Learning Point" })).toBeVisible();
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
  test("is there again after a reload, and takes the focus from nothing", async () => {
    const ada = await person("ada");
    const { unmount } = await openWizardPage(ada);
    await answerInTurn(kindAction);
    fill(title(), "Carried a bag");

    unmount();
    await openWizard(ada);

    expect(chosen()).toEqual(["I did something", "Positive", "Positive", "Happy", "Great", "Just now"]);
    expect(title()).toHaveValue("Carried a bag");
    expect(screen.getByRole("heading", { name: "Karma Impact Preview" })).not.toHaveFocus();
  });

  test("waits for the person whose session ended under them, and is logged once they are back", async () => {
    const ada = await person("ada");
    const { unmount } = await openWizardPage(ada);
    await answerInTurn(kindAction);
    fill(title(), "Carried a bag");
    granted(await restDoor({ as: ada }).logout());

    await submit();
    await screen.findByRole("heading", { name: "Welcome Back" });
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
    fill(title(), "Carried a bag");

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
