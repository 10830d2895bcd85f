import { RecordSource } from "relay-runtime";
import { describe, expect, test, vi } from "vitest";
import shellQuery from "#client/__generated__/shellQuery.graphql.ts";
import { markOutdated } from "#client/data/relay/news.ts";
import { createStoredAnswers } from "#client/data/device/storedAnswers.ts";
import { platform } from "#client/platform/platform.ts";
import { openMemory, type DeviceInMemory } from "#tests/support/deviceInMemory.ts";
import { granted } from "#tests/support/door.ts";
import { globalIdOf } from "#tests/support/globalId.ts";
import { person, type Person } from "#tests/support/people.ts";
import { browserFetch, loadProduct, openProduct } from "#tests/support/renderScreen.tsx";
import { restDoor } from "#tests/support/restDoor.ts";
import { act, screen, waitFor } from "#tests/support/screen.ts";
import { cut } from "#tests/support/wire.ts";

const home = { id: "1", name: "DashboardScreenQuery" };
const answer = { data: { viewer: { email: "ada@example.com" } } };

describe("an answer", () => {
  test("is stored a second later, and found for its document and variables alone", async () => {
    const { store, answers, again } = await session();
    answers.note(params(home), { count: 1 }, answer);
    expect(store.held.answers.size).toBe(0);
    await aSecondLater();

    const next = again();
    expect(await next.find(params(home), { count: 1 })).toMatchObject({ answer });
    expect(await next.find(params(home), { count: 2 })).toBeUndefined();
  });

  test("of a screen that cannot be read without a server, or with half of its data, is not stored", async () => {
    const { store, answers } = await session();

    answers.note(params({ id: "2", name: "DevicesDialogQuery" }), {}, answer);
    answers.note(params(home), {}, { ...answer, errors: [{ message: "Half." }] });
    await aSecondLater();

    expect(store.held.answers.size).toBe(0);
  });

  test("that this session has read itself is not replaced by the stored one", async () => {
    const { answers } = await session();
    answers.note(params(home), {}, answer);
    await aSecondLater();

    expect(await answers.find(params(home), {})).toBeUndefined();
  });

  test("is neither stored nor found once the session is over", async () => {
    const { store, answers, again, end } = await session();
    answers.note(params(home), {}, answer);
    await aSecondLater();
    end();

    expect(await again().find(params(home), {})).toBeUndefined();
    store.held.answers.clear();
    again().note(params(home), {}, answer);
    await aSecondLater();
    expect(store.held.answers.size).toBe(0);
  });

  test("is not stored on a device that keeps nothing of what was read", async () => {
    const { ada, store, answers } = await session();
    platform.storage.device.write(`kindling.choice.${globalIdOf(ada.id, "User")}.storedReading`, "false");

    answers.note(params(home), {}, answer);
    await aSecondLater();

    expect(store.held.answers.size).toBe(0);
  });
});

test("an answer of an earlier build is not found if this build's document reads more", async () => {
  const { answers, again } = await session();
  answers.note(params({ id: "the document of the last build", name: "shellQuery" }), {}, answer);
  await aSecondLater();

  expect(await again().find(shellQuery.params, {})).toBeUndefined();
});

describe("while the server's answer is waited for, the stored one", () => {
  test("is found, but not for a further page of a list, whose place may have moved", async () => {
    const { answers, again } = await session();
    answers.note(params(home), {}, answer);
    answers.note(params(home), { cursor: "c" }, answer);
    await aSecondLater();

    const next = again();
    expect(await next.findSoon(params(home), {})).toMatchObject({ answer });
    expect(await next.findSoon(params(home), { cursor: "c" })).toBeUndefined();
    expect(await next.find(params(home), { cursor: "c" })).toMatchObject({ answer });
  });

  test("is not found after a write of this session, which may have changed it", async () => {
    const { answers, again } = await session();
    answers.note(params(home), {}, answer);
    await aSecondLater();
    const next = again();

    markOutdated();

    expect(await next.findSoon(params(home), {})).toBeUndefined();
  });
});

