import { subscribe, unsubscribe } from "node:diagnostics_channel";
import type { IncomingMessage } from "node:http";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { createApp } from "#server/program/app.ts";
import { useApp } from "#tests/support/app.ts";
import { person } from "#tests/support/people.ts";
import { headOf, rawConnection } from "#tests/support/rawConnection.ts";

useApp();

/** The requests that reached the server, as the server sees them. */
let arrived: IncomingMessage[] = [];
const arrive = (message: unknown) => void arrived.push((message as { request: IncomingMessage }).request);

// Time advances only when a test says so.
beforeEach(() => {
  subscribe("http.server.request.start", arrive);
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "setInterval", "clearInterval"] });
});

afterEach(() => {
  vi.useRealTimers();
  unsubscribe("http.server.request.start", arrive);
  arrived = [];
});

const enough = 8 * 1024;

test("slow headers are checked every 5 s, and cut off after 15 s", () => {
  expect(createApp()).toMatchObject({
    headersTimeout: 15_000,
    requestTimeout: 0,
    connectionsCheckingInterval: 5_000,
  });
});

describe("a body that is not finished", () => {
  test.each(["/api/auth/login", "/graphql", "/checkout?email=ada@example.org"])(
    "is cut at %s once it brings less than 8 kB in 5 s",
    async (path) => {
      const body = await begin(path, 16_000);

      await body.bring(enough - 1);
      vi.advanceTimersByTime(4_999);
      expect(body.isCut()).toBe(false);
      vi.advanceTimersByTime(1);

      expect(await body.closed).toBe("HTTP/1.1 408 Request Timeout\r\nConnection: close\r\n\r\n");
    },
  );

  test("is cut later on as well, when it stops coming", async () => {
    const body = await begin("/graphql", 250_000);
    await body.bring(enough);
    vi.advanceTimersByTime(5_000);
    expect(body.isCut()).toBe(false);

    vi.advanceTimersByTime(5_000);

    expect(body.isCut()).toBe(true);
  });

  test("may take a visitor 24 s, however steadily it arrives", async () => {
    const body = await begin("/graphql", 250_000);

    await body.bringFor(20);
    vi.advanceTimersByTime(3_999);
    expect(body.isCut()).toBe(false);
    vi.advanceTimersByTime(1);

    expect(body.isCut()).toBe(true);
  });

  test("may take a signed-in person no longer, without a picture", async () => {
    const { token } = await person("ada");
    const body = await begin("/api/journal", 250_000, { Authorization: `Bearer ${token}` });

    await body.bringFor(20);
    vi.advanceTimersByTime(4_000);

    expect(body.isCut()).toBe(true);
  });

  test("may take a signed-in person 60 s with a picture", async () => {
    const { token } = await person("ada");
    const body = await begin("/api/auth/user", 8_000_000, { Authorization: `Bearer ${token}` }, "PATCH");

    await body.bringFor(55);
    vi.advanceTimersByTime(4_999);
    expect(body.isCut()).toBe(false);
    vi.advanceTimersByTime(1);

    expect(body.isCut()).toBe(true);
  });

  test("is cut off even after a refusal", async () => {
    const body = await begin("/", 16_000);

    vi.advanceTimersByTime(5_000);

    expect(await body.closed).toMatch(/^HTTP\/1\.1 405 /);
  });
});

test("a complete body is not cut off", async () => {
  const document = JSON.stringify({ query: "{ __typename }" });
  const body = await begin("/graphql", document.length + 1, {}, "POST");
  await body.bring(document.length, document);
  await body.untilMatch(/"__typename":"Query"/);

  vi.advanceTimersByTime(120_000);

  expect(body.isCut()).toBe(false);
  body.hangUp();
});

/** Sends the headers and one blank of the body, and waits until the server reads more. */
async function begin(path: string, length: number, headers: Record<string, string> = {}, method = "POST") {
  const connection = rawConnection();
  connection.send(`${headOf(path, length, headers, method)} `);
  await until(() => arrived.some(({ url, readableFlowing }) => url === path && readableFlowing === true));
  const request = arrived.find(({ url }) => url === path);
  if (!request) throw new Error("It arrived a moment ago.");
  const { socket } = request;

  const bring = async (count: number, text = " ".repeat(count)) => {
    const read = socket.bytesRead + count;
    connection.send(text);
    await until(() => socket.bytesRead >= read);
  };
  return {
    ...connection,
    isCut: () => socket.destroyed,
    bring,
    /** Sends the minimum amount for this many seconds. */
    bringFor: async (seconds: number) => {
      for (let passed = 0; passed < seconds; passed += 5) {
        await bring(enough);
        vi.advanceTimersByTime(5_000);
        expect(socket.destroyed).toBe(false);
      }
    },
  };
}

// The usual timers are faked here.
async function until(isSo: () => boolean): Promise<void> {
  while (!isSo()) await new Promise((resolve) => setImmediate(resolve));
}
