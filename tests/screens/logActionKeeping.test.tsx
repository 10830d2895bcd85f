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
import { fireEvent, screen, waitFor, within } from "#tests/support/screen.ts";

describe("a failed save", () => {
  test("shows an error, keeps every word, and the next try works", async () => {
    const ada = await person("ada");
    const wire = await openWizard(ada);
    await answerInTurn(kindAction);
    fill(title(), "Carried a bag");

    for (const fate of [cut, broken]) {
      wire.intercept(logMutation, fate);
      await submit();
      await toast("alert", "ErrorFailed to log action. Please try again.");
      expect(title()).toHaveValue("Carried a bag");
    }

    wire.intercept(logMutation);
    await submit();
    await screen.findByText("Action Logged Successfully");
    expect(await entriesOf(ada)).toHaveLength(1);
  });

  test("marks a text that the server refuses", async () => {
    await openWizard();
    await answerInTurn(kindAction);
    fireEvent.change(title(), { target: { value: "Half a face: \ud83d" } });

    await submit();

    await toast("alert", "Failed to log action. Please try again.");
    expect(title()).toHaveAccessibleDescription("Event title contains a character that cannot be saved.");
    expect(title()).toHaveFocus();
  });

  test("whose answer was lost logs the action once after another press", async () => {
    const ada = await person("ada");
    const wire = await openWizard(ada);
    await answerInTurn(kindAction);
    wire.intercept(logMutation, loseAnswer);
    await submit();
    await screen.findByRole("alert");
    wire.intercept(logMutation);

    await submit();

    await screen.findByText("Action Logged Successfully");
    expect(await entriesOf(ada)).toHaveLength(1);
    expect(wire.sent(editMutation)).toBe(0);
  });

  test("whose answer was lost, then sent with other words, leaves one entry with the last words", async () => {
    const ada = await person("ada");
    const wire = await openWizard(ada);
    await answerInTurn(kindAction);
    fill(title(), "Carried a bag");
    fill(firstReflection(), "Gladly");
    wire.intercept(logMutation, loseAnswer);
    await submit();
    await screen.findByRole("alert");
    wire.intercept(logMutation);
    fill(firstReflection(), "");
    await choose("How did this effect anyone else that was involved?", "Hurt");

    await submit();

    expect(await screen.findByRole("img", { name: "Balance scale: 2 Good Karma, 1 Learning Point" })).toBeVisible();
    expect(await entriesOf(ada)).toMatchObject([
      { eventTitle: "Carried a bag", reflection1: null, effectOnOthers: "hurt", gold: 2, coal: 1 },
    ]);
  });

  test("saves the entry again if the first save arrived and the entry was deleted since", async () => {
    const ada = await person("ada");
    const wire = await openWizard(ada);
    await answerInTurn(kindAction);
    wire.intercept(logMutation, loseAnswer);
    await submit();
    await screen.findByRole("alert");
    wire.intercept(logMutation);
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

describe("a draft of an action", () => {
  test("is shown again after a reload, without taking the focus", async () => {
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

  test("waits for the person whose session has ended, and is logged after they sign in again", async () => {
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

  test("is invisible to other people", async () => {
    const { unmount } = await openWizardPage(await person("ada"));
    await answerInTurn(kindAction);

    unmount();
    await openWizard(await person("bo"));

    expect(chosen()).toEqual([]);
  });

  test("can be cleared: choices go without a question, and the first question gets the focus", async () => {
    await openWizard();
    await choose("What happened?", "I did something");

    await userEvent.click(screen.getByRole("button", { name: "Start over" }));

    expect(chosen()).toEqual([]);
    expect(screen.getByRole("radio", { name: "I did something" })).toHaveFocus();
    expect(screen.queryByRole("button", { name: "Start over" })).not.toBeInTheDocument();
  });

  test("is cleared only after a confirmation if it has words", async () => {
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

  test("that is cleared after a lost response becomes another entry, and the first one stays", async () => {
    const ada = await person("ada");
    const wire = await openWizard(ada);
    await answerInTurn(kindAction);
    wire.intercept(logMutation, loseAnswer);
    await submit();
    await screen.findByRole("alert");
    wire.intercept(logMutation);

    await userEvent.click(screen.getByRole("button", { name: "Start over" }));
    await answerInTurn(["Something happened to me", "Negative", "Sad", "Sad"]);
    await submit();

    await screen.findByText("Action Logged Successfully");
    expect((await entriesOf(ada)).map(({ type }) => type)).toEqual(["event", "action"]);
  });
});
