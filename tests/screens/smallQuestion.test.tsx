import userEvent from "@testing-library/user-event";
import { afterEach, beforeAll, expect, test, vi } from "vitest";
import dashboardQuery from "#client/__generated__/DashboardScreenQuery.graphql.ts";
import writeMutation from "#client/__generated__/saveEntryJournalMutation.graphql.ts";
import { platform } from "#client/platform/platform.ts";
import { smallQuestions } from "#domain/content/smallQuestions.ts";
import { addDays, localDateOf } from "#domain/days.ts";
import { granted } from "#tests/support/door.ts";
import { fill, toast } from "#tests/support/formPage.ts";
import { entry, feel, here, log, noon, write } from "#tests/support/journalPage.ts";
import { ask, bearer } from "#tests/support/requests.ts";
import { person, type Person } from "#tests/support/people.ts";
import { browserFetch, openProduct } from "#tests/support/renderScreen.tsx";
import { restDoor } from "#tests/support/restDoor.ts";
import { screen, waitFor, within } from "#tests/support/screen.ts";
import { cut, delayedRequest, loseAnswer, wireOver } from "#tests/support/wire.ts";

/** The question is the field's name, so the hint in it tells it from the search field. */
const answerHint = "One line is enough";

beforeAll(() => {
  // jsdom has no layout; without this it considers nothing visible, and focus fails.
  Object.assign(Element.prototype, { checkVisibility: () => true });
});

afterEach(() => {
  vi.restoreAllMocks();
});

test("home asks the day's question, which is the label of its field", async () => {
  const ada = await person("ada", { zone: here });
  await openHome(ada);

  const field = await answerField();

  const { question } = granted(await restDoor({ as: ada, zone: here }).smallQuestion());
  expect(smallQuestions).toContain(question);
  expect(field).toHaveAccessibleName(String(question));
  expect(field).toHaveAttribute("placeholder", "One line is enough");
  expect(field).not.toHaveFocus();
});

test("an answer sent by Enter becomes a page that begins with the question, and home shows it without another request", async () => {
  const ada = await person("ada", { zone: here });
  const { wire } = await openHome(ada);
  const field = await answerField();
  const question = nameOf(field);
  const before = wire.sentInAll();

  await userEvent.type(field, "The lift came at once.{Enter}");

  await toast("status", "Journal Entry Saved+1 Gold Karma earned");
  expect(wire.sentInAll()).toBe(before + 1);
  expect(await screen.findByText("Thank you for writing today.")).toHaveFocus();
  expect(screen.queryByPlaceholderText(answerHint)).not.toBeInTheDocument();
  expect(screen.getByRole("region", { name: "Today's Summary" })).toHaveTextContent("Reflections written1");
  await screen.findByRole("img", { name: "Balance scale: 1 Good Karma, 0 Learning Points" });
  await userEvent.click(screen.getByRole("link", { name: "Read it" }));
  await screen.findByRole("heading", { name: question, level: 3 });
  expect(await pagesOf(ada)).toEqual([`${question}\nThe lift came at once.`]);
});

test("the page can be edited and deleted like any other, and then the question is asked again", async () => {
  const ada = await person("ada", { zone: here });
  await openHome(ada);
  const field = await answerField();
  const question = nameOf(field);
  await userEvent.type(field, "Yes.{Enter}");
  await userEvent.click(await screen.findByRole("link", { name: "Read it" }));
  await screen.findByRole("heading", { name: question, level: 3 });
  expect(entry(question).getByRole("button", { name: `Options: ${question}` })).toBeInTheDocument();

  await userEvent.click(screen.getByRole("button", { name: `Options: ${question}` }));
  await userEvent.click(await screen.findByRole("menuitem", { name: "Delete" }));
  const dialog = await screen.findByRole("alertdialog");
  await userEvent.click(within(dialog).getByRole("button", { name: "Delete" }));
  await userEvent.click(await screen.findByRole("link", { name: "Home" }));

  expect(await answerField()).toHaveAccessibleName(question);
  expect(await answerField()).toHaveValue("");
});

