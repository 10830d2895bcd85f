import { beforeEach, describe, expect, test, vi } from "vitest";
import homeQuery from "#client/__generated__/DashboardScreenQuery.graphql.ts";
import shellQuery from "#client/__generated__/shellQuery.graphql.ts";
import { hasDrawn, onDrawn } from "#client/data/relay/drawn.ts";
import { platform } from "#client/platform/platform.ts";
import { openMemory, type DeviceInMemory } from "#tests/support/deviceInMemory.ts";
import { granted } from "#tests/support/door.ts";
import { followServer, pass, standAt } from "#tests/support/heldClock.ts";
import { here } from "#tests/support/journalPage.ts";
import { person, type Person } from "#tests/support/people.ts";
import { browserFetch, loadProduct, openProduct } from "#tests/support/renderScreen.tsx";
import { restDoor } from "#tests/support/restDoor.ts";
import { fireEvent, screen, waitFor } from "#tests/support/screen.ts";
import { cut, delayedAnswer, wireOver } from "#tests/support/wire.ts";

// What is on screen while the server has not answered (docs/rules.md, Reading without a server).

let ada: Person;
let store: DeviceInMemory;

/** Home with 2 gold is stored on the device, and the page closed. */
beforeEach(async () => {
  followServer();
  ada = await person("ada", { zone: here });
  granted(await restDoor({ as: ada }).logAction({}));
  store = await openMemory(ada);
  const { session, unmount } = openProduct({ as: ada });
  await gold(2);
  await waitFor(() => expect(store.held.answers.size).toBeGreaterThanOrEqual(2));
  session.end();
  unmount();
});

describe("a server that", () => {
  test("answers at once has its own answer drawn, and nothing of the device before it", async () => {
    granted(await restDoor({ as: ada }).logAction({}));
    const drawn = vi.fn();
    const stop = onDrawn(() => void (hasDrawn() && drawn()));

    loadProduct(browserFetch(ada));

    await gold(4);
    expect(drawn).not.toHaveBeenCalled();
    stop();
  });

  test("takes 5 seconds has the device's answer drawn after 700 ms, called older after 2 s, and then replaced", async () => {
    granted(await restDoor({ as: ada }).logAction({}));
    const answer = slowly();

    await gold(2);
    expect(screen.queryByText(/As of/)).toBeNull();
    pass(1_300);
    await screen.findByText("Connecting …");
    expect(screen.getByText(/As of/)).toBeVisible();
    expect(screen.queryByText("Not connected.")).toBeNull();

    answer();
    await gold(4);
    await waitFor(() => expect(screen.queryByText("Connecting …")).toBeNull());
    expect(hasDrawn()).toBe(false);
  });

  test("never answers leaves the device's answer on screen, and is called away after 15 seconds", async () => {
    loadProduct(hanging);
    await gold(2);

    pass(15_000);

    await screen.findByText("Not connected.");
    expect(screen.queryByText("Connecting …")).toBeNull();
    await gold(2);
  });

  test("is away has the device's answer drawn at once", async () => {
    loadProduct(cut);
    await gold(2);
    await screen.findByText("Not connected.");
  });
});

describe("once the server has said, after the device's answer was drawn,", () => {
  test("that the session is over, nothing of it is left", async () => {
    await store.outbox.add({ kind: "mood" });
    await restDoor({ as: ada }).logout();
    const answer = slowly();
    await gold(2);

    answer();

    await screen.findByRole("button", { name: "Sign In" });
    await waitFor(() => expect(store.held.answers.size).toBe(0));
    expect(store.held.outbox.size, "what waits stays").toBe(1);
    expect(screen.queryByRole("img", { name: /^Balance scale/ })).toBeNull();
  });

  test("that the diary was reset, nothing of before is left", async () => {
    const before = storedValues();
    granted(await restDoor({ as: ada }).resetProgress());
    const answer = slowly();
    await gold(2);

    answer();

    await gold(0);
    await waitFor(() => expect(storedValues().filter((each) => before.includes(each))).toEqual([]));
  });

  test("that another person is in, nothing of the first is left", async () => {
    const bob = await person("bob");
    const before = storedValues();
    const answer = slowly(bob);
    await gold(2);

    answer();

    await gold(0);
    expect(before.length).toBeGreaterThan(0);
    expect(store.held.answers.size).toBe(0);
    expect(platform.storage.user()?.username).toBe(bob.username);
  });
});

test("what belongs to a day is not shown on the next: an action can be logged, and the numbers wait for the server", async () => {
  standAt(Date.now() + 86_400_000);
  const answer = slowly();
  await screen.findByRole("region", { name: "Mood update & Journal note" });
  await screen.findByText("Connecting …");

  expect(screen.queryByRole("img", { name: /^Balance scale: 2/ })).toBeNull();
  expect(screen.getByRole("link", { name: "Log Action" })).toBeVisible();
  expect(isHeld()).toBe(true);
  expect(screen.getByText(/As of yesterday, \d\d:\d\d$/)).toBeVisible();

  answer();
  await waitFor(() => expect(isHeld()).toBe(false));
});

test("a press on what the device drew counts, and the server's answer of before it is not shown", async () => {
  const wire = wireOver(browserFetch(ada));
  const [slow, answer] = delayedAnswer();
  wire.intercept(homeQuery, slow);
  loadProduct(wire.fetch);
  await gold(2);
  expect(wire.sent(homeQuery)).toBe(1);

  wire.intercept(homeQuery);
  fireEvent.click(await screen.findByRole("button", { name: "Calm" }));
  pass(8_000);
  await screen.findByText("Mood Saved");
  expect(wire.sent(homeQuery)).toBe(1);
  answer();

  await waitFor(() => expect(wire.sent(homeQuery)).toBe(2));
  expect(granted(await restDoor({ as: ada }).moods()).entries).toMatchObject([{ value: "calm" }]);
  expect(await screen.findByText("Calm", { selector: "p" })).toBeVisible();
  expect(hasDrawn()).toBe(false);
});

/** Whether today's karma cannot be shared: only the button's room is there. */
function isHeld(): boolean {
  return screen.getByRole("button", { name: "Share Today's Karma" }).closest("[inert]") !== null;
}

/** Loads the product, and holds back the server's answers until the returned function is called. */
function slowly(somebody = ada): () => void {
  const wire = wireOver(browserFetch(somebody));
  const [slow, answer] = delayedAnswer();
  for (const query of [homeQuery, shellQuery]) wire.intercept(query, slow);
  loadProduct(wire.fetch);
  return () => {
    for (const query of [homeQuery, shellQuery]) wire.intercept(query);
    answer();
  };
}

const hanging: typeof fetch = (_input, init) =>
  new Promise((_, reject) => init?.signal?.addEventListener("abort", () => reject(init.signal?.reason)));

function gold(count: number): Promise<HTMLElement> {
  return screen.findByRole("img", { name: new RegExp(`^Balance scale: ${count} Good Karma`) });
}

function storedValues(): unknown[] {
  return [...store.held.answers.values()].map(({ value }) => value);
}
