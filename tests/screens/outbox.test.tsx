import userEvent from "@testing-library/user-event";
import { describe, expect, onTestFinished, test } from "vitest";
import editMutation from "#client/__generated__/saveEntryMoodEditMutation.graphql.ts";
import saveMutation from "#client/__generated__/saveEntryMoodMutation.graphql.ts";
import { createEnvironment } from "#client/data/environment.ts";
import { sendWaiting } from "#client/data/entries/outbox.ts";
import { saveOrStore } from "#client/data/entries/saveEntry.ts";
import { toasts } from "#client/ui/overlays/toasts.ts";
import type { WaitingItem } from "#client/data/entries/waitingItem.ts";
import { NotSentScreen } from "#client/screens/not-sent/NotSentScreen.tsx";
import { textOf } from "#client/screens/_waiting/waitingText.ts";
import { MoodScreen } from "#client/screens/mood/MoodScreen.tsx";
import { serverUrl } from "#tests/support/address.ts";
import { inDatabase } from "#tests/support/inDatabase.ts";
import { openMemory } from "#tests/support/deviceInMemory.ts";
import { granted } from "#tests/support/door.ts";
import { followServer, standAt } from "#tests/support/heldClock.ts";
import { person, type Person } from "#tests/support/people.ts";
import { renderScreen } from "#tests/support/renderScreen.tsx";
import { restDoor } from "#tests/support/restDoor.ts";
import { screen, waitFor } from "#tests/support/screen.ts";
import { cut, loseAnswer, ownAnswer, wireOver, type RequestHandler } from "#tests/support/wire.ts";

