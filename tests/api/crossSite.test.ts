import { describe, expect, test } from "vitest";
import { serverUrl } from "#tests/support/address.ts";
import { useApp } from "#tests/support/app.ts";
import { somethingGood } from "#tests/support/door.ts";
import { ask, bearer, sendRequest, type Answer } from "#tests/support/requests.ts";
import { person, type Person } from "#tests/support/people.ts";

useApp();

type Headers = Record<string, string>;

const log = `mutation { logAction(input: { stamp: { clientId: "${crypto.randomUUID()}" }, type: EVENT, classification: POSITIVE,
  emotionResponse: CALM, effectOnOthers: SAD }) { __typename } }`;

/** The two doors to which a page could send a write. */
const writes: [door: string, write: (headers: Headers) => Promise<Answer>][] = [
  ["REST", (headers) => sendRequest("POST", "/api/actions", { headers, body: somethingGood })],
  ["GraphQL", (headers) => ask(log, { headers })],
];

describe.each(writes)("a write over %s with the session's cookie", (_door, write) => {
  test.each([
    ["from no browser", () => ({})],
    ["from our own page", () => ({ "sec-fetch-site": "same-origin", origin: `http://127.0.0.1:${port()}` })],
    ["from our own page, by an old browser", () => ({ origin: `http://127.0.0.1:${port()}` })],
    [
      "from our own page by its other name",
      () => ({ host: `localhost:${port()}`, origin: `http://localhost:${port()}` }),
    ],
    [
      "from our own page at another address",
      () => ({ host: `192.168.0.7:${port()}`, origin: `http://192.168.0.7:${port()}` }),
    ],
    ["from our own page, by https through a proxy", () => ({ origin: `https://127.0.0.1:${port()}` })],
    [
      "from our own page by https, whatever a header says that nobody vouches for",
      () => ({ origin: `https://127.0.0.1:${port()}`, "x-forwarded-proto": "http" }),
    ],
    [
      "from our own page at https's own port",
      () => ({ host: "kindling.example:443", origin: "https://kindling.example" }),
    ],
    ["from the public address, behind a proxy", () => ({ origin: "http://127.0.0.1:4000" })],
    ["typed into the address bar", () => ({ "sec-fetch-site": "none" })],
  ])("%s is taken", async (_from, headers) => {
    const ada = await person("ada");

    expect((await write({ ...cookie(ada), ...headers() })).status).toBeLessThan(300);
  });

  test.each([
    ["another site's page", () => ({ "sec-fetch-site": "cross-site", origin: "https://evil.example" })],
    ["another site's page, by an old browser", () => ({ origin: "https://evil.example" })],
    ["a neighbour under the same domain", () => ({ "sec-fetch-site": "same-site" })],
    ["a word that no browser says", () => ({ "sec-fetch-site": "whatever" })],
    ["a sandboxed frame", () => ({ origin: "null" })],
    ["our own host at another port", () => ({ origin: "http://127.0.0.1:9" })],
    ["our own host in a scheme that is no web page's", () => ({ origin: `ftp://127.0.0.1:${port()}` })],
    ["our own page by a name it was not asked by", () => ({ origin: `http://localhost:${port()}` })],
    ["a host that only begins like ours", () => ({ origin: `http://127.0.0.1:${port()}.evil.example` })],
    ["a page that contradicts itself", () => ({ "sec-fetch-site": "same-origin", origin: "https://evil.example" })],
  ])("from %s is refused", async (_from, headers) => {
    const ada = await person("ada");

    const answer = await write({ ...cookie(ada), ...headers() });

    expect(answer).toMatchObject({ status: 403 });
    expect(answer.text).toContain("This request came from another site.");
    expect((await sendRequest("GET", "/api/actions/user", { headers: bearer(ada) })).json).toEqual([]);
  });

  test("from anywhere is accepted with a bearer token, which another site's page cannot send", async () => {
    const headers = { ...bearer(await person("ada")), origin: "https://evil.example" } as Headers;

    expect((await write(headers)).status).toBeLessThan(300);
  });
});

describe("reading from another site", () => {
  test("is answered without CORS headers", async () => {
    const headers = { ...cookie(await person("ada")), origin: "https://evil.example" };

    const answer = await sendRequest("GET", "/api/auth/user", { headers });

    expect(answer.status).toBe(200);
    expect(Object.keys(answer.headers).filter((name) => name.startsWith("access-control"))).toEqual([]);
    expect(answer.headers["cross-origin-resource-policy"]).toBe("same-origin");
  });

  test("a GET changes nothing, whatever it contains", async () => {
    const ada = await person("ada");

    const answer = await sendRequest("GET", `/graphql?query=${encodeURIComponent(log)}`, { headers: cookie(ada) });

    expect(answer.status).toBe(405);
    expect((await sendRequest("GET", "/api/actions/user", { headers: bearer(ada) })).json).toEqual([]);
  });

  test("a preflight allows nothing", async () => {
    const answer = await sendRequest("OPTIONS", "/api/actions", {
      headers: { origin: "https://evil.example", "access-control-request-method": "POST" },
    });

    expect(answer.status).toBe(204);
    expect(Object.keys(answer.headers).filter((name) => name.startsWith("access-control"))).toEqual([]);
  });
});

describe.each(["capacitor://localhost", "https://localhost"])("the native shell at %s", (origin) => {
  test("may send requests and read responses, without credentials", async () => {
    const preflight = await sendRequest("OPTIONS", "/graphql", {
      headers: { origin, "access-control-request-method": "POST" },
    });
    const answer = await sendRequest("GET", "/api/auth/user", { headers: { ...bearer(await person("ada")), origin } });

    expect(preflight).toMatchObject({
      status: 204,
      headers: {
        "access-control-allow-origin": origin,
        "access-control-allow-methods": "GET, POST, PATCH, DELETE",
        "access-control-allow-headers": "Authorization, Content-Type, X-Time-Zone, Idempotency-Key",
      },
    });
    expect(answer).toMatchObject({ status: 200, headers: { "access-control-allow-origin": origin } });
    expect(answer.headers["access-control-expose-headers"]).toContain("Kindling");
    expect(answer.headers["access-control-allow-credentials"]).toBeUndefined();
    expect(preflight.headers["access-control-allow-credentials"]).toBeUndefined();
  });

  test("can read what it is refused with", async () => {
    const answer = await sendRequest("GET", "/api/auth/user", { headers: { origin } });

    expect(answer).toMatchObject({ status: 401, headers: { "access-control-allow-origin": origin } });
  });

  test("gets a token and no cookie", async () => {
    const { email, password } = await person("ada");

    const answer = await sendRequest("POST", "/api/auth/login", { headers: { origin }, body: { email, password } });

    expect(answer.json).toMatchObject({ token: expect.any(String) });
    expect(answer.headers["set-cookie"]).toBeUndefined();
  });

  test("has no cookie that is looked at", async () => {
    const answer = await sendRequest("GET", "/api/auth/user", { headers: { ...cookie(await person("ada")), origin } });

    expect(answer.status).toBe(401);
    expect(answer.headers["set-cookie"]).toBeUndefined();
  });
});

function port(): string {
  return new URL(serverUrl()).port;
}

function cookie({ token }: Person): Headers {
  return { cookie: `kindling=${token}` };
}
