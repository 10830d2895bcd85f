import { afterEach, expect, test, vi } from "vitest";
import { listensAt } from "#tests/support/address.ts";
import { createDatabase } from "#tests/support/cluster.ts";
import { startKindling, type Kindling } from "#tests/support/kindling.ts";
import { collectingEnv, memoryUseOf, liveTwoLives, overfull } from "#tests/support/soak.ts";

// `npm run bench -- soak` does the same for any length of time, and checks memory too.

// On a busy machine, a start alone can take as long as the default limit.
vi.setConfig({ testTimeout: 240_000, hookTimeout: 120_000 });

const callers = 8;
let kindling: Kindling | undefined;

afterEach(async () => {
  listensAt(undefined);
  kindling?.send("SIGTERM");
  await kindling?.ended;
});

test("a server that lives through many lives keeps no more statements than after the first, and no cache past its size", async () => {
  kindling = await startKindling({ databaseUrl: await createDatabase(), env: collectingEnv });
  listensAt(kindling.url);
  await liveAtOnce();
  const first = await memoryUseOf(kindling);

  await liveAtOnce();

  const { sizes } = await memoryUseOf(kindling);
  expect(Object.keys(sizes)).toContain("opened texts");
  expect(overfull(first.sizes, sizes)).toEqual([]);
});

function liveAtOnce(): Promise<unknown> {
  return Promise.all(Array.from({ length: callers }, () => liveTwoLives((request) => request(), 3)));
}