/** What waits on a device, by what the server answers to it (docs/rules.md, Writing without a server). */
describe("an entry that waits", () => {
  const passing: [what: string, answer: RequestHandler][] = [
    ["is not answered", cut],
    ["finds a proxy's page", async () => new Response("<h1>502</h1>", { status: 502 })],
    ["finds a network's page", async () => new Response("<h1>Welcome</h1>", { status: 200 })],
    ["finds the session over", async () => answering(401, "UNAUTHENTICATED")],
    ["is one of too many requests", async () => answering(429, "TOO_MANY_REQUESTS")],
    ["is one of too much sent today", async () => refusing("TOO_MANY")],
    ["meets a failure of the server", async () => answering(500, "UNEXPECTED")],
    ["meets a server that starts", async () => answering(503, "UNAVAILABLE")],
  ];
  test.each(passing)("goes on waiting where it %s, and is sent the next time", async (_what, answer) => {
    const { ada, wire, environment, store } = await withWaiting("Later.");
    wire.intercept(saveMutation, answer);

    await sendWaiting(environment);
    expect([...store.held.outbox.values()]).toMatchObject([{ input: { note: "Later." } }]);
    expect([...store.held.outbox.values()]).not.toMatchObject([{ trouble: expect.anything() }]);

    wire.intercept(saveMutation);
    await sendWaiting(environment);
    expect(store.held.outbox.size).toBe(0);
    expect(await notesOf(ada)).toEqual(["Later."]);
  });

  test("finds the diary full, stays with the reason and keeps its words", async () => {
    const { ada, environment, store } = await withWaiting("Kept.");
    await inDatabase(`update "User" set kilobytes = 2000000 where id = $1`, [ada.id]);

    await sendWaiting(environment);

    expect([...store.held.outbox.values()]).toMatchObject([
      { input: { note: "Kept." }, trouble: expect.stringMatching(/^Your diary has reached its size of 1 GB,/) },
    ]);
  });

  test("is copied as text, with its tags and its own mood by name", () => {
    const words = new Map([
      ["1", { name: "Unhurried", emoji: "🫖" }],
      ["2", { name: "Mira" }],
    ]);
    const input = { value: "CALM", ownMoodId: "1", note: "Tea.", tagIds: ["2"], newTags: [{ name: "late" }] } as const;

    expect(textOf({ kind: "mood", input }, (id) => words.get(id)).split("\n")).toEqual([
      "Mood: CALM",
      "Note: Tea.",
      "Your own mood: 🫖 Unhurried",
      "Tags: Mira, late",
    ]);
  });

  test("that was written before a reset is dropped and named", async () => {
    const { ada, environment, store } = await withWaiting("Before.");
    granted(await restDoor({ as: ada }).resetProgress());

    await sendWaiting(environment);

    expect(store.held.outbox.size).toBe(0);
    expect(toasts.current()).toMatchObject({ title: "Not sent", description: expect.stringContaining("“Before.”") });
    expect(await notesOf(ada)).toEqual([]);
  });

  test("that the server refuses stays with its reason and is not sent again by itself", async () => {
    const { wire, environment, store } = await withWaiting("\ud83d", "Good.");

    await sendWaiting(environment);
    await sendWaiting(environment);

    expect([...store.held.outbox.values()]).toMatchObject([{ trouble: expect.stringMatching(/./) }]);
    expect(wire.variables(saveMutation)).toHaveLength(2);
  });

  test.each([
    ["a failure", 500],
    ["a failure with status 200, as GraphQL answers it", 200],
  ])(
    "that the server answers with %s three times lets others pass and is then tried every hour",
    async (_what, status) => {
      const { ada, wire, environment, store } = await withWaiting("Fails.", "Passes.");
      const last = () => (wire.variables(saveMutation).at(-1) as { input: { note: string } }).input.note;
      wire.intercept(saveMutation, async (pass) => (last() === "Fails." ? answering(status, "UNEXPECTED") : pass()));
      const failures = () => ([...store.held.outbox.values()] as WaitingItem[]).map((item) => item.failures?.times);

      for (const expected of [1, 2]) {
        await sendWaiting(environment);
        expect(failures()).toEqual([expected, undefined]);
      }
      expect(await notesOf(ada)).toEqual([]);
      await sendWaiting(environment);
      expect(failures()).toEqual([3]);
      expect(await notesOf(ada)).toEqual(["Passes."]);

      const before = wire.sent(saveMutation);
      await sendWaiting(environment);
      expect(wire.sent(saveMutation)).toBe(before);
      standAt(Date.now() + 3_601_000);
      await sendWaiting(environment);
      expect(failures()).toEqual([4]);

      followServer();
      wire.intercept(saveMutation);
      await sendWaiting(environment, true);
      expect(await notesOf(ada)).toEqual(["Passes.", "Fails."]);
      expect(store.held.outbox.size).toBe(0);
    },
  );

  test("and that the server often fails at says so in the list, and what happens next", async () => {
    const { ada, wire, environment } = await withWaiting("Fails.");
    wire.intercept(saveMutation, async () => answering(200, "UNEXPECTED"));
    for (const _ of "abc") await sendWaiting(environment);

    renderScreen(<NotSentScreen />, { as: ada, path: "/not-sent", fetch: wire.fetch });

    await screen.findByText(/^Could not be sent: something went wrong on the server\. It is tried again every hour/);
    expect(screen.getByText("Needs you")).toBeVisible();
    wire.intercept(saveMutation);
    await userEvent.click(screen.getByRole("button", { name: "Send now" }));
    await screen.findByText("Everything has been sent");
    expect(await notesOf(ada)).toEqual(["Fails."]);
  });

  test("that was stored, and was then changed on the device, changes the stored entry", async () => {
    const { ada, wire, environment, store } = await withWaiting("First words.");
    wire.intercept(saveMutation, loseAnswer);
    await sendWaiting(environment);
    wire.intercept(saveMutation);
    const [[id, item] = [0, {}]] = store.held.outbox as Map<number, { input?: object }>;
    await store.outbox.put(id, { ...item, input: { ...item.input, note: "Better words." } });

    await sendWaiting(environment);

    expect(wire.sent(editMutation)).toBe(1);
    expect(store.held.outbox.size).toBe(0);
    expect(await notesOf(ada)).toEqual(["Better words."]);
  });

  test("whose answer is lost is one entry", async () => {
    const { ada, wire, environment, store } = await withWaiting("Once.");
    wire.intercept(saveMutation, loseAnswer);
    await sendWaiting(environment);
    expect(store.held.outbox.size).toBe(1);

    wire.intercept(saveMutation);
    await sendWaiting(environment);

    expect(store.held.outbox.size).toBe(0);
    expect(await notesOf(ada)).toEqual(["Once."]);
  });

  test("goes in the order of writing, and after one that cannot be sent nothing else is tried", async () => {
    const { wire, environment, ada, store } = await withWaiting("One.", "Two.", "Three.");
    wire.intercept(saveMutation, async (pass) => (wire.sent(saveMutation) === 2 ? cut() : pass()));

    await sendWaiting(environment);
    expect(await notesOf(ada)).toEqual(["One."]);
    expect(store.held.outbox.size).toBe(2);

    wire.intercept(saveMutation);
    await sendWaiting(environment);
    expect(await notesOf(ada)).toEqual(["Three.", "Two.", "One."]);
  });

  test("is one entry where two tabs send it at once and the browser has no locks", async () => {
    const { ada, wire, environment } = await withWaiting("Two tabs.");
    const other = createEnvironment({ baseUrl: serverUrl(), token: ada.token, fetch: wire.fetch });

    await Promise.all([sendWaiting(environment), sendWaiting(other)]);

    expect(wire.sent(saveMutation)).toBe(2);
    expect(await notesOf(ada)).toEqual(["Two tabs."]);
  });

  test("is tried once at a time where the browser has no locks", async () => {
    const { wire, environment } = await withWaiting("Once.");
    wire.intercept(saveMutation, async () => answering(500, "UNEXPECTED"));

    await Promise.all([sendWaiting(environment), sendWaiting(environment)]);

    expect(wire.sent(saveMutation)).toBe(1);
  });

  test("is sent by one tab where the browser has locks", async () => {
    const { ada, wire, environment } = await withWaiting("One tab.");
    const holders = new Set<string>();
    const request = async (name: string, _options: object, work: (lock: object | null) => Promise<unknown>) => {
      if (holders.has(name)) return work(null);
      holders.add(name);
      await work({});
      return holders.delete(name);
    };
    Object.defineProperty(navigator, "locks", { value: { request }, configurable: true });
    onTestFinished(() => void Reflect.deleteProperty(navigator, "locks"));

    await Promise.all([sendWaiting(environment), sendWaiting(environment)]);

    expect(wire.sent(saveMutation)).toBe(1);
    expect(await notesOf(ada)).toEqual(["One tab."]);
  });

  test.each([
    ["a year ahead", 365],
    ["a year behind", -365],
  ])("has the time of its Save where the clock of the device is %s", async (_what, days) => {
    const skew = days * 86_400_000;
    const ada = await person("ada");
    const { wire, environment, store } = await deviceOf(ada);
    wire.intercept(saveMutation, cut);
    const written = Date.now() - 3_600_000;
    await saveOrStore(environment, moodSave("An hour ago.", new Date(written + skew)));
    expect(store.held.outbox.size).toBe(1);
    wire.intercept(saveMutation);
    standAt(Date.now() + skew);

    await sendWaiting(environment);

    const [mood] = granted(await restDoor({ as: ada }).moods()).entries;
    expect(Math.abs(Date.parse(mood?.occurredAt ?? "") - written)).toBeLessThan(30_000);
  });
});

