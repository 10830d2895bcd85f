import userEvent from "@testing-library/user-event";
import { afterEach, expect, test, vi } from "vitest";
import dashboardQuery from "#client/__generated__/DashboardScreenQuery.graphql.ts";
import { falling } from "#client/ui/display/BalanceScale.css.ts";
import { granted, type ActionInput } from "#tests/support/door.ts";
import { fallsUntil } from "#tests/support/falling.ts";
import { pass, standAt } from "#tests/support/heldClock.ts";
import { here } from "#tests/support/journalPage.ts";
import { person, type Person } from "#tests/support/people.ts";
import { browserFetch, openProduct } from "#tests/support/renderScreen.tsx";
import { restDoor } from "#tests/support/restDoor.ts";
import { act, screen, waitFor, within } from "#tests/support/screen.ts";
import { broken, cut, delayedRequest, wireOver, type Wire } from "#tests/support/wire.ts";

afterEach(() => {
  vi.restoreAllMocks();
});

test("home shows today's karma, actions and reflections", async () => {
  const ada = await person("ada");
  await log(ada, { reflection1: "It was a good moment." });
  await log(ada, { classification: "negative", intention: "negative" });

  await openHome(ada);

  expect(screen.getByRole("img", { name: "Balance scale: 2 Good Karma, 3 Learning Points" })).toBeInTheDocument();
  expect(balance()).toHaveTextContent("2 Good Karma3 Learning Points");
  expect(summary()).toEqual({
    "Actions logged": "2",
    "Positive interactions": "1",
    "Reflections written": "1",
    "Good karma sent": "0",
  });
});

test("the balance can be seen over five ranges, and opens on today", async () => {
  await openHome(await person("ada"));

  expect(rangeSelect()).toHaveDisplayValue("Today");
  const ranges = screen.getAllByRole("option").map((option) => option.textContent);
  expect(ranges).toEqual(["Today", "This Week", "This Month", "This Year", "All Time"]);
});

test("choosing another range changes the balance without a request; the summary stays today's", async () => {
  const ada = await person("ada");
  await log(ada);
  await log(ada, { occurredAt: "2020-02-03T12:00:00Z" });
  const wire = await openHome(ada);

  await pickRange("All Time");

  await waitFor(() => expect(balance()).toHaveTextContent("4 Good Karma"));
  expect(await screen.findByRole("img", { name: /4 Good Karma/ })).toBeInTheDocument();
  expect(document.querySelectorAll(`.${falling}`)).toHaveLength(0);
  expect(summary()["Actions logged"]).toBe("1");
  expect(wire.sent(dashboardQuery)).toBe(1);
});

test("a new person finds an empty scale and kind words that lead to their first entry", async () => {
  await openHome(await person("ada"));

  expect(screen.getByRole("img", { name: "Balance scale: 0 Good Karma, 0 Learning Points" })).toBeInTheDocument();
  expect(balance()).toHaveTextContent("Your scale is waiting for its first coin.");
  expect(screen.getByRole("link", { name: "Log Action" })).toHaveAttribute("href", "/log-action");
});

test("a person with earlier entries never sees the empty-scale hint, even on a day without entries", async () => {
  const ada = await person("ada");
  await log(ada, { occurredAt: "2020-02-03T12:00:00Z" });

  await openHome(ada);

  expect(balance()).toHaveTextContent("0 Good Karma");
  expect(balance()).not.toHaveTextContent("waiting");
});

test.each([
  ["one of the hardest moods", (ada: Person) => restDoor({ as: ada, zone: here }).saveMood({ value: "sad" })],
  [
    "an event that hurt",
    (ada: Person) =>
      restDoor({ as: ada, zone: here }).logAction({
        type: "event",
        classification: "negative",
        emotionResponse: "hurt",
      }),
  ],
  [
    "an event that was negative",
    (ada: Person) =>
      restDoor({ as: ada, zone: here }).logAction({
        type: "event",
        classification: "negative",
        emotionResponse: "confused",
        effectOnOthers: "no_one_affected",
      }),
  ],
])("the empty scale asks for nothing on a day with %s", async (_what, live) => {
  const ada = await person("ada");
  granted<object>(await live(ada));

  await openHome(ada);

  expect(balance()).not.toHaveTextContent("waiting for its first coin");
});

