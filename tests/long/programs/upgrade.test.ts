import { afterAll, beforeAll, expect, test } from "vitest";
import { listensAt } from "#tests/support/address.ts";
import { verb } from "#tests/support/backups.ts";
import { createDatabase } from "#tests/support/cluster.ts";
import { isReady, startKindling, type Kindling } from "#tests/support/kindling.ts";
import { makeNextVersion, type NextVersion } from "#tests/support/nextVersion.ts";
import { person, type Person } from "#tests/support/people.ts";

// This version and a pretended next one on one database, as while servers are replaced one by one.

let databaseUrl: string;
let older: Kindling;
let newer: Kindling | undefined;
let next: NextVersion;
let ada: Person;

beforeAll(async () => {
  databaseUrl = await createDatabase();
  next = makeNextVersion();
  older = await startKindling({ databaseUrl });
  listensAt(older.url, databaseUrl);
  ada = await person("ada");
});

afterAll(async () => {
  listensAt(undefined);
  for (const server of [older, newer]) {
    server?.send("SIGKILL");
    await server?.ended;
  }
  next.remove();
});

test("no request is refused while the next version comes up beside this one, and the totals stay right", async () => {
  const done = new AbortController();
  const statuses: number[] = [];
  const write = async (urls: () => string[]) => {
    while (!done.signal.aborted) for (const url of urls()) statuses.push(await save(url));
  };
  const writing = [write(() => [older.url]), write(() => [older.url, newer?.url ?? older.url])];

  newer = await startKindling({ databaseUrl, main: next.main, env: next.env });
  for (let times = 0; times < 20; times += 1) for (const { url } of [older, newer]) expect(await save(url)).toBe(201);
  done.abort();
  await Promise.all(writing);

  expect(new Set(statuses)).toEqual(new Set([201]));
  expect(await Promise.all([older, newer].map(isReady))).toEqual([true, true]);
  const [{ version }] = await Promise.all([newer].map(async ({ url }) => (await fetch(`${url}/healthz`)).json()));
  expect(version).toBe("99.0.0");
  expect(await verb(["check:ledger"], databaseUrl)).toMatchObject({ code: 0 });
});

test("the next version serves both builds' files, and knows both builds' queries", async () => {
  const url = newer?.url ?? "";
  expect(next.assets.own).not.toBe(next.assets.earlier);

  for (const asset of Object.values(next.assets)) {
    const { status, headers } = await fetch(`${url}${asset}`);
    expect([asset, status, headers.get("cache-control")]).toEqual([asset, 200, "public, max-age=31536000, immutable"]);
  }
  expect((await fetch(`${older.url}${next.assets.own}`)).status).toBe(404);
  expect((await fetch(`${url}/assets/../index.html`)).status).not.toBe(500);
  expect(await ask(url)).toMatchObject({ data: { viewer: { __typename: "Viewer" } } });
  // The client then asks again for a minute.
  expect(await ask(older.url)).toMatchObject({ errors: [{ extensions: { code: "PERSISTED_QUERY_NOT_IN_LIST" } }] });
});

test("the older version can be started again", async () => {
  older.send("SIGTERM");
  expect(await older.ended).toMatchObject({ code: 0 });

  older = await startKindling({ databaseUrl });

  expect(await isReady(older)).toBe(true);
  expect(await save(older.url)).toBe(201);
  expect(await verb(["check:ledger"], databaseUrl)).toMatchObject({ code: 0 });
});

async function save(url: string): Promise<number> {
  const { status } = await fetch(`${url}/api/moods`, {
    method: "POST",
    headers: { "Content-Type": "application/json", Authorization: `Bearer ${ada.token}` },
    body: JSON.stringify({ value: "calm", note: "A note." }),
  });
  return status;
}

async function ask(url: string): Promise<unknown> {
  const answer = await fetch(`${url}/graphql`, {
    method: "POST",
    headers: { "Content-Type": "application/json", Authorization: `Bearer ${ada.token}` },
    body: JSON.stringify({ id: next.query, variables: {} }),
  });
  return answer.json();
}