describe("a form whose save no server answers to", () => {
  test("keeps its words where the device has no room", async () => {
    const ada = await person("ada");
    await openMemory(ada, {
      outbox: { add: () => Promise.reject(new DOMException("No room.", "QuotaExceededError")) },
    });
    const wire = wireOver(fetch);
    wire.intercept(saveMutation, cut);
    renderScreen(<MoodScreen />, { as: ada, path: "/mood", fetch: wire.fetch });

    await userEvent.click(await screen.findByRole("radio", { name: "Calm" }));
    await userEvent.type(screen.getByRole("textbox", { name: "Journal note" }), "Still here.");
    await userEvent.click(screen.getByRole("button", { name: "Save Mood" }));

    await screen.findByText("Failed to save mood: Please try again.");
    expect(screen.getByRole("textbox", { name: "Journal note" })).toHaveValue("Still here.");
    wire.intercept(saveMutation);
    await waitFor(() => expect(screen.getByRole("button", { name: "Save Mood" })).toBeEnabled());
    await userEvent.click(screen.getByRole("button", { name: "Save Mood" }));
    await waitFor(async () => expect(await notesOf(ada)).toEqual(["Still here."]));
  });
});

async function deviceOf(ada: Person) {
  const store = await openMemory(ada);
  const wire = wireOver(fetch);
  const environment = createEnvironment({ baseUrl: serverUrl(), token: ada.token, fetch: wire.fetch });
  return { ada, store, wire, environment };
}

/** A device on which moods with these notes wait. */
async function withWaiting(...notes: string[]) {
  const device = await deviceOf(await person("ada"));
  device.wire.intercept(saveMutation, cut);
  // A second apart, so that the server can tell their order.
  for (const [index, note] of notes.entries())
    await saveOrStore(device.environment, moodSave(note, new Date(Date.now() - (notes.length - index) * 1_000)));
  expect(device.store.held.outbox.size).toBe(notes.length);
  device.wire.intercept(saveMutation);
  const { sent, variables } = device.wire;
  const before = notes.length;
  // What was tried to no effect above does not count.
  const wire = {
    ...device.wire,
    sent: (operation: Parameters<typeof sent>[0]) => sent(operation) - (operation === saveMutation ? before : 0),
    variables: (operation: Parameters<typeof sent>[0]) =>
      variables(operation).slice(operation === saveMutation ? before : 0),
  };
  return { ...device, wire };
}

function moodSave(note: string, occurredAt = new Date()) {
  const value = { value: "calm" };
  return {
    kind: "mood",
    input: { value: "CALM", journalTitle: null, note },
    pressed: {
      clientId: crypto.randomUUID(),
      epoch: 0,
      occurredAt: occurredAt.toISOString(),
      timeZone: "Europe/Paris",
    },
    draft: { key: "mood", value },
  } as const;
}

function answering(status: number, code: string): Response {
  return ownAnswer({ message: "No.", code, errors: [{ message: "No.", extensions: { code } }] }, status);
}

/** A refusal as GraphQL answers it, with status 200. */
function refusing(code: string): Response {
  const refusal = { __typename: "Refusal", message: "No.", code, field: null, details: null };
  return ownAnswer({ data: { saved: refusal } }, 200);
}

async function notesOf(as: Person) {
  return granted(await restDoor({ as }).moods()).entries.map(({ note }) => note);
}