test("a day with a journal page shows no question, on any device", async () => {
  const ada = await person("ada", { zone: here });
  await write(ada);

  await openHome(ada);

  expect(await screen.findByText("Thank you for writing today.")).not.toHaveFocus();
  expect(screen.queryByPlaceholderText(answerHint)).not.toBeInTheDocument();
});

test("an empty answer is not sent, and an answer is not sent twice", async () => {
  const { wire } = await openHome(await person("ada", { zone: here }));
  const field = await answerField();
  expect(saveButton()).toHaveAttribute("aria-disabled", "true");
  await userEvent.type(field, "   {Enter}");
  expect(wire.sent(writeMutation)).toBe(0);

  const [fate, release] = delayedRequest();
  wire.intercept(writeMutation, fate);
  await userEvent.type(field, "Bread.{Enter}");

  const busy = await screen.findByRole("button", { name: "Saving..." });
  expect(busy).toHaveFocus();
  await userEvent.click(busy);
  release();
  await screen.findByText("Thank you for writing today.");
  expect(wire.sent(writeMutation)).toBe(1);
});

test("an answer that could not be saved is kept through a reload, and is saved once after several tries", async () => {
  const ada = await person("ada", { zone: here });
  const { wire, unmount } = await openHome(ada);
  await userEvent.type(await answerField(), "Bread.");
  wire.intercept(writeMutation, cut);
  await userEvent.click(saveButton());
  await toast("alert", "ErrorFailed to save journal entry. Please try again.");
  expect(await answerField()).toHaveValue("Bread.");
  unmount();

  const again = await openHome(ada);
  expect(await answerField()).toHaveValue("Bread.");
  again.wire.intercept(writeMutation, loseAnswer);
  await userEvent.click(saveButton());
  await toast("alert", "Failed to save journal entry");
  again.wire.intercept(writeMutation);
  await userEvent.click(saveButton());

  await screen.findByText("Thank you for writing today.");
  expect(await pagesOf(ada)).toHaveLength(1);
});

test("a begun answer keeps its question at midnight", async () => {
  const ada = await person("ada", { zone: here });
  const { unmount } = await openHome(ada);
  const field = await answerField();
  const question = nameOf(field);
  fill(field, "It was a long");
  unmount();
  const another = smallQuestions.find((each) => each !== question) ?? "";

  await openHome(ada, (text) => text.replace(question, another));
  expect(await answerField()).toHaveAccessibleName(question);

  fill(await answerField(), "");
  expect(await answerField()).toHaveAccessibleName(another);
});

test("the journal's form keeps its own draft", async () => {
  await openHome(await person("ada", { zone: here }));
  fill(await answerField(), "Bread.");

  await userEvent.click(screen.getByRole("link", { name: "Add journal entry" }));

  expect(await screen.findByRole("textbox", { name: "What is on your mind?" })).toHaveValue("");
});

test("no question is asked on a day with a hard mood, and the device stores nothing about it", async () => {
  const ada = await person("ada", { zone: here });
  await feel(ada, { value: "overwhelmed" });
  await feel(ada, { value: "calm" });

  await openHome(ada);
  await untilDrawn();
  expect(screen.queryByText("Today’s small question")).not.toBeInTheDocument();
  expect(Object.keys(localStorage).filter((name) => /draft|choice/.test(name))).toEqual([]);
});

test("no question is asked on a day with a hard response to an action or event", async () => {
  const ada = await person("ada", { zone: here });
  await log(ada, { emotionResponse: "overwhelmed" });
  await feel(ada, { value: "calm" });

  const { unmount } = await openHome(ada);
  await untilDrawn();
  expect(screen.queryByText("Today’s small question")).not.toBeInTheDocument();
  unmount();

  const bo = await person("bo", { zone: here });
  await log(bo, { emotionResponse: "overwhelmed", occurredAt: noon(1) });
  await openHome(bo);
  expect(await answerField()).toBeInTheDocument();
});

