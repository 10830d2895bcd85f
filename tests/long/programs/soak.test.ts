import { afterEach, expect, test } from "vitest";
import { listensAt } from "#tests/support/address.ts";
import { createDatabase } from "#tests/support/cluster.ts";
import { startKindling, type Kindling } from "#tests/support/kindling.ts";
import { collectingEnv, memoryUseOf, liveTwoLives, overfull } from "#tests/support/soak.ts";

// `npm run bench -- soak` does the same for any length of time, and checks memory too.

const callers = 8;
let kindling: Kindling | undefined;

afterEach(async () => {
  listensAt(undefined);
  kindling?.send("SIGTERM");
  await kindling?.ended;
});

/** A statement that runs only when something takes long may join late. A leak grows with every life. */
const mostLives = 5;

test("a server that lives through many lives keeps no more statements with each, and no cache past its size", async () => {
  kindling = await startKindling({ databaseUrl: await createDatabase(), env: collectingEnv });
  listensAt(kindling.url);
  await liveAtOnce();
  let { sizes: earlier } = await memoryUseOf(kindling);
  expect(Object.keys(earlier)).toContain("opened texts");

  let grown: string[] = [];
  for (let lives = 1; lives < mostLives; lives += 1) {
    await liveAtOnce();
    const { sizes } = await memoryUseOf(kindling);
    grown = overfull(earlier, sizes);
    if (grown.length === 0) break;
    earlier = sizes;
  }
  expect(grown).toEqual([]);
});

function liveAtOnce(): Promise<unknown> {
  return Promise.all(Array.from({ length: callers }, () => liveTwoLives((request) => request(), 3)));
}
