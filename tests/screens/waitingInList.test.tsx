import { act, screen, waitFor, within } from "@testing-library/react";
import { expect, onTestFinished, test } from "vitest";
import dashboardQuery from "#client/__generated__/DashboardScreenQuery.graphql.ts";
import saveMutation from "#client/__generated__/saveEntryJournalMutation.graphql.ts";
import { apart } from "#client/data/apart.ts";
import { refetchScreen } from "#client/data/news.ts";
import { deleteWaiting } from "#client/data/outbox.ts";
import { NotSentScreen } from "#client/screens/not-sent/NotSentScreen.tsx";
import { addDays, localDateOf } from "#domain/days.ts";
import { openMemory } from "#tests/support/deviceInMemory.ts";
import { globalIdOf } from "#tests/support/globalId.ts";
import { granted } from "#tests/support/door.ts";
import { person, type Person } from "#tests/support/people.ts";
import { browserFetch, openProduct, renderScreen } from "#tests/support/renderScreen.tsx";
import { restDoor } from "#tests/support/restDoor.ts";
import { cut, delayedAnswer, delayedRequest, wireOver, type Wire } from "#tests/support/wire.ts";

// What waits on the device, in the lists where it belongs, and how it goes.

test("stands within its day, at its time and marked, and a day may hold nothing else", async () => {
  const { ada, store } = await device();
  const today = localDateOf(new Date(), zone);
  const yesterday = addDays(today, -1);
  for (const hour of ["08:00", "10:00"])
    granted(await restDoor({ as: ada }).saveMood({ note: `Stored at ${hour}.`, occurredAt: at(yesterday, hour) }));
  await store.outbox.add(page("Waits from nine.", at(yesterday, "09:00")));
  await store.outbox.add(page("Waits from long ago.", at(addDays(today, -9), "09:00")));
  store.tell();
  openAt("/journal", ada);

  const day = (await screen.findByRole("heading", { name: "Yesterday" })).parentElement?.parentElement as HTMLElement;
  await within(day).findByRole("heading", { name: "Waits from nine." });
  const items = within(day).getAllByRole("listitem");
  expect(items.map((item) => /Stored at [\d:]+\.|Waits from nine/.exec(item.textContent ?? "")?.[0])).toEqual([
    "Stored at 10:00.",
    "Waits from nine",
    "Stored at 08:00.",
  ]);
  expect(within(items[1] as HTMLElement).getByText("Waiting")).toBeVisible();
  expect(within(day).getByText("+1 waiting")).toBeVisible();
  // Only this entry is of that day.
  const alone = screen.getByRole("heading", { name: "Waits from long ago." });
  expect(alone.closest("ul")?.children).toHaveLength(1);
});

test("is in the history at every moment while it is sent: never twice, and never not at all", async () => {
  const { ada, store } = await device();
  granted(await restDoor({ as: ada }).saveMood({ note: "Stored." }));
  await store.outbox.add(page("Four herons."));
  store.tell();
  const wire = openAt("/journal", ada);
  await screen.findByRole("heading", { name: "Four herons." });
  await screen.findByText("Waiting");
  const seen = watch(() => screen.queryAllByRole("heading", { name: "Four herons." }).length);

  wire.intercept(saveMutation);
  act(() => void window.dispatchEvent(new Event("online")));

  await waitFor(() => expect(screen.queryByText("Waiting")).toBeNull());
  expect(screen.getAllByRole("heading", { name: "Four herons." })).toHaveLength(1);
  expect(new Set(seen)).toEqual(new Set([1]));
});

test("is in the history at every moment while another tab sends it", async () => {
  const { ada, store } = await device();
  granted(await restDoor({ as: ada }).saveMood({ note: "Stored." }));
  const id = await store.outbox.add(page("Four herons."));
  store.tell();
  openAt("/journal", ada);
  await screen.findByRole("heading", { name: "Four herons." });
  const seen = watch(() => screen.queryAllByRole("heading", { name: "Four herons." }).length);

  const saved = granted(await restDoor({ as: ada }).write({ texts: { title: "Four herons.", body: "By the river." } }));
  await store.outbox.remove(id);
  act(() => store.tell({ id, entryId: globalIdOf(saved.id, "JournalEntry") }));

  await waitFor(() => expect(screen.queryByText("Waiting")).toBeNull());
  expect(screen.getAllByRole("heading", { name: "Four herons." })).toHaveLength(1);
  expect(new Set(seen)).toEqual(new Set([1]));
});

test("stands on home either as waiting or in the balance, also where home is refetched while it is sent", async () => {
  const { ada, wire, seen } = await homeWithWaiting();
  patientFor(60_000);

  // The answer to the save takes its time, so that the answer to a refetch could come before it.
  const [slowSave, answerSave] = delayedAnswer();
  wire.intercept(saveMutation, slowSave);
  act(() => void window.dispatchEvent(new Event("online")));
  await waitFor(async () => expect(await restDoor({ as: ada }).balance("all")).toMatchObject({ gold: 1 }));
  act(refetchScreen);
  await turns(ada);
  act(answerSave);

  await waitFor(() => expect(screen.queryByText(/\+1 waiting/)).toBeNull());
  expect(seen).toContain("new, gone");
  expect(seen.filter((one) => one === "new, waits" || one === "old, gone")).toEqual([]);
});

