import { execute, parse, type ExecutionResult } from "graphql";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { log } from "#server/base/log.ts";
import { schema } from "#server/program/schema.ts";
import type { Context } from "#server/kit/graph/builder.ts";
import { compiledDocuments } from "#server/doors/graph/compiled.ts";
import { maskError } from "#server/doors/graph/serve.ts";
import { callHere } from "#server/base/call.ts";
import { asRequest } from "#tests/support/asRequest.ts";
import { useApp } from "#tests/support/app.ts";
import { bearer, sendRequest } from "#tests/support/requests.ts";
import { failures, withMadeUpData, type MadeUp } from "#tests/support/madeUpSchema.ts";
import { person } from "#tests/support/people.ts";
import { answeredOnce, current, samples, variablesFor, type Persisted } from "#tests/support/persisted.ts";

useApp();

const queries = answeredOnce.filter(({ operation }) => operation === "query");

test.each(queries)("$name, $id, is answered alike by its id and by its text", async (document) => {
  const ada = await person("ada");
  const variables = await variablesFor(document, ada);
  const send = (body: object, accept = "application/json") =>
    sendRequest("POST", "/graphql", { headers: { ...bearer(ada), accept }, body: { ...body, variables } });

  const [byId, byText] = [await send({ id: document.id }), await send({ query: document.document })];

  expect([byId.status, byId.text]).toEqual([byText.status, byText.text]);
});

test("a list whose length is a variable is counted each time, even after a short one was accepted", async () => {
  const lists = Array.from({ length: 25 }, (_, index) => `a${index}: actions(first: $first) { edges { cursor } }`);
  const { run } = compiledDocuments(schema, () => `query ($first: Int!) { viewer { ${lists.join(" ")} } }`);
  const ask = (first: number) =>
    asRequest(() =>
      run({ id: "lists", variables: { first } }, { call: callHere(), viewer: null, whenClosed: vi.fn() }),
    );

  expect(await ask(1)).toEqual({ data: { viewer: null } });
  expect(await ask(100)).toMatchObject({
    errors: [{ message: "This request asks for too much at once (complexity)." }],
  });
});

describe("compiled", () => {
  // The unexpected errors in this file are intended.
  beforeEach(() => void vi.spyOn(log, "error").mockReturnValue());
  afterEach(() => void vi.restoreAllMocks());

  const madeUp = withMadeUpData(schema);
  const { run } = compiledDocuments(
    madeUp,
    (id) => answeredOnce.find((document) => document.id === id)?.document ?? null,
  );

  const bothWays = async ({ id, name, document }: Persisted, context: MadeUp) => {
    const variables = { ...samples[name] };
    const walked = execute({
      schema: madeUp,
      document: parse(document),
      variableValues: variables,
      contextValue: context,
    });
    // The document's schema and its caller are made up.
    const compiled = run({ id, variables }, context as unknown as Context);
    return { compiled: sentOf(await compiled), walked: sentOf(await walked) };
  };

  test.each(answeredOnce)("$name, $id, gives the same bytes", async (document) => {
    for (let seed = 0; seed < 5; seed += 1) {
      const { compiled, walked } = await bothWays(document, { seed });
      expect(compiled).toBe(walked);
      expect(compiled).not.toContain('"errors"');
    }
  });

  // Documents of earlier releases select the same fields, in fewer places.
  test.each(current)("$name, $id, returns the same bytes whichever of its fields fails", async (document) => {
    // One field of each kind, wherever it occurs in lists.
    const places = new Map<string, { seed: number; at: string }>();
    for (const seed of [0, 1])
      await bothWays(document, { seed, visit: (at) => places.set(at.replaceAll(/\.\d+/g, ""), { seed, at }) });

    for (const [index, { seed, at }] of [...places.values()].entries()) {
      const [failure, by] = Object.entries(failures)[index % 3] ?? [];
      const { compiled, walked } = await bothWays(document, { seed, fails: { at, by } });
      expect(compiled, `${failure} at ${at}`).toBe(walked);
      expect(compiled).not.toContain("secret");
    }
  });
});

/** The text that is sent for a result. */
function sentOf(result: ExecutionResult | undefined): string {
  const errors = result?.errors?.map((error) => maskError(error));
  return JSON.stringify({ errors, data: result?.data });
}
