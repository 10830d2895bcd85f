import { describe, expect, test } from "vitest";
import { useApp } from "#tests/support/app.ts";
import { ask, bearer, knock, type Answer } from "#tests/support/knock.ts";
import { person } from "#tests/support/people.ts";

useApp();

const json = { "content-type": "application/json" };

const answers: [what: string, status: number, answer: () => Promise<Answer>][] = [
  ["a page", 404, () => knock("GET", "/no-such-file.png")],
  ["a sign of life", 200, () => knock("GET", "/healthz")],
  ["a sign of readiness", 200, () => knock("GET", "/readyz")],
  ["the practice checkout", 200, () => knock("GET", "/checkout?email=ada@example.org&hasUsedTrial=false")],
  ["a visitor's question over REST", 401, () => knock("GET", "/api/auth/user")],
  ["a visitor's question over GraphQL", 200, () => ask("{ viewer { email } }")],
  ["a session that is none", 401, () => ask("{ viewer { email } }", { headers: { authorization: "Bearer no" } })],
  ["an unknown path", 404, () => knock("GET", "/api/nothing/here")],
  ["a method that is not served", 405, () => knock("PATCH", "/api/dashboard", { body: {} })],
  [
    "a body too large",
    413,
    () => knock("POST", "/api/auth/login", { headers: { ...json, "content-length": "2000000" }, body: "" }),
  ],
  ["a form", 415, () => knock("POST", "/graphql", { headers: { "content-type": "text/plain" }, body: "query=1" })],
  ["a body that is no JSON", 400, () => knock("POST", "/api/auth/login", { headers: json, body: "{" })],
  [
    "another site's write",
    403,
    () => knock("POST", "/api/auth/logout", { headers: { origin: "https://evil.example" } }),
  ],
  ["a preflight", 204, () => knock("OPTIONS", "/api/dashboard")],
  ["the reference page", 200, () => knock("GET", "/api/docs")],
  ["the OpenAPI description", 200, () => knock("GET", "/api/openapi.json")],
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
      "x-request-id": expect.stringMatching(/^[0-9a-f-]{36}$/),
    });
    expect(scriptsOf(answer)).not.toMatch(/unsafe-inline|\*|https?:/);
    expect(answer.headers["content-security-policy"]).toContain("default-src 'none'");
    // Over plain http it would lock people out of their own machine.
    expect(answer.headers["strict-transport-security"]).toBeUndefined();
    expect(answer.headers["x-powered-by"]).toBeUndefined();
  });
});

describe("what is somebody's own", () => {
  test("is kept by nobody on the way", async () => {
    const headers = bearer(await person("ada"));

    const rest = await knock("GET", "/api/auth/user", { headers });
    const graphql = await ask("{ viewer { email } }", { headers });

    expect(rest.headers["cache-control"]).toBe("no-store");
    expect(graphql.headers["cache-control"]).toBe("no-store");
  });

  test("is not served to one origin from what another's answer left in a cache", async () => {
    const answer = await knock("GET", "/api/auth/user", { headers: bearer(await person("ada")) });

    expect(answer.headers.vary).toContain("Origin");
  });
});

describe("every request", () => {
  test("has an id of its own", async () => {
    const ids = await Promise.all([
      knock("GET", "/healthz"),
      knock("GET", "/api/auth/user"),
      ask("{ viewer { email } }"),
    ]);

    expect(new Set(ids.map(({ headers }) => headers["x-request-id"])).size).toBe(3);
  });
});

describe("the pages of our own", () => {
  test.each(["/api/docs", "/checkout"])("%s runs nothing but what knows the chosen theme", async (path) => {
    const answer = await knock("GET", path);

    expect(scriptsOf(answer)).toBe("script-src 'self'");
    expect(answer.text.match(/<script[^>]*>/g)).toEqual(['<script src="/theme-before-paint.js">']);
  });

  test("the practice checkout says the same for every address, and runs nothing of it", async () => {
    const [one, another] = [await checkoutOf("ada@example.org"), await checkoutOf('"><script>alert(1)</script>@x')];

    expect(one.text).toBe(another.text);
    expect(one.text).toContain("takes no card and charges nothing");
    expect(one.text).toContain('href="/"');
  });

  test.each([
    "?email=ada@example.org&hasUsedTrial=true",
    "?email=ada@example.org&hasUsedTrial=false",
    "?hasUsedTrial",
    "",
  ])("the practice checkout at %j promises no trial that it does not know of", async (query) => {
    const { text } = await knock("GET", `/checkout${query}`);

    expect(text).not.toMatch(/started|have begun|your \d/i);
    expect(/free days/.test(text)).toBe(!query.includes("hasUsedTrial=true"));
  });
});

function scriptsOf({ headers }: Answer): string {
  return /script-src [^;]+/.exec(String(headers["content-security-policy"]))?.[0] ?? "none";
}

function checkoutOf(email: string): Promise<Answer> {
  return knock("GET", `/checkout?email=${encodeURIComponent(email)}&hasUsedTrial=true`);
}
