import { describe, expect, test } from "vitest";
import { sql } from "#server/store/db.ts";
import { schema } from "#server/program/schema.ts";
import { routes } from "#server/program/routes.ts";
import { useApp } from "#tests/support/app.ts";
import { somethingGood } from "#tests/support/door.ts";
import { lineFrom } from "#tests/support/archiveFiles.ts";
import { bringBack } from "#tests/support/archives.ts";
import { globalIdOf } from "#tests/support/globalId.ts";
import { importsOverRest } from "#tests/support/importDoors.ts";
import { ask, sendRequest, type Answer } from "#tests/support/requests.ts";
import { person, registration, signedInAgain, type Person } from "#tests/support/people.ts";
import { restDoor } from "#tests/support/restDoor.ts";

useApp();

type Headers = Record<string, string>;

/** One kind of request. `id` is raw, and unused if the request has none. */
interface Row {
  /** The name in the schema or the route table. */
  name: string;
  ask: (headers: Headers, id: string) => Promise<Answer>;
  /** The response to a visitor, if it is not "Unauthorized". */
  open?: { status: number; json: unknown };
  /**
   * What the id names, if anything. Then an id of another person's, deleted, unknown or malformed thing gets the same
   * response.
   */
  of?: keyof typeof things;
}

/** The things that ids name. They are created, read and deleted over REST; GraphQL knows them by type name. */
const things = {
  Action: thing("/actions", somethingGood),
  Mood: thing("/moods", { value: "calm" }),
  JournalEntry: thing("/journal", { content: "Just this." }),
  Exchange: thing("/karma-exchanges", {
    type: "kind_message",
    deliveryMethod: "email",
    recipientUsername: "Grandma",
    message: "Hello!",
  }),
  Tag: listedThing("/tags", () => ({ name: crypto.randomUUID() })),
  OwnMood: listedThing("/own-moods", () => ({ name: crypto.randomUUID().slice(0, 20), emoji: "🌊", value: "calm" })),
  Import: {
    make: async (somebody: Person) => {
      const id = crypto.randomUUID();
      await bringBack(somebody, [lineFrom("daylio", id, { import: id })]);
      const [made] = await importsOverRest(somebody).list();
      if (!made) throw new Error("The import was not made.");
      return made;
    },
    read: async (somebody: Person, id: string) => (await importsOverRest(somebody).list()).find((one) => one.id === id),
    remove: (somebody: Person, id: string) => importsOverRest(somebody).takeBack(id),
  },
  Session: {
    make: async (somebody: Person) => {
      const before = await sessionsOf(somebody);
      await signedInAgain(somebody);
      const session = (await sessionsOf(somebody)).find(({ id }) => before.every((one) => one.id !== id));
      if (!session) throw new Error("Signing in again has opened no session.");
      return session;
    },
    read: async (somebody: Person, id: string) => (await sessionsOf(somebody)).find((session) => session.id === id),
    remove: (somebody: Person, id: string) =>
      sendRequest("DELETE", `/api/auth/sessions/${id}`, { headers: headersOf(somebody) }),
  },
  /** A request that the person received. */
  Friendship: {
    make: async (somebody: Person) => {
      const requester = await person("cy");
      return (
        await sendRequest("POST", "/api/connections", {
          headers: headersOf(requester),
          body: { requesteeId: somebody.id },
        })
      ).json as { id: string };
    },
    read: async (somebody: Person, id: string) => {
      const { json } = await sendRequest("GET", "/api/connections/me", { headers: headersOf(somebody) });
      return (json as { id: string }[]).find((connection) => connection.id === id);
    },
    remove: (somebody: Person, id: string) =>
      sendRequest("DELETE", `/api/connections/remove/${id}`, { headers: headersOf(somebody) }),
  },
};

const refusal = "... on Refusal { message code }";
const byId = (field: string, input: string) =>
  `mutation ($id: ID!) { ${field}(input: { ${input} }) { __typename ${refusal} } }`;

