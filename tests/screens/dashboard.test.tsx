import { act, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, test, vi } from "vitest";
import dashboardQuery from "#client/__generated__/DashboardScreenQuery.graphql.ts";
import { falling } from "#client/ui/display/BalanceScale.css.ts";
import { granted, type Telling } from "#tests/support/door.ts";
import { fallsUntil } from "#tests/support/falling.ts";
import { here } from "#tests/support/journalPage.ts";
import { person, type Person } from "#tests/support/people.ts";
import { browserFetch, openProduct } from "#tests/support/renderScreen.tsx";
import { restDoor } from "#tests/support/restDoor.ts";
import { broken, cut, held, wireOver, type Wire } from "#tests/support/wire.ts";

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

test("a person sees what today brought them", async () => {
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

test("picking another range changes the balance and asks nobody; today's summary stays today's", async () => {
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

test("whoever has logged before is not told that their scale waits, even on a day without entries", async () => {
  const ada = await person("ada");
  await log(ada, { occurredAt: "2020-02-03T12:00:00Z" });

  await openHome(ada);

  expect(balance()).toHaveTextContent("0 Good Karma");
  expect(balance()).not.toHaveTextContent("waiting");
});

test("nothing of ours asks for a deed beside one of the heaviest moods of today", async () => {
  const ada = await person("ada");
  granted(await restDoor({ as: ada, zone: here }).saveMood({ value: "heart_broken" }));

  await openHome(ada);

  expect(balance()).toHaveTextContent("Your scale is waiting for its first coin.");
  expect(balance()).not.toHaveTextContent("Think of something");
});

test("what was earned elsewhere is counted once it has landed", async () => {
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

test("what was earned is seen to fall when the person comes home, and not again the next time", async () => {
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

test("coming back to the page brings what another device has logged since, with one request", async () => {
  const ada = await person("ada");
  const wire = await openHome(ada);
  await log(ada);

  comeBack();

  await waitFor(() => expect(balance()).toHaveTextContent("2 Good Karma"));
  expect(summary()["Actions logged"]).toBe("1");
  expect(wire.sent(dashboardQuery)).toBe(2);
});

test("saving something and going home is one request; home asks again two seconds later", async () => {
  vi.useFakeTimers({ toFake: ["Date"], now: new Date() });
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

test("leaving the page asks for nothing", async () => {
  const wire = await openHome(await person("ada"));
  vi.spyOn(document, "visibilityState", "get").mockReturnValue("hidden");

  document.dispatchEvent(new Event("visibilitychange"));

  expect(wire.sent(dashboardQuery)).toBe(1);
});

test("the numbers stay in sight while they are asked for again", async () => {
  const wire = await openHome(await person("ada"));
  const [waiting, goOn] = held();
  wire.treat(dashboardQuery, waiting);

  comeBack();
  await waitFor(() => expect(wire.sent(dashboardQuery)).toBe(2));

  expect(balance()).toHaveTextContent("0 Good Karma");
  expect(screen.queryByText("Loading")).not.toBeInTheDocument();
  goOn();
});

test("the numbers stay when they cannot be asked for again, and it says how old they are until they can", async () => {
  vi.useFakeTimers({ toFake: ["performance"] });
  const wire = await openHome(await person("ada"));
  wire.treat(dashboardQuery, cut);

  comeBack();
  expect(await screen.findByText("These numbers may be out of date. We couldn’t get newer ones.")).toBeInTheDocument();
  expect(balance()).toHaveTextContent("0 Good Karma");

  wire.treat(dashboardQuery);
  vi.advanceTimersByTime(5000);
  comeBack();
  await waitFor(() => expect(screen.queryByText(/may be out of date/)).not.toBeInTheDocument());
});

test("at midnight the day turns over by itself", async () => {
  const ada = await person("ada");
  const evening = new Date();
  evening.setHours(23, 59, 50, 0);
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "Date"], now: evening, shouldAdvanceTime: true });
  const wire = await openHome(ada);

  act(() => void vi.advanceTimersByTime(20_000));

  await waitFor(() => expect(wire.sent(dashboardQuery)).toBe(2));
});

test("while it loads, every part keeps its place and nothing is made up", async () => {
  const ada = await person("ada");
  const wire = wireOf(ada);
  const [waiting, goOn] = held();
  wire.treat(dashboardQuery, waiting);

  openProduct({ as: ada, fetch: wire.fetch });
  expect(await screen.findByRole("heading", { name: "Your Karma Balance" })).toBeInTheDocument();
  expect(screen.getByText("Loading")).toBeInTheDocument();
  expect(screen.queryByRole("img")).not.toBeInTheDocument();

  goOn();
  expect(await screen.findByRole("img", { name: /Balance scale/ })).toBeInTheDocument();
  expect(screen.queryByText("Loading")).not.toBeInTheDocument();
});

test("when no data comes it says so, and a press tries again", async () => {
  const ada = await person("ada");
  expectTrouble();
  const wire = wireOf(ada);
  wire.treat(dashboardQuery, broken);
  openProduct({ as: ada, fetch: wire.fetch });

  expect(await screen.findByText("Unable to load dashboard data")).toBeInTheDocument();
  expect(screen.getByText("Failed to fetch dashboard data")).toBeInTheDocument();
  wire.treat(dashboardQuery, cut);
  await userEvent.click(screen.getByRole("button", { name: "Try again" }));
  expect(await screen.findByText(/^Failed to fetch dashboard data\. Kindling cannot be reached\./)).toBeInTheDocument();
  wire.treat(dashboardQuery);
  await userEvent.click(screen.getByRole("button", { name: "Try again" }));

  expect(await screen.findByRole("img", { name: /Balance scale/ })).toBeInTheDocument();
});

test("a dashboard that could not load tries again when the person comes back", async () => {
  const ada = await person("ada");
  expectTrouble();
  const wire = wireOf(ada);
  wire.treat(dashboardQuery, cut);
  openProduct({ as: ada, fetch: wire.fetch });
  await screen.findByText("Unable to load dashboard data");
  wire.treat(dashboardQuery);

  comeBack();

  expect(await screen.findByRole("img", { name: /Balance scale/ })).toBeInTheDocument();
});

/** React tells the console what an error boundary has caught. */
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

/** Looks at the settings for a while, and comes back. */
async function goHomeBySettings(ms: number) {
  await userEvent.click(screen.getByRole("link", { name: "Settings" }));
  await screen.findByRole("heading", { name: "Settings" });
  vi.setSystemTime(Date.now() + ms);
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

/** The counts of today by their names. */
function summary(): Record<string, string | null> {
  const region = within(screen.getByRole("region", { name: "Today's Summary" }));
  const names = region.getAllByRole("term").map((term) => term.textContent);
  const values = region.getAllByRole("definition").map((definition) => definition.textContent);
  return Object.fromEntries(names.map((name, index) => [name, values[index] ?? null]));
}

/** Browsers tell it twice. */
function comeBack() {
  act(() => {
    document.dispatchEvent(new Event("visibilitychange"));
    window.dispatchEvent(new Event("focus"));
  });
}

/** From another device. */
async function log(as: Person, telling: Telling = {}) {
  granted(await restDoor({ as }).logAction(telling));
}
