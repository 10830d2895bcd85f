import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { useApp } from "#tests/support/app.ts";
import { ask, bearer, sendRequest } from "#tests/support/requests.ts";
import { nonsense, partlyNonsense, storable, unstorable } from "#tests/support/nonsense.ts";
import { person, registration } from "#tests/support/people.ts";
import { expectWords } from "#tests/support/words.ts";

useApp();

const text = fc.oneof(storable, unstorable);
const register =
  "mutation ($input: CreateTrialUserInput!) { createTrialUser(input: $input) { __typename ... on Refusal { message } } }";
const signIn = "mutation ($input: LoginInput!) { login(input: $input) { __typename ... on Refusal { message } } }";

describe("accounts made of nonsense", () => {
  test("are refused in words at both doors", async () => {
    await fc.assert(
      fc.asyncProperty(partlyNonsense(registration("ada")), async (said) => {
        expectWords(await sendRequest("POST", "/api/auth/create-trial-user", { body: said }));
        expectWords(await ask(register, { variables: { input: said } }));
      }),
      { numRuns: 60 },
    );
  });

  test("is refused at sign-in without further detail", async () => {
    await fc.assert(
      fc.asyncProperty(text, text, async (email, password) => {
        const rest = await sendRequest("POST", "/api/auth/login", { body: { email, password } });
        const graphql = await ask(signIn, { variables: { input: { email, password } } });

        expectWords(rest);
        expectWords(graphql);
        expect([400, 401]).toContain(rest.status);
        expect(graphql.json).toMatchObject({ data: { login: { __typename: "Refusal" } } });
      }),
      { numRuns: 40 },
    );
  });

  test("is refused at sign-in if a value is not text", async () => {
    await fc.assert(
      fc.asyncProperty(partlyNonsense({ email: "ada@example.org", password: "no" }), async (said) => {
        expectWords(await sendRequest("POST", "/api/auth/login", { body: said }));
        expectWords(await ask(signIn, { variables: { input: said } }));
      }),
      { numRuns: 40 },
    );
  });
});

describe("addresses made of nonsense", () => {
  test("are answered in words", async () => {
    const headers = bearer(await person("ada"));
    const wellFormed = storable.filter((part) => !/\p{Surrogate}/u.test(part));

    await fc.assert(
      fc.asyncProperty(wellFormed, wellFormed, async (id, query) => {
        const [path, search] = [encodeURIComponent(id), encodeURIComponent(query)];

        for (const method of ["GET", "DELETE"])
          expectWords(await sendRequest(method, `/api/actions/${path}`, { headers }));
        expectWords(await sendRequest("GET", `/api/actions/user?limit=${search}&before=${search}`, { headers }));
        expectWords(await sendRequest("GET", `/api/dashboard?timeRange=${search}&t=${search}&${search}`, { headers }));
        expectWords(await sendRequest("GET", `/api/${path}/${path}?${search}`, { headers }));
      }),
      { numRuns: 60 },
    );
  });

  test("that are not even encoded are answered too", async () => {
    const headers = bearer(await person("ada"));
    const raw = fc.string({ unit: fc.constantFrom(..."%/?&=;.\\+~*'()!@:,$-_0aF".split("")), maxLength: 40 });

    await fc.assert(
      fc.asyncProperty(raw, async (path) => {
        expectWords(await sendRequest("GET", `/api/${path}`, { headers }));
        expectWords(await sendRequest("GET", `/api/actions/${path}`, { headers }));
      }),
      { numRuns: 100 },
    );
  });

  test("and cursors that look like ours are answered in words", async () => {
    const headers = bearer(await person("ada"));
    const part = fc.oneof(
      fc.constantFrom(
        "2026-03-01",
        "9999-12-31",
        "1000-01-01",
        "2026-02-30",
        "+275760-09-13T00:00:00.000Z",
        "-271821-04-20T00:00:00Z",
        "infinity",
      ),
      fc.constantFrom(
        "2026-03-01T08:00:00.000Z",
        "0000-01-01T00:00:00Z",
        "2026-03-01T08:00:00+99:99",
        crypto.randomUUID(),
        "",
      ),
      text,
    );

    await fc.assert(
      fc.asyncProperty(fc.array(part, { maxLength: 5 }), async (parts) => {
        const cursor = Buffer.from(parts.join("|")).toString("base64url");

        expectWords(await sendRequest("GET", `/api/actions/user?before=${cursor}`, { headers }));
        expectWords(
          await ask(
            "query ($after: String) { viewer { actions(after: $after, before: $after) { edges { cursor } } } }",
            {
              headers,
              variables: { after: cursor },
            },
          ),
        );
      }),
      { numRuns: 150, examples: [[["2026-03-01", "-271821-04-20T00:00:00Z", crypto.randomUUID()]]] },
    );
  });
});

