import type { OutgoingHttpHeaders } from "node:http";
import { beforeAll, describe, expect, test } from "vitest";
import { z } from "zod";
import { openApi } from "#server/doors/rest/openApi.ts";
import { routes } from "#server/program/routes.ts";
import { ignoredBy, withoutEffect } from "#server/kit/rest/acceptedFields.ts";
import { connectedPeople } from "#tests/support/relations.ts";
import { useApp } from "#tests/support/app.ts";
import { somethingGood } from "#tests/support/door.ts";
import { bearer, sendRequest, type Answer } from "#tests/support/requests.ts";
import { person, registration, type Person } from "#tests/support/people.ts";
import { somePicture } from "#tests/support/pictures.ts";

useApp();

let ada: Person;
let bo: Person;
let headers: OutgoingHttpHeaders;

beforeAll(async () => {
  ({ ada, bo } = await connectedPeople());
  headers = bearer(ada);
});

const send = (method: string, path: string, body?: unknown, as = headers) =>
  sendRequest(method.toUpperCase(), `/api${path}`, { headers: as, body });

const withBodies = routes.flatMap((route) => {
  const { body } = route.spec;
  return body instanceof z.ZodObject ? [{ ...route, own: Object.keys(body.shape) }] : [];
});

describe("a field that is not known", () => {
  test.each(withBodies.map((route) => [`${route.method} ${route.path}`, route] as const))(
    "to %s is refused by name",
    async (_name, { method, path, own }) => {
      const answer = await send(method, path.replace(":id", "me"), { heartbeats: 72 });

      expect(answer).toMatchObject({
        status: 400,
        json: {
          message: 'There is no field "heartbeats" here.',
          field: "heartbeats",
          details: `One of ${own.join(", ")}.`,
        },
      });
    },
  );

  test.each([
    ["/actions", "eventtitle", "eventTitle"],
    ["/actions", "occuredAt", "occurredAt"],
    ["/actions", "reflection", "reflection1"],
    ["/actions", "emotion", "emotionResponse"],
    ["/moods", "notes", "note"],
    ["/moods", "title", "journalTitle"],
    ["/journal", "contents", "content"],
    ["/journal", "tag", "tags"],
    ["/karma-exchanges", "recipientUserName", "recipientUsername"],
    ["/connections", "requesterID", "requesteeId"],
  ])("to %s, %s, is answered with the one that was meant: %s", async (path, field, meant) => {
    expect(await send("POST", path, { [field]: "x" })).toMatchObject({
      status: 400,
      json: { message: `There is no field "${field}" here. Did you mean "${meant}"?`, field },
    });
  });

  test.each(["__proto__", "constructor", "toString", "", "x".repeat(100_000)])("may be called %j", async (field) => {
    const { status, json, text } = await send("POST", "/moods", { value: "calm", [field]: 1, ...hidden(field) });

    expect(status).toBe(400);
    expect(json).toMatchObject({ field: field.slice(0, 100) });
    expect(text.length).toBeLessThan(1_000);
  });

  test("leaves everything as it was", async () => {
    const before = await send("GET", "/moods/user");

    await send("POST", "/moods", { value: "calm", mood: "sad" });

    expect((await send("GET", "/moods/user")).json).toEqual(before.json);
  });
});

