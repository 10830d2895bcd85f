import userEvent from "@testing-library/user-event";
import { afterEach, beforeAll, expect, test, vi } from "vitest";
import dashboardQuery from "#client/__generated__/DashboardScreenQuery.graphql.ts";
import actionSave from "#client/__generated__/saveEntryActionMutation.graphql.ts";
import actionEdit from "#client/__generated__/editEntryActionMutation.graphql.ts";
import shellQuery from "#client/__generated__/shellQuery.graphql.ts";
import { platform } from "#client/platform/platform.ts";
import { addDays, localDateOf } from "#domain/days.ts";
import type { Mood } from "#domain/moods.ts";
import { openMemory } from "#tests/support/deviceInMemory.ts";
import { fill } from "#tests/support/formPage.ts";
import {
  chooseFor,
  edit,
  entry,
  feel,
  here,
  log,
  noon,
  openJournalAt,
  saveChanges,
} from "#tests/support/journalPage.ts";
import { answerInTurn, choose as pick } from "#tests/support/logActionForm.ts";
import { person, type Person } from "#tests/support/people.ts";
import { browserFetch, openProduct } from "#tests/support/renderScreen.tsx";
import { screen, settled, waitFor, within } from "#tests/support/screen.ts";
import { cut, wireOver } from "#tests/support/wire.ts";

const question = "Would it help to talk to someone?";

beforeAll(() => {
  // jsdom has no layout; without this it considers nothing visible, and dialogs cannot return the focus.
  Object.assign(Element.prototype, { checkVisibility: () => true });
});

afterEach(() => {
  vi.restoreAllMocks();
});

test("after three heavy days in a row home offers help above everything else, with a link to the help page", async () => {
  const ada = await heavily(1, 2, 3);

  await openHome(ada);

  // Except the mood prompt, if it is due now.
  const [first] = screen.getAllByRole("heading", { level: 2, name: (name) => name !== "How are you feeling?" });
  expect(first).toHaveTextContent("The last few days look heavy.");
  expect(screen.getByText(question)).toBeVisible();
  await userEvent.click(screen.getByRole("link", { name: "Show me who" }));
  expect(await screen.findByRole("heading", { name: "When it is too much" })).toBeVisible();
});

test("saving the mood of a third heavy day in a row shows the offer of help without another request", async () => {
  const ada = await heavily(1, 2);
  const { wire } = await openHome(ada);
  expect(screen.queryByText(question)).not.toBeInTheDocument();

  await userEvent.click(screen.getByRole("link", { name: "Add New" }));
  await userEvent.click(await screen.findByRole("radio", { name: "Hurt" }));
  fill(screen.getByRole("textbox", { name: "Journal note" }), "Again.");
  // The form also asks for the person's own words.
  await settled();
  const before = wire.sentInAll();
  await userEvent.click(screen.getByRole("button", { name: "Save Mood" }));

  expect(await screen.findByText(question)).toBeVisible();
  expect(wire.sentInAll()).toBe(before + 1);
});

test("Not now hides the offer of help for 14 days, and the device stores only the end of that time", async () => {
  const ada = await heavily(1, 2, 3);
  const { wire, unmount } = await openHome(ada);
  const kept = onDevice();
  const before = wire.sentInAll();

  await userEvent.click(screen.getByRole("button", { name: "Not now" }));

  expect(screen.queryByText(question)).not.toBeInTheDocument();
  expect(wire.sentInAll()).toBe(before);
  const name = `kindling.choice.${platform.storage.user()?.id}.quietUntil`;
  expect(onDevice()).toEqual({ ...kept, [name]: JSON.stringify(addDays(today(), 14)) });

  unmount();
  const again = await openHome(ada);
  expect(screen.queryByText(question)).not.toBeInTheDocument();
  again.unmount();
  localStorage.setItem(name, JSON.stringify(today()));
  await openHome(ada);
  expect(screen.getByText(question)).toBeVisible();
});

test("the offer of help can be switched off on this device, which forgets it at sign-out", async () => {
  vi.spyOn(window, "confirm").mockReturnValue(true);
  const ada = await heavily(1, 2, 3);
  const { wire } = await openHome(ada);
  await userEvent.click(screen.getByRole("link", { name: "Settings" }));
  const theSwitch = await screen.findByRole("switch", { name: "Help on heavy days" });
  expect(theSwitch).toBeChecked();
  await waitFor(() => expect(wire.sentInAll()).toBe(3));

  await userEvent.click(theSwitch);

  expect(theSwitch).not.toBeChecked();
  expect(wire.sentInAll()).toBe(3);
  await userEvent.click(screen.getByRole("link", { name: "Home" }));
  await screen.findByRole("heading", { name: "Your Karma Balance" });
  expect(screen.queryByText(question)).not.toBeInTheDocument();

  await userEvent.click(screen.getByRole("link", { name: "Settings" }));
  await userEvent.click(await screen.findByRole("button", { name: "Sign Out" }));
  await screen.findByRole("heading", { name: "Welcome Back" });
  expect(Object.keys(onDevice()).join()).not.toContain("quietUntil");
});

test("switched on again, the offer of help appears immediately, even after Not now", async () => {
  const ada = await heavily(1, 2, 3);
  await openHome(ada);
  await userEvent.click(screen.getByRole("button", { name: "Not now" }));
  await userEvent.click(screen.getByRole("link", { name: "Settings" }));
  const theSwitch = await screen.findByRole("switch", { name: "Help on heavy days" });
  expect(theSwitch).toBeChecked();

  await userEvent.click(theSwitch);
  await userEvent.click(theSwitch);
  await userEvent.click(screen.getByRole("link", { name: "Home" }));

  expect(await screen.findByText(question)).toBeVisible();
});

