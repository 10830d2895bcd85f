import { describe, expect, test } from "vitest";
import { openApi } from "#server/doors/rest/openApi.ts";
import { largestBodyOf } from "#server/kit/rest/largestBody.ts";
import { routes } from "#server/program/routes.ts";
import { useApp } from "#tests/support/app.ts";
import { somethingGood } from "#tests/support/door.ts";
import { ask, bearer, sendRequest, type Answer } from "#tests/support/requests.ts";
import { person } from "#tests/support/people.ts";
import { headOf, rawConnection } from "#tests/support/rawConnection.ts";
import { currentNamed } from "#tests/support/persisted.ts";

useApp();

const json = { "content-type": "application/json" };
const paths = ["/api/auth/login", "/graphql"];

describe.each(paths)("a body sent to %s", (path) => {
  const [most, words] = path === "/graphql" ? [1024 * 1024, "1 MB"] : [16 * 1024, "16 kB"];

  test("is refused over its limit, before it is read", async () => {
    const headers = { ...json, ...bearer(await person("ada")) };
    const claimed = await sendRequest("POST", path, {
      headers: { ...headers, "content-length": String(most + 1) },
      body: "",
    });
    const sent = await sendRequest("POST", path, { headers, body: JSON.stringify({ email: "x".repeat(2_000_000) }) });

    expect(claimed).toMatchObject({ status: 413, json: said(path, `This is too large: ${words} at most.`) });
    expect(sent.status).toBe(413);
  });

  test("is read up to its limit from a signed-in person, and not one byte more", async () => {
    const headers = { ...json, ...bearer(await person("ada")) };

    const whole = await sendRequest("POST", path, { headers, body: padded(most) });
    const over = await sendRequest("POST", path, { headers, body: padded(most + 1) });

    expect(whole.status).toBe(400);
    expect(messageOf(whole)).toMatch(/email|password|query/);
    expect(over.status).toBe(413);
  });

  test("is read from a visitor up to the size of a form or a document, and not one byte more", async () => {
    const kilobytes = path === "/graphql" ? 256 : 16;

    const whole = await sendRequest("POST", path, { headers: json, body: padded(kilobytes * 1024) });
    const over = await sendRequest("POST", path, { headers: json, body: padded(kilobytes * 1024 + 1) });

    expect(whole.status).toBe(400);
    expect(messageOf(whole)).toMatch(/email|password|query/);
    expect(over).toMatchObject({
      status: 413,
      json: said(path, `This is too large: ${kilobytes} kB at most.`),
    });
  });

  test.each([
    ["made up", () => "x".repeat(43)],
    [
      "of a session that is over",
      async () => {
        const { token } = await person("ada");
        await sendRequest("POST", "/api/auth/logout", { headers: bearer({ token }), body: {} });
        return token;
      },
    ],
  ])("is no longer for a token %s", async (_what, tokenOf) => {
    const headers = { ...json, ...bearer({ token: await tokenOf() }) };

    const answer = await sendRequest("POST", path, { headers, body: padded(256 * 1024 + 1) });

    expect(answer.status).toBe(path === "/graphql" ? 401 : 413);
  });

  test("has to say how long it is", async () => {
    const answer = await sendRequest("POST", path, { chunked: true, body: { email: "a", password: "b" } });

    expect(answer).toMatchObject({ status: 411, json: said(path, expect.stringContaining("Content-Length")) });
  });

  test.each([
    "application/x-www-form-urlencoded",
    "multipart/form-data; boundary=x",
    "text/plain",
    "",
    "application/jsonp",
  ])("is not taken as %j", async (type) => {
    const answer = await sendRequest("POST", path, {
      headers: { "content-type": type },
      body: "email=ada&password=b&query={viewer{email}}",
    });

    expect(answer).toMatchObject({
      status: 415,
      json: said(path, "Please send JSON (Content-Type: application/json)."),
    });
  });

  test.each([
    "",
    "{",
    "nonsense",
    '{"email": }',
    "\0",
    '{"a":1}{"b":2}',
    "null",
    "[]",
    '"text"',
    "5",
    "[".repeat(16_000),
  ])("and is not what it should be (%#) is refused in words", async (body) => {
    const headers = { ...json, ...bearer(await person("ada")) };

    const answer = await sendRequest("POST", path, { headers, body });

    expect(answer.status).toBe(400);
    expect(messageOf(answer)).toMatch(/\w{3}/);
  });

  test.each([
    ["half a letter", [0xc3]],
    ["a letter of another encoding", [0xe9]],
    ["a letter written too long", [0xc0, 0xaf]],
    ["half a pair", [0xed, 0xa0, 0x80]],
  ])("that contains %s is refused, because it would be stored as other text", async (_what, bytes) => {
    const [start, end] = ['{"query":"{ __typename }","email":"', '","password":"x"}'];
    const body = Buffer.concat([Buffer.from(start), Buffer.from(bytes), Buffer.from(end)]);

    const answer = await sendRequest("POST", path, { headers: json, body });

    expect(answer).toMatchObject({ status: 400, json: said(path, "The body is not UTF-8.") });
  });

  test("is refused in words, however deep it nests", async () => {
    const headers = { ...json, ...bearer(await person("ada")), accept: "application/graphql-response+json" };
    const depth = most / 2 - 500;
    const deep = "[".repeat(depth) + "]".repeat(depth);
    const bodies = [
      deep,
      `{"email":${deep},"password":"x"}`,
      `{"email":"x","password":${deep}}`,
      `{"query":"query ($i: ID!) { node(id: $i) { id } }","variables":{"i":${deep}}}`,
    ];

    for (const body of bodies) {
      const answer = await sendRequest("POST", path, { headers, body });

      expect(answer.status).toBe(400);
      expect(messageOf(answer)).toMatch(/\w{3}/);
    }
  });

  test.each(["application/json", "application/json;charset=UTF-8"])("may call itself %s", async (type) => {
    const known =
      path === "/graphql" ? { query: "{ viewer { email } }" } : { email: "nobody@example.org", password: "no" };

    const answer = await sendRequest("POST", path, { headers: { "content-type": type }, body: JSON.stringify(known) });

    expect(answer.status).toBe(path === "/graphql" ? 200 : 401);
  });
});

