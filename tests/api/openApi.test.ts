import type { OutgoingHttpHeaders } from "node:http";
import { beforeAll, describe, expect, test } from "vitest";
import { z } from "zod";
import { routes } from "#server/program/routes.ts";
import { useApp } from "#tests/support/app.ts";
import { somethingGood } from "#tests/support/door.ts";
import { bearer, sendRequest, type Answer } from "#tests/support/requests.ts";
import { somePicture } from "#tests/support/pictures.ts";
import { person, registration } from "#tests/support/people.ts";

useApp();

interface Shaped {
  content?: Record<string, { schema: object }>;
}

interface Operation {
  operationId: string;
  summary: string;
  security?: unknown[];
  parameters: { name: string; in: string; required: boolean; schema: object }[];
  requestBody?: Shaped;
  responses: Record<string, Shaped & { description: string }>;
}

interface Description {
  openapi: string;
  info: { title: string; version: string };
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, object>; securitySchemes: Record<string, object> };
}

let description: Description;

beforeAll(async () => {
  description = (await sendRequest("GET", "/api/openapi.json")).json as Description;
});

describe("the OpenAPI description", () => {
  test("is one of OpenAPI 3.1, with a title and a version", () => {
    expect(description).toMatchObject({
      openapi: expect.stringMatching(/^3\.1\.\d$/),
      info: { title: "Kindling", version: expect.any(String) },
      servers: [{ url: expect.stringMatching(/^http.*\/api$/) }],
    });
  });

  test("has every route, and no other", () => {
    const described = Object.entries(description.paths).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method} ${path}`),
    );

    expect(described.toSorted()).toEqual(
      routes.map(({ method, path }) => `${method} ${path.replaceAll(/:(\w+)/g, "{$1}")}`).toSorted(),
    );
  });

  test("gives each route a summary, a unique name and its requirements", () => {
    const operations = Object.entries(description.paths).flatMap(([path, methods]) =>
      Object.values(methods).map((operation) => ({ path, operation })),
    );

    expect(new Set(operations.map(({ operation }) => operation.operationId)).size).toBe(operations.length);
    for (const { path, operation } of operations) {
      const inPath = operation.parameters.filter((parameter) => parameter.in === "path").map(({ name }) => name);
      expect(operation.summary, operation.operationId).toMatch(/^[A-Z].*\.$/);
      expect(inPath, operation.operationId).toEqual([...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name));
      expect(Object.keys(operation.responses), operation.operationId).toContain("default");
    }
  });

  test("refers to nothing that is not in it", () => {
    const references = [...JSON.stringify(description).matchAll(/"\$ref":"([^"]+)"/g)].map(
      ([, reference]) => reference,
    );

    expect(references).not.toEqual([]);
    for (const reference of references) {
      expect(Object.keys(description.components.schemas), reference).toContain(
        reference?.replace("#/components/schemas/", ""),
      );
    }
  });

  test("requires credentials exactly where visitors are refused", () => {
    const open = Object.entries(description.paths).flatMap(([path, methods]) =>
      Object.entries(methods).flatMap(([method, { security }]) =>
        security?.length === 0 ? [`${method} ${path}`] : [],
      ),
    );

    expect(open.toSorted()).toEqual([
      "get /about",
      ...["create-trial-user", "login", "logout", "reset-password"].map((path) => `post /auth/${path}`),
      "post /stripe/webhook",
    ]);
  });
});

describe("every response", () => {
  test("matches its description exactly", async () => {
    const { email, password } = await person("ada");
    const headers = bearer(await person("bo"));
    const logged = await sendRequest("POST", "/api/actions", {
      headers,
      body: { ...somethingGood, note: "Held the door" },
    });
    const { id } = logged.json as { id: string };
    const profile = { displayName: "Bo Ek", profilePicture: await somePicture() };

    const calls: [method: string, path: string, answer: Answer][] = [
      ["get", "/about", await sendRequest("GET", "/api/about")],
      [
        "post",
        "/auth/create-trial-user",
        await sendRequest("POST", "/api/auth/create-trial-user", { body: registration("new") }),
      ],
      ["post", "/auth/login", await sendRequest("POST", "/api/auth/login", { body: { email, password } })],
      ["get", "/auth/user", await sendRequest("GET", "/api/auth/user", { headers })],
      ["post", "/actions", logged],
      ["get", "/actions/user", await sendRequest("GET", "/api/actions/user", { headers })],
      ["get", "/actions/{id}", await sendRequest("GET", `/api/actions/${id}`, { headers })],
      [
        "patch",
        "/actions/{id}",
        await sendRequest("PATCH", `/api/actions/${id}`, { headers, body: { note: "Twice" } }),
      ],
      ["get", "/dashboard", await sendRequest("GET", "/api/dashboard?timeRange=all", { headers })],
      ...(await diaryCalls(headers)),
      ...(await peopleCalls(headers)),
      ["delete", "/actions/{id}", await sendRequest("DELETE", `/api/actions/${id}`, { headers })],
      ["patch", "/auth/user", await sendRequest("PATCH", "/api/auth/user", { headers, body: profile })],
      ["get", "/auth/user", await sendRequest("GET", "/api/auth/user", { headers })],
      ["get", "/pictures/{userId}/{file}", await sendRequest("GET", "/api/pictures/me/none.jpg", { headers })],
      ["post", "/auth/logout", await sendRequest("POST", "/api/auth/logout", { headers })],
      ["get", "/auth/user", await sendRequest("GET", "/api/auth/user", { headers })],
      ["post", "/auth/login", await sendRequest("POST", "/api/auth/login", { body: { email } })],
    ];

    for (const [method, path, { status, json, text }] of calls) {
      const responses = description.paths[path]?.[method]?.responses ?? {};
      const said = responses[String(status)] ?? (status >= 400 ? responses.default : undefined);
      expect(said, `${method} ${path} is not said to answer ${status}`).toBeDefined();
      if (said?.content?.["application/json"])
        expect(problemsOf(said.content["application/json"].schema, json), `${method} ${path}`).toEqual([]);
      else if (said?.content?.["text/html"]) expect(text).toMatch(/^<!doctype html>/);
      else expect(text).toBe("");
    }
  });
});

describe("the reference page", () => {
  test("shows every call", async () => {
    const { headers, text } = await sendRequest("GET", "/api/docs");

    expect(headers["content-type"]).toBe("text/html; charset=utf-8");
    for (const path of Object.keys(description.paths)) expect(text).toContain(`<code>/api${path}</code>`);
  });
});

/** Calls every operation on moods, the journal, insights and settings at least once. */
async function diaryCalls(headers: OutgoingHttpHeaders): Promise<[method: string, path: string, answer: Answer][]> {
  const mood = await sendRequest("POST", "/api/moods", { headers, body: { value: "calm", note: "Slept well." } });
  const page = await sendRequest("POST", "/api/journal", {
    headers,
    body: { content: "A walk\n\nHome.", tags: ["love"] },
  });
  const [moodPath, pagePath] = [
    `/api/moods/${(mood.json as { id: string }).id}`,
    `/api/journal/${(page.json as { id: string }).id}`,
  ];
  return [
    ["post", "/moods", mood],
    ["get", "/moods/user", await sendRequest("GET", "/api/moods/user", { headers })],
    ["get", "/moods/{id}", await sendRequest("GET", moodPath, { headers })],
    ["patch", "/moods/{id}", await sendRequest("PATCH", moodPath, { headers, body: { value: "sad" } })],
    ["post", "/moods", await sendRequest("POST", "/api/moods", { headers, body: { value: "angry" } })],
    ["get", "/dashboard", await sendRequest("GET", "/api/dashboard", { headers })],
    ["get", "/dashboard/question", await sendRequest("GET", "/api/dashboard/question", { headers })],
    ["get", "/auth/user", await sendRequest("GET", "/api/auth/user", { headers })],
    ["post", "/journal", page],
    ["get", "/journal", await sendRequest("GET", "/api/journal", { headers })],
    ["get", "/journal/{id}", await sendRequest("GET", pagePath, { headers })],
    ["patch", "/journal/{id}", await sendRequest("PATCH", pagePath, { headers, body: { tags: ["sad"] } })],
    ["get", "/insights/user", await sendRequest("GET", "/api/insights/user", { headers })],
    ["get", "/insights/tags", await sendRequest("GET", "/api/insights/tags", { headers })],
    ["get", "/insights/days", await sendRequest("GET", "/api/insights/days", { headers })],
    ["get", "/user/export-journal", await sendRequest("GET", "/api/user/export-journal", { headers })],
    [
      "post",
      "/user/settings",
      await sendRequest("POST", "/api/user/settings", { headers, body: { setting: "insights", value: false } }),
    ],
    ["delete", "/moods/{id}", await sendRequest("DELETE", moodPath, { headers })],
    ["delete", "/journal/{id}", await sendRequest("DELETE", pagePath, { headers })],
    ["get", "/journal/{id}", await sendRequest("GET", pagePath, { headers })],
  ];
}

/** Calls every operation between people at least once. */
async function peopleCalls(headers: OutgoingHttpHeaders): Promise<[method: string, path: string, answer: Answer][]> {
  const [cy, dot] = [await person("cy"), await person("dot")];
  const ask = (method: string, path: string, body?: object, asking = headers) =>
    sendRequest(method, `/api${path}`, { headers: asking, body });
  const requested = await ask("POST", "/connections", { requesteeId: cy.id });
  const { id } = requested.json as { id: string };
  const answered = await ask("PATCH", `/connections/${id}`, { status: "accepted" }, bearer(cy));
  const gift = { type: "good_karma", recipientId: cy.id, message: "Thank you!", template: "custom" };
  const sent = await ask("POST", "/karma-exchanges", gift);
  const message = (sent.json as { id: string }).id;
  const elsewhere = { type: "kind_message", deliveryMethod: "email", recipientUsername: "Grandma", message: "Hello!" };
  await ask("POST", "/connections", { requesteeId: dot.id });
  return [
    ["get", "/users", await ask("GET", "/users")],
    ["post", "/connections", requested],
    ["post", "/connections", await ask("POST", "/connections", { requesteeId: cy.id })],
    ["patch", "/connections/{id}", answered],
    ["get", "/connections/{id}", await ask("GET", "/connections/me")],
    ["get", "/connections/{id}", await ask("GET", `/connections/${cy.id}`)],
    ["get", "/connected-users/{id}", await ask("GET", "/connected-users/user")],
    ["post", "/karma-exchanges", sent],
    ["post", "/karma-exchanges", await ask("POST", "/karma-exchanges", elsewhere)],
    ["get", "/karma-exchanges/sent", await ask("GET", "/karma-exchanges/sent")],
    ["get", "/karma-exchanges/received", await ask("GET", "/karma-exchanges/received", undefined, bearer(cy))],
    ["get", "/karma-exchanges/all-received", await ask("GET", "/karma-exchanges/all-received", undefined, bearer(cy))],
    ["get", "/karma-exchanges/{id}", await ask("GET", `/karma-exchanges/${message}`)],
    ["post", "/report", await ask("POST", "/report", { messageId: message, reason: "spam" }, bearer(cy))],
    ["post", "/mute", await ask("POST", "/mute", { messageId: message })],
    ["post", "/unmute", await ask("POST", "/unmute", { personId: cy.id })],
    ["post", "/block", await ask("POST", "/block", { personId: dot.id })],
    ["post", "/block", await ask("POST", "/block", { personId: dot.id, messageId: message })],
    ["post", "/unblock", await ask("POST", "/unblock", { personId: dot.id })],
    ["post", "/notifications/clear", await ask("POST", "/notifications/clear")],
    ["delete", "/karma-exchanges/{id}", await ask("DELETE", `/karma-exchanges/${message}`)],
    ["delete", "/connections/remove/{id}", await ask("DELETE", `/connections/remove/${id}`)],
    ["post", "/auth/reset-password", await ask("POST", "/auth/reset-password", { token: "none", password: "123456" })],
  ];
}

/** The errors of a value against a JSON schema of the description. */
function problemsOf(schema: object, value: unknown): string[] {
  const { error } = z.fromJSONSchema(whole(schema) as Parameters<typeof z.fromJSONSchema>[0]).safeParse(value);
  return error?.issues.map(({ path, message }) => `${path.join(".")}: ${message}`) ?? [];
}

/** A schema with its references resolved. */
function whole(schema: unknown): unknown {
  return JSON.parse(JSON.stringify(schema), (_name, part: unknown) => {
    if (typeof part !== "object" || part === null || !("$ref" in part)) return part;
    return whole(description.components.schemas[String(part.$ref).replace("#/components/schemas/", "")]);
  });
}
