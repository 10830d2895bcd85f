import { createHash } from "node:crypto";
import { readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { executeSync, getIntrospectionQuery, parse } from "graphql";
import { describe, expect, test, vi } from "vitest";
import { schema } from "#server/program/schema.ts";
import { serverUrl } from "#tests/support/address.ts";
import { useApp } from "#tests/support/app.ts";
import { useBuiltExplorer } from "#tests/support/builtExplorer.ts";
import { findings } from "#tests/support/graphqlCop.ts";
import { ask, bearer, sendRequest } from "#tests/support/requests.ts";
import { person } from "#tests/support/people.ts";

const folder = useBuiltExplorer();
const built = (ending: string) => join(folder, ".pages", `explorer.html${ending}`);

useApp();

const accept = "text/html,application/xhtml+xml";

describe("the explorer's page", () => {
  test.each([
    ["br", "br, gzip", ".br"],
    ["gzip", "deflate, gzip", ".gz"],
    [null, "deflate", ""],
    [null, "identity", ""],
  ])("is sent as the build packed it: %s for %s", async (encoding, accepted, ending) => {
    const answer = await fetch(`${serverUrl()}/graphql`, { headers: { accept, "accept-encoding": accepted } });

    expect(answer.status).toBe(200);
    expect(answer.headers.get("content-type")).toBe("text/html; charset=utf-8");
    expect(answer.headers.get("content-encoding")).toBe(encoding);
    expect(answer.headers.get("content-length")).toBe(String(statSync(built(ending)).size));
    expect(answer.headers.get("vary")).toContain("Accept-Encoding");
    expect((await answer.text()) === readFileSync(built(""), "utf8")).toBe(true);
  });

  test("is revalidated each time, and not sent again to a client that has it", async () => {
    const { headers } = await look({ "accept-encoding": "br" });
    const etag = String(headers.get("etag"));

    expect([etag, headers.get("cache-control")]).toEqual([expect.stringMatching(/^"[\w-]{43}-br"$/), "no-cache"]);
    expect((await look({ "accept-encoding": "br", "if-none-match": etag })).status).toBe(304);
    expect((await look({ "accept-encoding": "gzip", "if-none-match": etag })).status).toBe(200);
  });

  test("runs only its one inline script, allowed by its hash", async () => {
    const { headers, text } = await sendRequest("GET", "/graphql", { headers: { accept } });

    // A script ends at its end tag, whatever text comes before it.
    const [inline, ...others] = [...text.matchAll(/<script[^>]*>([\s\S]*?)<\/script/g)].map(([, script]) => script);
    const hash = createHash("sha256").update(String(inline)).digest("base64");
    expect(others).toEqual([]);
    expect(headers["content-security-policy"]).toContain(`script-src 'sha256-${hash}' 'unsafe-eval'; `);
    expect(text).not.toMatch(/(?:src|href)="https?:/);
  });

  test("carries the security headers of every answer", async () => {
    const { headers } = await sendRequest("HEAD", "/graphql", { headers: { accept } });

    expect(headers).toMatchObject({
      "x-content-type-options": "nosniff",
      "referrer-policy": "same-origin",
      "x-frame-options": "DENY",
      "cross-origin-opener-policy": "same-origin",
      "cross-origin-resource-policy": "same-origin",
      "content-security-policy": expect.stringContaining("frame-ancestors 'none'"),
      "x-request-id": expect.stringMatching(/^[0-9a-f-]{36}$/),
    });
  });

  test("begins with operations that work", async () => {
    const page = await sendRequest("GET", "/graphql", { headers: { accept } });
    const [, sample = '""'] = /"defaultQuery":("(?:[^"\\]|\\.)*")/.exec(page.text) ?? [];
    const query = JSON.parse(sample) as string;
    const headers = bearer(await person("ada"));

    for (const operationName of ["Balance", "LatestActions", "LogSomething"]) {
      const answer = await sendRequest("POST", "/graphql", { headers, body: { query, operationName } });

      expect(answer.json, operationName).toEqual({ data: expect.anything() });
    }
  });
});

/** Printed without white space by another version of graphql. */
const writtenByExplorer =
  "query IntrospectionQuery{__schema{description queryType{name kind}mutationType{name kind}subscriptionType{name kind}types{...FullType}directives{name description locations args(includeDeprecated:true){...InputValue}}}}fragment FullType on __Type{kind name description fields(includeDeprecated:true){name description args(includeDeprecated:true){...InputValue}type{...TypeRef}isDeprecated deprecationReason}inputFields(includeDeprecated:true){...InputValue}interfaces{...TypeRef}enumValues(includeDeprecated:true){name description isDeprecated deprecationReason}possibleTypes{...TypeRef}}fragment InputValue on __InputValue{name description type{...TypeRef}defaultValue isDeprecated deprecationReason}fragment TypeRef on __Type{kind name ofType{name kind ofType{name kind ofType{name kind ofType{name kind ofType{name kind ofType{name kind ofType{name kind ofType{name kind ofType{name kind}}}}}}}}}}";

function look(headers: Record<string, string>): Promise<Response> {
  return fetch(`${serverUrl()}/graphql`, { method: "HEAD", headers: { accept, ...headers } });
}

describe("the introspection that tools send", () => {
  const wordings: [what: string, document: string][] = [
    ["with descriptions", getIntrospectionQuery()],
    ["without them", getIntrospectionQuery({ descriptions: false })],
    ["as the explorer asks", getIntrospectionQuery({ schemaDescription: true, inputValueDeprecation: true })],
    ["as the explorer writes it", writtenByExplorer],
  ];

  test.each(wordings)("is answered as the schema is, %s", async (_what, document) => {
    const wanted = JSON.parse(JSON.stringify(executeSync({ schema, document: parse(document) }))) as unknown;

    const answers = await Promise.all([
      ask(document),
      ask(document.replaceAll(/\s+/g, " ")),
      ask(document, { variables: {}, headers: { accept: "application/json", "accept-encoding": "br" } }),
      ask(document, { headers: bearer(await person("ada")) }),
      sendRequest("GET", `/graphql?query=${encodeURIComponent(document)}&operationName=IntrospectionQuery`),
    ]);

    for (const answer of answers) expect(answer).toMatchObject({ status: 200, json: wanted });
    expect(answers[0]?.headers["content-type"]).toBe("application/graphql-response+json; charset=utf-8");
    expect(answers[2]?.headers).toMatchObject({
      "content-type": "application/json; charset=utf-8",
      "content-encoding": "br",
      "cache-control": "no-store",
    });
  });

  test.each(wordings)("is built once, %s", async (_what, document) => {
    await ask(document);
    const lookedUp = vi.spyOn(schema, "getTypeMap");

    const answers = await Promise.all([
      ask(document),
      ask(` ${document}`),
      sendRequest("POST", "/graphql", {
        body: { query: document, operationName: "IntrospectionQuery", variables: null, extensions: {} },
      }),
      sendRequest("GET", `/graphql?query=${encodeURIComponent(document)}`),
    ]);
    expect(answers.map(({ status }) => status)).toEqual(Array(4).fill(200));
    expect(lookedUp).not.toHaveBeenCalled();
    await ask("{ __schema { types { name } } }");
    expect(lookedUp).toHaveBeenCalled();
    lookedUp.mockRestore();
  });

  test("is not a query that selects more, or has another meaning", async () => {
    const document = getIntrospectionQuery();
    const more = document.replace("__schema {", "__typename __schema {");

    const answers = await Promise.all([
      ask(more),
      sendRequest("POST", "/graphql", { body: { query: document, operationName: "Another" } }),
      sendRequest("POST", "/graphql", { body: { query: document, variables: "none" } }),
      sendRequest("PUT", `/graphql?query=${encodeURIComponent(document)}`),
      sendRequest("POST", "/graphql", { body: { query: document }, headers: { accept: "text/plain" } }),
      ask(document, { headers: { authorization: "Bearer nobody's" } }),
    ]);

    expect(answers.map(({ status }) => status)).toEqual([200, 400, 400, 405, 406, 401]);
    expect(answers[0]?.json).toMatchObject({ data: { __typename: "Query" } });
  });
});

test("graphql-cop's attacks are refused, except the explorer itself", async () => {
  expect(await findings()).toEqual(["GET queries", "introspection", "suggestions", "an explorer's page"]);
});
