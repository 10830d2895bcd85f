import { describe, expect, test } from "vitest";
import { sql } from "#server/db.ts";
import { schema } from "#server/graph/schema.ts";
import { routes } from "#server/rest/routes.ts";
import { useApp } from "#tests/support/app.ts";
import { granted, somethingGood } from "#tests/support/door.ts";

import { globalIdOf } from "#tests/support/globalId.ts";
import { ask, knock, type Answer } from "#tests/support/knock.ts";
import { person, registration, type Person } from "#tests/support/people.ts";
import { restDoor } from "#tests/support/restDoor.ts";

useApp();

type Headers = Record<string, string>;

/** One way to ask for something. `id` is raw, and means nothing where there is none to ask for. */
interface Row {
  /** As the schema and the route table name it. */
  name: string;
  ask: (headers: Headers, id: string) => Promise<Answer>;
  /** What a visitor is answered, where that is not "Unauthorized". */
  open?: { status: number; json: unknown };
  /** What the id names, if anything: then another's, a deleted, an unknown and a malformed one must answer alike. */
  of?: "action";
}

const action = `id eventTitle`;
const logInput =
  "clientId: $clientId, type: EVENT, classification: POSITIVE, emotionResponse: CALM, effectOnOthers: SAD";

const graphqlRows: Row[] = [
  {
    name: "Query.contact",
    ask: graphql("{ contact { supportEmail } }"),
    open: { status: 200, json: { data: expect.anything() } },
  },
  {
    name: "Query.viewer",
    ask: graphql("{ viewer { email } }"),
    open: { status: 200, json: { data: { viewer: null } } },
  },
  {
    name: "Query.node",
    ask: graphql(`query ($id: ID!) { node(id: $id) { ... on Action { ${action} } } }`),
    open: { status: 200, json: { data: { node: null } } },
    of: "action",
  },
  {
    name: "Query.nodes",
    ask: graphql(`query ($id: ID!) { nodes(ids: [$id]) { ... on Action { ${action} } } }`),
    open: { status: 200, json: { data: { nodes: [null] } } },
    of: "action",
  },
  {
    name: "Mutation.createTrialUser",
    ask: (headers) =>
      ask("mutation ($input: CreateTrialUserInput!) { createTrialUser(input: $input) { __typename } }", {
        headers,
        variables: { input: registration("new") },
      }),
    open: { status: 200, json: { data: { createTrialUser: { __typename: "CreateTrialUserPayload" } } } },
  },
  {
    name: "Mutation.login",
    ask: graphql(`
      mutation {
        login(input: { email: "nobody@example.org", password: "no" }) {
          __typename
        }
      }
    `),
    open: { status: 200, json: { data: { login: { __typename: "Refusal" } } } },
  },
  {
    name: "Mutation.logout",
    ask: graphql("mutation { logout { viewer { email } } }"),
    open: { status: 200, json: { data: { logout: { viewer: null } } } },
  },
  {
    name: "Mutation.logAction",
    ask: (headers) =>
      ask(`mutation ($clientId: ID!) { logAction(input: { ${logInput} }) { __typename } }`, {
        headers,
        variables: { clientId: crypto.randomUUID() },
      }),
  },
  {
    name: "Mutation.editAction",
    ask: graphql(`
      mutation ($id: ID!) {
        editAction(input: { id: $id, note: "Changed" }) {
          ... on Refusal {
            message
            code
          }
        }
      }
    `),
    of: "action",
  },
  {
    name: "Mutation.deleteAction",
    ask: graphql(`
      mutation ($id: ID!) {
        deleteAction(input: { id: $id }) {
          ... on Refusal {
            message
            code
          }
        }
      }
    `),
    of: "action",
  },
];

const restRows: Row[] = [
  { name: "get /auth/user", ask: rest("GET", () => "/auth/user") },
  {
    name: "post /auth/create-trial-user",
    ask: (headers) => knock("POST", "/api/auth/create-trial-user", { headers, body: registration("new") }),
    open: { status: 201, json: expect.anything() },
  },
  {
    name: "post /auth/login",
    ask: rest("POST", () => "/auth/login", { email: "nobody@example.org", password: "no" }),
    open: { status: 401, json: { message: "Invalid email or password." } },
  },
  {
    name: "post /auth/logout",
    ask: rest("POST", () => "/auth/logout"),
    open: { status: 200, json: { message: "Signed out" } },
  },
  { name: "get /actions/user", ask: rest("GET", () => "/actions/user") },
  { name: "post /actions", ask: rest("POST", () => "/actions", somethingGood) },
  { name: "get /actions/:id", ask: rest("GET", (id) => `/actions/${encodeURIComponent(id)}`), of: "action" },
  {
    name: "patch /actions/:id",
    ask: rest("PATCH", (id) => `/actions/${encodeURIComponent(id)}`, { note: "Changed" }),
    of: "action",
  },
  { name: "delete /actions/:id", ask: rest("DELETE", (id) => `/actions/${encodeURIComponent(id)}`), of: "action" },
  { name: "get /dashboard", ask: rest("GET", () => "/dashboard") },
];

