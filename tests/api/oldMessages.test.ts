import { describe, expect, test } from "vitest";
import { openReports } from "#server/nouns/safety/reviewReports.ts";
import { peopleInRelation, connectedPeople, setAnonymous, sendConnectionRequest } from "#tests/support/relations.ts";
import { useApp } from "#tests/support/app.ts";
import { granted } from "#tests/support/door.ts";
import { globalIdOf } from "#tests/support/globalId.ts";
import { ask, bearer, sendRequest } from "#tests/support/requests.ts";
import { introduce, person, type Person } from "#tests/support/people.ts";
import { peopleDoors, type Whom } from "#tests/support/peopleDoors.ts";
import { answeredOnce, sendPersisted, variablesFor } from "#tests/support/persisted.ts";
import { somePicture } from "#tests/support/pictures.ts";
import { restDoor } from "#tests/support/restDoor.ts";
import { statementsOf } from "#tests/support/statements.ts";

useApp();

const [graph, rest] = peopleDoors;

const profile = { displayName: "Bo the Renamed", bio: "A life after Ada" };
const fields = "id side personName isPersonMuted isPersonBlocked person { id username displayName bio picture }";

/** The screens on which Ada sees a message between her and Bo. */
const readings: readonly [name: string, read: (ada: Person, messages: Messages) => Promise<unknown>][] = [
  ["the list of messages", (ada) => read(ada, `exchanges { edges { node { ${fields} } } }`)],
  ["the bell's messages", (ada) => read(ada, `notifications { messages(first: 9) { edges { node { ${fields} } } } }`)],
  ["a message received, by its id", (ada, { received }) => nodeOf(ada, received)],
  ["a message sent, by its id", (ada, { sent }) => nodeOf(ada, sent)],
  ["REST's list of messages sent", (ada) => get(ada, "/karma-exchanges/sent")],
  ["REST's list of messages received", (ada) => get(ada, "/karma-exchanges/all-received")],
  ["REST's list of new messages", (ada) => get(ada, "/karma-exchanges/received")],
  ["REST's message received", (ada, { received }) => get(ada, `/karma-exchanges/${received}`)],
  ["REST's message sent", (ada, { sent }) => get(ada, `/karma-exchanges/${sent}`)],
];

describe("of an anonymous person after the connection's end", () => {
  test.each(readings)("%s shows the username alone", async (_name, readThem) => {
    const { ada, bo, secrets, ...messages } = await oldFriends();

    const text = JSON.stringify(await readThem(ada, messages));

    expect(text).toContain(bo.username);
    for (const secret of secrets) expect(text).not.toContain(secret);
  });

  test("there is no person in GraphQL, and REST keeps the id", async () => {
    const { ada, bo, received, sent } = await oldFriends();

    const answers = [await nodeOf(ada, received), await nodeOf(ada, sent)];
    const [theirs, hers] = [await get(ada, `/karma-exchanges/${received}`), await get(ada, `/karma-exchanges/${sent}`)];

    const other = { person: null, personName: bo.username, isPersonMuted: false, isPersonBlocked: false };
    expect(answers).toMatchObject([other, other]);
    expect(theirs).toMatchObject({ senderId: bo.id, senderUsername: bo.username, senderDisplayName: null });
    expect(hers).toMatchObject({ recipientId: bo.id, recipientUsername: bo.username, recipientDisplayName: null });
  });

  test("no picture is shown, old or new", async () => {
    const { ada, bo, pictures } = await oldFriends();

    for (const picture of pictures)
      expect(await sendRequest("GET", picture, { headers: bearer(ada) })).toMatchObject({
        status: 404,
        json: { message: "There is no such picture." },
      });
    expect(await sendRequest("GET", pictures.at(-1) ?? "", { headers: bearer(bo) })).toMatchObject({ status: 200 });
  });

  test.each(["mutedPeople", "blockedPeople"])("%s shows the username alone", async (list) => {
    const { ada, bo, secrets } = await oldFriends();
    granted(await rest.open(ada).quiet(list === "mutedPeople" ? "mute" : "block", { personId: bo.id }));

    const text = JSON.stringify(
      await read(ada, `${list}(first: 9) { edges { node { id username displayName bio picture } } }`),
    );

    expect(text).toContain(`"username":"${bo.username}","displayName":null,"bio":null,"picture":null`);
    for (const secret of secrets) expect(text).not.toContain(secret);
  });

  test("installed apps read it by their documents, with the name and without the person", async () => {
    const { ada, bo, secrets } = await oldFriends();
    const documents = answeredOnce.filter(
      ({ document, operation }) => operation === "query" && document.includes("personName"),
    );
    expect(documents.length).toBeGreaterThan(1);

    for (const document of documents) {
      const variables = await variablesFor(document, ada);
      // A search finds the message by its words.
      const { json, text } = await sendPersisted(
        document,
        ada,
        "text" in variables ? { ...variables, text: "hello" } : variables,
      );
      expect(json, document.name).not.toHaveProperty("errors");
      expect(text, document.name).toContain(bo.username);
      for (const secret of secrets) expect(text, document.name).not.toContain(secret);
    }
  });

  test("the message is read in as many statements as any other", async () => {
    const [old, other] = [await oldFriends(), await oldFriends({ isAnonymous: false })];
    expect(await countOf(old)).toBe(await countOf(other));
  });
});

