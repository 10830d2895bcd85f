import type { OutgoingHttpHeaders } from "node:http";
import { isObjectType } from "graphql";
import { beforeAll, describe, expect, test } from "vitest";
import { seenBy } from "#server/nouns/account/people.ts";
import type { Viewer } from "#server/base/viewer.ts";
import { prisma } from "#server/store/db.ts";
import { nodeTypes } from "#server/kit/graph/globalIds.ts";
import { schema } from "#server/program/schema.ts";
import { useApp } from "#tests/support/app.ts";
import { restDoor } from "#tests/support/restDoor.ts";
import { granted, somethingGood } from "#tests/support/door.ts";
import { globalIdOf } from "#tests/support/globalId.ts";
import { ask, bearer, sendRequest } from "#tests/support/requests.ts";
import { person, type Person } from "#tests/support/people.ts";
import { peopleDoors } from "#tests/support/peopleDoors.ts";
import { wordsOverRest } from "#tests/support/wordDoors.ts";

useApp();

// Prisma's first query takes 0.4 s of work, longer than a request waits on a busy machine.
beforeAll(() => prisma().friendship.findFirst({ select: { id: true } }));

/** The types that `node` finds for their owner only. people.test.ts checks who may see people. */
const ownTypes = nodeTypes.filter((type) => type !== "User");

/** Creates a person's own thing of each type. */
const makers: Record<(typeof ownTypes)[number], (somebody: Person) => Promise<string>> = {
  Action: async (somebody) => granted(await restDoor({ as: somebody }).logAction()).id,
  JournalEntry: async (somebody) => granted(await restDoor({ as: somebody }).write()).id,
  Exchange: async (somebody) => {
    const sending = { deliveryMethod: "email", recipientUsername: "Grandma" };
    return granted(await restPeople.open(somebody).send(sending)).id;
  },
  Friendship: async (somebody) => granted(await restPeople.open(somebody).request((await person("cy")).id)).id,
  Mood: async (somebody) => granted(await restDoor({ as: somebody }).saveMood()).id,
  Tag: async (somebody) => idOf(await wordsOverRest(somebody).createTag({ name: "Mira" })),
  OwnMood: async (somebody) =>
    idOf(await wordsOverRest(somebody).createOwnMood({ name: "Floating", emoji: "🌊", value: "calm" })),
};

function idOf(made: object): string {
  return String(Object(made).id);
}

const [, restPeople] = peopleDoors;

/** Pothos' record of a node's declaration. */
interface NodeOptions {
  authScopes: (row: object, context: { viewer: object | null }) => unknown;
}

describe("node(id:)", () => {
  test("has a reader for every type of the schema that is a Node", () => {
    const types = Object.values(schema.getTypeMap()).filter(
      (type) => isObjectType(type) && type.getInterfaces().some(({ name }) => name === "Node"),
    );

    expect(types.map(({ name }) => name).toSorted()).toEqual([...nodeTypes].toSorted());
  });

  test.each(ownTypes)("a %s is its owner's to read, and nobody else's", async (type) => {
    const ada = await person("ada");
    const id = globalIdOf(await makers[type](ada), type);

    const own = await readNode(id, bearer(ada));
    const anothers = await readNode(id, bearer(await person("bo")));
    const visitors = await readNode(id, {});

    expect(own.json).toEqual({ data: { node: { id, __typename: type } } });
    expect(anothers.json).toEqual({ data: { node: null } });
    expect(visitors.json).toEqual({ data: { node: null } });
  });

  test.each(ownTypes)("a %s states its owner, however it was loaded", (type) => {
    const authScopes = scopesOf(type);
    const hers = { id: "ada", userId: "ada", requesterId: "cy", requesteeId: "ada" };

    expect(authScopes(hers, { viewer: { id: "ada" } })).toBe(true);
    expect(authScopes(hers, { viewer: { id: "bo" } })).toBe(false);
    expect(authScopes(hers, { viewer: null })).toBe(false);
  });

  test("a person is visible to the viewer they were read for, and to nobody else", async () => {
    const [authScopes, ada] = [scopesOf("User"), { id: "ada" }];
    expect(authScopes(ada, { viewer: { id: "ada" } })).toBe(false);

    seenBy({ id: "bo" } as Viewer, [ada]);

    expect(authScopes(ada, { viewer: { id: "bo" } })).toBe(true);
    expect(authScopes(ada, { viewer: { id: "cy" } })).toBe(false);
    expect(authScopes(ada, { viewer: null })).toBe(false);
  });

  test("does not take an id for a thing of another type", async () => {
    const ada = await person("ada");

    const answer = await readNode(globalIdOf(ada.id, "Action"), bearer(ada));

    expect(answer.json).toEqual({ data: { node: null } });
  });
});

describe("fields that only the server sets", () => {
  const wishes = {
    id: "01920000-0000-7000-8000-000000000000",
    karmaImpact: 1000,
    karmaValue: 1000,
    fromUserId: "1",
    gold: 1000,
    coal: -1000,
    localDate: "1999-01-01",
    timeZone: "Mars/Olympus",
    recordedAt: "1999-01-01T00:00:00Z",
    editedAt: "1999-01-01T00:00:00Z",
    __proto__: { gold: 7 },
  };

  test("have no effect in a REST body", async () => {
    const ada = await person("ada");
    const plain = await sendRequest("POST", "/api/actions", { headers: bearer(ada), body: somethingGood });

    const wished = await sendRequest("POST", "/api/actions", {
      headers: bearer(ada),
      body: { ...somethingGood, ...wishes },
    });
    const { id } = wished.json as { id: string };
    const edited = await sendRequest("PATCH", `/api/actions/${id}`, { headers: bearer(ada), body: wishes });

    const own = { id: expect.any(String), createdAt: expect.any(String), recordedAt: expect.any(String) };
    expect(wished.json).toEqual({ ...(plain.json as object), ...own });
    expect(id).not.toBe(wishes.id);
    expect(edited.json).toEqual({ ...(wished.json as object), editedAt: expect.stringMatching(/^2/), version: "2" });
    expect(edited.text).not.toContain("1999");
  });

  test.each([{ userId: "01920000-0000-7000-8000-000000000000" }, { ruleVersion: 99 }, { earns: false }])(
    "and is shown to nobody, such as %j, is refused by name over REST",
    async (wish) => {
      const headers = bearer(await person("ada"));

      const answer = await sendRequest("POST", "/api/actions", { headers, body: { ...somethingGood, ...wish } });

      expect(answer).toMatchObject({ status: 400, json: { field: Object.keys(wish)[0] } });
      expect((await sendRequest("GET", "/api/actions/user", { headers })).json).toEqual([]);
    },
  );

  test("is not even asked for over GraphQL", async () => {
    const ada = await person("ada");

    const answer = await ask(
      `mutation { logAction(input: { stamp: { clientId: "a" }, gold: 1000, type: EVENT, classification: POSITIVE, emotionResponse: CALM,
        effectOnOthers: SAD }) { __typename } }`,
      { headers: bearer(ada) },
    );

    expect(answer).toMatchObject({ status: 400, json: { errors: [{ message: expect.stringContaining('"gold"') }] } });
  });
});

function scopesOf(type: string): NodeOptions["authScopes"] {
  const { authScopes } = (schema.getTypeMap()[type]?.extensions.pothosOptions ?? {}) as NodeOptions;
  return authScopes;
}

function readNode(id: string, headers: OutgoingHttpHeaders) {
  return ask("query ($id: ID!) { node(id: $id) { id __typename } }", { variables: { id }, headers });
}