const rows = [...graphqlRows, ...restRows];

describe("the access matrix", () => {
  test("has a row for every root field, mutation and route", () => {
    const fields = [schema.getQueryType(), schema.getMutationType(), schema.getSubscriptionType()].flatMap((type) =>
      type ? Object.keys(type.getFields()).map((field) => `${type.name}.${field}`) : [],
    );
    const paths = routes.map(({ method, path }) => `${method} ${path}`);

    expect(rows.map(({ name }) => name).toSorted()).toEqual([...fields, ...paths].toSorted());
  });
});

const unauthorized = { message: "Unauthorized" };

describe.each(rows)("$name", ({ name, ask: askFor, open, of }) => {
  const isGraphql = !name.includes(" ");

  test(open ? "is open to visitors, and tells them nothing of anybody" : "turns a visitor away", async () => {
    const { id } = granted(await restDoor({ as: await person("ada") }).logAction());

    const answer = await askFor({}, id);

    if (open) return expect(answer).toMatchObject(open);
    expect(answer).toMatchObject({ status: 401, json: isGraphql ? { errors: [unauthorized] } : unauthorized });
  });

  test("does not take a session that was ended", async () => {
    const ada = await person("ada");
    const { id } = granted(await restDoor({ as: ada }).logAction());
    await restDoor({ as: ada }).logout();

    const answer = await askFor(headersOf(ada), id);

    // Over REST, what is open to anyone does not look at credentials.
    if (open && !isGraphql) return expect(answer).toMatchObject(open);
    expect(answer).toMatchObject({ status: 401, json: isGraphql ? { errors: [unauthorized] } : unauthorized });
    if (isGraphql) expect(answer.json).toMatchObject({ errors: [{ extensions: { code: "UNAUTHENTICATED" } }] });
  });

  test("sends somebody whose trial is over to the subscription page", async () => {
    const ada = await person("ada");
    const { id } = granted(await restDoor({ as: ada }).logAction());
    await sql`update "User" set "trialEndsAt" = now() - interval '1 second' where id = ${ada.id}::uuid`;

    const answer = await askFor(headersOf(ada), id);

    if (open && !isGraphql) return expect(answer).toMatchObject(open);
    const flags = { subscriptionExpired: true, userEmail: ada.email };
    const expired = { message: "Subscription expired" };
    expect(answer).toMatchObject({
      status: 401,
      json: isGraphql ? { errors: [{ ...expired, extensions: flags }] } : { ...expired, ...flags },
    });
  });

  if (!of) return;

  test("finds one's own", async () => {
    const ada = await person("ada");
    const { id } = granted(await restDoor({ as: ada }).logAction());

    const nothing = await askFor(headersOf(ada), crypto.randomUUID());
    const answer = await askFor(headersOf(ada), id);

    expect(answer.status).toBeLessThan(300);
    expect(answer.json).not.toEqual(nothing.json);
  });

  test("cannot tell another's from one that is deleted, unknown or malformed", async () => {
    const [ada, bo] = [await person("ada"), await person("bo")];
    const anothers = granted(await restDoor({ as: bo }).logAction({ note: "Bo's own" }));
    const deleted = granted(await restDoor({ as: ada }).logAction());
    await restDoor({ as: ada }).deleteAction(deleted.id);
    const missing = [
      deleted.id,
      crypto.randomUUID(),
      "1",
      "null",
      "é 🕯️",
      "' or 1=1 --",
      `${anothers.id} `,
      "%00",
      "a".repeat(3000),
    ];

    const theirs = await askFor(headersOf(ada), anothers.id);
    const others = await Promise.all(missing.map((id) => askFor(headersOf(ada), id)));

    expect(others.map(seen)).toEqual(missing.map(() => seen(theirs)));
    expect(isGraphql ? theirs.text : theirs.status).toEqual(isGraphql ? expect.stringMatching(/not found|null/) : 404);
    const { alreadySaved: _saved, ...untouched } = anothers;
    expect(await restDoor({ as: bo }).action(anothers.id)).toEqual(untouched);
  });
});

/** Of an answer, what a caller could tell two of them apart by. */
function seen({ status, json }: Answer) {
  return { status, json };
}

function headersOf(somebody: Person): Headers {
  return { authorization: `Bearer ${somebody.token}` };
}

function graphql(document: string): Row["ask"] {
  return (headers, id) => ask(document, { headers, variables: { id: globalIdOf(id) } });
}

function rest(method: string, path: (id: string) => string, body?: object): Row["ask"] {
  return (headers, id) => knock(method, `/api${path(id)}`, { headers, body });
}