const action = `id eventTitle`;
const logInput =
  "stamp: { clientId: $clientId }, type: EVENT, classification: POSITIVE, emotionResponse: CALM, effectOnOthers: SAD";

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
    of: "Action",
  },
  {
    name: "Query.nodes",
    ask: graphql(`query ($id: ID!) { nodes(ids: [$id]) { ... on Action { ${action} } } }`),
    open: { status: 200, json: { data: { nodes: [null] } } },
    of: "Action",
  },
  {
    name: "Subscription.news",
    ask: graphql("subscription { news { id } }"),
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
    of: "Action",
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
    of: "Action",
  },
  {
    name: "Mutation.saveMood",
    ask: (headers) =>
      ask(
        "mutation ($clientId: ID!) { saveMood(input: { stamp: { clientId: $clientId }, value: CALM }) { __typename } }",
        {
          headers,
          variables: { clientId: crypto.randomUUID() },
        },
      ),
  },
  {
    name: "Mutation.editMood",
    ask: graphql(
      `
        mutation ($id: ID!) {
          editMood(input: { id: $id, value: SAD }) {
            ... on Refusal {
              message
              code
            }
          }
        }
      `,
      "Mood",
    ),
    of: "Mood",
  },
  {
    name: "Mutation.deleteMood",
    ask: graphql(
      `
        mutation ($id: ID!) {
          deleteMood(input: { id: $id }) {
            ... on Refusal {
              message
              code
            }
          }
        }
      `,
      "Mood",
    ),
    of: "Mood",
  },
  {
    name: "Mutation.writeJournalEntry",
    ask: (headers) =>
      ask(
        `mutation ($clientId: ID!) { writeJournalEntry(input: { stamp: { clientId: $clientId }, body: "x" }) { __typename } }`,
        {
          headers,
          variables: { clientId: crypto.randomUUID() },
        },
      ),
  },
  {
    name: "Mutation.editJournalEntry",
    ask: graphql(
      `
        mutation ($id: ID!) {
          editJournalEntry(input: { id: $id, emoji: SAD }) {
            ... on Refusal {
              message
              code
            }
          }
        }
      `,
      "JournalEntry",
    ),
    of: "JournalEntry",
  },
  {
    name: "Mutation.deleteJournalEntry",
    ask: graphql(
      `
        mutation ($id: ID!) {
          deleteJournalEntry(input: { id: $id }) {
            ... on Refusal {
              message
              code
            }
          }
        }
      `,
      "JournalEntry",
    ),
    of: "JournalEntry",
  },
  {
    name: "Mutation.changeSettings",
    ask: graphql("mutation { changeSettings(input: { insights: false }) { __typename } }"),
  },
  { name: "Mutation.fixTimeZone", ask: graphql("mutation { fixTimeZone(input: {}) { __typename } }") },
  {
    name: "Mutation.changePassword",
    ask: graphql(
      `mutation { changePassword(input: { currentPassword: "none", newPassword: "a new one" }) { __typename ${refusal} } }`,
    ),
  },
  {
    name: "Mutation.takeBackImport",
    // `node` does not find imports, so the id is raw.
    ask: (headers, id) => ask(byId("takeBackImport", "id: $id"), { headers, variables: { id } }),
    of: "Import",
  },
  {
    name: "Mutation.endSession",
    // `node` does not find sessions, so the id is raw.
    ask: (headers, id) => ask(byId("endSession", "id: $id"), { headers, variables: { id } }),
    of: "Session",
  },
  {
    name: "Mutation.endOtherSessions",
    ask: graphql(`mutation { endOtherSessions { __typename ${refusal} } }`),
  },
  { name: "Mutation.resetProgress", ask: graphql("mutation { resetProgress(input: {}) { __typename } }") },
  { name: "Mutation.deleteAccount", ask: graphql("mutation { deleteAccount { __typename } }") },
  {
    name: "Mutation.updateProfile",
    ask: graphql('mutation { updateProfile(input: { bio: "Walks." }) { __typename } }'),
  },
  {
    name: "Mutation.resetPassword",
    ask: graphql(
      `mutation { resetPassword(input: { token: "none", password: "a new one" }) { __typename ${refusal} } }`,
    ),
    open: { status: 200, json: { data: { resetPassword: { __typename: "Refusal" } } } },
  },
  { name: "Mutation.requestFriendship", ask: graphql(byId("requestFriendship", "personId: $id"), "User") },
  {
    name: "Mutation.answerFriendship",
    ask: graphql(byId("answerFriendship", "id: $id, status: ACCEPTED"), "Friendship"),
    of: "Friendship",
  },
  {
    name: "Mutation.removeFriendship",
    ask: graphql(byId("removeFriendship", "id: $id"), "Friendship"),
    of: "Friendship",
  },
  {
    name: "Mutation.sendExchange",
    ask: graphql(byId("sendExchange", 'recipientId: $id, type: KIND_MESSAGE, message: "Hello!"'), "User"),
  },
  { name: "Mutation.deleteExchange", ask: graphql(byId("deleteExchange", "id: $id"), "Exchange"), of: "Exchange" },
  {
    name: "Mutation.reportExchange",
    ask: graphql(byId("reportExchange", "id: $id, reason: SPAM"), "Exchange"),
    of: "Exchange",
  },
  { name: "Mutation.markExchangesSeen", ask: graphql(byId("markExchangesSeen", "ids: [$id]"), "Exchange") },
  { name: "Mutation.clearNotifications", ask: graphql("mutation { clearNotifications(input: {}) { __typename } }") },
  {
    name: "Mutation.putDayAway",
    ask: graphql(`mutation { putDayAway(input: { date: "2025-11-28" }) { __typename ${refusal} } }`),
  },
  { name: "Mutation.bringDaysBack", ask: graphql(`mutation { bringDaysBack(input: {}) { __typename ${refusal} } }`) },
  ...["blockPerson", "unblockPerson", "mutePerson", "unmutePerson"].map((name) => ({
    name: `Mutation.${name}`,
    ask: graphql(byId(name, "personId: $id"), "User"),
  })),
  { name: "Mutation.createTag", ask: graphql('mutation { createTag(input: { name: "Mira" }) { __typename } }') },
  { name: "Mutation.groupTags", ask: graphql(byId("groupTags", 'ids: [$id], group: "People"'), "Tag") },
  ...(
    [
      ["renameTag", 'id: $id, name: "Mira"'],
      ["chooseForTag", "id: $id, isCompared: true, isLeftOutOfMemories: true"],
      ["moveTag", "id: $id"],
      ["archiveTag", "id: $id, isArchived: true"],
      ["mergeTags", "id: $id, into: $id"],
      ["deleteTag", "id: $id"],
    ] as const
  ).map(([name, input]) => ({
    name: `Mutation.${name}`,
    ask: graphql(byId(name, input), "Tag"),
    of: "Tag" as const,
  })),
  {
    name: "Mutation.createOwnMood",
    ask: graphql('mutation { createOwnMood(input: { name: "Floating", emoji: "🌊", value: CALM }) { __typename } }'),
  },
  ...(
    [
      ["editOwnMood", 'id: $id, name: "Floating"'],
      ["moveOwnMood", "id: $id"],
      ["archiveOwnMood", "id: $id, isArchived: true"],
      ["mergeOwnMoods", "id: $id, into: $id"],
      ["deleteOwnMood", "id: $id"],
    ] as const
  ).map(([name, input]) => ({
    name: `Mutation.${name}`,
    ask: graphql(byId(name, input), "OwnMood"),
    of: "OwnMood" as const,
  })),
];

