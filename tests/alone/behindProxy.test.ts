import { describe, expect, test, vi } from "vitest";
import { useApp } from "#tests/support/app.ts";
import { ask, bearer, sendRequest } from "#tests/support/requests.ts";
import { person, registration } from "#tests/support/people.ts";

// Set before the server's code loads: it is behind a trusted proxy, at an https address.
vi.hoisted(() => {
  process.env.TRUST_PROXY = "on";
  process.env.PUBLIC_URL = "https://kindling.example";
});

useApp();

describe("under https", () => {
  test("the cookie is limited to this host, and its name has the prefix for that", async () => {
    const { email, password } = await person("ada");

    const answer = await sendRequest("POST", "/api/auth/login", { body: { email, password } });

    expect(answer.headers["set-cookie"]).toEqual([
      expect.stringMatching(
        /^__Host-kindling=[\w-]{22}\.[\w-]{43}; Path=\/; HttpOnly; SameSite=Lax; Secure; Max-Age=15552000$/,
      ),
      expect.stringMatching(
        /^__Host-kindling-device=[\w.-]{60}; Path=\/; HttpOnly; SameSite=Lax; Secure; Max-Age=31536000$/,
      ),
    ]);
  });

  test("every response tells the browser to stay with https, without including subdomains", async () => {
    const answers = await Promise.all([
      sendRequest("GET", "/healthz"),
      sendRequest("GET", "/nothing.png"),
      ask("{ viewer { email } }"),
    ]);

    expect(answers.map(({ headers }) => headers["strict-transport-security"])).toEqual(
      Array(3).fill("max-age=31536000"),
    );
  });

  test("a write from the public address is accepted, and one from its http address is refused", async () => {
    const { token } = await person("ada");
    const write = (origin: string) =>
      sendRequest("POST", "/api/auth/logout", { headers: { cookie: `__Host-kindling=${token}`, origin } });

    expect((await write("http://kindling.example")).status).toBe(403);
    expect((await write("https://kindling.example")).status).toBe(200);
  });

  test("so is one from another name that it is asked by, whatever a header says of http", async () => {
    const { token } = await person("ada");
    const write = (origin: string) =>
      sendRequest("POST", "/api/auth/logout", {
        headers: {
          cookie: `__Host-kindling=${token}`,
          host: "diary.example",
          "x-forwarded-proto": "http",
          origin,
        },
      });

    expect((await write("http://diary.example")).status).toBe(403);
    expect((await write("https://diary.example")).status).toBe(200);
  });
});

describe("an address that the proxy names", () => {
  test("may register thirty people in half an hour", async () => {
    const answers = await Promise.all(Array.from({ length: 32 }, () => register("203.0.113.7")));

    expect(answers.filter(({ status }) => status === 201)).toHaveLength(30);
    expect(answers.find(({ status }) => status === 429)).toMatchObject({
      headers: { "retry-after": expect.stringMatching(/^\d+$/) },
      json: { message: "Too many new accounts. Please try again in 30 minutes." },
    });
    expect((await register("203.0.113.8")).status).toBe(201);
  });

  test("may begin thirty payments in half an hour", async () => {
    const answers = await Promise.all(Array.from({ length: 32 }, () => beginPayment("203.0.113.60")));

    expect(answers.filter(({ status }) => status === 403)).toHaveLength(30);
    expect(answers.find(({ status }) => status === 429)).toMatchObject({
      headers: { "retry-after": expect.stringMatching(/^\d+$/) },
      text: expect.stringContaining("Too many payments were started. Please try again in 30 minutes."),
    });
  });

  test.each([
    ["with a port", (count: number) => `203.0.113.77:${1000 + count}`, "203.0.113.78:1000"],
    ["of one IPv6 network", (count: number) => `2001:db8:0:7:${count.toString(16)}::1`, "2001:db8:0:8::1"],
    [
      "of IPv6 with a port",
      (count: number) => `[2001:DB8::1:${count}:0:0:${count}]:${1000 + count}`,
      "[2001:db8:0:2::1]:443",
    ],
    [
      "of IPv6 that means IPv4",
      (count: number) => (count % 2 ? "::ffff:203.0.113.90" : "203.0.113.90"),
      "::ffff:203.0.113.91",
    ],
  ])("%s is one, however it is written", async (_what, written, another) => {
    const answers = await Promise.all(Array.from({ length: 31 }, (_, count) => register(written(count))));

    expect(answers.filter(({ status }) => status === 429)).toHaveLength(1);
    expect((await register(another)).status).toBe(201);
  });

  test("is the last one of the list, because clients can forge the earlier ones", async () => {
    const { email } = await person("ada");
    const guess = (forwarded: string) =>
      sendRequest("POST", "/api/auth/login", {
        headers: { "x-forwarded-for": forwarded },
        body: { email, password: "a guess" },
      });
    for (let time = 0; time < 10; time += 1) await guess(`198.51.100.${time}, 203.0.113.9`);

    expect((await guess("198.51.100.99, 203.0.113.9")).status).toBe(429);
    expect((await guess("203.0.113.9, 198.51.100.99")).status).toBe(401);
  });

  test("can guess at an account a hundred times an hour in all, from however many places", async () => {
    const { email } = await person("ada");
    const guess = (place: number) =>
      sendRequest("POST", "/api/auth/login", {
        headers: { "x-forwarded-for": `192.0.2.${place}` },
        body: { email, password: "a guess" },
      });
    for (let place = 0; place < 100; place += 10) {
      await Promise.all(Array.from({ length: 10 }, (_, index) => guess(place + index)));
    }

    expect((await guess(200)).status).toBe(429);
  });

  test("may send 1500 requests a minute, and gets a refusal beyond that", async () => {
    const headers = { ...bearer(await person("ada")), "x-forwarded-for": "203.0.113.200" };
    for (let asked = 0; asked < 1500; asked += 50) {
      await Promise.all(Array.from({ length: 50 }, () => sendRequest("GET", "/api/nothing", { headers })));
    }

    const rest = await sendRequest("GET", "/api/dashboard", { headers });
    const graphql = await ask("{ viewer { email } }", { headers });

    expect(rest).toMatchObject({ status: 429, headers: { "retry-after": expect.any(String) } });
    expect(graphql).toMatchObject({ status: 429, json: { errors: [{ extensions: { code: "TOO_MANY" } }] } });
  });
});

function register(address: string) {
  return sendRequest("POST", "/api/auth/create-trial-user", {
    headers: { "x-forwarded-for": address },
    body: registration("many"),
  });
}

function beginPayment(address: string) {
  return sendRequest("POST", "/checkout?email=nobody@example.org", {
    headers: {
      "content-type": "application/x-www-form-urlencoded",
      origin: "https://kindling.example",
      "x-forwarded-for": address,
    },
    body: "practice=pay",
  });
}
