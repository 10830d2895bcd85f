import { createHash, randomBytes } from "node:crypto";
import { request, type ClientRequest, type OutgoingHttpHeaders } from "node:http";
import { describe, expect, test } from "vitest";
import { z } from "zod";
import type { Call } from "#server/base/call.ts";
import { file, signedBytes } from "#server/kit/http/body.ts";
import { sql } from "#server/store/db.ts";
import { openRoute, route } from "#server/kit/rest/route.ts";
import { serverUrl } from "#tests/support/address.ts";
import { useApp } from "#tests/support/app.ts";
import { bearer, sendRequest } from "#tests/support/requests.ts";
import { person, type Person } from "#tests/support/people.ts";

const megabyte = 1024 * 1024;
const summary = "Of this test alone.";

/** The call that was released last. */
let farewell: Call | undefined;

/** Dispatches an event for each chunk of an uploaded file. */
const pieces = new EventTarget();

useApp({
  routes: [
    route(
      "get",
      "/test/farewell",
      { summary, access: "expired", answers: z.object({ email: z.string(), zone: z.string() }) },
      ({ email, zone }, { call }) => {
        farewell = call;
        return { email, zone };
      },
    ),
    openRoute("post", "/test/signed", { summary, body: signedBytes, answers: z.string() }, ({ body }) => sha256(body)),
    route(
      "post",
      "/test/picture",
      { summary, body: file(8, "image/png", "image/jpeg"), answers: z.string() },
      async (_viewer, { body }) => hashOfStream(body),
    ),
    route("post", "/test/import", { summary, body: file(50, "text/html"), answers: z.string() }, (_viewer, { body }) =>
      hashOfStream(body),
    ),
  ],
});

describe("a route for expired accounts too", () => {
  test("admits them, with their data", async () => {
    const ada = await person("ada");
    await endTrial(ada);

    const headers = { ...bearer(ada), "x-time-zone": "Asia/Kathmandu" };
    const answer = await sendRequest("GET", "/api/test/farewell", { headers });

    expect(answer).toMatchObject({ status: 200, json: { email: ada.email, zone: "Asia/Kathmandu" } });
  });

  test("admits people in their trial as well", async () => {
    const ada = await person("ada");

    expect((await sendRequest("GET", "/api/test/farewell", { headers: bearer(ada) })).json).toMatchObject({
      email: ada.email,
    });
  });

  test("releases them after the response", async () => {
    const ada = await person("ada");

    await sendRequest("GET", "/api/test/farewell", { headers: bearer(ada) });
    await sendRequest("GET", "/api/test/farewell", { headers: bearer(ada) });

    await expect.poll(() => farewell).toMatchObject({ identity: { kind: "visitor" }, reads: new Map() });
    expect([farewell?.proof, farewell?.leaveQueue]).toEqual([undefined, undefined]);
  });

  test("refuses visitors and ended sessions", async () => {
    const ada = await person("ada");
    await endTrial(ada);
    await sql`delete from "Session" where "userId" = ${ada.id}::uuid`;

    const [visitor, ended] = [
      await sendRequest("GET", "/api/test/farewell"),
      await sendRequest("GET", "/api/test/farewell", { headers: bearer(ada) }),
    ];

    expect(visitor).toMatchObject({ status: 401, json: { message: "Unauthorized" } });
    expect(ended).toMatchObject({ status: 401, json: { message: "Unauthorized" } });
  });

  test("opens no other one to them", async () => {
    const ada = await person("ada");
    await endTrial(ada);

    const answer = await sendRequest("GET", "/api/auth/user", { headers: bearer(ada) });

    expect(answer).toMatchObject({ status: 401, json: { subscriptionExpired: true, userEmail: ada.email } });
  });
});

describe("a route that takes bytes", () => {
  test("gets them as they were sent, whatever they call themselves", async () => {
    const body = Buffer.concat([Buffer.from(' {"a":1}\r\n'), randomBytes(100_000)]);
    const headers = { "content-type": "application/json; charset=utf-16" };

    expect((await sendRequest("POST", "/api/test/signed", { headers, body })).json).toBe(sha256(body));
    expect((await sendRequest("POST", "/api/test/signed", { body })).json).toBe(sha256(body));
  });

  test.each([
    ["256 kB", "a visitor", 256 * 1024, async () => ({})],
    ["a megabyte", "who is signed in", megabyte, async () => bearer(await person("ada"))],
  ])("takes %s of them from %s, and not one more", async (_size, _who, size, headersOf) => {
    const headers = await headersOf();

    expect((await sendRequest("POST", "/api/test/signed", { headers, body: Buffer.alloc(size) })).status).toBe(200);
    expect((await sendRequest("POST", "/api/test/signed", { headers, body: Buffer.alloc(size + 1) })).status).toBe(413);
  });
});

