import { afterEach, expect, test } from "vitest";
import { temporaryFolder } from "#server/store/database/temporary.ts";
import { connect } from "#tests/support/relations.ts";
import { listensAt } from "#tests/support/address.ts";
import { createEmptyDatabase } from "#tests/support/cluster.ts";
import { granted } from "#tests/support/door.ts";
import { launchKindling, startKindling, workersOf, type Kindling } from "#tests/support/kindling.ts";
import { sendRequest } from "#tests/support/requests.ts";
import { listenTo } from "#tests/support/newsStream.ts";
import { person, registration } from "#tests/support/people.ts";
import { peopleDoors } from "#tests/support/peopleDoors.ts";
import { restDoor } from "#tests/support/restDoor.ts";
import { until } from "#tests/support/until.ts";

const [, rest] = peopleDoors;
const running: Kindling[] = [];

afterEach(async () => {
  listensAt(undefined);
  for (const kindling of running.splice(0)) {
    kindling.send("SIGTERM");
    await kindling.ended;
  }
});

test("several workers serve one diary on one port, and share their rate limits", async () => {
  await start({ env: { WORKERS: "2", TRUST_PROXY: "on", RATE_LIMIT_SCALE: "1" } });
  const ada = await person("ada");
  await Promise.all(Array.from({ length: 12 }, () => logged(ada)));

  const strange = { email: registration("bo").email, password: "not the password" };
  const tries = await Promise.all(
    Array.from({ length: 30 }, () =>
      sendRequest("POST", "/api/auth/login", { headers: { "x-forwarded-for": "203.0.113.7" }, body: strange }),
    ),
  );

  expect(await titlesOf(ada)).toHaveLength(12);
  expect(tries.filter(({ status }) => status === 401)).toHaveLength(10);
  expect(tries.filter(({ status }) => status === 429)).toHaveLength(20);
});

test("a change at one worker is published by all of them, once each", async () => {
  await start();
  const [ada, bo] = [await person("ada"), await person("bo")];
  await connect(ada, bo);
  const streams = await Promise.all(Array.from({ length: 4 }, () => listenTo(ada)));

  for (const message of ["One", "Two", "Three"]) await rest.open(bo).send({ recipientId: ada.id, message });

  for (const stream of streams)
    expect((await stream.untilReceived(4)).map(({ exchange }) => exchange?.message)).toEqual([
      undefined,
      "One",
      "Two",
      "Three",
    ]);
});

test("asked to stop, all of them end, and the database last", async () => {
  const kindling = await start({ dataDir: temporaryFolder(), databaseUrl: "" });
  const workers = workersOf(kindling);
  await logged(await person("ada"));

  kindling.send("SIGTERM");

  expect(await kindling.ended).toMatchObject({ code: 0 });
  expect(workers.filter(isAlive)).toEqual([]);
  expect(kindling.said.at(-1)).toContain('"stopped"');
});

test("workers end with a leader that is killed", async () => {
  const kindling = await start();
  const workers = workersOf(kindling);

  kindling.send("SIGKILL");
  await kindling.ended;

  await until("the workers have ended", () => !workers.some(isAlive));
});

test("if they cannot listen, the program exits with a reason", async () => {
  const { url } = await start();

  const second = await launchKindling({
    databaseUrl: await createEmptyDatabase(),
    port: Number(new URL(url).port),
    env: { WORKERS: "2" },
  });

  expect((await second.ended).code).toBe(1);
  expect(second.said.join("\n")).toMatch(/^Port \d+ is taken/m);
});

async function start(more: Partial<Parameters<typeof startKindling>[0]> = {}): Promise<Kindling> {
  const kindling = await startKindling({ databaseUrl: await createEmptyDatabase(), env: { WORKERS: "2" }, ...more });
  running.push(kindling);
  listensAt(kindling.url);
  return kindling;
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

async function logged(as: { token: string }): Promise<void> {
  granted(await restDoor({ as }).logAction({ eventTitle: "Held the door" }));
}

async function titlesOf(as: { token: string }): Promise<(string | null)[]> {
  const { entries } = granted(await restDoor({ as }).actions());
  return entries.map(({ eventTitle }) => eventTitle);
}
