import userEvent from "@testing-library/user-event";
import { describe, expect, test, vi } from "vitest";
import dashboardQuery from "#client/__generated__/DashboardScreenQuery.graphql.ts";
import logMutation from "#client/__generated__/saveEntryActionMutation.graphql.ts";
import { enterTime, fill, toast } from "#tests/support/formPage.ts";
import { granted } from "#tests/support/door.ts";
import { person } from "#tests/support/people.ts";
import { restDoor } from "#tests/support/restDoor.ts";
import { delayedRequest } from "#tests/support/wire.ts";
import {
  openWizard,
  choose,
  answerInTurn,
  submit,
  openQuestions,
  chosen,
  title,
  firstReflection,
  entriesOf,
  linesFor,
  kindAction,
} from "#tests/support/logActionForm.ts";
import { fireEvent, screen } from "#tests/support/screen.ts";

describe("the scale of all time", () => {
  test.each([
    ["coal that pays a debt first", ["I did something", "Negative", "Negative", "Angry", "Sad"]],
    ["a point taken away where there is none", ["Something happened to me", "Negative", "Angry", "Sad"]],
  ])("shows beforehand what home then shows: %s", async (_name, answers) => {
    const ada = await person("ada");
    // -2 from an empty balance; home shows 0.
    const badNews = { type: "event", classification: "negative", intention: null, emotionResponse: "sad" } as const;
    for (let event = 0; event < 2; event += 1) granted(await restDoor({ as: ada }).logAction(badNews));
    // The scale stands beside the questions on a wide page.
    vi.stubGlobal("matchMedia", (media: string) =>
      Object.assign(new EventTarget(), { media, matches: media.includes("width"), onchange: null }),
    );
    await openWizard(ada);

    await answerInTurn(answers);
    const promise = (await screen.findByText("All Time, this entry included")).parentElement?.textContent;
    await submit();
    await screen.findByText("Action Logged Successfully");
    await userEvent.selectOptions(await screen.findByRole("combobox", { name: "Range" }), "All Time");

    const home = screen.getByRole("region", { name: "Your Karma Balance" });
    expect(promise).toMatch(/\d Good Karma\d Learning Points?$/);
    expect(home).toHaveTextContent(promise?.replace("All Time, this entry included", "") ?? "a promise");
  });
});

describe("the preview", () => {
  test.each([
    ["a kind action", ["I did something", "Positive", "Positive", "Happy", "Great"], ["+2 Good Karma"]],
    ["kindness in anger", ["I did something", "Positive", "Positive", "Angry", "Calm"], ["+1 Good Karma"]],
    [
      "kindness that hurt somebody",
      ["I did something", "Positive", "Positive", "Happy", "Hurt"],
      ["+2 Good Karma", "+1 Learning Point"],
    ],
    [
      "a good deed meant badly",
      ["I did something", "Positive", "Negative", "Annoyed", "Happy"],
      ["+1 Good Karma", "+2 Learning Points"],
    ],
    [
      "a bad turn meant well",
      ["I did something", "Negative", "Positive", "Happy", "Happy"],
      ["+2 Good Karma", "+1 Learning Point"],
    ],
    ["harm that was meant", ["I did something", "Negative", "Negative", "Sad", "Sad"], ["+3 Learning Points"]],
    ["a gift of the day", ["Something happened to me", "Positive", "In Love", "Happy"], ["+2 Good Karma"]],
    ["good news, badly taken", ["Something happened to me", "Positive", "Annoyed", "Sad"], ["+1 Learning Point"]],
    [
      "bad news, well taken",
      ["Something happened to me", "Negative", "Calm", "Happy"],
      ["+1 Good Karma", "−1 Coal Karma Reduction"],
    ],
    ["bad news, felt", ["Something happened to me", "Negative", "Sad", "Sad"], ["−1 Coal Karma Reduction"]],
  ])("of %s shows the karma that it then earns", async (_name, answers, lines) => {
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

describe("logging an action", () => {
  test("shows a toast, opens home, and the balance there has changed before home is refetched", async () => {
    const ada = await person("ada");
    const wire = await openWizard(ada);
    await answerInTurn(kindAction);
    fill(title(), "Carried a bag");
    fill(firstReflection(), "Gladly");
    const [waiting, goOn] = delayedRequest();
    wire.intercept(dashboardQuery, waiting);

    await submit();

    await toast("status", "Action Logged SuccessfullyYour karma balance has been updated.");
    expect(await screen.findByRole("img", { name: /2 Good Karma/ })).toBeInTheDocument();
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

    await userEvent.click(await screen.findByRole("link", { name: "Log Action" }));
    await screen.findByRole("radiogroup", { name: "What happened?" });

    expect(openQuestions()).toEqual(["What happened?"]);
    expect(chosen()).toEqual([]);
    expect(screen.queryByRole("button", { name: "Start over" })).not.toBeInTheDocument();
  });

  test("shows progress, and pressing again does not log it twice", async () => {
    const ada = await person("ada");
    const wire = await openWizard(ada);
    await answerInTurn(kindAction);
    const [waiting, goOn] = delayedRequest();
    wire.intercept(logMutation, waiting);

    await submit();
    const busy = await screen.findByRole("button", { name: "Logging..." });
    await userEvent.click(busy);
    fireEvent.submit(busy);

    expect(wire.sent(logMutation)).toBe(1);
    goOn();
    await screen.findByText("Action Logged Successfully");
    expect(await entriesOf(ada)).toHaveLength(1);
  });

  test("does not open home if the person has left the screen", async () => {
    const wire = await openWizard();
    await answerInTurn(kindAction);
    const [waiting, goOn] = delayedRequest();
    wire.intercept(logMutation, waiting);
    await submit();
    await userEvent.click(screen.getByRole("link", { name: "Settings" }));
    await screen.findByRole("heading", { name: "Settings" });

    goOn();

    await screen.findByText("Action Logged Successfully");
    expect(window.location.pathname).toBe("/settings");
  });

  test("can be done by keyboard alone, from the first question to the last", async () => {
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
    await user.keyboard("{End}{ArrowLeft}[Space]");
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
        emotionResponse: "great",
        effectOnOthers: "depressed",
        eventTitle: "A quiet evening",
      },
    ]);
  });
});

describe("the time of an action", () => {
  test("is now, unless another time is chosen", async () => {
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

  test("can be set back to now", async () => {
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
  ])("cannot be %s: the field shows an error and nothing is sent", async (_name, time, words) => {
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
