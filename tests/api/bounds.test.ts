import { getNamedType, isEnumType, isInputObjectType, isObjectType } from "graphql";
import { beforeAll, describe, expect, test } from "vitest";
import { z, type ZodType } from "zod";
import { inputSchemaOf } from "#server/kit/rest/inputSchema.ts";
import {
  actionLine,
  elsewhereLine,
  entryLine,
  journalLine,
  moodLine,
  dayPutAwayLine,
  ownMoodLine,
  tagLine,
} from "#server/nouns/archive/lines.ts";
import { routes } from "#server/program/routes.ts";
import { schema } from "#server/program/schema.ts";
import { useApp } from "#tests/support/app.ts";
import { somethingGood } from "#tests/support/door.ts";
import { person, type Person } from "#tests/support/people.ts";
import { fieldPlaces, unboundedIn } from "#tests/support/places.ts";
import { bearer, sendRequest } from "#tests/support/requests.ts";

useApp();

let ada: Person;

beforeAll(async () => {
  ada = await person("ada");
});

describe("a line of an archive", () => {
  const common = { timeZone: "UTC", localDate: "2026-03-01", recordedAt: "2026-03-01T08:00:00Z" };
  const source = { app: "csv", id: "1" };
  const archived = { ...common, id: crypto.randomUUID(), occurredAt: "2026-03-01T08:00:00Z" };
  const { recordedAt: _when, ...fromElsewhere } = {
    ...common,
    occurredAt: archived.occurredAt,
    source,
    import: crypto.randomUUID(),
  };
  const whole = {
    action: { kind: "action", ...somethingGood, type: "event", intention: null },
    mood: { kind: "mood", value: "calm" },
    journal: { kind: "journal", body: "Home.", emoji: "reflection" },
  };
  const earned = { ruleVersion: 1 };
  const lines: [what: string, shape: ZodType, right: object][] = [
    ["an action's line", actionLine, { ...archived, ...earned, ...whole.action }],
    ["a mood's line", moodLine, { ...archived, ...whole.mood }],
    ["a journal entry's line", journalLine, { ...archived, ...earned, ...whole.journal }],
    ...elsewhereLine.options.map((line): [string, ZodType, object] => {
      const { value: kind } = line.shape.kind;
      return [`a line from elsewhere, ${kind}`, line, { ...fromElsewhere, ...whole[kind] }];
    }),
    ["a tag's line", tagLine, { kind: "tag", name: "Mira" }],
    ["an own mood's line", ownMoodLine, { kind: "ownMood", name: "Floating", emoji: "🌊", value: "calm" }],
  ];
  const places = lines.flatMap(([what, shape, right]) =>
    fieldPlaces(inputSchemaOf(shape).properties ?? {})
      .filter(({ isSent }) => isSent)
      .map((place) => [`${what}, ${place.name}`, place, right] as const),
  );

  test("has texts and lists", () => {
    expect(places.length).toBeGreaterThan(60);
  });

  test.each(places)("%s has a length", async (_name, { name, maxLength = 0, maxItems, around }, right) => {
    const text = "x".repeat(maxLength + 1);
    const many = Array.from({ length: (maxItems ?? 0) + 1 }, () => (name === "ownTags" ? { name: "x" } : "x"));
    for (const value of maxItems === undefined ? [text] : maxLength > 0 ? [[text], many] : [many]) {
      const body = JSON.stringify({ ...right, ...around(value) });

      const answer = await sendRequest("POST", "/api/user/import", {
        headers: { ...bearer(ada), "content-type": "application/jsonl" },
        body,
      });

      const [line] = (answer.json as { lines: object[] }).lines;
      expect(line).toMatchObject({
        outcome: "refused",
        message: expect.stringMatching(/at most|no such time zone|one emoji|<=|Invalid UUID/),
      });
    }
  });
});

describe("whatever callers send has a bound", () => {
  const shapes = routes.flatMap(({ method, path, spec: { body, query } }) => [
    ...(body && !("as" in body) ? [[`${method} ${path}`, body] as const] : []),
    ...(query ? [[`${method} ${path}?`, query] as const] : []),
  ]);

  test.each([
    ...shapes,
    ["a line of the diary", entryLine],
    ["a line from elsewhere", elsewhereLine],
    ["a tag's line", tagLine],
    ["an own mood's line", ownMoodLine],
    ["the line of a day put away", dayPutAwayLine],
  ] as const)("over REST, to the last text, list, number and name: %s", (name, shape) => {
    expect(unboundedIn(inputSchemaOf(shape), name)).toEqual([]);
  });

  test("over GraphQL, because each kind of value has one", () => {
    const sent = Object.values(schema.getTypeMap()).flatMap((type) => {
      if (isInputObjectType(type)) return Object.values(type.getFields());
      return isObjectType(type) && !type.name.startsWith("__")
        ? Object.values(type.getFields()).flatMap(({ args }) => args)
        : [];
    });
    const kinds = new Set(
      sent.map(({ type }) => getNamedType(type)).filter((type) => !isInputObjectType(type) && !isEnumType(type)),
    );

    // An Int has 32 bits, the scalars check their texts, and every text and list is among the places above.
    expect([...kinds].map(({ name }) => name).toSorted()).toEqual([
      "Boolean",
      "Date",
      "DateTime",
      "ID",
      "Int",
      "String",
    ]);
  });

  test.each([
    ["a text", z.object({ a: z.array(z.object({ b: z.string() })).max(2) }), []],
    ["a number", z.object({ a: z.number().min(1) }), ["x.a"]],
    ["free names", z.object({ a: z.record(z.string(), z.boolean()) }), ["x.a"]],
    ["other names", z.looseObject({ a: z.boolean() }), ["x"]],
    ["anything", z.object({ a: z.unknown() }), ["x.a"]],
    ["a list of anything", z.object({ a: z.array(z.any()) }), ["x.a[]"]],
  ])("and %s without one would be found", (_what, shape, found) => {
    expect(unboundedIn(inputSchemaOf(shape), "x")).toEqual(found);
  });

  test("also the parts of a path", async () => {
    const id = "x".repeat(1_025);

    const answer = await sendRequest("GET", `/api/actions/${id}`, { headers: bearer(ada) });

    expect(answer).toMatchObject({
      status: 400,
      json: { message: "id can be at most 1,024 characters.", field: "id" },
    });
  });
});
