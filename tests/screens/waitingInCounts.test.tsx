import userEvent from "@testing-library/user-event";
import { expect, test } from "vitest";
import dashboardQuery from "#client/__generated__/DashboardScreenQuery.graphql.ts";
import saveMutation from "#client/__generated__/saveEntryJournalMutation.graphql.ts";
import moodMutation from "#client/__generated__/saveEntryMoodMutation.graphql.ts";
import { createEnvironment } from "#client/data/environment.ts";
import { refetchScreen } from "#client/data/relay/news.ts";
import { saveEntry } from "#client/data/entries/saveEntry.ts";
import { serverUrl } from "#tests/support/address.ts";
import { openMemory } from "#tests/support/deviceInMemory.ts";
import { person, type Person } from "#tests/support/people.ts";
import { browserFetch, loadProduct, openProduct } from "#tests/support/renderScreen.tsx";
import { restDoor } from "#tests/support/restDoor.ts";
import { act, screen, waitFor } from "#tests/support/screen.ts";
import { watch } from "#tests/support/watch.ts";
import { cut, delayedAnswer, loseAnswer, wireOver } from "#tests/support/wire.ts";

// What waits on the device, beside the counts of home: never beside one that has it.

type Home = Awaited<ReturnType<typeof homeWithWaiting>>;

/** Another answer than that to its save has the entry first. Each way returns what lets the save end. */
const others: [what: string, way: (home: Home) => Promise<() => unknown>][] = [
  [
    "a refetch while the answer to its save takes long",
    async ({ ada, wire }) => {
      const [slowSave, answerSave] = delayedAnswer();
      wire.intercept(saveMutation, slowSave);
      send();
      await isStored(ada);
      act(refetchScreen);
      return answerSave;
    },
  ],
  [
    "the answer to a mood that is pressed while it is sent",
    async ({ ada, wire }) => {
      const [slowSave, answerSave] = delayedAnswer();
      wire.intercept(saveMutation, slowSave);
      send();
      await isStored(ada);
      await userEvent.click(await screen.findByRole("button", { name: "Calm" }));
      // Sends it at once.
      await userEvent.click(await screen.findByRole("button", { name: "Add a note" }));
      return answerSave;
    },
  ],
  [
    "a refetch in this tab while another tab sends it",
    async ({ ada, store, id, item }) => {
      const other = createEnvironment({ baseUrl: serverUrl(), token: ada.token });
      const { entryId = "" } = await saveEntry(other, "journal", item.input, item.pressed);
      act(refetchScreen);
      return async () => {
        await store.outbox.remove(id);
        store.tell({ id, entryId });
      };
    },
  ],
  [
    "a refetch after the answer to its save was lost",
    async ({ ada, wire }) => {
      wire.intercept(saveMutation, loseAnswer);
      send();
      await isStored(ada);
      wire.intercept(saveMutation, cut);
      act(refetchScreen);
      return () => {
        wire.intercept(saveMutation);
        send();
      };
    },
  ],
];

test.each(others)("is never beside a balance that has it: %s", async (_what, way) => {
  const home = await homeWithWaiting();
  const { ada, seen } = home;

  const end = await way(home);
  await waitFor(() => expect(seen.at(-1)).toBe("new, silent"));
  await act(async () => void (await end()));

  await waitFor(() => expect(screen.queryByRole("link", { name: /^Not sent yet/ })).toBeNull());
  expect(seen).not.toContain("new, waits");
  expect(seen.at(-1)).toBe("new, silent");
  await isStored(ada);
});

test("after an offline reload it is shown next to an older balance, never next to one that includes it", async () => {
  const { ada, store, wire, seen, close } = await homeWithWaiting();
  await waitFor(() => expect(store.held.answers.size).toBeGreaterThanOrEqual(2));
  const readBefore = new Map(store.held.answers);
  wire.intercept(saveMutation, loseAnswer);
  send();
  await isStored(ada);
  wire.intercept(saveMutation, cut);
  act(refetchScreen);
  await waitFor(() => expect(seen.at(-1)).toBe("new, silent"));
  await waitFor(() => expect(JSON.stringify([...store.held.answers.values()])).toContain('"gold":1'));
  close();

  const { unmount } = loadProduct(cut);
  await screen.findByRole("link", { name: "Not sent yet, 1" });
  await screen.findByRole("img", { name: /^Balance scale: 1 Good Karma/ });
  expect(screen.queryByText(/\+1 waiting/)).toBeNull();
  unmount();

  store.held.answers = readBefore;
  loadProduct(cut);
  await screen.findByText(/\+1 waiting/);
  expect(screen.getByRole("img", { name: /^Balance scale: 0 Good Karma/ })).toBeVisible();
});