describe("the last screens", () => {
  test("open without a server, as of when they were read", async () => {
    await readHome();

    loadProduct(cut);

    await screen.findByRole("img", { name: /^Balance scale: 2 Good Karma/ });
    await screen.findByText("Not connected.");
    expect(screen.getByRole("link", { name: "Log Action" })).toBeVisible();
  });

  test("open after a release, which can still read them", async () => {
    const { store } = await readHome();
    for (const { value } of store.held.answers.values()) Object.assign(value as object, { id: "of the last build" });

    loadProduct(cut);

    await screen.findByRole("img", { name: /^Balance scale: 2 Good Karma/ });
  });

  test("open from where 0.3.0 has stored them", async () => {
    const { store } = await readHome();
    const asStored = Array.from(store.held.answers);
    for (const [place, { value, at }] of asStored) {
      const [, variables] = JSON.parse(place) as unknown[];
      const { id, answer: stored } = value as { id: string; answer: unknown };
      store.held.answers.delete(place);
      store.held.answers.set(JSON.stringify([id, variables]), { value: stored, at });
    }

    loadProduct(cut);

    await screen.findByRole("img", { name: /^Balance scale: 2 Good Karma/ });
  });

  test("are asked for again as soon as the server answers", async () => {
    const { ada } = await readHome();
    let isThere = false;
    const through = browserFetch(ada);
    loadProduct((...asked) => (isThere ? through(...asked) : cut()));
    await screen.findByText("Not connected.");
    await screen.findByRole("img", { name: /^Balance scale: 2 Good Karma/ });
    granted(await restDoor({ as: ada }).logAction({}));

    isThere = true;
    act(() => void window.dispatchEvent(new Event("online")));

    await screen.findByRole("img", { name: /^Balance scale: 4 Good Karma/ });
    await waitFor(() => expect(screen.queryByText("Not connected.")).toBeNull());
  });

  test("go with the session, when it turns out to be over; what waits stays", async () => {
    const { ada, store } = await readHome();
    await store.outbox.add({ kind: "mood" });
    await restDoor({ as: ada }).logout();

    loadProduct(browserFetch(ada));

    await screen.findByRole("button", { name: "Sign In" });
    await waitFor(() => expect(store.held.answers.size).toBe(0));
    expect(store.held.outbox.size).toBe(1);
  });

  test("of before a reset go, as soon as the new epoch is known", async () => {
    const { ada, store } = await readHome();
    const before = new Set([...store.held.answers.values()].map(({ value }) => value));
    granted(await restDoor({ as: ada }).resetProgress());

    loadProduct(browserFetch(ada));

    await screen.findByRole("img", { name: /^Balance scale: 0 Good Karma/ });
    const now = () => [...store.held.answers.values()].map(({ value }) => value);
    await waitFor(() => expect(now().filter((each) => before.has(each))).toEqual([]));
  });
});

/** Reads home with 2 gold, until the device holds it, and closes the page. */
async function readHome(): Promise<{ ada: Person; store: DeviceInMemory }> {
  const ada = await person("ada");
  granted(await restDoor({ as: ada }).logAction({}));
  const store = await openMemory(ada);
  const { session: first, unmount } = openProduct({ as: ada });
  await screen.findByRole("img", { name: /^Balance scale: 2 Good Karma/ });
  await waitFor(() => expect(store.held.answers.size).toBeGreaterThanOrEqual(2));
  first.end();
  unmount();
  return { ada, store };
}

/** The stored answers of a session, by a clock that the test moves. `again` is a later session on the same device. */
async function session() {
  const ada = await person("ada");
  const store = await openMemory(ada);
  platform.storage.device.write("kindling.user", JSON.stringify({ id: globalIdOf(ada.id, "User"), email: ada.email }));
  await platform.open();
  let isOver = false;
  const again = () =>
    createStoredAnswers(
      () => isOver,
      () => new RecordSource(),
    );
  return { ada, store, answers: again(), again, end: () => (isOver = true) };
}

function params({ id, name }: { id: string; name: string }) {
  return { id, name, operationKind: "query", metadata: {}, cacheID: id, text: null } as const;
}

async function aSecondLater(): Promise<void> {
  await vi.advanceTimersByTimeAsync(1_000);
}
