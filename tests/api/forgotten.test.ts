import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, afterEach, expect, test, vi } from "vitest";
import { listensAt } from "#tests/support/address.ts";
import { createDatabase } from "#tests/support/cluster.ts";
import { granted } from "#tests/support/door.ts";
import { doors } from "#tests/support/doors.ts";
import { startKindling, type Kindling, type Program } from "#tests/support/kindling.ts";
import { person, registration, type Person } from "#tests/support/people.ts";
import { collectingEnv, heldBy } from "#tests/support/soak.ts";
import { until } from "#tests/support/until.ts";

// What a server keeps of a person between requests, seen in its own process.

// On a busy machine a start alone can take as long as other tests may.
vi.setConfig({ testTimeout: 240_000, hookTimeout: 120_000 });

const [graphql, rest] = doors;
const folder = mkdtempSync(join(tmpdir(), "kindling-heap-"));
const running: Kindling[] = [];

afterEach(async () => {
  listensAt(undefined);
  for (const kindling of running.splice(0)) {
    kindling.send("SIGTERM");
    await kindling.ended;
  }
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

test("a deleted account's words stand nowhere in the server's memory, once others were answered", async () => {
  const server = await started({
    NODE_OPTIONS: `--expose-gc --heapsnapshot-signal=SIGWINCH --diagnostic-dir=${folder}`,
  });
  const [ada, bo] = [await person("ada"), await person("bo")];
  const phrase = `Qz7x-${"unheard of ".repeat(3)}${crypto.randomUUID()}`;
  for (const door of [graphql, rest]) {
    granted(await door.open(ada).write({ texts: { title: "Today", body: phrase } }));
    granted(await door.open(ada).saveMood({ note: phrase }));
    granted(await door.open(ada).moods());
  }
  expect(await heapOf(server), "what is kept of who is there").toContain(phrase);

  granted(await rest.open(ada).deleteAccount());
  for (let request = 0; request < 100; request += 1)
    for (const door of [graphql, rest]) granted(await door.open(bo).saveMood({ note: `Calm ${request}` }));

  expect(await heapOf(server)).not.toContain(phrase);
});

test("what nobody asks for any more goes when its time is over", async () => {
  const server = await started({ KINDLING_KEPT_MS: "1000" });
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
  const workers = workersOf(server);
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

/** Starts a server on a database of its own, to which all doors lead. */
async function started(env: Record<string, string>): Promise<Kindling> {
  const databaseUrl = await createDatabase();
  const kindling = await startKindling({ databaseUrl, env: { ...collectingEnv, ...env } });
  running.push(kindling);
  listensAt(kindling.url, databaseUrl);
  return kindling;
}

/** Somebody beside whom the server knows nobody. */
async function onlyPerson(): Promise<Person> {
  const draft = registration("ada");
  granted(await rest.open().createTrialUser(draft));
  const { email, password } = draft;
  const { token } = granted(await rest.open().login({ email, password }));
  return { ...draft, token, id: granted(await rest.open({ token }).me()).id };
}

const kinds = ["opened texts", "opened keys", "presumed sessions"];

/** Of which kinds a process keeps something. */
async function keptBy(server: Pick<Program, "said" | "send">): Promise<string[]> {
  const { sizes } = await heldBy(server);
  return kinds.filter((name) => sizes[name] !== 0);
}

function workersOf({ said }: Kindling): Pick<Program, "said" | "send">[] {
  const ready = said.find((line) => line.includes('"workers":['));
  const { workers } = JSON.parse(ready ?? "") as { workers: number[] };
  return workers.map((pid) => ({ said, send: (signal) => void process.kill(pid, signal) }));
}

/** All that stands in the memory of a server's JavaScript, as V8 writes it after it has collected what nobody needs. */
async function heapOf(server: Kindling): Promise<string> {
  const before = new Set(readdirSync(folder));
  server.send("SIGWINCH");
  let heap = "";
  await until("the heap is written", () => {
    const name = readdirSync(folder).find((each) => !before.has(each));
    heap = name ? readFileSync(join(folder, name), "latin1") : "";
    return heap.trimEnd().endsWith("]}");
  });
  return heap;
}