test("stays in the balance where a slow refetch had read the one before", async () => {
  const { ada, wire, seen } = await homeWithWaiting();
  const [slowQuery, answerQuery] = delayedAnswer();
  wire.intercept(dashboardQuery, slowQuery);
  const queries = wire.sent(dashboardQuery);
  act(refetchScreen);
  expect(wire.sent(dashboardQuery)).toBe(queries + 1);
  await turns(ada);

  wire.intercept(saveMutation);
  send();
  await waitFor(() => expect(seen.at(-1)).toBe("new, silent"));
  const before = seen.length;
  wire.intercept(dashboardQuery);
  act(answerQuery);

  await waitFor(() => expect(wire.sent(dashboardQuery)).toBeGreaterThan(queries + 1));
  await turns(ada);
  expect(seen.slice(before).filter((one) => one !== "new, silent")).toEqual([]);
});

test("is in the balance after a mood was pressed before it and answered later, from the balance before", async () => {
  const { ada, wire, seen } = await homeWithWaiting();
  const [slowMood, answerMood] = delayedAnswer();
  wire.intercept(moodMutation, slowMood);
  await userEvent.click(await screen.findByRole("button", { name: "Calm" }));
  await userEvent.click(await screen.findByRole("button", { name: "Add a note" }));
  await waitFor(async () => expect(wire.sent(moodMutation)).toBe(1));

  wire.intercept(saveMutation);
  send();
  await waitFor(() => expect(seen.at(-1)).toBe("new, silent"));
  // The sending refetches the screen, too.
  await turns(ada);
  const queries = wire.sent(dashboardQuery);
  act(answerMood);

  await waitFor(() => expect(wire.sent(dashboardQuery)).toBeGreaterThan(queries));
  await waitFor(() => expect(seen.at(-1)).toBe("new, silent"));
});

/** Home with one waiting entry, whose first sending has failed, and what was seen there since then. */
async function homeWithWaiting() {
  const ada = await person("ada");
  const store = await openMemory(ada);
  const wire = wireOver(browserFetch(ada));
  wire.intercept(saveMutation, cut);
  const { session, unmount } = openProduct({ as: ada, path: "/", fetch: wire.fetch });
  await screen.findByRole("img", { name: /^Balance scale/ });
  await turns(ada);

  const item = page("Four herons.");
  const id = await store.outbox.add(item);
  act(() => store.tell());
  await screen.findByText(/\+1 waiting/);
  await waitFor(() => expect(wire.sent(saveMutation)).toBe(1));
  const before = scale();
  const seen = watch(
    () => `${scale() === before ? "old" : "new"}, ${screen.queryByText(/\+1 waiting/) ? "waits" : "silent"}`,
  );
  const close = () => {
    session.end();
    unmount();
  };
  return { ada, store, wire, id, item, seen, close };
}

function send(): void {
  act(() => void window.dispatchEvent(new Event("online")));
}

async function isStored(ada: Person): Promise<void> {
  await waitFor(async () => expect(await restDoor({ as: ada }).balance("all")).toMatchObject({ gold: 1 }));
}

/** Gives the product the time of several answers. */
async function turns(ada: Person): Promise<void> {
  for (let answers = 0; answers < 5; answers += 1) await act(async () => void (await restDoor({ as: ada }).moods()));
}

function page(title: string) {
  return {
    kind: "journal",
    input: { title, body: "By the river.", emoji: "REFLECTION" },
    pressed: {
      clientId: crypto.randomUUID(),
      epoch: 0,
      occurredAt: new Date().toISOString(),
      timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
    },
    draft: { key: "journal", value: {} },
  } as const;
}

function scale(): string | null | undefined {
  return screen.queryByRole("img", { name: /^Balance scale/ })?.getAttribute("aria-label");
}
