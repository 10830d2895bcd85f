import { closeSync, existsSync, fstatSync, mkdtempSync, openSync, readFileSync, readSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, afterEach, expect, test } from "vitest";
import { listensAt } from "#tests/support/address.ts";
import { createDatabase } from "#tests/support/cluster.ts";
import { granted } from "#tests/support/door.ts";
import { doors } from "#tests/support/doors.ts";
import { startKindling, workersOf, type Kindling, type Program } from "#tests/support/kindling.ts";
import { person, registration, type Person } from "#tests/support/people.ts";
import { collectingEnv, memoryUseOf } from "#tests/support/soak.ts";
import { until } from "#tests/support/until.ts";

// The personal data that a server caches between requests, seen in a separate process.

const [graphql, rest] = doors;
const folder = mkdtempSync(join(tmpdir(), "kindling-heap-"));
const snapshot = join(folder, "server.heapsnapshot");
const running: Kindling[] = [];

afterEach(async () => {
  listensAt(undefined);
  for (const kindling of running.splice(0)) {
    kindling.send("SIGTERM");
    await kindling.ended;
  }
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

test("a deleted account's texts are nowhere in the server's memory after further requests", async () => {
  const server = await started({
    NODE_OPTIONS: `--expose-gc --import=${new URL("../../support/heap-snapshot.mjs", import.meta.url).href}`,
    HEAP_SNAPSHOT: snapshot,
  });
  const [ada, bo] = [await person("ada"), await person("bo")];
  const [phrase, phraseOfBo] = [unheardOf(), unheardOf()];
  for (const door of [graphql, rest])
    for (const [somebody, note] of [
      [ada, phrase],
      [bo, phraseOfBo],
    ] as const) {
      granted(await door.open(somebody).write({ texts: { title: "Today", body: note } }));
      granted(await door.open(somebody).saveMood({ note }));
      granted(await door.open(somebody).moods());
    }

  granted(await rest.open(ada).deleteAccount());
  for (let request = 0; request < 100; request += 1)
    for (const door of [graphql, rest]) granted(await door.open(bo).saveMood({ note: `Calm ${request}` }));

  // One snapshot for both, because it takes seconds of CPU.
  const heap = await heapOf(server);
  expect(heap.includes(phraseOfBo), "what is kept of who is there").toBe(true);
  expect(heap.includes(phrase)).toBe(false);
});

test("cached values expire even if nobody asks for them", async () => {
  const server = await started({ KINDLING_CLOCK: "kept=1000" });
  const ada = await person("ada");
  granted(await rest.open(ada).saveMood({ note: "Calm" }));
  granted(await rest.open(ada).moods());

  await until("nothing is kept any more", async () => (await keptBy(server)).length === 0);
});

test.each([
  ["deletes the account", (ada: Person) => rest.open(ada).deleteAccount()],
  ["begins again", (ada: Person) => graphql.open(ada).resetProgress()],
  [
    "sets another password",
    (ada: Person) => rest.open(ada).changePassword({ currentPassword: ada.password, newPassword: "another secret" }),
  ],
])("nothing is kept by any worker once somebody %s", async (_what, ends) => {
  const server = await started({ WORKERS: "2" });
  const { said } = server;
  const workers = workersOf(server).map((pid) => ({
    said,
    send: (signal: NodeJS.Signals) => void process.kill(pid, signal),
  }));
  const ada = await onlyPerson();
  for (const worker of workers)
    await until("each worker knows her", async () => {
      await Promise.all(Array.from({ length: 8 }, () => rest.open(ada).saveMood({ note: "Calm" })));
      await Promise.all(Array.from({ length: 8 }, () => rest.open(ada).moods()));
      return (await keptBy(worker)).length === kinds.length;
    });

  granted(await ends(ada));

  for (const worker of workers) await until("nothing is kept of her", async () => (await keptBy(worker)).length === 0);
});

function unheardOf(): string {
  return `Qz7x-${"unheard of ".repeat(3)}${crypto.randomUUID()}`;
}

/** Starts a server on its own database, and directs all doors to it. */
async function started(env: Record<string, string>): Promise<Kindling> {
  const databaseUrl = await createDatabase();
  const kindling = await startKindling({ databaseUrl, env: { ...collectingEnv, ...env } });
  running.push(kindling);
  listensAt(kindling.url, databaseUrl);
  return kindling;
}

/** A person on a server that knows nobody else. */
async function onlyPerson(): Promise<Person> {
  const draft = registration("ada");
  granted(await rest.open().createTrialUser(draft));
  const { email, password } = draft;
  const { token } = granted(await rest.open().login({ email, password }));
  return { ...draft, token, id: granted(await rest.open({ token }).me()).id };
}

const kinds = ["opened texts", "opened keys", "presumed sessions"];

async function keptBy(server: Pick<Program, "said" | "send">): Promise<string[]> {
  const { sizes } = await memoryUseOf(server);
  return kinds.filter((name) => sizes[name] !== 0);
}

/** The server's JavaScript heap, as V8 writes it after a garbage collection. */
async function heapOf(server: Kindling): Promise<string> {
  server.send("SIGWINCH");
  const isWritten = () => existsSync(snapshot) && endOf(snapshot).trimEnd().endsWith("]}");
  // Writing it takes V8 longer where other tests run.
  await until("the heap is written", isWritten);
  return readFileSync(snapshot, "latin1");
}

/** The last bytes of a file: a heap has a hundred megabytes. */
function endOf(file: string): string {
  const descriptor = openSync(file, "r");
  const bytes = Buffer.alloc(16);
  const length = readSync(descriptor, bytes, 0, bytes.length, Math.max(0, fstatSync(descriptor).size - bytes.length));
  closeSync(descriptor);
  return bytes.toString("latin1", 0, length);
}