test("karma from another device is counted when its pieces have landed", async () => {
  const ada = await person("ada");
  await openHome(ada);
  await log(ada);
  const land = fallsUntil();

  comeBack();
  expect(await screen.findByRole("img", { name: /2 Good Karma/ })).toBeInTheDocument();
  expect(balance()).toHaveTextContent("0 Good Karma");
  expect(document.querySelectorAll(`.${falling}`)).toHaveLength(2);

  await act(land);
  expect(balance()).toHaveTextContent("2 Good Karma");
});

test("new karma falls once when the person opens home", async () => {
  const ada = await person("ada");
  await log(ada);
  await openHome(ada);
  await userEvent.click(screen.getByRole("link", { name: "Settings" }));
  await screen.findByRole("heading", { name: "Settings" });
  await log(ada);

  await userEvent.click(screen.getByRole("link", { name: "Home" }));
  expect(await screen.findByRole("img", { name: /4 Good Karma/ })).toBeInTheDocument();
  expect(document.querySelectorAll(`.${falling}`)).toHaveLength(2);
  await waitFor(() => expect(balance()).toHaveTextContent("4 Good Karma"));

  await userEvent.click(screen.getByRole("link", { name: "Settings" }));
  await screen.findByRole("heading", { name: "Settings" });
  await userEvent.click(screen.getByRole("link", { name: "Home" }));
  await screen.findByRole("combobox", { name: "Range" });
  expect(document.querySelectorAll(`.${falling}`)).toHaveLength(0);
});

test("returning to the page fetches new entries of another device with one request", async () => {
  const ada = await person("ada");
  const wire = await openHome(ada);
  await log(ada);

  comeBack();

  await waitFor(() => expect(balance()).toHaveTextContent("2 Good Karma"));
  expect(summary()["Actions logged"]).toBe("1");
  expect(wire.sent(dashboardQuery)).toBe(2);
});

test("saving an entry and going home sends one request, and home refetches two seconds later", async () => {
  standAt();
  const wire = await openHome(await person("ada"));
  await userEvent.click(screen.getByRole("link", { name: "Add New" }));
  await userEvent.click(await screen.findByRole("radio", { name: "Calm" }));
  const before = wire.sentInAll();
  await userEvent.click(screen.getByRole("button", { name: "Save Mood" }));
  await screen.findByRole("region", { name: "Mood update & Journal note" });
  expect(screen.getByRole("region", { name: "Mood update & Journal note" })).toHaveTextContent("Calm");
  await goHomeBySettings(1999);
  expect(wire.sent(dashboardQuery)).toBe(1);
  expect(wire.sentInAll()).toBe(before + 2);

  await goHomeBySettings(1);
  await waitFor(() => expect(wire.sent(dashboardQuery)).toBe(2));
});

test("leaving the page sends no request", async () => {
  const wire = await openHome(await person("ada"));
  vi.spyOn(document, "visibilityState", "get").mockReturnValue("hidden");

  document.dispatchEvent(new Event("visibilitychange"));

  expect(wire.sent(dashboardQuery)).toBe(1);
});

test("the numbers stay visible during a refetch", async () => {
  const wire = await openHome(await person("ada"));
  const [waiting, goOn] = delayedRequest();
  wire.intercept(dashboardQuery, waiting);

  comeBack();
  await waitFor(() => expect(wire.sent(dashboardQuery)).toBe(2));

  expect(balance()).toHaveTextContent("0 Good Karma");
  expect(screen.queryByText("Loading")).not.toBeInTheDocument();
  goOn();
});

test("if a refetch fails, the numbers stay and are marked as old until one succeeds", async () => {
  const wire = await openHome(await person("ada"));
  wire.intercept(dashboardQuery, cut);

  comeBack();
  expect(
    await screen.findByText("These numbers may be out of date. Newer ones could not be loaded."),
  ).toBeInTheDocument();
  expect(balance()).toHaveTextContent("0 Good Karma");

  wire.intercept(dashboardQuery);
  pass(5000);
  comeBack();
  await waitFor(() => expect(screen.queryByText(/may be out of date/)).not.toBeInTheDocument());
});