describe.each([
  ["/api/test/picture", "image/png", 8],
  ["/api/test/import", "text/html; charset=utf-8", 50],
])("a file sent to %s", (path, mediaType, megabytes) => {
  test("arrives whole, up to the last byte that is taken", async () => {
    const headers = { ...bearer(await person("ada")), "content-type": mediaType };
    const body = Buffer.alloc(megabytes * megabyte, "a page of a diary. ");

    expect((await sendRequest("POST", path, { headers, body })).json).toBe(sha256(body));
  });

  test("is refused unread when it is one byte larger", async () => {
    const headers = {
      ...bearer(await person("ada")),
      "content-type": mediaType,
      "content-length": megabytes * megabyte + 1,
    };

    const answer = await sendRequest("POST", path, { headers, body: "" });

    expect(answer).toMatchObject({
      status: 413,
      json: { message: `This is too large: ${megabytes} MB at most.` },
    });
  });

  test("has to say how long it is, and to be of a kind that is taken", async () => {
    const ada = bearer(await person("ada"));

    const chunked = await sendRequest("POST", path, {
      headers: { ...ada, "content-type": mediaType },
      body: "x",
      chunked: true,
    });
    const other = await sendRequest("POST", path, {
      headers: { ...ada, "content-type": "application/json" },
      body: "x",
    });

    expect(chunked.status).toBe(411);
    expect(other).toMatchObject({
      status: 415,
      json: { message: expect.stringMatching(/^Please send a file of type (?:image|text)\//) },
    });
  });

  test("reaches its handler while it is still being sent", async () => {
    const headers = { ...bearer(await person("ada")), "content-type": mediaType, "content-length": 2 * 70_000 };
    const half = Buffer.alloc(70_000, "x");
    const sending = begin(path, headers);
    const firstPiece = new Promise((resolve) => pieces.addEventListener("piece", resolve, { once: true }));
    sending.write(half);

    await firstPiece;

    sending.end(half);
    expect(await answerTo(sending)).toBe(JSON.stringify(sha256(Buffer.concat([half, half]))));
  });
});

const anyBody = { body: "nonsense", headers: { "content-type": "text/plain" } };

describe("of several reasons to refuse", () => {
  test("an unknown path comes first", async () => {
    const answer = await sendRequest("POST", "/api/nothing", { ...anyBody, chunked: true });

    expect(answer.status).toBe(404);
  });

  test.each(["/api/actions/user", "/api/docs"])("then the method, for %s", async (path) => {
    const answer = await sendRequest("POST", path, { ...anyBody, chunked: true });

    expect(answer).toMatchObject({ status: 405, headers: { allow: expect.stringContaining("GET") } });
  });

  test("then the session, before the body", async () => {
    const large = { headers: { ...anyBody.headers, "content-length": String(2 * megabyte) }, body: "" };
    const ended = { authorization: "Bearer nobody's" };

    const answers = [
      await sendRequest("POST", "/api/actions", { ...anyBody, chunked: true }),
      await sendRequest("POST", "/api/actions", anyBody),
      await sendRequest("POST", "/api/actions", large),
      await sendRequest("POST", "/api/test/picture", large),
      await sendRequest("POST", "/graphql", { ...anyBody, headers: { ...anyBody.headers, ...ended } }),
      await sendRequest("POST", "/graphql", { ...large, headers: { ...large.headers, ...ended } }),
    ];

    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 401));
  });

  test("and over GraphQL an unsupported method comes before the session", async () => {
    const headers = { ...anyBody.headers, authorization: "Bearer nobody's" };

    expect((await sendRequest("PUT", "/graphql", { ...anyBody, headers, chunked: true })).status).toBe(405);
  });
});

function endTrial({ id }: Person) {
  return sql`update "User" set "trialEndsAt" = now() - interval '1 second' where id = ${id}::uuid`;
}

function sha256(content: Uint8Array): string {
  return createHash("sha256").update(content).digest("hex");
}

async function hashOfStream(stream: ReadableStream<Uint8Array>): Promise<string> {
  const hash = createHash("sha256");
  for await (const piece of stream) {
    hash.update(piece);
    pieces.dispatchEvent(new Event("piece"));
  }
  return hash.digest("hex");
}

function begin(path: string, headers: OutgoingHttpHeaders): ClientRequest {
  return request(new URL(path, serverUrl()), { method: "POST", headers, agent: false });
}

function answerTo(sending: ClientRequest): Promise<string> {
  return new Promise((resolve, reject) => {
    sending.once("error", reject);
    sending.once("response", (incoming) => {
      let text = "";
      incoming.on("data", (part: Buffer) => (text += part.toString()));
      incoming.once("end", () => resolve(text));
    });
  });
}
