import { once } from "node:events";
import { readdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { afterEach, describe, expect, test } from "vitest";
import { temporaryFolder } from "#server/store/database/temporary.ts";
import { listensAt } from "#tests/support/address.ts";
import { createEmptyDatabase } from "#tests/support/cluster.ts";
import { granted, somethingGood } from "#tests/support/door.ts";
import { connectTo, sendHalf } from "#tests/support/halfRequest.ts";
import { endOf, isReady, launchKindling, startKindling, type Kindling } from "#tests/support/kindling.ts";
import { listenTo } from "#tests/support/newsStream.ts";
import { person } from "#tests/support/people.ts";
import { restDoor } from "#tests/support/restDoor.ts";
import { until } from "#tests/support/until.ts";

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

test("asked to stop by SIGINT, the server accepts no new requests, finishes the running ones and stops the database cleanly", async () => {
  const dataDir = dataFolder();
  const kindling = await start({ dataDir, graceMs: never });
  const ada = await person("ada");
  const body = JSON.stringify({ ...somethingGood, clientId: "half-sent", eventTitle: "Held the door" });
  const saving = await sendHalf(kindling, ada.token, body);

  kindling.send("SIGINT");
  await until("it says that it is not ready", async () => !(await isReady(kindling)));
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

describe.each(["SIGTERM", "SIGINT"] as const)("asked to stop by %s, the server", (signal) => {
  test("hears it while it is still starting, too", async () => {
    const dataDir = dataFolder();
    const kindling = await launchKindling({ dataDir });
    running.push(kindling);
    await kindling.says("embedded PostgreSQL");

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
  await kindling.says('"stopping"');
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