test("saving a hard mood hides the question", async () => {
  const ada = await person("ada", { zone: here });
  await openHome(ada);
  await answerField();

  await userEvent.click(screen.getByRole("link", { name: "Add New" }));
  await userEvent.click(await screen.findByRole("radio", { name: "Anxious" }));
  await userEvent.click(screen.getByRole("button", { name: "Save Mood" }));

  await screen.findByRole("img", { name: /Balance scale/ });
  await untilDrawn();
  expect(screen.queryByText("Today’s small question")).not.toBeInTheDocument();
});

test("Not today hides the question until tomorrow, and the device stores only that day", async () => {
  const ada = await person("ada", { zone: here });
  const { wire, unmount } = await openHome(ada);
  await answerField();
  const before = wire.sentInAll();

  await userEvent.click(screen.getByRole("button", { name: "Not today" }));

  expect(screen.queryByText("Today’s small question")).not.toBeInTheDocument();
  expect(document.getElementById("content")).toHaveFocus();
  expect(wire.sentInAll()).toBe(before);
  const name = `kindling.choice.${platform.storage.user()?.id}.notToday`;
  const today = localDateOf(new Date(), here);
  expect(localStorage.getItem(name)).toBe(JSON.stringify(today));

  unmount();
  localStorage.setItem(name, JSON.stringify(addDays(today, -1)));
  await openHome(ada);
  expect(await answerField()).toBeInTheDocument();
});

test("after a week without an entry home says welcome back, without a number, until the next entry", async () => {
  const ada = await person("ada", { zone: here });
  await log(ada, { occurredAt: noon(9) });
  const { unmount } = await openHome(ada);

  const card = await screen.findByRole("region", { name: "Welcome back" });
  expect(card).toHaveTextContent("Good to see you. Your diary is just as you left it. Start anywhere.");
  expect(card).not.toHaveTextContent(/\d/);
  expect(within(card).getByPlaceholderText(answerHint)).toBeInTheDocument();
  unmount();
  await feel(ada, { value: "calm" });
  await openHome(ada);

  expect(await screen.findByRole("region", { name: "Today’s small question" })).toBeInTheDocument();
  expect(screen.queryByText("Welcome back")).not.toBeInTheDocument();
});

test("after a hard last mood home says welcome back and asks no question", async () => {
  const ada = await person("ada", { zone: here });
  await feel(ada, { value: "sad", occurredAt: noon(20) });

  await openHome(ada);

  const card = await screen.findByRole("region", { name: "Welcome back" });
  expect(within(card).queryByPlaceholderText(answerHint)).not.toBeInTheDocument();
});

test("home needs no extra request for the question", async () => {
  const { wire } = await openHome(await person("ada", { zone: here }));

  await answerField();

  expect(wire.sent(dashboardQuery)).toBe(1);
  expect(wire.sentInAll()).toBe(2);
});

/** @param changed Changes the text of each response. */
async function openHome(as: Person, changed: (text: string) => string = (text) => text) {
  const through = browserFetch(as);
  const wire = wireOver(async (input, init) => {
    const answer = await through(input, init);
    return new Response(changed(await answer.text()), answer);
  });
  const opened = openProduct({ as, fetch: wire.fetch });
  await screen.findByRole("img", { name: /Balance scale/ });
  return { ...opened, wire };
}

function answerField() {
  return screen.findByPlaceholderText(answerHint);
}

function nameOf(field: HTMLElement): string {
  const [label] = field instanceof HTMLInputElement ? (field.labels ?? []) : [];
  return label?.textContent ?? "";
}

function saveButton() {
  return screen.getByRole("button", { name: "Save Entry" });
}

/** Waits for home's deferred parts. */
async function untilDrawn() {
  await waitFor(() => expect(screen.getByRole("link", { name: "My Journal" }).querySelector("svg")).not.toBeNull());
}

async function pagesOf(ada: Person): Promise<string[]> {
  const { json } = await ask("{ viewer { history(first: 10) { edges { node { ... on JournalEntry { body } } } } } }", {
    headers: bearer(ada),
  });
  const { data } = json as { data: { viewer: { history: { edges: { node: { body: string } }[] } } } };
  return data.viewer.history.edges.map(({ node }) => node.body);
}
