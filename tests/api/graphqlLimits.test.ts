import { getNamedType, isObjectType, isRequiredArgument, type GraphQLNamedType } from "graphql";
import { describe, expect, test } from "vitest";
import { schema } from "#server/program/schema.ts";
import { useApp } from "#tests/support/app.ts";
import { ask, bearer } from "#tests/support/requests.ts";
import { person } from "#tests/support/people.ts";
import { statementsOf } from "#tests/support/statements.ts";

useApp();

const repeated = (times: number, text: (index: number) => string) =>
  Array.from({ length: times }, (_, index) => text(index)).join(" ");

/** A document with this number of tokens: five around fields of eight tokens and of one. */
const ofTokens = (count: number) =>
  `{ viewer { ${repeated((count - 5) >> 3, () => "email @skip(if: false)")} ${repeated((count - 5) % 8, () => "email")} } }`;

const idsOfNothing = (count: number) =>
  Array.from({ length: count }, () => Buffer.from(`Action:${crypto.randomUUID()}`).toString("base64"));

const tooMuch: [what: string, document: string, words: RegExp][] = [
  ["too many aliases", `{ viewer { ${repeated(31, (index) => `a${index}: email`)} } }`, /alias/i],
  [
    "too many aliases in a fragment that is spread twice",
    `{ viewer { user { ...f } user { ...f } } } fragment f on User { ${repeated(16, (index) => `a${index}: username`)} }`,
    /alias/i,
  ],
  ["too many names for one type", `{ ${repeated(31, (index) => `a${index}: __typename`)} }`, /alias/i],
  ["one name again and again", `{ ${repeated(32, () => "__typename")} }`, /alias/i],
  ["too many words", ofTokens(2_001), /token/i],
  [
    "too much of everything",
    `{ viewer { ${repeated(25, (index) => `a${index}: actions(first: 100) { edges { node { id note } } }`)} } }`,
    /too much at once/,
  ],
  [
    "too many fields side by side",
    `{ viewer { ...f ${repeated(20, (index) => `a${index}: summary { ...s }`)} } } fragment f on Viewer { email }
      fragment s on DaySummary { ${repeated(40, () => "actionsLogged goodKarmaSent")} }`,
    /too much at once/,
  ],
  [
    "a circle",
    "{ viewer { ...a } } fragment a on Viewer { ...b } fragment b on Viewer { ...a }",
    /cannot spread fragment/i,
  ],
  [
    "the schema seen through itself",
    `{ __schema { types { fields { type { fields { type { fields { type { name } } } } } } } } }`,
    /introspection depth/i,
  ],
  ["a field nobody knows", "{ viewer { passwordHash } }", /Cannot query field/],
  ["half a document", "{ viewer {", /Syntax Error/],
  ["a few brackets too deep", `{ node(id: ${"[".repeat(49)}1${"]".repeat(49)}) { id } }`, /may nest 50 brackets/],
  ["brackets without end", `{ node(id: ${"[".repeat(1_900)}`, /may nest 50 brackets/],
  ["more brackets without end than words are read", `{ node(id: ${"[".repeat(100_000)}`, /may nest 50 brackets/],
  ["selections without end", "{ viewer ".repeat(60), /may nest 50 brackets/],
  ["arguments without end", "{ viewer(a: {b: ".repeat(30), /may nest 50 brackets/],
];

/** The connections of the schema, each as the path of fields that leads to it. */
function connectionsOf(type: GraphQLNamedType | undefined, path: string[] = [], seen = new Set([type])): string[] {
  if (!isObjectType(type)) return [];
  return Object.values(type.getFields()).flatMap((field) => {
    const next = getNamedType(field.type);
    const way = [...path, field.name];
    if (field.args.some(isRequiredArgument)) return [];
    const found = next.name.endsWith("Connection") ? [way.join(" ")] : [];
    if (seen.has(next)) return found;
    return [...found, ...connectionsOf(next, way, seen.add(next))];
  });
}