describe("the other of a message is shown with name, bio and picture", () => {
  test.each<[who: string, made: () => Promise<{ ada: Person; bo: Person } & Messages>]>([
    ["while they are not anonymous", () => oldFriends({ isAnonymous: false })],
    ["anonymous, while the two are connected", () => oldFriends({ isConnected: true })],
    [
      "anonymous, while they ask to be connected again",
      async () => {
        const friends = await oldFriends();
        await sendConnectionRequest(friends.bo, friends.ada);
        return friends;
      },
    ],
    [
      "once they are anonymous no more",
      async () => {
        const friends = await oldFriends();
        await setAnonymous(friends.bo, false);
        return friends;
      },
    ],
  ])("%s", async (_who, made) => {
    const { ada, bo, received } = await made();

    const message = await nodeOf(ada, received);

    const { id, username } = bo;
    const picture = expect.stringContaining(`/api/pictures/${id}/`) as string;
    expect(message).toMatchObject({
      personName: profile.displayName,
      person: { id: globalIdOf(id, "User"), username, ...profile, picture },
    });
    const { person: shown } = message as { person: { picture: string } };
    expect(await sendRequest("GET", shown.picture, { headers: bearer(ada) })).toMatchObject({ status: 200 });
    expect(await get(ada, `/karma-exchanges/${received}`)).toMatchObject({ senderDisplayName: profile.displayName });
  });
});

test("a muted person who has blocked the viewer is listed with only a username", async () => {
  const { ada, bo } = await connectedPeople();
  await introduce(bo, profile);
  granted(await graph.open(ada).quiet("mute", { personId: bo.id }));
  granted(await graph.open(bo).quiet("block", { personId: ada.id }));

  const text = JSON.stringify(await read(ada, "mutedPeople(first: 9) { edges { node { username displayName bio } } }"));

  expect(text).toContain(`{"username":"${bo.username}","displayName":null,"bio":null}`);
});

test("a deleted person or one outside the app cannot be muted", async () => {
  const { ada, bo, received } = await oldFriends();
  const { id } = granted(await graph.open(ada).send({ deliveryMethod: "text", recipientUsername: "Grandma" }));
  granted(await restDoor({ as: bo }).deleteAccount());

  const nobody = { person: null, isPersonMuted: null, isPersonBlocked: null };
  expect(await nodeOf(ada, received)).toMatchObject({ ...nobody, personName: "Deleted user" });
  expect(await nodeOf(ada, id)).toMatchObject({ ...nobody, personName: "Grandma" });
});