test("the look-up brings the data for the offer of help, without another request", async () => {
  const { wire } = await openHome(await heavily(1, 2, 3));

  expect(screen.getByText(question)).toBeVisible();
  expect([shellQuery, dashboardQuery].map((query) => wire.sent(query))).toEqual([1, 1]);
  expect(wire.sentInAll()).toBe(2);
});

test("home offers help after three days of hard events and responses, without a mood", async () => {
  const ada = await person("ada", { zone: here });
  const blow = { type: "event", classification: "negative" } as const;
  await log(ada, { ...blow, emotionResponse: "anxious", occurredAt: noon(3) });
  await log(ada, { emotionResponse: "depressed", occurredAt: noon(2) });
  await log(ada, { ...blow, emotionResponse: "sad", occurredAt: noon(1) });

  const { wire } = await openHome(ada);

  expect(screen.getByText(question)).toBeVisible();
  expect(wire.sentInAll()).toBe(2);
});

test("an event that makes the third heavy day shows the offer of help without another request", async () => {
  const { wire } = await openHome(await heavily(1, 2));
  await userEvent.click(screen.getByRole("link", { name: "Log Action" }));
  await screen.findByRole("heading", { name: "Log an Action" });
  await pick("What happened?", "Something happened to me");
  await pick("How would you classify this?", "Negative");
  await pick("How did you respond to this?", "Overwhelmed");
  await pick("How did your response to this event effect anyone else involved?", "No one else affected");
  await settled();
  const before = wire.sentInAll();
  await userEvent.click(screen.getByRole("button", { name: "Log This Action" }));

  expect(await screen.findByText(question)).toBeVisible();
  expect(wire.sentInAll()).toBe(before + 1);
});

test("a negative event that waits on the device brings the way to help to home, which asks nothing and drops the older sentence", async () => {
  const ada = await person("ada", { zone: here });
  await feel(ada, { value: "happy", occurredAt: noon(1) });
  await openMemory(ada);
  const { wire } = await openHome(ada);
  expect(await screen.findByText(/^“.+”$/, { selector: "p" })).toBeVisible();
  expect(screen.queryByRole("link", { name: "people to talk to" })).not.toBeInTheDocument();

  wire.intercept(actionSave, cut);
  await userEvent.click(screen.getByRole("link", { name: "Log Action" }));
  await screen.findByRole("heading", { name: "Log an Action" });
  await answerInTurn(["Something happened to me", "Negative", "Calm", "No one else affected"]);
  await userEvent.click(screen.getByRole("button", { name: "Log This Action" }));

  await screen.findByRole("img", { name: /Balance scale/ });
  expect(await screen.findByRole("link", { name: "people to talk to" })).toBeVisible();
  expect(screen.queryByText("Today’s small question")).not.toBeInTheDocument();
  expect(screen.queryByText(/^“.+”$/, { selector: "p" })).not.toBeInTheDocument();
});

test("an edit of a response, even one that waits, and its deletion change the heavy days at once", async () => {
  const ada = await heavily(1, 2);
  await openMemory(ada);
  await log(ada, { eventTitle: "Stayed in bed", emotionResponse: "calm" });
  const { wire } = await openJournalAt("Stayed in bed", ada);
  wire.intercept(actionEdit, cut);

  await edit("Stayed in bed");
  await pick("How did you respond to this?", "Depressed");
  await pick("How did this effect anyone else that was involved?", "No one else affected");
  await userEvent.click(saveChanges());
  await waitFor(() => expect(entry("Stayed in bed").getByText("Waiting")).toBeInTheDocument());
  await userEvent.click(screen.getByRole("link", { name: "Home" }));
  expect(await screen.findByText(question)).toBeVisible();

  wire.intercept(actionEdit);
  window.dispatchEvent(new Event("online"));
  await settled();
  expect(screen.getByText(question)).toBeVisible();
  await userEvent.click(screen.getByRole("link", { name: "Journal" }));
  await screen.findByRole("heading", { name: "Stayed in bed", level: 3 });
  await chooseFor("Stayed in bed", "Delete");
  const asked = within(await screen.findByRole("alertdialog"));
  await userEvent.click(asked.getByRole("button", { name: "Delete" }));
  await screen.findByText("Action Deleted");
  await userEvent.click(screen.getByRole("link", { name: "Home" }));
  await screen.findByRole("heading", { name: "Your Karma Balance" });
  expect(screen.queryByText(question)).not.toBeInTheDocument();
});

/** A person with one of the heaviest moods on each of these past days. */
async function heavily(...daysAgo: number[]): Promise<Person> {
  const ada = await person("ada", { zone: here });
  const heaviest: Mood[] = ["depressed", "hurt", "heart_broken"];
  for (const ago of daysAgo) await feel(ada, { value: heaviest[ago % 3] ?? "hurt", occurredAt: noon(ago) });
  return ada;
}

async function openHome(as: Person) {
  const wire = wireOver(browserFetch(as));
  const opened = openProduct({ as, fetch: wire.fetch });
  await screen.findByRole("img", { name: /Balance scale/ });
  return { ...opened, wire };
}

function onDevice(): Record<string, string> {
  return Object.fromEntries(Object.entries(localStorage));
}

function today() {
  return localDateOf(new Date(), here);
}
