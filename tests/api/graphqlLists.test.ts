import { readFileSync } from "node:fs";
import { complexityFromQuery } from "@pothos/plugin-complexity";
import { getNullableType, isIntrospectionType, isListType, isObjectType } from "graphql";
import { describe, expect, test } from "vitest";
import type { Context } from "#server/kit/graph/builder.ts";
import { schema } from "#server/program/schema.ts";
import { useApp } from "#tests/support/app.ts";
import { person } from "#tests/support/people.ts";
import { persisted, samples } from "#tests/support/persisted.ts";
import { ask, bearer } from "#tests/support/requests.ts";

useApp();

/** Lists without a weight of their own, with the file and the name of what keeps each short. */
const short: Record<string, readonly [file: string, name: string]> = {
  "GroupTagsPayload.tags": ["domain/limits.ts", "usualLimits"],
  "JournalEntry.tags": ["domain/limits.ts", "journalTags"],
  "Memory.moods": ["domain/moods.ts", "moods"],
  "MoodDistribution.top": ["domain/trends.ts", "shownMoods"],
  "Trend.days": ["domain/trends.ts", "trendDays"],
  "Trend.weeks": ["domain/trends.ts", "trendDays"],
  "Viewer.onThisDay": ["domain/memories.ts", "lookBacks"],
  "Viewer.ownMoods": ["domain/limits.ts", "ownWordLimits"],
  "Viewer.sessions": ["server/nouns/account/listSessions.ts", "mostSessions"],
};

/** Every list that an answer can have, as "Type.field". */
const lists = Object.values(schema.getTypeMap())
  .filter((type) => isObjectType(type) && !isIntrospectionType(type))
  .flatMap((type) => (isObjectType(type) ? Object.values(type.getFields()).map((field) => ({ type, field })) : []))
  .filter(({ field }) => isListType(getNullableType(field.type)))
  .map(({ type, field }) => {
    // Safe: Pothos keeps what a field was built with. Each field also has a `complexity`, its own or the usual one.
    const built = field.extensions["pothosOptions"] as { complexity?: unknown } | undefined;
    return { name: `${type.name}.${field.name}`, weight: built?.complexity };
  });

describe("each list of an answer", () => {
  test("has a weight in the cost limit, or is short by a limit that is named", () => {
    const unweighted = lists.filter(({ weight }) => weight === undefined).map(({ name }) => name);

    expect(lists.map(({ name }) => name)).toContain("Viewer.tagDays");
    expect(unweighted.toSorted()).toEqual(Object.keys(short));
  });

  test.each(Object.entries(short))("%s is kept short by %s", (_list, [file, name]) => {
    expect(readFileSync(file, "utf8")).toMatch(new RegExp(`const ${name}\\b`));
  });
});

const limit = 5_000;

test.each(persisted)("$name, $id, is within the cost limit", ({ name, document }) => {
  // Safe: the samples are JSON objects, and no weight looks at the context.
  const variables = samples[name] as Record<string, unknown>;
  const ctx = {} as Context;
  expect(complexityFromQuery(document, { schema, variables, ctx }).complexity).toBeLessThan(limit);
});

/** A document that asks for the days of all tags this often, each time from another day. */
function daysOfTags(count: number): string {
  const fields = Array.from({ length: count }, (_, n) => {
    return `a${n}: tagDays(from: "2025-01-${n + 10}", to: "2025-12-31") { days }`;
  });
  return `{ viewer { ${fields.join(" ")} } }`;
}

describe("the days of all tags", () => {
  test("are asked for three times in one document, and not five times", async () => {
    const headers = bearer(await person("ada"));

    expect(await ask(daysOfTags(3), { headers })).toMatchObject({ status: 200 });
    expect((await ask(daysOfTags(5), { headers })).json).toMatchObject({
      errors: [{ message: expect.stringContaining("too much at once (complexity)") }],
    });
  });
});