describe.each(peopleDoors)("by a message of such a person, over $name,", ({ open }) => {
  test("the viewer can report, mute and block them", async () => {
    const { ada, bo, received } = await oldFriends();
    const door = open(ada);

    expect(await door.report(received, "threatening")).toBe("reported");
    expect((await openReports()).filter(({ reporter }) => reporter === ada.username)).toMatchObject([
      { against: bo.username, texts: { reason: "threatening" } },
    ]);
    expect(await door.quiet("mute", { messageId: received })).toBe("quiet");
    expect(await nodeOf(ada, received)).toMatchObject({ isPersonMuted: true, isPersonBlocked: false });
    expect(await door.quiet("unmute", { messageId: received })).toBe("quiet");
    expect(await nodeOf(ada, received)).toMatchObject({ isPersonMuted: false });
    expect(await door.quiet("block", { messageId: received })).toBe("quiet");
    expect(await nodeOf(ada, received)).toMatchObject({ isPersonBlocked: true, person: null, personName: bo.username });
    expect(await open(bo).request(ada.id)).toMatchObject({ status: 404 });
    expect(await door.quiet("unblock", { messageId: received })).toBe("quiet");
    expect(await nodeOf(ada, received)).toMatchObject({ isPersonBlocked: false });
  });

  test("also of a message that the viewer sent", async () => {
    const { ada, sent } = await oldFriends();

    expect(await open(ada).quiet("mute", { messageId: sent })).toBe("quiet");
    expect(await open(ada).quiet("block", { messageId: sent })).toBe("quiet");

    expect(await nodeOf(ada, sent)).toMatchObject({ isPersonMuted: true, isPersonBlocked: true });
  });

  test("but not by another person's message, a deleted one or one sent outside the app", async () => {
    const { ada, received } = await oldFriends();
    const outside = { deliveryMethod: "email", recipientUsername: "Grandma" };
    const elsewhere = granted(await open(ada).send(outside)).id;
    const stranger = await person("cy");
    const nobody = { status: 404, message: "This person isn’t here any more." };

    for (const how of ["block", "unblock", "mute", "unmute"] as const) {
      expect(await open(stranger).quiet(how, { messageId: received })).toMatchObject(nobody);
      for (const messageId of [elsewhere, crypto.randomUUID(), "none"])
        expect(await open(ada).quiet(how, { messageId })).toMatchObject(nobody);
    }
    granted(await open(ada).deleteExchange(received));
    expect(await open(ada).quiet("block", { messageId: received })).toMatchObject(nobody);
    expect(await read(ada, "blockedPeople(first: 1) { edges { cursor } }")).toEqual({ blockedPeople: { edges: [] } });
  });

  test("exactly one person must be named", async () => {
    const { ada, bo, received } = await oldFriends();
    const wrong: Whom[] = [{}, { personId: bo.id, messageId: received }];

    for (const how of ["block", "unblock", "mute", "unmute"] as const)
      for (const whom of wrong)
        expect(await open(ada).quiet(how, whom)).toEqual({
          status: 400,
          message: "Please give the id of one person or of one message.",
          field: "personId",
        });
    expect(await nodeOf(ada, received)).toMatchObject({ isPersonMuted: false, isPersonBlocked: false });
  });

  test("the person's id works as before", async () => {
    const { ada, bo } = await peopleInRelation("stranger");

    for (const how of ["mute", "unmute", "block", "unblock"] as const)
      expect(await open(ada).quiet(how, { personId: bo.id })).toBe("quiet");
    expect(await open(ada).quiet("block", { personId: ada.id })).toMatchObject({ status: 400, field: "personId" });
  });
});

/** The number of statements for reading Ada's messages. */
async function countOf({ ada }: { ada: Person }): Promise<number> {
  const readList = () => read(ada, `exchanges { edges { node { ${fields} } } }`);
  await readList();
  return (await statementsOf(readList)).length;
}

interface Messages {
  /** Ids of messages that Ada received and sent. */
  received: string;
  sent: string;
}

/** Ada and Bo with old messages. Bo then became anonymous, ended the connection and changed his whole profile. */
async function oldFriends({ isAnonymous = true, isConnected = false } = {}) {
  const { ada, bo, id } = await connectedPeople();
  const bos = restDoor({ as: bo });
  const before = { displayName: "Bo of before", bio: "A life with Ada" };
  granted(await bos.updateProfile({ ...before, profilePicture: await somePicture() }));
  const received = granted(await rest.open(bo).send({ recipientId: ada.id })).id;
  const sent = granted(await rest.open(ada).send({ recipientId: bo.id })).id;
  const first = await pictureOf(bo);

  await setAnonymous(bo, isAnonymous);
  if (!isConnected) granted(await rest.open(bo).remove(id));
  granted(await bos.updateProfile({ ...profile, profilePicture: await somePicture() }));
  const pictures = [first, await pictureOf(bo)];
  return {
    ada,
    bo,
    received,
    sent,
    pictures,
    secrets: [...Object.values(before), ...Object.values(profile), ...pictures],
  };
}

async function pictureOf(somebody: Person): Promise<string> {
  const { user } = (await read(somebody, "user { picture }")) as { user: { picture: string } };
  return user.picture;
}

async function read(somebody: Person, selection: string): Promise<unknown> {
  const { json } = await ask(`{ viewer { ${selection} } }`, { headers: bearer(somebody) });
  return (json as { data: { viewer: unknown } }).data.viewer;
}

async function nodeOf(somebody: Person, message: string): Promise<unknown> {
  const { json } = await ask(`query ($id: ID!) { node(id: $id) { ... on Exchange { ${fields} } } }`, {
    headers: bearer(somebody),
    variables: { id: globalIdOf(message, "Exchange") },
  });
  return (json as { data: { node: unknown } }).data.node;
}

async function get(somebody: Person, path: string): Promise<unknown> {
  return (await sendRequest("GET", `/api${path}`, { headers: bearer(somebody) })).json;
}