describe("a field without effect", () => {
  test.each(withoutEffect)("such as %s is accepted in every body that has no field of that name", async (field) => {
    const said = { ...somethingGood, note: "As it is" };
    const plain = await send("POST", "/actions", said);

    for (const value of ["nonsense", 99, null, { gold: 99 }]) {
      const sent = await send("POST", "/actions", { ...said, [field]: value });

      expect(told(sent)).toEqual(told(plain));
      for (const { method, path } of withBodies.filter(({ own }) => !own.includes(field)))
        expect((await send(method, path.replace(":id", "me"), { [field]: value })).json).not.toMatchObject({ field });
    }
  });

  test("includes every field of the matching response", () => {
    for (const { spec, own } of withBodies) {
      const shown = spec.answers instanceof z.ZodObject ? Object.keys(spec.answers.shape) : [];
      expect([...own, ...ignoredBy(spec)]).toEqual(expect.arrayContaining([...shown, ...withoutEffect]));
    }
    expect([...ignoredBy(specOf("post", "/actions"))]).toEqual(
      expect.arrayContaining(["id", "gold", "coal", "localDate", "timeZone", "recordedAt", "editedAt", "alreadySaved"]),
    );
  });

  test("is in the description of each body, and nothing else is", () => {
    for (const { method, path, spec, own } of withBodies) {
      const { patternProperties, ...schema } = describedBody(method, path);
      const [[pattern, described] = ["", {}]] = Object.entries(patternProperties);
      expect(schema).toMatchObject({ type: "object", additionalProperties: false });
      expect(Object.keys(schema.properties)).toEqual(own);
      expect(described).toMatchObject({ readOnly: true });
      for (const field of ignoredBy(spec)) expect(field).toMatch(new RegExp(pattern));
      for (const field of [...own, "heartbeats"]) expect(field).not.toMatch(new RegExp(pattern));
    }
  });
});

describe("a response can be sent back as a body", () => {
  test.each([
    ["/actions", { ...somethingGood, note: "Held the door", createdAt: "2026-03-01T08:30:00.000Z" }],
    ["/moods", { value: "calm", note: "Slept well." }],
    ["/journal", { content: "A walk\n\nHome.", tags: ["love", "spring"] }],
  ])("as an edit of it, which changes nothing: %s", async (path, body) => {
    const { id } = (await send("POST", path, body)).json as { id: string };
    const { json: read } = await send("GET", `${path}/${id}`);

    const edited = await send("PATCH", `${path}/${id}`, read);

    expect(edited).toMatchObject({ status: 200 });
    expect(edited.json).toEqual({ ...(read as object), editedAt: expect.any(String), version: expect.any(String) });
  });

  test("as another entry of the same", async () => {
    const { id } = (await send("POST", "/moods", { value: "calm", note: "Slept well." })).json as { id: string };
    const { json: read } = await send("GET", `/moods/${id}`);

    const again = await send("POST", "/moods", read);

    expect(again.status).toBe(201);
    expect(told(again)).toEqual(told({ json: read }));
    expect(again.json).not.toMatchObject({ id });
  });

  test("as the person's profile", async () => {
    await send("PATCH", "/auth/user", { displayName: "Ada", bio: "Hello", profilePicture: await somePicture() });
    const { json: read } = await send("GET", "/auth/user");

    const edited = await send("PATCH", "/auth/user", read);

    expect(edited).toMatchObject({ status: 200 });
    expect(edited.json).toEqual({ ...(read as object), profilePicture: expect.stringMatching(/^data:image/) });
  });

  test("as a message to the same person, with its gold by the rules", async () => {
    const first = await send("POST", "/karma-exchanges", {
      type: "kind_message",
      recipientId: bo.id,
      message: "Hello!",
    });

    const again = await send("POST", "/karma-exchanges", { ...(first.json as object), karmaValue: 99 });

    expect(again).toMatchObject({ status: 201, json: { karmaValue: 0, recipientId: bo.id, message: "Hello!" } });
  });
});

describe("the time of an entry", () => {
  const when = "2026-03-01T08:30:00.000Z";

  test.each([
    ["/actions", somethingGood],
    ["/moods", { value: "calm" }],
    ["/journal", { content: "Home." }],
  ])("is taken as occurredAt and as createdAt, of %s", async (path, body) => {
    const byOne = await send("POST", path, { ...body, occurredAt: when });
    const byOther = await send("POST", path, { ...body, createdAt: when });
    const byBoth = await send("POST", path, { ...body, createdAt: when, occurredAt: "2026-03-01T09:30:00+01:00" });
    const { id } = byOne.json as { id: string };
    const moved = await send("PATCH", `${path}/${id}`, { occurredAt: "2026-02-01T08:30:00Z" });

    for (const answer of [byOne, byOther, byBoth])
      expect(answer).toMatchObject({ status: 201, json: { createdAt: when, localDate: "2026-03-01" } });
    expect(moved).toMatchObject({ status: 200, json: { createdAt: "2026-02-01T08:30:00.000Z" } });
    for (const [method, address] of [
      ["POST", path],
      ["PATCH", `${path}/${id}`],
    ] as const)
      expect(
        await send(method, address, { ...body, createdAt: when, occurredAt: "2026-03-01T08:30:01Z" }),
      ).toMatchObject({
        status: 400,
        json: {
          message: "createdAt and occurredAt are two names of one time. Please send one of them.",
          field: "occurredAt",
        },
      });
  });
});

