import { afterEach, describe, expect, test, vi } from "vitest";
import { useApp } from "#tests/support/app.ts";
import { somethingGood } from "#tests/support/door.ts";
import { ask, bearer, sendRequest } from "#tests/support/requests.ts";
import { person } from "#tests/support/people.ts";
import { headOf, rawConnection, type RawConnection } from "#tests/support/rawConnection.ts";

// Set before the server's code loads: it is behind a trusted proxy.
vi.hoisted(() => {
  process.env.TRUST_PROXY = "on";
  process.env.RATE_LIMIT_SCALE = "100";
});

useApp();

// Bodies count from their first byte until the server learns that they ended.

let open: RawConnection[] = [];

afterEach(async () => {
  for (const { hangUp } of open) hangUp();
  open = [];
  await expect.poll(() => askFrom("198.51.100.1")).toMatchObject({ status: 200 });
});

describe("unfinished bodies from one address", () => {
  test("are limited to a megabyte, and other addresses can still send", async () => {
    beginBodies(4, "192.0.2.1");

    await expect.poll(() => askFrom("192.0.2.1")).toMatchObject(tooMuch);
    expect((await askFrom("192.0.2.2", 250_000)).status).toBe(200);
  });

  test("is counted together for a /64, of which one household has all addresses", async () => {
    for (const place of ["1", "2:1", "3:1:1", "4:1:1"]) beginBodies(1, `2001:db8:1:1::${place}`);

    await expect.poll(() => askFrom("2001:db8:1:1::5")).toMatchObject(tooMuch);
    expect((await askFrom("2001:db8:1:2::5")).status).toBe(200);
  });

  test("counts no longer once it is answered or has gone away", async () => {
    for (let time = 0; time < 10; time += 1) expect((await askFrom("192.0.2.3", 250_000)).status).toBe(200);
    beginBodies(4, "192.0.2.3");
    await expect.poll(() => askFrom("192.0.2.3")).toMatchObject({ status: 503 });

    for (const { hangUp } of open) hangUp();

    await expect.poll(() => askFrom("192.0.2.3")).toMatchObject({ status: 200 });
  });
});

test("visitors together are limited to 64 MB, which does not delay signed-in people", async () => {
  const headers = { ...bearer(await person("ada")), "x-forwarded-for": "192.0.2.1" };
  for (let place = 0; place < 64; place += 1) beginBodies(4, `203.0.113.${place}`);
  const login = { headers: { "x-forwarded-for": "192.0.2.9" }, body: { email: "ada@example.org", password: "x" } };

  await expect.poll(() => askFrom("192.0.2.9")).toMatchObject(tooMuch);
  const signingIn = await sendRequest("POST", "/api/auth/login", login);
  const saved = await sendRequest("POST", "/api/actions", {
    headers,
    body: { ...somethingGood, note: "x".repeat(3_000) },
  });
  const asked = await ask(padded("{ viewer { email } }", 900_000), { headers });

  expect(signingIn).toMatchObject({
    status: 503,
    headers: { "retry-after": "5" },
    json: { message: "Kindling is receiving too much at once right now. Please try again in a moment." },
  });
  expect([saved.status, asked.status]).toEqual([201, 200]);
  expect((await sendRequest("GET", "/api/dashboard", { headers })).status).toBe(200);
});

const tooMuch = { status: 503, headers: { "retry-after": "5" } };

/** Starts to send documents of 256 kB from an address, without finishing. */
function beginBodies(count: number, address: string): void {
  for (let begun = 0; begun < count; begun += 1) {
    const connection = rawConnection();
    connection.send(`${headOf("/graphql", 256 * 1024, { "X-Forwarded-For": address })} `);
    open.push(connection);
  }
}

function askFrom(address: string, length = 100) {
  return ask(padded("{ __typename }", length), { headers: { "x-forwarded-for": address } });
}

function padded(document: string, length: number): string {
  return document.padEnd(length);
}
