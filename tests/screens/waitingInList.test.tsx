import userEvent from "@testing-library/user-event";
import { expect, test, vi } from "vitest";
import entriesQuery from "#client/__generated__/EntryListQuery.graphql.ts";
import searchQuery from "#client/__generated__/FoundListQuery.graphql.ts";
import historyQuery from "#client/__generated__/HistoryQuery.graphql.ts";
import saveMutation from "#client/__generated__/saveEntryJournalMutation.graphql.ts";
import moodMutation from "#client/__generated__/saveEntryMoodMutation.graphql.ts";
import { refetchScreen } from "#client/data/relay/news.ts";
import { deleteWaiting } from "#client/data/entries/outbox.ts";
import { NotSentScreen } from "#client/screens/not-sent/NotSentScreen.tsx";
import { addDays, localDateOf } from "#domain/days.ts";
import { openMemory } from "#tests/support/deviceInMemory.ts";
import { globalIdOf } from "#tests/support/globalId.ts";
import { granted } from "#tests/support/door.ts";
import { person, type Person } from "#tests/support/people.ts";
import { browserFetch, openProduct, renderScreen } from "#tests/support/renderScreen.tsx";
import { restDoor } from "#tests/support/restDoor.ts";
import { act, screen, waitFor, within } from "#tests/support/screen.ts";
import { watch } from "#tests/support/watch.ts";
import { onDesktop } from "#tests/support/windowWidth.ts";
import { cut, loseAnswer, wireOver, type Wire } from "#tests/support/wire.ts";

// What waits on the device, in the lists where it belongs, and how it goes.

test("stands within its day, at its time and marked, and a day may hold nothing else", async () => {
  const { ada, store } = await device();
  const today = localDateOf(new Date(), zone);
  const yesterday = addDays(today, -1);
  for (const hour of ["08:00", "10:00"])
    granted(await restDoor({ as: ada }).saveMood({ note: `Stored at ${hour}.`, occurredAt: at(yesterday, hour) }));
  openAt("/journal", ada);
  await screen.findByText("Stored at 08:00.");
  await turns(ada);

  await store.outbox.add(page("Waits from nine.", at(yesterday, "09:00")));
  await store.outbox.add(page("Waits from long ago.", at(addDays(today, -9), "09:00")));
  act(() => store.tell());

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

test("appears once as soon as the list includes it, even after a lost response, and no total counts it twice", async () => {
  const { ada, store } = await device();
  granted(await restDoor({ as: ada }).saveMood({ note: "Stored." }));
  const wire = openAt("/journal", ada);
  await screen.findByText("Stored.");
  await turns(ada);
  const today = at(localDateOf(new Date(), zone), "00:00");
  for (const title of ["Four herons.", "A fifth one."]) await store.outbox.add(page(title, today));
  act(() => store.tell());
  await screen.findByText("+2 waiting");
  await screen.findByRole("heading", { name: "A fifth one." });
  const seen = watch(() => `${rowsOf("Four herons.")},${rowsOf("A fifth one.")}: ${sums().join()}`);

  wire.intercept(saveMutation, async (pass) => (wire.sent(saveMutation) > 2 ? cut() : loseAnswer(pass)));
  act(() => void window.dispatchEvent(new Event("online")));
  await waitFor(async () => expect(await restDoor({ as: ada }).balance("all")).toMatchObject({ gold: 1 }));
  act(refetchScreen);

  await waitFor(() => expect(screen.getAllByText("Waiting")).toHaveLength(1));
  wire.intercept(saveMutation);
  act(() => void window.dispatchEvent(new Event("online")));
  await waitFor(() => expect(screen.queryByText("Waiting")).toBeNull());
  expect(await restDoor({ as: ada }).balance("all")).toMatchObject({ gold: 2 });
  expect(seen).toContain("1,1: 1 Good Karma");
  const right = new Set(["1,1: ", "1,1: 0+2 waiting Good Karma", "1,1: 1 Good Karma", "1,1: 2 Good Karma"]);
  expect(seen.filter((one) => !right.has(one))).toEqual([]);
});

test("stands in the history that was never read on this device, which says where the rest is, and gives way to it", async () => {
  onDesktop();
  const { ada, store } = await device();
  granted(await restDoor({ as: ada }).saveMood({ note: "Stored." }));
  await store.outbox.add(page("Four herons."));
  store.tell();
  vi.spyOn(console, "error").mockReturnValue();
  const wire = wireOver(browserFetch(ada));
  for (const operation of [historyQuery, searchQuery, saveMutation]) wire.intercept(operation, cut);
  openProduct({ as: ada, path: "/journal", fetch: wire.fetch });

  const row = (await screen.findByRole("heading", { name: "Four herons." })).closest("li") as HTMLElement;
  expect(within(row).getByText("Waiting")).toBeVisible();
  expect(screen.getByText(/Earlier entries can be read once you are connected\./)).toBeVisible();

  await userEvent.type(screen.getByRole("textbox", { name: "Search your diary" }), "herons");
  expect(await screen.findByRole("region", { name: "Waiting on this device" })).toHaveTextContent("Four herons.");
  await userEvent.clear(screen.getByRole("textbox", { name: "Search your diary" }));
  await userEvent.click(screen.getByRole("tab", { name: "Moods" }));
  await waitFor(() => expect(screen.queryByText("Four herons.")).toBeNull());
  await userEvent.click(screen.getByRole("tab", { name: "All" }));
  await screen.findByRole("heading", { name: "Four herons." });

  for (const operation of [historyQuery, searchQuery, saveMutation]) wire.intercept(operation);
  await userEvent.click(await screen.findByRole("button", { name: "Try again" }));
  act(() => void window.dispatchEvent(new Event("online")));
  await screen.findByText("Stored.");
  await waitFor(() => expect(screen.queryByText("Waiting")).toBeNull());
  expect(screen.getAllByRole("heading", { name: "Four herons." })).toHaveLength(1);
});

test("stands below a tab whose entries do not come", async () => {
  onDesktop();
  const { ada, store } = await device();
  granted(await restDoor({ as: ada }).saveMood({ note: "Stored." }));
  vi.spyOn(console, "error").mockReturnValue();
  const wire = openAt("/journal", ada);
  await screen.findByText("Stored.");
  wire.intercept(moodMutation, cut);
  await store.outbox.add({
    ...page(""),
    kind: "mood",
    input: { value: "CALM", journalTitle: null, note: "Four herons." },
  });
  act(() => store.tell());
  wire.intercept(entriesQuery, cut);

  await userEvent.click(screen.getByRole("tab", { name: "Moods" }));

  await screen.findByText(/Earlier entries can be read once you are connected\./);
  expect(await screen.findByText("Four herons.")).toBeVisible();
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

/** How often an entry is in the list. */
function rowsOf(name: string): number {
  return screen.queryAllByRole("heading", { name }).length;
}

/** What stands at the heads of days. */
function sums(): (string | null | undefined)[] {
  return screen.queryAllByText("Good Karma").map((name) => name.parentElement?.textContent);
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