const restRows: Row[] = [
  {
    name: "get /about",
    ask: rest("GET", () => "/about"),
    open: { status: 200, json: { operator: null } },
  },
  { name: "get /auth/user", ask: rest("GET", () => "/auth/user") },
  { name: "patch /auth/user", ask: rest("PATCH", () => "/auth/user", { bio: "Walks." }) },
  // tests/api/pictures.test.ts checks who may see pictures.
  { name: "get /pictures/:userId/:file", ask: rest("GET", (id) => `/pictures/${id}/none.jpg`) },
  {
    name: "post /auth/create-trial-user",
    ask: (headers) => sendRequest("POST", "/api/auth/create-trial-user", { headers, body: registration("new") }),
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
  { name: "get /actions/:id", ask: rest("GET", (id) => `/actions/${encodeURIComponent(id)}`), of: "Action" },
  {
    name: "patch /actions/:id",
    ask: rest("PATCH", (id) => `/actions/${encodeURIComponent(id)}`, { note: "Changed" }),
    of: "Action",
  },
  { name: "delete /actions/:id", ask: rest("DELETE", (id) => `/actions/${encodeURIComponent(id)}`), of: "Action" },
  { name: "get /dashboard", ask: rest("GET", () => "/dashboard") },
  { name: "get /dashboard/question", ask: rest("GET", () => "/dashboard/question") },
  { name: "get /moods/user", ask: rest("GET", () => "/moods/user") },
  { name: "post /moods", ask: rest("POST", () => "/moods", { value: "calm" }) },
  { name: "get /moods/:id", ask: rest("GET", (id) => `/moods/${encodeURIComponent(id)}`), of: "Mood" },
  {
    name: "patch /moods/:id",
    ask: rest("PATCH", (id) => `/moods/${encodeURIComponent(id)}`, { note: "Changed" }),
    of: "Mood",
  },
  { name: "delete /moods/:id", ask: rest("DELETE", (id) => `/moods/${encodeURIComponent(id)}`), of: "Mood" },
  ...(
    [
      ["/tags", "Tag", { name: "Mira" }],
      ["/own-moods", "OwnMood", { name: "Floating", emoji: "🌊", value: "calm" }],
    ] as const
  ).flatMap(([path, of, body]) => [
    { name: `get ${path}`, ask: rest("GET", () => path) },
    { name: `post ${path}`, ask: rest("POST", () => path, body) },
    {
      name: `patch ${path}/:id`,
      ask: rest("PATCH", (id) => `${path}/${encodeURIComponent(id)}`, { name: "Mira" }),
      of,
    },
    {
      name: `post ${path}/:id/merge`,
      ask: async (headers: Headers, id: string) => {
        const { json } = await sendRequest("POST", `/api${path}`, { headers, body });
        const into = String(Object(json).id);
        return sendRequest("POST", `/api${path}/${encodeURIComponent(id)}/merge`, { headers, body: { into } });
      },
      of,
    },
    { name: `delete ${path}/:id`, ask: rest("DELETE", (id) => `${path}/${encodeURIComponent(id)}`), of },
  ]),
  { name: "get /journal", ask: rest("GET", () => "/journal") },
  { name: "post /journal", ask: rest("POST", () => "/journal", { content: "Just this." }) },
  { name: "get /journal/:id", ask: rest("GET", (id) => `/journal/${encodeURIComponent(id)}`), of: "JournalEntry" },
  {
    name: "patch /journal/:id",
    ask: rest("PATCH", (id) => `/journal/${encodeURIComponent(id)}`, { content: "Changed" }),
    of: "JournalEntry",
  },
  {
    name: "delete /journal/:id",
    ask: rest("DELETE", (id) => `/journal/${encodeURIComponent(id)}`),
    of: "JournalEntry",
  },
  {
    name: "post /auth/reset-password",
    ask: rest("POST", () => "/auth/reset-password", { token: "none", password: "a new one" }),
    open: { status: 400, json: { message: expect.stringContaining("no longer valid") } },
  },
  { name: "get /users", ask: rest("GET", () => "/users") },
  { name: "post /connections", ask: rest("POST", () => "/connections", { requesteeId: "none" }) },
  { name: "get /connections/:id", ask: rest("GET", () => "/connections/me") },
  {
    name: "patch /connections/:id",
    ask: rest("PATCH", (id) => `/connections/${encodeURIComponent(id)}`, { status: "accepted" }),
    of: "Friendship",
  },
  {
    name: "delete /connections/remove/:id",
    ask: rest("DELETE", (id) => `/connections/remove/${encodeURIComponent(id)}`),
    of: "Friendship",
  },
  { name: "get /connected-users/:id", ask: rest("GET", () => "/connected-users/me") },
  { name: "post /karma-exchanges", ask: rest("POST", () => "/karma-exchanges", { type: "kind_message" }) },
  { name: "get /karma-exchanges/sent", ask: rest("GET", () => "/karma-exchanges/sent") },
  { name: "get /karma-exchanges/all-received", ask: rest("GET", () => "/karma-exchanges/all-received") },
  { name: "get /karma-exchanges/received", ask: rest("GET", () => "/karma-exchanges/received") },
  {
    name: "get /karma-exchanges/:id",
    ask: rest("GET", (id) => `/karma-exchanges/${encodeURIComponent(id)}`),
    of: "Exchange",
  },
  {
    name: "delete /karma-exchanges/:id",
    ask: rest("DELETE", (id) => `/karma-exchanges/${encodeURIComponent(id)}`),
    of: "Exchange",
  },
  { name: "post /report", ask: rest("POST", () => "/report", { messageId: "none", reason: "spam" }) },
  { name: "get /trends/on-this-day/put-away", ask: rest("GET", () => "/trends/on-this-day/put-away") },
  {
    name: "post /trends/on-this-day/put-away",
    ask: rest("POST", () => "/trends/on-this-day/put-away", { date: "2025-11-28" }),
  },
  { name: "delete /trends/on-this-day/put-away", ask: rest("DELETE", () => "/trends/on-this-day/put-away") },
  ...["/block", "/unblock", "/mute", "/unmute"].map((path) => ({
    name: `post ${path}`,
    ask: rest("POST", () => path, { personId: "none" }),
  })),
  { name: "post /notifications/clear", ask: rest("POST", () => "/notifications/clear") },
  {
    name: "post /create-portal-session",
    ask: rest("POST", () => "/create-portal-session", { email: "nobody@example.org" }),
  },
  {
    name: "post /stripe/webhook",
    ask: rest("POST", () => "/stripe/webhook", { type: "invoice.paid" }),
    open: { status: 404, json: { message: "There is nothing here." } },
  },
  { name: "get /insights/user", ask: rest("GET", () => "/insights/user") },
  { name: "get /insights/tags", ask: rest("GET", () => "/insights/tags") },
  { name: "get /insights/days", ask: rest("GET", () => "/insights/days") },
  ...["/trends/user", "/trends/moods", "/trends/year", "/trends/tags", "/trends/on-this-day"].map((path) => ({
    name: `get ${path}`,
    ask: rest("GET", () => path),
  })),
  { name: "post /search", ask: rest("POST", () => "/search", { text: "word" }) },
  { name: "post /user/settings", ask: rest("POST", () => "/user/settings", { setting: "insights", value: false }) },
  { name: "post /user/time-zone", ask: rest("POST", () => "/user/time-zone", { timeZone: null }) },
  { name: "post /user/reset-progress", ask: rest("POST", () => "/user/reset-progress") },
  { name: "patch /user/:id", ask: rest("PATCH", () => "/user/me", {}) },
  {
    name: "post /auth/change-password",
    ask: rest("POST", () => "/auth/change-password", { currentPassword: "none", newPassword: "a new one" }),
  },
  { name: "get /auth/sessions", ask: rest("GET", () => "/auth/sessions") },
  { name: "delete /auth/sessions", ask: rest("DELETE", () => "/auth/sessions") },
  {
    name: "delete /auth/sessions/:id",
    ask: rest("DELETE", (id) => `/auth/sessions/${encodeURIComponent(id)}`),
    of: "Session",
  },
  { name: "get /user/export-journal", ask: rest("GET", () => "/user/export-journal") },
  { name: "get /user/export", ask: rest("GET", () => "/user/export") },
  { name: "post /user/import", ask: rest("POST", () => "/user/import") },
  { name: "get /user/imports", ask: rest("GET", () => "/user/imports") },
  {
    name: "delete /user/imports/:id",
    ask: rest("DELETE", (id) => `/user/imports/${encodeURIComponent(id)}`),
    of: "Import",
  },
  { name: "get /user/delete-account", ask: rest("GET", () => "/user/delete-account") },
  { name: "delete /user/delete-account", ask: rest("DELETE", () => "/user/delete-account") },
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
  const { make, read, remove } = things[of ?? "Action"];

  test(open ? "is open to visitors, and reveals nothing about anybody" : "turns a visitor away", async () => {
    const { id } = await make(await person("ada"));

    const answer = await askFor({}, id);

    if (open) return expect(answer).toMatchObject(open);
    expect(answer).toMatchObject({ status: 401, json: isGraphql ? { errors: [unauthorized] } : unauthorized });
  });

  test("does not take a session that was ended", async () => {
    const ada = await person("ada");
    const { id } = await make(ada);
    await restDoor({ as: ada }).logout();

    const answer = await askFor(headersOf(ada), id);

    // Open REST routes ignore credentials.
    if (open && !isGraphql) return expect(answer).toMatchObject(open);
    expect(answer).toMatchObject({ status: 401, json: isGraphql ? { errors: [unauthorized] } : unauthorized });
    if (isGraphql) expect(answer.json).toMatchObject({ errors: [{ extensions: { code: "UNAUTHENTICATED" } }] });
  });

  test("sends an expired account to the subscription page, except for the operations that stay open to it", async () => {
    const ada = await person("ada");
    const { id } = await make(ada);
    await sql`update "User" set "trialEndsAt" = now() - interval '1 second' where id = ${ada.id}::uuid`;

    const answer = await askFor(headersOf(ada), id);

    if (open && !isGraphql) return expect(answer).toMatchObject(open);
    if (routes.find((route) => `${route.method} ${route.path}` === name)?.access === "expired")
      return expect(answer.status).toBeLessThan(300);
    const flags = { subscriptionExpired: true, userEmail: ada.email };
    const expired = { message: "Subscription expired" };
    expect(answer).toMatchObject({
      status: 401,
      json: isGraphql ? { errors: [{ ...expired, extensions: flags }] } : { ...expired, ...flags },
    });
  });

  if (!of) return;

  test("finds the person's own", async () => {
    const ada = await person("ada");
    const { id } = await make(ada);

    const nothing = await askFor(headersOf(ada), crypto.randomUUID());
    const answer = await askFor(headersOf(ada), id);

    expect(answer.status).toBeLessThan(300);
    expect(answer.json).not.toEqual(nothing.json);
  });

  test("answers alike for the id of another person's, deleted, unknown or malformed thing", async () => {
    const [ada, bo] = [await person("ada"), await person("bo")];
    const anothers = await make(bo);
    const deleted = await make(ada);
    await remove(ada, deleted.id);
    const missing = [
      deleted.id,
      crypto.randomUUID(),
      "1",
      "null",
      "é 🕯️",
      "' or 1=1 --",
      `${anothers.id} `,
      "%00",
      "a".repeat(700),
    ];

    const theirs = await askFor(headersOf(ada), anothers.id);
    const others = await Promise.all(missing.map((id) => askFor(headersOf(ada), id)));

    expect(others.map(seen)).toEqual(missing.map(() => seen(theirs)));
    expect(isGraphql ? theirs.text : theirs.status).toEqual(
      isGraphql ? expect.stringMatching(/isn’t here any more|already signed out|null/) : 404,
    );
    expect(await read(bo, anothers.id)).toEqual(anothers);
  });
});