describe("a caller that sends more fields than are read", () => {
  test("is understood in all that it sends", async () => {
    const { email, password } = ada;
    const { json: request } = await send("POST", "/connections", { requesteeId: (await person("cy")).id });
    const received = await send("GET", "/karma-exchanges/all-received", undefined, bearer(bo));
    const [message] = received.json as { id: string }[];
    const action = {
      ...somethingGood,
      effectOnOthers: "no_one_affected",
      eventTitle: "Tea",
      description: "User action",
      reflection1: "",
      reflection2: "",
      reflection3: "",
      karmaImpact: 1,
    };
    const bodies: [method: string, path: string, body: object, as?: OutgoingHttpHeaders][] = [
      ["POST", "/auth/create-trial-user", { ...registration("new") }],
      ["POST", "/auth/login", { email, password }],
      ["PATCH", "/auth/user", { displayName: "Ada", email, profilePicture: null, bio: "Hi", location: "" }],
      ["POST", "/moods", { emoji: "😊", label: "Happy", value: "happy", journalTitle: "A day", note: "Sun" }],
      ["POST", "/actions", action],
      ["POST", "/actions", { ...action, type: "event", intention: null }],
      ["POST", "/journal", { content: "Title\n\nBody", tags: ["reflection"] }],
      ["PATCH", "/user/1", { karmaGold: 13, karmaCoal: 3 }],
      [
        "POST",
        "/karma-exchanges",
        {
          type: "kind_message",
          deliveryMethod: "app",
          recipientId: bo.id,
          message: "Hi",
          template: null,
          karmaValue: 0,
        },
      ],
      ["POST", "/karma-exchanges", { recipientId: bo.id, type: "good_karma", message: "Thanks", karmaValue: 1 }],
      ["POST", "/report", { fromUserId: 1, againstUserId: 2, reason: "spam", messageId: message?.id }, bearer(bo)],
      ["POST", "/user/settings", { setting: "dailyReminder", value: true }],
      ["DELETE", `/connections/remove/${(request as { id: string }).id}`, {}],
      ["POST", "/auth/change-password", { currentPassword: password, newPassword: "another secret" }],
    ];

    for (const [method, path, body, as] of bodies) {
      const answer = await send(method, path, body, as);
      expect(answer.status, `${method} ${path}: ${answer.text}`).toBeLessThan(300);
    }
  });
});

/** The body of a saved entry without ids and times. */
function told({ json }: Pick<Answer, "json">): object {
  const {
    id: _id,
    createdAt: _at,
    recordedAt: _written,
    editedAt: _edited,
    ...others
  } = json as Record<string, unknown>;
  return others;
}

/** `__proto__` as an own field, as JSON.parse creates it. */
function hidden(field: string): object {
  return JSON.parse(JSON.stringify({ _: 1 }).replace('"_"', JSON.stringify(field))) as object;
}

function specOf(method: string, path: string) {
  const found = routes.find((route) => route.method === method && route.path === path);
  if (!found) throw new Error(`There is no ${method} ${path}.`);
  return found.spec;
}

interface Body {
  properties: object;
  patternProperties: Record<string, object>;
}

function describedBody(method: string, path: string): Body {
  const { paths } = openApi(routes) as {
    paths: Record<string, Record<string, { requestBody: { content: Record<string, { schema: Body }> } }>>;
  };
  const content = paths[path.replaceAll(/:(\w+)/g, "{$1}")]?.[method]?.requestBody.content;
  return content?.["application/json"]?.schema ?? { properties: {}, patternProperties: {} };
}
