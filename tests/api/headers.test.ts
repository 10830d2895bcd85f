import { describe, expect, test } from "vitest";
import { useApp } from "#tests/support/app.ts";
import { ask, bearer, sendRequest, type Answer } from "#tests/support/requests.ts";
import { person } from "#tests/support/people.ts";

useApp();

const json = { "content-type": "application/json" };

const answers: [what: string, status: number, answer: () => Promise<Answer>][] = [
  ["a page", 404, () => sendRequest("GET", "/no-such-file.png")],
  ["a sign of life", 200, () => sendRequest("GET", "/healthz")],
  ["a sign of readiness", 200, () => sendRequest("GET", "/readyz")],
  ["the practice checkout", 200, () => sendRequest("GET", "/checkout?email=ada@example.org&hasUsedTrial=false")],
  ["a visitor's question over REST", 401, () => sendRequest("GET", "/api/auth/user")],
  ["a visitor's question over GraphQL", 200, () => ask("{ viewer { email } }")],
  ["a session that is none", 401, () => ask("{ viewer { email } }", { headers: { authorization: "Bearer no" } })],
  ["an unknown path", 404, () => sendRequest("GET", "/api/nothing/here")],
  ["a method that is not served", 405, () => sendRequest("PATCH", "/api/dashboard", { body: {} })],
  [
    "a body too large",
    413,
    () => sendRequest("POST", "/api/auth/login", { headers: { ...json, "content-length": "2000000" }, body: "" }),
  ],
  [
    "a form",
    415,
    () => sendRequest("POST", "/graphql", { headers: { "content-type": "text/plain" }, body: "query=1" }),
  ],
  ["a body that is no JSON", 400, () => sendRequest("POST", "/api/auth/login", { headers: json, body: "{" })],
  [
    "another site's write",
    403,
    () => sendRequest("POST", "/api/auth/logout", { headers: { origin: "https://evil.example" } }),
  ],
  ["a preflight", 204, () => sendRequest("OPTIONS", "/api/dashboard")],
  ["the reference page", 200, () => sendRequest("GET", "/api/docs")],
  ["the OpenAPI description", 200, () => sendRequest("GET", "/api/openapi.json")],
];

describe.each(answers)("%s (%i)", (_what, status, answerTo) => {
  test("carries every security header", async () => {
    const answer = await answerTo();

    expect(answer.status).toBe(status);
    expect(answer.headers).toMatchObject({
      "x-content-type-options": "nosniff",
      "referrer-policy": "same-origin",
      "x-frame-options": "DENY",
      "cross-origin-opener-policy": "same-origin",
      "cross-origin-resource-policy": "same-origin",
      "permissions-policy": expect.stringContaining("camera=()"),
      "content-security-policy": expect.stringContaining("frame-ancestors 'none'"),
      kindling: "1",
      "x-request-id": expect.stringMatching(/^[0-9a-f-]{36}$/),
    });
    expect(scriptsOf(answer)).not.toMatch(/unsafe-inline|\*|https?:/);
    expect(answer.headers["content-security-policy"]).toContain("default-src 'none'");
    // Over plain http, HSTS would lock people out of their own machine.
    expect(answer.headers["strict-transport-security"]).toBeUndefined();
    expect(answer.headers["x-powered-by"]).toBeUndefined();
  });
});

describe("a personal response", () => {
  test("is kept by nobody on the way", async () => {
    const headers = bearer(await person("ada"));

    const rest = await sendRequest("GET", "/api/auth/user", { headers });
    const graphql = await ask("{ viewer { email } }", { headers });

    expect(rest.headers["cache-control"]).toBe("no-store");
    expect(graphql.headers["cache-control"]).toBe("no-store");
  });

  test("is not served to one origin from the cached response to another", async () => {
    const answer = await sendRequest("GET", "/api/auth/user", { headers: bearer(await person("ada")) });

    expect(answer.headers.vary).toContain("Origin");
  });
});

describe("every request", () => {
  test("has its own request id", async () => {
    const ids = await Promise.all([
      sendRequest("GET", "/healthz"),
      sendRequest("GET", "/api/auth/user"),
      ask("{ viewer { email } }"),
    ]);

    expect(new Set(ids.map(({ headers }) => headers["x-request-id"])).size).toBe(3);
  });
});

describe("the server's own pages", () => {
  test.each(["/api/docs", "/checkout"])("%s runs only the script for the chosen theme", async (path) => {
    const answer = await sendRequest("GET", path);

    expect(scriptsOf(answer)).toBe("script-src 'self'");
    expect(answer.text.match(/<script[^>]*>/g)).toEqual(['<script src="/theme-before-paint.js">']);
  });

  test.each(["/api/docs", "/checkout"])("%s has all of its words within landmarks", async (path) => {
    const { text } = await sendRequest("GET", path);

    const body = /<body>([^]*)<\/body>/.exec(text)?.[1] ?? "";
    const outside = body.replace(/<(header|main)\b[^]*?<\/\1>/g, "").replace(/<svg[^]*?<\/svg>/g, "");
    expect(body).toMatch(/^<header class="brand">/);
    expect(outside.trim()).toBe("");
  });

  test("the practice checkout is the same page for every address, and runs nothing from it", async () => {
    const [one, another] = [await checkoutOf("ada@example.org"), await checkoutOf('"><script>alert(1)</script>@x')];

    expect(one.text).toBe(another.text);
    expect(one.text).toContain("takes no card and charges nothing");
    expect(one.text).toContain('href="/#sign-in"');
  });

  test.each([
    "?email=ada@example.org&hasUsedTrial=true",
    "?email=ada@example.org&hasUsedTrial=false",
    "?hasUsedTrial",
    "",
  ])("the practice checkout at %j promises no trial that it does not know of", async (query) => {
    const { text } = await sendRequest("GET", `/checkout${query}`);

    expect(text).not.toMatch(/started|have begun|your \d/i);
    expect(/free days/.test(text)).toBe(!query.includes("hasUsedTrial=true"));
  });
});

function scriptsOf({ headers }: Answer): string {
  return /script-src [^;]+/.exec(String(headers["content-security-policy"]))?.[0] ?? "none";
}

function checkoutOf(email: string): Promise<Answer> {
  return sendRequest("GET", `/checkout?email=${encodeURIComponent(email)}&hasUsedTrial=true`);
}
