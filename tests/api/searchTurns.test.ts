import { EventEmitter, once } from "node:events";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { z } from "zod";
import { countRequest } from "#server/base/underWay.ts";
import { route } from "#server/kit/rest/route.ts";
import { startTurns } from "#server/nouns/search/turns.ts";
import { useApp } from "#tests/support/app.ts";
import { granted } from "#tests/support/door.ts";
import { person, type Person } from "#tests/support/people.ts";
import { bearer, sendRequest } from "#tests/support/requests.ts";
import { restDoor } from "#tests/support/restDoor.ts";
import { searchOverRest } from "#tests/support/searchDoors.ts";

/** Says when the request of the route below runs (`running`), and lets it be answered (`answer`). */
const held = new EventEmitter();

useApp({
  routes: [
    route("get", "/test/held", { summary: "Answers when it is let.", answers: z.string() }, async () => {
      const answered = once(held, "answer");
      held.emit("running");
      await answered;
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
});

describe("a turn of a search", () => {
  test("comes when the last other request is answered", async () => {
    const [one, other] = [countRequest(), countRequest()];
    const turn = watched(startTurns(1_000).rest());

    one();
    one();
    await rounds();
    expect(turn.isDone()).toBe(false);
    other();

    await turn.done;
  });

  test("comes after a hundredth of a second of others’ requests", async () => {
    const end = countRequest();
    const turn = watched(startTurns(1_000).rest());
    await rounds();

    vi.advanceTimersByTime(9);
    await rounds();
    expect(turn.isDone()).toBe(false);
    vi.advanceTimersByTime(1);

    await turn.done;
    end();
  });

  test("comes after the statement of another search", async () => {
    const answer = new EventEmitter();
    const [one, other] = [startTurns(1_000), startTurns(1_000)];
    const read = watched(one.read(() => once(answer, "come")));
    const [statement, turn] = [watched(other.read(async () => undefined)), watched(other.rest())];

    await rounds();
    expect([read, statement, turn].map(({ isDone }) => isDone())).toEqual([false, false, false]);
    answer.emit("come");

    await Promise.all([read.done, statement.done, turn.done]);
  });
});

test("a search waits for other people’s requests, and for no search", async () => {
  const [ada, bo] = [await person("ada"), await person("bo")];
  await saveTea(ada);
  const running = once(held, "running");
  const answer = sendRequest("GET", "/api/test/held", { headers: bearer(bo) });
  await running;

  const searches = [1, 2].map(() => watched(searchOverRest(ada)({ text: "tea" })));
  // In this time the searches would be answered.
  for (let n = 0; n < 10; n += 1) await sendRequest("GET", "/api/dashboard", { headers: bearer(bo) });
  expect(searches.map(({ isDone }) => isDone())).toEqual([false, false]);
  held.emit("answer");

  await answer;
  for (const { done } of searches) expect((await done).ids).toHaveLength(1);
});

async function saveTea(as: Person): Promise<void> {
  granted(await restDoor({ as, zone: "UTC" }).saveMood({ note: "Tea." }));
}

/** Several rounds of the event loop. */
async function rounds(): Promise<void> {
  for (let n = 0; n < 10; n += 1) await new Promise((resolve) => setImmediate(resolve));
}

function watched<Result>(done: Promise<Result>) {
  let isDone = false;
  void done.then(() => (isDone = true));
  return { done, isDone: () => isDone };
}
