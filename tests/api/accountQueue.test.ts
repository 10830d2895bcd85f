import { EventEmitter } from "node:events";
import type { ServerResponse } from "node:http";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { z } from "zod";
import { enterAccountQueue } from "#server/doors/chain/accountQueue.ts";
import type { Identity } from "#server/base/call.ts";
import { route } from "#server/kit/rest/route.ts";
import { useApp } from "#tests/support/app.ts";
import { ask, bearer, sendRequest } from "#tests/support/requests.ts";
import { person } from "#tests/support/people.ts";

/** Functions that release the responses of the route below. */
let releases: (() => void)[] = [];

useApp({
  routes: [
    route("get", "/test/held", { summary: "Answers when it is let.", answers: z.string() }, async () => {
      await new Promise<void>((resolve) => releases.push(resolve));
      return "held";
    }),
  ],
});

// No wait ends by a timer.
beforeEach(() => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
});

afterEach(() => {
  vi.useRealTimers();
  releases = [];
});

const wait = "Too many requests at once. Please try again in 1 second.";

describe("the seventh simultaneous request of an account", () => {
  test("waits until one of the six is answered, and other accounts do not wait", async () => {
    const ada = somebody();
    const six = await ada.askTimes(6);
    const seventh = ada.ask();
    await somebody().askTimes(6);
    expect(seventh.state()).toBe("waiting");

    six[3]?.answer();
    await seventh.turn;

    expect(seventh.state()).toBe("running");
  });

  test("comes before the eighth", async () => {
    const ada = somebody();
    const six = await ada.askTimes(6);
    const [seventh, eighth] = [ada.ask(), ada.ask()];

    six[0]?.answer();
    await seventh.turn;
    expect(eighth.state()).toBe("waiting");

    seventh.answer();
    await eighth.turn;
  });

  test("waits five seconds and no longer", async () => {
    const ada = somebody();
    await ada.askTimes(6);
    const seventh = ada.ask();

    vi.advanceTimersByTime(4_999);
    await Promise.resolve();
    expect(seventh.state()).toBe("waiting");
    vi.advanceTimersByTime(1);

    await expect(seventh.turn).rejects.toMatchObject({ status: 429, message: wait, retryAfter: 1 });
  });

  test("leaves the queue when the client disconnects or the wait times out", async () => {
    const ada = somebody();
    const six = await ada.askTimes(6);
    const [gone, late] = [ada.ask(), ada.ask()];
    gone.answer();
    await expect(gone.turn).rejects.toMatchObject({ status: 429 });
    vi.advanceTimersByTime(5_000);
    await expect(late.turn).rejects.toMatchObject({ status: 429 });

    const next = ada.ask();
    six[0]?.answer();
    await next.turn;

    expect(next.state()).toBe("running");
  });

  test("finds all six places free after they were released", async () => {
    const ada = somebody();
    for (const { answer } of await ada.askTimes(6)) answer();

    const six = await ada.askTimes(6);
    expect(six.map(({ state }) => state())).toEqual(Array(6).fill("running"));
    expect(ada.ask().state()).toBe("waiting");
  });
});

test("a visitor, and a request that went away before its turn, do not queue", async () => {
  const ada = somebody();
  await ada.askTimes(6);

  await enterAccountQueue({ kind: "visitor" }, answering());
  await enterAccountQueue(ada.identity, Object.assign(answering(), { destroyed: true }));
});

test("a hundred wait, the next is refused through both doors, and no other person is", async () => {
  const [ada, bo] = [await person("ada"), await person("bo")];
  const headers = bearer(ada);
  const held = Array.from({ length: 107 }, () => sendRequest("GET", "/api/test/held", { headers }));

  // The other requests get their responses when they are released.
  const refused = await Promise.race(held);
  const graphql = await ask("{ viewer { email } }", { headers });

  expect(refused).toMatchObject({ status: 429, headers: { "retry-after": "1" }, json: { message: wait } });
  expect(graphql).toMatchObject({
    status: 429,
    headers: { "retry-after": "1" },
    json: { errors: [{ message: wait }] },
  });
  expect(releases).toHaveLength(6);
  expect((await ask("{ viewer { email } }", { headers: bearer(bo) })).status).toBe(200);
  expect((await sendRequest("GET", "/healthz")).status).toBe(200);

  await untilAnswered(held);
  expect((await Promise.all(held)).filter(({ status }) => status === 200)).toHaveLength(106);
  expect((await ask("{ viewer { email } }", { headers })).status).toBe(200);
});

/** Releases every running request until all have a response. */
async function untilAnswered(requests: readonly Promise<unknown>[]): Promise<void> {
  const done = new AbortController();
  void Promise.all(requests).then(() => done.abort());
  while (!done.signal.aborted) {
    for (const release of releases.splice(0)) release();
    await new Promise((resolve) => setImmediate(resolve));
  }
}

function answering(): ServerResponse {
  // The queue uses only a response's end.
  return Object.assign(new EventEmitter(), { destroyed: false }) as unknown as ServerResponse;
}

/** An account and its requests. */
function somebody() {
  const identity = { kind: "signedIn", viewer: { id: crypto.randomUUID() } } as unknown as Identity;
  const askOnce = () => {
    const response = answering();
    let state: "waiting" | "running" | "refused" = "waiting";
    const turn = enterAccountQueue(identity, response);
    turn.then(
      () => (state = "running"),
      () => (state = "refused"),
    );
    return { turn, state: () => state, answer: () => void response.emit("close") };
  };
  return {
    identity,
    ask: askOnce,
    askTimes: async (count: number) => {
      const all = Array.from({ length: count }, askOnce);
      await Promise.all(all.map(({ turn }) => turn));
      return all;
    },
  };
}