test("stands on home either as waiting or in the balance, also where a refetch was sent before it", async () => {
  const { ada, wire, seen } = await homeWithWaiting();
  patientFor(60_000);

  // The refetch reaches the server after the entry, and is answered before it, if the entry does not wait for it.
  const [slowQuery, sendQuery] = delayedRequest();
  const [slowSave, answerSave] = delayedAnswer();
  wire.intercept(dashboardQuery, slowQuery);
  wire.intercept(saveMutation, slowSave);
  const queries = wire.sent(dashboardQuery);
  act(() => void window.dispatchEvent(new Event("online")));
  expect(wire.sent(dashboardQuery)).toBe(queries + 1);
  await turns(ada);
  act(sendQuery);
  await waitFor(async () => expect(await restDoor({ as: ada }).balance("all")).toMatchObject({ gold: 1 }));
  await turns(ada);
  act(answerSave);

  await waitFor(() => expect(screen.queryByText(/\+1 waiting/)).toBeNull());
  expect(seen).toContain("new, gone");
  expect(seen.filter((one) => one === "new, waits" || one === "old, gone")).toEqual([]);
});

test("stays in the balance where a slow refetch, which it did not wait for, had read the one before", async () => {
  const { ada, wire, seen } = await homeWithWaiting();
  patientFor(0);

  const [slowQuery, answerQuery] = delayedAnswer();
  const [slowSave, sendSave] = delayedRequest();
  wire.intercept(dashboardQuery, (pass) => slowQuery(async () => pass().finally(sendSave)));
  wire.intercept(saveMutation, slowSave);
  const queries = wire.sent(dashboardQuery);
  act(() => void window.dispatchEvent(new Event("online")));
  await waitFor(() => expect(screen.queryByText(/\+1 waiting/)).toBeNull());
  wire.intercept(dashboardQuery);
  act(answerQuery);

  await waitFor(() => expect(wire.sent(dashboardQuery)).toBeGreaterThan(queries + 1));
  await turns(ada);
  expect(seen).toContain("new, gone");
  expect(seen.filter((one) => one === "new, waits" || one === "old, gone")).toEqual([]);
});

test("does not come back by a slow look into the device's store", async () => {
  const ada = await person("ada");
  let slow: Promise<void> | undefined;
  const store = await openMemory(ada, {
    outbox: {
      all: async () => {
        const items = [...store.held.outbox];
        await slow;
        return items;
      },
    },
  });
  const id = await store.outbox.add(page("Four herons."));
  store.tell();
  renderScreen(<NotSentScreen />, { as: ada, path: "/not-sent", fetch: cut });
  await screen.findByText("Four herons.");

  let release: (() => void) | undefined;
  slow = new Promise((resolve) => (release = resolve));
  act(() => store.tell());
  slow = undefined;
  await act(() => deleteWaiting(id));
  await screen.findByText("Everything has been sent");
  await act(async () => release?.());

  expect(screen.queryByText("Four herons.")).toBeNull();
});

function at(day: string, hour: string): string {
  return new Date(`${day}T${hour}:00.000Z`).toISOString();
}

const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;

/** Home with one waiting entry, whose first sending has failed, and what was seen there since then. */
async function homeWithWaiting() {
  const { ada, store } = await device();
  await store.outbox.add(page("Four herons."));
  store.tell();
  const wire = openAt("/", ada);
  await screen.findByText(/\+1 waiting/);
  await waitFor(() => expect(wire.sent(saveMutation)).toBe(1));
  await turns(ada);
  const before = scale();
  expect(before).toBeDefined();
  const seen = watch(
    () => `${scale() === before ? "old" : "new"}, ${screen.queryByText(/\+1 waiting/) ? "waits" : "gone"}`,
  );
  return { ada, wire, seen };
}

/** Sets how long a query and a save of a waiting entry wait for each other, until the test ends. */
function patientFor(ms: number): void {
  const { patienceMs } = apart;
  apart.patienceMs = ms;
  onTestFinished(() => {
    apart.patienceMs = patienceMs;
  });
}

/** Gives the product the time of several answers. */
async function turns(ada: Person): Promise<void> {
  for (let answers = 0; answers < 5; answers += 1) await act(async () => void (await restDoor({ as: ada }).moods()));
}

async function device() {
  const ada = await person("ada");
  return { ada, store: await openMemory(ada) };
}

/** Opens the product over a wire on which no save passes. */
function openAt(path: string, as: Person): Wire {
  const wire = wireOver(browserFetch(as));
  wire.intercept(saveMutation, cut);
  openProduct({ as, path, fetch: wire.fetch });
  return wire;
}

/** What a test sees after each change of the page. */
function watch<Seen>(look: () => Seen): Seen[] {
  const seen: Seen[] = [];
  const observer = new MutationObserver(() => seen.push(look()));
  observer.observe(document.body, { subtree: true, childList: true, characterData: true, attributes: true });
  onTestFinished(() => observer.disconnect());
  return seen;
}

function page(title: string, occurredAt?: string) {
  return {
    kind: "journal",
    input: { title, body: "By the river.", emoji: "REFLECTION", ...(occurredAt ? { occurredAt } : {}) },
    pressed: {
      clientId: crypto.randomUUID(),
      epoch: 0,
      occurredAt: new Date().toISOString(),
      timeZone: zone,
    },
    draft: { key: "journal", value: {} },
  };
}

function scale(): string | null | undefined {
  return screen.queryByRole("img", { name: /^Balance scale/ })?.getAttribute("aria-label");
}
