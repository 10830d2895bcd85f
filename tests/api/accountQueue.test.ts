import { EventEmitter } from "node:events";
import type { OutgoingHttpHeaders, ServerResponse } from "node:http";
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { z } from "zod";
import { parse } from "graphql";
import { enterAccountQueue } from "#server/doors/chain/accountQueue.ts";
import type { Identity } from "#server/base/call.ts";
import { changeWaits } from "#server/base/clock.ts";
import { route } from "#server/kit/rest/route.ts";
import { weightOf } from "#server/doors/graph/weight.ts";
import { actionRoutes } from "#server/nouns/actions/actions.rest.ts";
import { journalRoutes } from "#server/nouns/journal/journal.rest.ts";
import { moodRoutes } from "#server/nouns/moods/moods.rest.ts";
import { searchRoutes } from "#server/nouns/search/search.rest.ts";
import { schema } from "#server/program/schema.ts";
import { useApp } from "#tests/support/app.ts";
import { persisted } from "#tests/support/persisted.ts";
import { ask, bearer, sendRequest, type Answer } from "#tests/support/requests.ts";
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

// No wait ends by a timer that the test does not advance.
beforeAll(() => changeWaits({ queue: 5_000 }));
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

describe("a request that weighs three", () => {
  test("waits while four of the six places are taken, and others of the account wait behind it", async () => {
    const ada = somebody();
    const four = await ada.askTimes(4);
    const [heavy, light] = [ada.ask(3), ada.ask()];
    await Promise.resolve();
    expect([heavy.state(), light.state()]).toEqual(["waiting", "waiting"]);

    four[0]?.answer();
    await heavy.turn;
    expect(light.state()).toBe("waiting");

    four[1]?.answer();
    await light.turn;
  });

  test("is let in by light ones that came before it, however many come after it", async () => {
    const ada = somebody();
    const six = await ada.askTimes(6);
    const heavy = ada.ask(3);
    const later = Array.from({ length: 20 }, () => ada.ask());

    for (const { answer } of six.slice(0, 3)) answer();
    await heavy.turn;

    expect(later.map(({ state }) => state())).toEqual(Array(20).fill("waiting"));
  });

  test("gives all its places back at once", async () => {
    const ada = somebody();
    const [one, other] = [ada.ask(3), ada.ask(3)];
    await Promise.all([one.turn, other.turn]);
    const three = [ada.ask(), ada.ask(), ada.ask()];

    one.answer();
    await Promise.all(three.map(({ turn }) => turn));

    expect(ada.ask().state()).toBe("waiting");
  });

  test("lets those behind it in if its client disconnects", async () => {
    const ada = somebody();
    await ada.askTimes(5);
    const [heavy, light] = [ada.ask(3), ada.ask()];

    heavy.answer();
    await expect(heavy.turn).rejects.toMatchObject({ status: 429 });

    await light.turn;
  });
});

test("a request that weighs more than all places takes all of them, and no more", async () => {
  const ada = somebody();
  const huge = ada.ask(1_000);
  await huge.turn;
  const six = Array.from({ length: 6 }, () => ada.ask());
  await Promise.resolve();
  expect(six.map(({ state }) => state())).toEqual(Array(6).fill("waiting"));

  huge.answer();

  await Promise.all(six.map(({ turn }) => turn));
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

test("a search weighs the same over GraphQL and REST, and two of them in one document weigh twice as much", () => {
  const search = `search(text: "tea", first: 1) { edges { cursor } }`;

  expect(searchRoutes.map(({ spec }) => spec.weight)).toEqual([3]);
  expect(weightOf(schema, parse(`{ viewer { ${search} } }`))).toBe(3);
  expect(weightOf(schema, parse(`{ viewer { ${search} other: ${search} email } }`))).toBe(6);
  expect(weightOf(schema, parse("{ viewer { email } }"))).toBe(1);
});

test("a save weighs two, over GraphQL and REST", () => {
  const saves = [...actionRoutes, ...journalRoutes, ...moodRoutes].filter(({ spec }) => spec.status === 201);
  const fields = schema.getMutationType()?.getFields() ?? {};

  expect(saves.map(({ spec }) => spec.weight)).toEqual([2, 2, 2]);
  for (const name of ["logAction", "writeJournalEntry", "saveMood"])
    expect([name, fields[name]?.extensions["weight"]]).toEqual([name, 2]);
});

describe("what weighs more waits for its places", () => {
  const days = "from=2025-01-01&to=2025-12-31";
  const tagDays = `{ viewer { tagDays(from: "2025-01-01", to: "2025-12-31") { count } } }`;
  const persistedId = persisted.find(({ document }) => /YearGridQuery.*tagDays/s.test(document))?.id;
  const YearGrid = { year: 2025, from: "2025-01-01", to: "2025-12-31" };

  test.each<[what: string, send: (headers: OutgoingHttpHeaders) => Promise<Answer>]>([
    ["the days of tags over REST", (headers) => sendRequest("GET", `/api/trends/tags?${days}`, { headers })],
    ["the days of tags over GraphQL", (headers) => ask(tagDays, { headers })],
    [
      "a document of the client with the days of tags",
      (headers) =>
        sendRequest("POST", "/graphql", {
          headers: { ...headers, Accept: "application/json" },
          body: { id: persistedId, variables: YearGrid },
        }),
    ],
    [
      "an import",
      (headers) =>
        sendRequest("POST", "/api/user/import", {
          headers: { ...headers, "Content-Type": "application/jsonl" },
          body: "{}",
        }),
    ],
  ])("%s", async (_what, send) => {
    const headers = bearer(await person("ada"));
    const held = Array.from({ length: 4 }, () => sendRequest("GET", "/api/test/held", { headers }));
    await untilHeld(4);
    let isAnswered = false;

    const heavy = send(headers).finally(() => (isAnswered = true));
    // Those of another person are answered meanwhile.
    const bo = bearer(await person("bo"));
    for (let n = 0; n < 10; n += 1)
      expect(await ask("{ viewer { email } }", { headers: bo })).toMatchObject({ status: 200 });
    expect(isAnswered).toBe(false);

    await untilAnswered(held);
    expect(await heavy).toMatchObject({ status: 200 });
  });
});

async function untilHeld(count: number): Promise<void> {
  while (releases.length < count) await new Promise((resolve) => setImmediate(resolve));
}

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
  const askOnce = (weight?: number) => {
    const response = answering();
    let state: "waiting" | "running" | "refused" = "waiting";
    const turn = enterAccountQueue(identity, response, weight);
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
      const all = Array.from({ length: count }, () => askOnce());
      await Promise.all(all.map(({ turn }) => turn));
      return all;
    },
  };
}
