import { once } from "node:events";
import { existsSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { connect, type Socket } from "node:net";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { afterEach, describe, expect, test, vi } from "vitest";
import { temporaryFolder } from "#server/store/database/temporary.ts";
import { listensAt } from "#tests/support/address.ts";
import { createEmptyDatabase } from "#tests/support/cluster.ts";
import { granted, somethingGood } from "#tests/support/door.ts";
import { clusterIn, isReady, launchKindling, startKindling, type Kindling } from "#tests/support/kindling.ts";
import { listenTo } from "#tests/support/newsStream.ts";
import { person } from "#tests/support/people.ts";
import { restDoor } from "#tests/support/restDoor.ts";
import { until } from "#tests/support/until.ts";

// On a busy machine, a start alone can take as long as the default limit.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });

const folders: string[] = [];
const running: Kindling[] = [];
/** So long that a test that waits for it fails. */
const never = 10 * 60_000;

afterEach(async () => {
  listensAt(undefined);
  for (const kindling of running.splice(0)) {
    kindling.send("SIGTERM");
    await kindling.ended;
  }
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
});

describe.each(["SIGTERM", "SIGINT"] as const)("asked to stop by %s, the server", (signal) => {
  test("accepts no new requests, finishes the running ones and stops the database cleanly", async () => {
    const dataDir = dataFolder();
    const kindling = await start({ dataDir, graceMs: never });
    const ada = await person("ada");
    const body = JSON.stringify({ ...somethingGood, clientId: "half-sent", eventTitle: "Held the door" });
    const saving = await sendHalf(kindling, ada.token, body);

    kindling.send(signal);
    await untilNotReady(kindling);
    const answer = await saving.sendTheRest();
    const { code } = await kindling.ended;

    expect(code).toBe(0);
    expect(answer).toMatch(/^HTTP\/1\.1 201 /);
    expect(answer).toMatch(/^connection: close\r$/im);
    expect(endOf(dataDir)).toEqual({ postmaster: false, state: "shut down" });

    const again = await start({ dataDir });
    expect(again.said.join("\n")).not.toMatch(/recovery|not properly shut down/);
    expect(await titlesOf(ada.token)).toEqual(["Held the door"]);
  });

  test("hears it while it is still starting, too", async () => {
    const dataDir = dataFolder();
    const kindling = await launchKindling({ dataDir });
    running.push(kindling);
    await until("the database is being started", () =>
      kindling.said.some((line) => line.includes("embedded PostgreSQL")),
    );

    kindling.send(signal);
    await kindling.ended;

    expect(postmastersUnder(dataDir)).toEqual([]);
    await start({ dataDir });
  });
});

test("a server that is asked to stop does not wait for idle connections", async () => {
  const kindling = await start({ dataDir: dataFolder(), graceMs: never });
  const idle = await connectTo(kindling);

  kindling.send("SIGTERM");
  const { code } = await kindling.ended;

  expect(code).toBe(0);
  idle.destroy();
});

test("a server that is asked to stop ends every live stream at once, whole", async () => {
  const kindling = await start({ databaseUrl: await createEmptyDatabase(), graceMs: never });
  const stream = await listenTo(await person("ada"));

  kindling.send("SIGTERM");
  const { code } = await kindling.ended;
  await until("the stream ends", stream.hasEnded);

  expect(code).toBe(0);
  expect(stream.events).toEqual(["next", "complete"]);
});

test("a request over a kept connection is answered even after the signal, and is the last one on it", async () => {
  const env = { KINDLING_CLOCK: `grace=${never},idle=${never}` };
  const kindling = await start({ databaseUrl: await createEmptyDatabase(), env });
  const kept = await connectTo(kindling);
  const ask = async () => {
    const heard = once(kept, "data");
    kept.write("GET /healthz HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n");
    return String(await heard);
  };
  const before = await ask();

  kindling.send("SIGTERM");
  await until("it stops", () => kindling.said.some((line) => line.includes('"stopping"')));
  const after = await ask();
  // A normal stop would leave the connections of this process's own fetch open, too.
  kindling.send("SIGKILL");

  expect(before).toMatch(/^HTTP\/1\.1 200 [^]*^connection: keep-alive\r$/im);
  expect(after).toMatch(/^HTTP\/1\.1 200 [^]*^connection: close\r$/im);
});

test("an endless request is cut off after the grace period, and the database still stops cleanly", async () => {
  const dataDir = dataFolder();
  const kindling = await start({ dataDir, graceMs: 50 });
  const ada = await person("ada");
  const saving = await sendHalf(kindling, ada.token, JSON.stringify(somethingGood));

  kindling.send("SIGTERM");
  const { code } = await kindling.ended;

  expect(code).toBe(0);
  expect(await saving.closed).toBe("");
  expect(endOf(dataDir)).toEqual({ postmaster: false, state: "shut down" });
});

test("a killed server's cluster is not clean, which proves that the check notices", async () => {
  const dataDir = dataFolder();
  const kindling = await start({ dataDir });

  kindling.send("SIGKILL");
  await kindling.ended;

  expect(endOf(dataDir)).toEqual({ postmaster: true, state: "in use" });
  await start({ dataDir });
});

test("a second server on the same data folder refuses, with a way out", async () => {
  const dataDir = dataFolder();
  const first = await start({ dataDir });

  const second = await launchKindling({ dataDir });
  const { code } = await second.ended;

  expect(code).not.toBe(0);
  expect(second.said.join("\n")).toContain(`Kindling is already running from this folder (process ${first.pid}`);
  expect(second.said.join("\n")).toContain("Stop that one first, or give this one a DATA_DIR and a PORT of its own.");
  expect(await isReady(first)).toBe(true);
});

describe("with a PostgreSQL of one's own", () => {
  test("the server brings its tables, serves, and stops without stopping it", async () => {
    const databaseUrl = await createEmptyDatabase();
    const first = await start({ databaseUrl });
    const ada = await person("ada");
    granted(await restDoor({ as: ada }).logAction({ eventTitle: "Held the door" }));

    first.send("SIGTERM");
    expect((await first.ended).code).toBe(0);
    await start({ databaseUrl });

    expect(await titlesOf(ada.token)).toEqual(["Held the door"]);
  });

  test("two servers that start on it at once share it", async () => {
    const databaseUrl = await createEmptyDatabase();

    const [first, second] = await Promise.all([startKindling({ databaseUrl }), startKindling({ databaseUrl })]);
    running.push(first, second);
    listensAt(first.url);
    const ada = await person("ada");
    granted(await restDoor({ as: ada }).logAction({ eventTitle: "Held the door" }));
    listensAt(second.url);

    expect(await titlesOf(ada.token)).toEqual(["Held the door"]);
    // The two servers know only this about each other.
    expect(first.said.join("\n")).toContain("There is no REDIS_URL");
  });

  test("one that is not there ends the server with a sentence that names it", async () => {
    const kindling = await launchKindling({ databaseUrl: "postgresql://nobody:secret@127.0.0.1:1/nothing" });

    const { code } = await kindling.ended;

    expect(code).not.toBe(0);
    expect(kindling.said.join("\n")).toMatch(/DATABASE_URL|127\.0\.0\.1:1/);
    expect(kindling.said.join("\n")).not.toContain("secret");
  });
});

function dataFolder(): string {
  const folder = temporaryFolder();
  folders.push(folder);
  return join(folder, "data");
}

async function start(circumstances: Parameters<typeof startKindling>[0]): Promise<Kindling> {
  const kindling = await startKindling(circumstances);
  running.push(kindling);
  listensAt(kindling.url);
  return kindling;
}

async function titlesOf(token: string): Promise<(string | null)[]> {
  const { entries } = granted(await restDoor({ as: { token } }).actions());
  return entries.map(({ eventTitle }) => eventTitle);
}

async function connectTo({ url }: Kindling): Promise<Socket> {
  const socket = connect(Number(new URL(url).port), "127.0.0.1");
  await new Promise((resolve, reject) => socket.once("connect", resolve).once("error", reject));
  return socket;
}

/** Sends half of a request that logs an action, so that it is in flight for as long as the test needs. */
async function sendHalf(kindling: Kindling, token: string, body: string) {
  const socket = await connectTo(kindling);
  let received = "";
  socket.setEncoding("utf8").on("data", (text: string) => (received += text));
  const head = [
    "POST /api/actions HTTP/1.1",
    "Host: 127.0.0.1",
    `Authorization: Bearer ${token}`,
    "Content-Type: application/json",
    `Content-Length: ${Buffer.byteLength(body)}`,
    // Requested so that the test knows when the server has seen the request.
    "Expect: 100-continue",
  ];
  socket.write(`${head.join("\r\n")}\r\n\r\n`);
  await until("the server waits for the body", () => received.includes("100 Continue"));
  socket.write(body.slice(0, 10));
  received = "";

  return {
    /** The response until the server closed the connection. */
    closed: new Promise<string>((resolve) => socket.once("error", () => {}).once("close", () => resolve(received))),
    sendTheRest: async () => {
      socket.write(body.slice(10));
      await until("the answer came", () => received.includes("\r\n\r\n"));
      socket.destroy();
      return received;
    },
  };
}

async function untilNotReady(kindling: Kindling): Promise<void> {
  for (const deadline = Date.now() + 10_000; await isReady(kindling); await pause(5)) {
    if (Date.now() > deadline) throw new Error("The server goes on saying that it is ready.");
  }
}

/** The state of PostgreSQL after its end: the fifth word of its control file, where 1 is a clean stop. */
function endOf(dataDir: string) {
  const cluster = clusterIn(dataDir);
  const state = readFileSync(join(cluster, "global", "pg_control")).readInt32LE(16);
  return { postmaster: existsSync(join(cluster, "postmaster.pid")), state: state === 1 ? "shut down" : "in use" };
}

/** Live PostgreSQL processes whose data is inside the folder. */
function postmastersUnder(folder: string): string[] {
  if (process.platform !== "linux") return [];
  return readdirSync("/proc").filter((pid) => {
    try {
      return /^\d+$/.test(pid) && readFileSync(`/proc/${pid}/cmdline`, "utf8").includes(`-D\0${folder}`);
    } catch {
      return false;
    }
  });
}