async function sessionsOf(somebody: Person): Promise<{ id: string }[]> {
  return (await sendRequest("GET", "/api/auth/sessions", { headers: headersOf(somebody) })).json as { id: string }[];
}

/** The parts of a response by which a caller could tell two of them apart. */
function seen({ status, json }: Answer) {
  return { status, json };
}

function headersOf(somebody: Person): Headers {
  return { authorization: `Bearer ${somebody.token}` };
}

function graphql(document: string, type?: Row["of"] | "User"): Row["ask"] {
  return (headers, id) => ask(document, { headers, variables: { id: globalIdOf(id, type) } });
}

function thing(path: string, body: object) {
  return {
    make: async (somebody: Person) =>
      (await sendRequest("POST", `/api${path}`, { headers: headersOf(somebody), body })).json as { id: string },
    read: async (somebody: Person, id: string) =>
      (await sendRequest("GET", `/api${path}/${id}`, { headers: headersOf(somebody) })).json,
    remove: (somebody: Person, id: string) =>
      sendRequest("DELETE", `/api${path}/${id}`, { headers: headersOf(somebody) }),
  };
}

/** A thing that is found in a list, because no call reads one alone. */
function listedThing(path: string, body: () => object) {
  return {
    ...thing(path, {}),
    make: async (somebody: Person) =>
      (await sendRequest("POST", `/api${path}`, { headers: headersOf(somebody), body: body() })).json as { id: string },
    read: async (somebody: Person, id: string) => {
      const { json } = await sendRequest("GET", `/api${path}`, { headers: headersOf(somebody) });
      return (json as { id: string }[]).find((one) => one.id === id);
    },
  };
}

function rest(method: string, path: (id: string) => string, body?: object): Row["ask"] {
  return (headers, id) => sendRequest(method, `/api${path(id)}`, { headers, body });
}