describe("a document that asks for", () => {
  test.each(tooMuch)("%s is refused with a message, and sends no statement", async (_what, document, words) => {
    const headers = bearer(await person("ada"));
    let answer: Awaited<ReturnType<typeof ask>> | undefined;

    const statements = await statementsOf(async () => {
      answer = await ask(document, { headers });
    });

    expect(answer).toMatchObject({ status: 400, json: { errors: [{ message: expect.stringMatching(words) }] } });
    // The session is read before the document is parsed.
    expect(statements).toHaveLength(1);
  });

  test.each(connectionsOf(schema.getQueryType() ?? undefined))(
    "as much of %s as may be, again and again, is refused, and little of it is not",
    async (path) => {
      const headers = bearer(await person("ada"));
      const [connection = "", ...before] = path.split(" ").toReversed();
      const asking = (size: string) => {
        const pages = repeated(
          25,
          (index) => `a${index}: ${connection}(${size}) { edges { cursor node { __typename } } }`,
        );
        return ask(
          before.reduce((inside, field) => `{ ${field} ${inside} }`, `{ ${pages} }`),
          { headers },
        );
      };

      for (const side of ["first", "last"]) {
        expect(await asking(`${side}: 1`)).toMatchObject({ status: 200 });
        expect((await asking(`${side}: 100`)).json).toMatchObject({
          errors: [{ message: expect.stringContaining("too much at once (complexity)") }],
        });
      }
    },
  );

  test("six searches at once is refused, and two are not", async () => {
    const headers = bearer(await person("ada"));
    const asking = (count: number) =>
      ask(
        `{ viewer { ${repeated(count, (index) => `a${index}: search(text: "tea", first: 1) { edges { cursor } }`)} } }`,
        { headers },
      );

    expect(await asking(2)).toMatchObject({ status: 200 });
    expect((await asking(6)).json).toMatchObject({
      errors: [{ message: expect.stringContaining("too much at once (complexity)") }],
    });
  });

  test("every query that a screen needs is allowed", async () => {
    const answer = await ask(
      `{
        viewer {
          user { id username displayName bio }
          email timeZone epoch trialEndsAt
          balances { today { gold coal } week { gold coal } month { gold coal } year { gold coal } all { gold coal } }
          summary { actionsLogged positiveInteractions reflectionsWritten goodKarmaSent }
          actions(first: 100) {
            edges { cursor node { id type classification intention emotionResponse effectOnOthers eventTitle description
              reflection1 reflection2 reflection3 note gold coal occurredAt localDate timeZone createdAt editedAt } }
            pageInfo { hasNextPage hasPreviousPage startCursor endCursor }
          }
        }
        contact { supportEmail passwordResetEmail }
      }`,
      { headers: bearer(await person("ada")) },
    );

    expect(answer).toMatchObject({ status: 200, json: { data: { viewer: { actions: { edges: [] } } } } });
  });

  test.each([
    ["thirty aliases", `{ viewer { ${repeated(30, (index) => `a${index}: email`)} } }`],
    [
      "thirty aliases in a fragment that is spread twice",
      `{ viewer { user { ...f } user { ...f } } } fragment f on User { ${repeated(15, (index) => `a${index}: username`)} }`,
    ],
    ["two thousand tokens", ofTokens(2_000)],
    ["many brackets that each close", `{ viewer { ${repeated(60, () => "user { id }")} } }`],
    ["brackets in a text", `{ node(id: "${"[{(".repeat(60)}") { id } }`],
  ])("%s are not too many", async (_what, document) => {
    expect(await ask(document, { headers: bearer(await person("ada")) })).toMatchObject({ status: 200 });
  });

  test("many errors gets only the first of them", async () => {
    const answer = await ask(`{ a: nobody b: nowhere @no @never }`);

    expect(answer.json).toEqual({
      errors: [expect.objectContaining({ message: expect.stringContaining('Cannot query field "nobody"') })],
    });
  });

  test("a hundred ids of one type are read in one statement", async () => {
    const headers = bearer(await person("ada"));
    let answer: Awaited<ReturnType<typeof ask>> | undefined;

    const statements = await statementsOf(async () => {
      answer = await ask("query ($ids: [ID!]!) { nodes(ids: $ids) { id } }", {
        headers,
        variables: { ids: idsOfNothing(100) },
      });
    });

    expect(answer?.json).toEqual({ data: { nodes: Array(100).fill(null) } });
    expect(statements.length).toBeLessThanOrEqual(3);
  });

  test.each([
    ["a hundred and one things by id", "nodes(ids: $ids) { id }", 101, "ids may be 100 at most."],
    ["fourteen thousand", "nodes(ids: $ids) { id }", 14_000, "ids may be 100 at most."],
    [
      "two thousand, ten times",
      repeated(10, (index) => `a${index}: nodes(ids: $ids) { id }`),
      2_000,
      "ids may be 100 at most.",
    ],
    [
      "a hundred with all they say, ten times",
      repeated(10, (index) => `a${index}: nodes(ids: $ids) { ... on JournalEntry { id title body emoji tags gold } }`),
      100,
      /too much at once \(complexity\)/,
    ],
  ])("%s is refused, and asks nothing of the diary", async (_what, fields, count, words) => {
    const headers = bearer(await person("ada"));
    let answer: Awaited<ReturnType<typeof ask>> | undefined;

    const statements = await statementsOf(async () => {
      answer = await ask(`query ($ids: [ID!]!) { ${fields} }`, { headers, variables: { ids: idsOfNothing(count) } });
    });

    expect(answer).toMatchObject({ status: 400, json: { errors: [{ message: expect.stringMatching(words) }] } });
    expect(statements).toHaveLength(1);
  });

  test("a hundred by id, ten times, is not too much", async () => {
    const headers = bearer(await person("ada"));
    const fields = repeated(10, (index) => `a${index}: nodes(ids: $ids) { id }`);

    const answer = await ask(`query ($ids: [ID!]!) { ${fields} }`, { headers, variables: { ids: idsOfNothing(100) } });

    expect(answer.status).toBe(200);
  });
});