describe("headers made of nonsense", () => {
  test("are passed over, or refused in words", async () => {
    const { token } = await person("ada");
    const header = fc.string({
      unit: fc.integer({ min: 0x20, max: 0xff }).map((code) => (code === 0x7f ? "~" : String.fromCodePoint(code))),
      maxLength: 300,
    });
    const names = fc.constantFrom(
      "x-time-zone",
      "idempotency-key",
      "cookie",
      "origin",
      "accept",
      "accept-encoding",
      "sec-fetch-site",
      "x-forwarded-for",
      "authorization",
    );

    await fc.assert(
      fc.asyncProperty(fc.dictionary(names, header, { maxKeys: 4 }), async (said) => {
        const headers = { authorization: `Bearer ${token}`, ...said };

        expectWords(await sendRequest("GET", "/api/dashboard", { headers }));
        const graphql = await ask("{ viewer { timeZone summary { actionsLogged } } }", { headers });
        // A caller that accepts no JSON gets a response without a body.
        if (graphql.status !== 406) expectWords(graphql);
      }),
      { numRuns: 120 },
    );
  });
});

describe("GraphQL made of nonsense", () => {
  test("is refused in words", async () => {
    const headers = bearer(await person("ada"));
    const scraps = fc.array(
      fc.oneof(
        fc.constantFrom(
          "{",
          "}",
          "(",
          ")",
          "viewer",
          "node",
          "(id:",
          '"x"',
          "...",
          "on",
          "Viewer",
          "query",
          "mutation",
          "fragment",
          "@skip(if: true)",
          "$a",
          ":",
          "!",
          "[",
          "]",
          '"""',
          "#",
          "__typename",
          "subscription",
        ),
        text,
      ),
      { maxLength: 30 },
    );

    await fc.assert(
      fc.asyncProperty(scraps, nonsense, async (parts, variables) => {
        expectWords(await ask(parts.join(" "), { headers, variables }));
      }),
      { numRuns: 150 },
    );
  });

  test("around a document is refused in words", async () => {
    const headers = bearer(await person("ada"));
    const body = partlyNonsense({
      query: "{ viewer { email } }",
      operationName: "A",
      variables: {},
      extensions: {},
      id: "x",
    });

    await fc.assert(
      fc.asyncProperty(body, async (said) => {
        expectWords(await sendRequest("POST", "/graphql", { headers, body: said }));
      }),
      { numRuns: 120 },
    );
  });

  test("in the place of an id is nobody's", async () => {
    const headers = bearer(await person("ada"));
    const id = fc.oneof(
      text,
      text.map((part) => Buffer.from(`Action:${part}`).toString("base64")),
      text.map((part) => Buffer.from(`${part}:1`).toString("base64")),
    );

    await fc.assert(
      fc.asyncProperty(id, async (said) => {
        const read = await ask("query ($id: ID!) { node(id: $id) { id } nodes(ids: [$id, $id]) { id } }", {
          headers,
          variables: { id: said },
        });
        const edit = await ask(
          'mutation ($id: ID!) { editAction(input: { id: $id, note: "x" }) { ... on Refusal { code } } }',
          {
            headers,
            variables: { id: said },
          },
        );

        expect(read.json).toEqual({ data: { node: null, nodes: [null, null] } });
        expect(edit.json).toEqual({ data: { editAction: { code: "NOT_FOUND" } } });
      }),
      { numRuns: 100 },
    );
  });
});