test("home shows the new day at midnight", async () => {
  const ada = await person("ada");
  const evening = new Date();
  evening.setHours(23, 59, 50, 0);
  standAt(evening.getTime());
  const wire = await openHome(ada);

  pass(20_000);

  await waitFor(() => expect(wire.sent(dashboardQuery)).toBe(2));
});

test("while home loads, every part keeps its place and shows no number", async () => {
  const ada = await person("ada");
  const wire = wireOf(ada);
  const [waiting, goOn] = delayedRequest();
  wire.intercept(dashboardQuery, waiting);

  openProduct({ as: ada, fetch: wire.fetch });
  expect(await screen.findByRole("heading", { name: "Your Karma Balance" })).toBeInTheDocument();
  expect(screen.getByText("Loading")).toBeInTheDocument();
  expect(screen.queryByRole("img")).not.toBeInTheDocument();

  goOn();
  expect(await screen.findByRole("img", { name: /Balance scale/ })).toBeInTheDocument();
  expect(screen.queryByText("Loading")).not.toBeInTheDocument();
});

test("if the data fails to load, home shows an error and offers to retry", async () => {
  const ada = await person("ada");
  expectTrouble();
  const wire = wireOf(ada);
  wire.intercept(dashboardQuery, broken);
  openProduct({ as: ada, fetch: wire.fetch });

  expect(await screen.findByText("Unable to load dashboard data")).toBeInTheDocument();
  expect(screen.getByText("Failed to fetch dashboard data")).toBeInTheDocument();
  wire.intercept(dashboardQuery, cut);
  await userEvent.click(screen.getByRole("button", { name: "Try again" }));
  expect(await screen.findByText(/^Failed to fetch dashboard data\. Kindling cannot be reached\./)).toBeInTheDocument();
  wire.intercept(dashboardQuery);
  await userEvent.click(screen.getByRole("button", { name: "Try again" }));

  expect(await screen.findByRole("img", { name: /Balance scale/ })).toBeInTheDocument();
});

test("a dashboard that failed to load retries when the person returns", async () => {
  const ada = await person("ada");
  expectTrouble();
  const wire = wireOf(ada);
  wire.intercept(dashboardQuery, cut);
  openProduct({ as: ada, fetch: wire.fetch });
  await screen.findByText("Unable to load dashboard data");
  wire.intercept(dashboardQuery);

  comeBack();

  expect(await screen.findByRole("img", { name: /Balance scale/ })).toBeInTheDocument();
});

/** React logs every error that an error boundary catches. */
function expectTrouble() {
  vi.spyOn(console, "error").mockReturnValue();
}

function wireOf(somebody: Person): Wire {
  return wireOver(browserFetch(somebody));
}

async function openHome(as: Person): Promise<Wire> {
  const wire = wireOf(as);
  openProduct({ as, fetch: wire.fetch });
  await screen.findByRole("img", { name: /Balance scale/ });
  await screen.findByRole("combobox", { name: "Range" });
  return wire;
}

/** Opens the settings for a while and returns. */
async function goHomeBySettings(ms: number) {
  await userEvent.click(screen.getByRole("link", { name: "Settings" }));
  await screen.findByRole("heading", { name: "Settings" });
  standAt(Date.now() + ms);
  await userEvent.click(screen.getByRole("link", { name: "Home" }));
  await screen.findByRole("region", { name: "Your Karma Balance" });
}

function balance() {
  return screen.getByRole("region", { name: "Your Karma Balance" });
}

function rangeSelect() {
  return screen.getByRole("combobox", { name: "Range" });
}

async function pickRange(name: string) {
  await userEvent.selectOptions(rangeSelect(), name);
}

/** Today's counts by name. */
function summary(): Record<string, string | null> {
  const region = within(screen.getByRole("region", { name: "Today's Summary" }));
  const names = region.getAllByRole("term").map((term) => term.textContent);
  const values = region.getAllByRole("definition").map((definition) => definition.textContent);
  return Object.fromEntries(names.map((name, index) => [name, values[index] ?? null]));
}

/** Browsers fire two events for this. */
function comeBack() {
  act(() => {
    document.dispatchEvent(new Event("visibilitychange"));
    window.dispatchEvent(new Event("focus"));
  });
}

/** On another device. */
async function log(as: Person, input: ActionInput = {}) {
  granted(await restDoor({ as }).logAction(input));
}
