import { once } from "node:events";
import { connect } from "node:net";
import { text } from "node:stream/consumers";
import { describe, expect, test } from "vitest";
import { serverUrl } from "#tests/support/address.ts";
import { useApp } from "#tests/support/app.ts";
import { ask, bearer, sendRequest } from "#tests/support/requests.ts";
import { person } from "#tests/support/people.ts";
import { expectWords } from "#tests/support/words.ts";

useApp();

const unreadable = { message: "The address of this request cannot be read." };

describe("a host of which no address can be made", () => {
  test.each([
    "a:99999",
    "[:::::]:1",
    "[::1",
    "[]",
    "a b",
    "<script>",
    "x/y",
    "a\\b",
    "host:port",
    "0x7f.1",
    "1.2.3.4.5",
  ])("such as %s is refused in words at both doors", async (host) => {
    const headers = { ...bearer(await person("ada")), host };

    const rest = await sendRequest("GET", "/api/auth/user", { headers });
    const graphql = await ask("{ viewer { email } }", { headers });

    expect(rest).toMatchObject({ status: 400, json: unreadable });
    expect(graphql).toMatchObject({ status: 400, json: { errors: [unreadable] } });
    expectWords(graphql);
  });

  test.each(["kindling.example", "Kindling.Example:4000", "[::1]:4000", "127.0.0.1", "my_machine"])(
    "is not %s",
    async (host) => {
      const headers = { ...bearer(await person("ada")), host };

      expect((await sendRequest("GET", "/api/auth/user", { headers })).status).toBe(200);
      expect((await ask("{ viewer { email } }", { headers })).status).toBe(200);
    },
  );

  test("may be missing", async () => {
    for (const path of ["/api/auth/user", "/graphql?query={viewer{email}}"])
      expect(await rawly(`GET ${path} HTTP/1.0\r\n\r\n`)).toMatch(/^HTTP\/1\.1 400 [^]*cannot be read/);
    expect(await rawly("GET /api/auth/user HTTP/1.1\r\n\r\n")).toMatch(/^HTTP\/1\.1 400 /);
  });
});

describe("an address in absolute form", () => {
  test.each(["http://127.0.0.1:4000", "HTTPS://kindling.example", "http://[::1]"])(
    "such as %s is answered as its path",
    async (start) => {
      const ada = await person("ada");
      const headers = bearer(ada);

      expect((await sendRequest("GET", `${start}/api/auth/user?x=1`, { headers })).json).toMatchObject({
        email: ada.email,
      });
      expect(await sendRequest("GET", `${start}/healthz`)).toMatchObject({ status: 200, json: { message: "ok" } });
      const body = { query: "{ viewer { email } }" };
      expect((await sendRequest("POST", `${start}/graphql`, { headers, body })).json).toEqual({
        data: { viewer: { email: ada.email } },
      });
    },
  );

  test("takes its host from the address, whatever the Host header contains", async () => {
    const { token } = await person("ada");
    const write = (host: string) =>
      sendRequest("POST", "http://diary.example/api/auth/logout", {
        headers: { cookie: `kindling=${token}`, origin: "http://evil.example", host },
      });

    expect((await write("evil.example")).status).toBe(403);
  });

  test.each(["http://", "http://a:99999/api/auth/user", "http://ada@kindling.example/api/auth/user"])(
    "and cannot be read, as in %s, gives no page and no failure",
    async (target) => {
      const { status } = await sendRequest("GET", target);

      expect(status).toBeGreaterThanOrEqual(400);
      expect(status).toBeLessThan(500);
    },
  );
});

describe("a path that can only be read", () => {
  test.each(["/healthz", "/readyz", "/", "/.well-known/security.txt"])("%s takes no write", async (path) => {
    for (const method of ["POST", "PUT", "DELETE", "OPTIONS"])
      expect(await sendRequest(method, path)).toMatchObject({
        status: 405,
        headers: { allow: "GET, HEAD" },
        json: { message: "This address takes only GET, HEAD." },
      });
  });
});

test("security.txt names where to report a vulnerability", async () => {
  const { status, headers, text: said } = await sendRequest("GET", "/.well-known/security.txt");

  expect({ status, type: headers["content-type"] }).toEqual({ status: 200, type: "text/plain; charset=utf-8" });
  expect(said).toContain("Contact: mailto:support@kindling.example\n");
  const [, expires = ""] = /^Expires: (\S+)$/m.exec(said) ?? [];
  expect(Date.parse(expires)).toBeGreaterThan(Date.now());
});

/** Sends exactly this text, and returns everything received until the connection closes. */
async function rawly(request: string): Promise<string> {
  const { hostname, port } = new URL(serverUrl());
  const socket = connect(Number(port), hostname);
  await once(socket, "connect");
  socket.end(request);
  return text(socket);
}