describe("a body of a route", () => {
  const specs = new Map(routes.map(({ method, path, spec }) => [`${method} ${path}`, spec]));
  const mostOf = (route: string) => largestBodyOf(specs.get(route) ?? { summary: "" });

  test.each([
    ["post /search", "/api/search", 16],
    ["post /moods", "/api/moods", 133],
    ["post /journal", "/api/journal", 333],
    ["post /karma-exchanges", "/api/karma-exchanges", 40],
    ["patch /auth/user", "/api/auth/user", 8192],
    ["delete /actions/:id", "/api/actions/1", 16],
  ])("is taken as far as its fields need: %s", async (route, path, kilobytes) => {
    const [method = ""] = route.toUpperCase().split(" ");
    const { token } = await person("ada");
    const headers = { authorization: `Bearer ${token}`, ...json, connection: "close" };
    const over = rawConnection();

    const whole = await sendRequest(method, path, { headers, body: padded(mostOf(route)) });
    over.send(headOf(path, mostOf(route) + 1, headers, method));

    expect(mostOf(route)).toBe(kilobytes * 1024);
    expect([400, 404]).toContain(whole.status);
    // Nothing of this body was sent, so the answer did not wait for it.
    const size = kilobytes === 8192 ? "8 MB" : `${kilobytes} kB`;
    const answer = await over.untilMatch(/at most\."/);
    expect(answer).toMatch(/^HTTP\/1\.1 413 /);
    expect(answer).toContain(`This is too large: ${size} at most.`);
    over.hangUp();
  });

  test("may have each field at its limit, every letter escaped, with blanks between and all that an answer has", async () => {
    const headers = { ...json, ...bearer(await person("ada")) };
    const tags = Array.from({ length: 20 }, (_, index) => ({ name: "é".repeat(48) + index, group: "ü".repeat(50) }));
    const title = "ä".repeat(25);
    const journal = {
      content: `${title}\n\n${"ö".repeat(20_000)}`,
      tags: ["love", ...tags.slice(1).map(() => "ß".repeat(50))],
    };
    const texts = { eventTitle: "é".repeat(200), description: "é".repeat(500), note: "é".repeat(5_000) };
    const reflections = {
      reflection1: "é".repeat(2_000),
      reflection2: "é".repeat(2_000),
      reflection3: "é".repeat(2_000),
    };
    const bodies: [string, object][] = [
      ["/api/journal", journal],
      ["/api/actions", { ...somethingGood, ...texts, ...reflections }],
      ["/api/moods", { value: "calm", journalTitle: "é".repeat(100), note: "é".repeat(5_000) }],
    ];

    for (const [path, body] of bodies) {
      const saved = await sendRequest("POST", path, { headers, body: escaped({ ...body, newTags: tags }) });
      expect(saved, saved.text.slice(0, 300)).toMatchObject({ status: 201 });
      const { id } = saved.json as { id: string };
      const edited = await sendRequest("PATCH", `${path}/${id}`, { headers, body: escaped(saved.json) });
      expect(edited, edited.text.slice(0, 300)).toMatchObject({ status: 200 });
    }
  });

  test("is in its description", () => {
    const described = openApi(routes) as {
      paths: Record<string, { post?: { requestBody?: { description: string } } }>;
    };

    expect(described.paths["/search"]?.post?.requestBody?.description).toBe("At most 16 kB.");
    expect(described.paths["/user/import"]?.post?.requestBody?.description).toBe("At most 1 MB.");
  });
});

/** Indented JSON with all letters but those of ASCII escaped, as other languages write it. */
function escaped(value: unknown): string {
  return JSON.stringify(value, null, 4).replaceAll(/[^\0-\x7f]/gu, (letter) =>
    Array.from({ length: letter.length }, (_, at) => `\\u${letter.charCodeAt(at).toString(16).padStart(4, "0")}`).join(
      "",
    ),
  );
}

describe("an address under /api", () => {
  test.each(["/api", "/api/", "/api/nothing", "/api/actions/1/2/3", "/api/Auth/User", "/api/%2e%2e/healthz", "/api/%"])(
    "%s is unknown, and says so as JSON",
    async (path) => {
      expect(await sendRequest("GET", path)).toMatchObject({
        status: 404,
        headers: { "content-type": expect.stringContaining("application/json") },
        json: { message: "There is nothing here." },
      });
    },
  );

  test.each([
    ["PUT", "/api/actions", "POST"],
    ["GET", "/api/auth/login", "POST"],
    ["DELETE", "/api/dashboard", "GET"],
    ["POST", "/api/actions/01920000-0000-7000-8000-000000000000", "GET, PATCH, DELETE"],
  ])("%s %s gets the methods that would be served", async (method, path, allow) => {
    const answer = await sendRequest(method, path, method === "GET" ? {} : { body: {} });

    expect(answer).toMatchObject({
      status: 405,
      headers: { allow },
      json: { message: `This address does not take ${method}; see the Allow header.` },
    });
  });

  test.each(["/api/api/auth/user", "/api/api/api/auth/user?x=1"])("%s folds into one", async (path) => {
    const ada = await person("ada");

    expect((await sendRequest("GET", path, { headers: bearer(ada) })).json).toMatchObject({ email: ada.email });
  });

  test("answers HEAD as GET, without a body", async () => {
    const headers = bearer(await person("ada"));

    const answer = await sendRequest("HEAD", "/api/auth/user", { headers });

    expect(answer).toMatchObject({ status: 200, text: "" });
    expect(answer.headers["content-type"]).toContain("application/json");
  });
});

describe("a long answer", () => {
  test("is packed for callers that can unpack it", async () => {
    const headers = bearer(await person("ada"));
    await sendRequest("POST", "/api/actions", {
      headers,
      body: { ...somethingGood, note: "Held the door. ".repeat(300) },
    });

    const packed = await sendRequest("GET", "/api/actions/user", {
      headers: { ...headers, "accept-encoding": "gzip" },
    });
    const plain = await sendRequest("GET", "/api/actions/user", { headers });
    const asked = { headers: { ...headers, "accept-encoding": "gzip" } };
    const graphql = await ask("{ viewer { actions { edges { node { note } } } } }", asked);

    expect(packed.headers["content-encoding"]).toBe("gzip");
    expect(packed.text.length).toBeLessThan(plain.text.length / 2);
    expect(plain.headers["content-encoding"]).toBeUndefined();
    expect(graphql.headers["content-encoding"]).toBe("gzip");
  });
});

describe("a short answer", () => {
  test("is not compressed, because compressing would take longer than sending", async () => {
    const ada = await person("ada");
    const headers = { ...bearer(ada), accept: "application/json", "accept-encoding": "gzip, br" };
    const shipped = currentNamed("SettingsScreenQuery");

    const answers = [
      await sendRequest("GET", "/api/dashboard", { headers }),
      await sendRequest("GET", "/api/moods/nobody", { headers }),
      await sendRequest("POST", "/graphql", { headers, body: { id: shipped.id } }),
    ];

    expect(answers.map(({ status }) => status)).toEqual([200, 404, 200]);
    expect(answers.map((answer) => answer.headers["content-encoding"])).toEqual([undefined, undefined, undefined]);
    for (const answer of answers) expect(answer.headers["content-length"]).toBe(String(Buffer.byteLength(answer.text)));
  });
});

/** A body that both doors read completely and then refuse. */
function padded(length: number): string {
  const [start, end] = ['{"query":"{","email":"', '"}'];
  return start + "x".repeat(length - start.length - end.length) + end;
}

function said(path: string, message: unknown): object {
  return path === "/graphql" ? { errors: [{ message }] } : { message };
}

function messageOf({ json: body }: Answer): string {
  const { message, errors } = body as { message?: string; errors?: { message: string }[] };
  return message ?? errors?.[0]?.message ?? "";
}
