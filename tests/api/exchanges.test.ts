import { describe, expect, test } from "vitest";
import { giftWithoutGold, goldenGifts } from "#domain/exchanges.ts";
import { dailyLimits } from "#domain/limits.ts";
import { localDateOf } from "#domain/days.ts";
import { ledgerGaps } from "#server/program/checkLedger.ts";
import { sql } from "#server/store/db.ts";
import {
  peopleInRelation,
  setDisplayName,
  connect,
  connectedPeople,
  backdateRecentActions,
  blockOrMute,
} from "#tests/support/relations.ts";
import { useApp } from "#tests/support/app.ts";
import { granted } from "#tests/support/door.ts";
import { bearer, sendRequest } from "#tests/support/requests.ts";
import { person, type Person } from "#tests/support/people.ts";
import { peopleDoors, type PeopleDoor } from "#tests/support/peopleDoors.ts";
import { restDoor } from "#tests/support/restDoor.ts";
import { readingsIn, statementsOf } from "#tests/support/statements.ts";

useApp();

const message = "You made my day. 🕯️\nThank you!";

describe.each(peopleDoors)("over $name", ({ open }) => {
  test("a gift brings its recipient gold, costs nothing and counts as sent", async () => {
    const { ada, bo } = await connectedPeople();

    const sent = granted(
      await open(ada).send({ type: "good_karma", message, recipientId: bo.id, template: "made_my_day" }),
    );

    const both = { id: sent.id, type: "good_karma", message, template: "made_my_day", deliveryMethod: "app", gold: 1 };
    expect(sent).toMatchObject({ ...both, side: "sent", name: bo.username, note: null, alreadySaved: false });
    expect(granted(await open(bo).received())).toMatchObject([{ ...both, side: "received", name: ada.username }]);
    expect(granted(await open(bo).unseen())).toHaveLength(1);
    expect(granted(await open(ada).unseen())).toEqual([]);
    expect(await restDoor({ as: bo }).balance()).toEqual({ gold: 1, coal: 0 });
    expect(await restDoor({ as: ada }).balance()).toEqual({ gold: 0, coal: 0 });
    expect(await restDoor({ as: ada }).summary()).toMatchObject({ goodKarmaSent: 1 });
    expect(await restDoor({ as: bo }).summary()).toMatchObject({ goodKarmaSent: 0 });
  });

  test.each(["kind_message", "constructive_feedback"])("a %s brings no gold and does not count", async (type) => {
    const { ada, bo } = await connectedPeople();

    expect(await open(ada).send({ type, recipientUsername: bo.username.toUpperCase() })).toMatchObject({
      gold: 0,
      note: null,
    });

    expect(await restDoor({ as: bo }).balance()).toEqual({ gold: 0, coal: 0 });
    expect(await restDoor({ as: ada }).summary()).toMatchObject({ goodKarmaSent: 0 });
  });

  test("a message sent outside the app is stored for the sender only, and has no gold", async () => {
    const [ada, bo] = [await person("ada"), await person("bo")];

    const sent = await open(ada).send({
      type: "good_karma",
      message,
      deliveryMethod: "email",
      recipientUsername: bo.username,
    });

    expect(sent).toMatchObject({ deliveryMethod: "email", gold: 0, side: "sent", name: bo.username, note: null });
    expect(granted(await open(ada).sent())).toHaveLength(1);
    expect(granted(await open(bo).received())).toEqual([]);
    expect(await restDoor({ as: ada }).summary()).toMatchObject({ goodKarmaSent: 0 });
  });

  test.each([
    ["no message", { message: " \n" }, { message: "Please fill in all required fields.", field: "message" }],
    [
      "too long a message",
      { message: "x".repeat(1001) },
      { message: "Message can be at most 1,000 characters.", field: "message" },
    ],
    ["nobody", { recipientUsername: " " }, { message: "Please fill in all required fields.", field: "recipientId" }],
    [
      "nobody outside",
      { deliveryMethod: "text" },
      { message: "Please fill in all required fields.", field: "recipientUsername" },
    ],
    [
      "a template of another kind",
      { type: "constructive_feedback", template: "custom", recipientUsername: "x" },
      { message: "There is no such template.", field: "template" },
    ],
  ])("%s is refused at its field", async (_what, sending, refusal) => {
    const ada = await person("ada");

    expect(await open(ada).send(sending)).toMatchObject({ status: 400, ...refusal });
    expect(granted(await open(ada).sent())).toEqual([]);
  });

  test("a message to oneself is refused", async () => {
    const ada = await person("ada");

    expect(await open(ada).send({ recipientId: ada.id })).toMatchObject({
      status: 400,
      message: "You cannot send this to yourself.",
    });
  });

  test("a day has gold for three gifts to one person and ten in all; further gifts arrive with a kind note", async () => {
    const ada = await person("ada");
    const friends = await friendsOf(ada, 4);
    const values = [];
    for (const friend of friends)
      for (const _ of "1234")
        values.push(granted(await open(ada).send({ type: "good_karma", recipientId: friend.id })));

    expect(values.map(({ gold }) => gold)).toEqual([1, 1, 1, 0, 1, 1, 1, 0, 1, 1, 1, 0, 1, 0, 0, 0]);
    expect(values.filter(({ note }) => note === giftWithoutGold)).toHaveLength(6);
    expect(granted(await open(friends[3] as Person).received())).toHaveLength(4);

    await backdateRecentActions(ada, 23);
    expect(await open(ada).send({ type: "good_karma", recipientId: friends[3]?.id ?? "" })).toMatchObject({ gold: 0 });
    await backdateRecentActions(ada, 1);
    expect(await open(ada).send({ type: "good_karma", recipientId: friends[3]?.id ?? "" })).toMatchObject({ gold: 1 });
  });

  test("fifty simultaneous gifts to five friends bring the gold of ten", async () => {
    const ada = await person("ada");
    const friends = await friendsOf(ada, 5);

    const sent = await Promise.all(
      Array.from({ length: 50 }, (_each, index) =>
        open(ada).send({ type: "good_karma", recipientId: friends[index % 5]?.id ?? "" }),
      ),
    );

    expect(sent.map(granted).reduce((sum, { gold }) => sum + gold, 0)).toBe(goldenGifts.each);
    const balances = await Promise.all(
      friends.map(async (friend) => granted(await restDoor({ as: friend }).balance()).gold),
    );
    expect(balances.reduce((sum, gold) => sum + gold, 0)).toBe(goldenGifts.each);
    expect(Math.max(...balances)).toBeLessThanOrEqual(goldenGifts.toOne);
    expect(await restDoor({ as: ada }).summary()).toMatchObject({ goodKarmaSent: 50 });
    expect(await ledgerGaps()).toEqual([]);
  });

  test("simultaneous gifts to each other all arrive", async () => {
    const { ada, bo } = await connectedPeople();

    const sent = await Promise.all(
      Array.from({ length: 40 }, (_each, index) =>
        open(index % 2 ? ada : bo).send({ type: "good_karma", recipientId: index % 2 ? bo.id : ada.id }),
      ),
    );

    expect(sent.map(granted)).toHaveLength(40);
    for (const each of [ada, bo]) expect(await restDoor({ as: each }).balance()).toEqual({ gold: 3, coal: 0 });
    expect(await ledgerGaps()).toEqual([]);
  });

  test("the same gift sent again is one gift, even twenty times at once", async () => {
    const { ada, bo } = await connectedPeople();
    const gift = { type: "good_karma", recipientId: bo.id, clientId: crypto.randomUUID() };

    const sent = await Promise.all(Array.from({ length: 20 }, () => open(ada).send(gift)));
    const other = granted(await open(ada).send({ ...gift, message: "Second thoughts" }));

    expect(new Set(sent.map((each) => JSON.stringify(granted(each)))).size).toBe(1);
    expect(other).toEqual({ ...granted(sent[0]), alreadySaved: true });
    expect(granted(await open(bo).received())).toHaveLength(1);
    expect(await restDoor({ as: bo }).balance()).toEqual({ gold: 1, coal: 0 });
    for (const _ of "ab")
      expect(await open(ada).send({ ...gift, clientId: crypto.randomUUID() })).toMatchObject({ gold: 1 });
  });

  test("a retry of a gift whose copy was deleted is refused", async () => {
    const { ada, bo } = await connectedPeople();
    const gift = { type: "good_karma", recipientId: bo.id, clientId: crypto.randomUUID() };
    const { id } = granted(await open(ada).send(gift));
    await open(ada).deleteExchange(id);

    expect(await open(ada).send(gift)).toEqual({
      status: 410,
      message: "This message was sent earlier and has since been deleted.",
    });
  });

  test("the daily limit is a hundred messages, even if sent at once", async () => {
    const { ada, bo } = await connectedPeople();
    await sql`
      insert into "Quota" ("userId", "messagesAt")
      values (${ada.id}::uuid, array_fill(now() - interval '1 hour', array[${dailyLimits.messages - 5}::int]))
      on conflict ("userId") do update set "messagesAt" = excluded."messagesAt"`;

    const sent = await Promise.all(Array.from({ length: 12 }, () => open(ada).send({ recipientId: bo.id })));

    expect(sent.filter((each) => "id" in each)).toHaveLength(5);
    expect(sent.find((each) => !("id" in each))).toEqual({
      status: 429,
      message: "You’ve sent many messages today. Please try again in 23 hours.",
    });
    expect(granted(await open(bo).received())).toHaveLength(5);
  });

  test("deleting removes the person's own copy, and the gold stays", async () => {
    const { ada, bo } = await connectedPeople();
    const { id } = granted(await open(ada).send({ type: "good_karma", recipientId: bo.id }));

    expect(await open(bo).deleteExchange(id)).toBe("deleted");

    expect(await open(bo).exchange(id)).toMatchObject({ status: 404 });
    expect(await open(bo).deleteExchange(id)).toMatchObject({
      status: 404,
      message: "This message isn’t here any more.",
    });
    expect(granted(await open(bo).received())).toEqual([]);
    expect(granted(await open(bo).unseen())).toEqual([]);
    expect(granted(await open(ada).sent())).toMatchObject([{ id, gold: 1 }]);
    expect(await restDoor({ as: bo }).balance()).toEqual({ gold: 1, coal: 0 });
  });

  test("a muted person's message arrives without notice", async () => {
    const { ada, bo } = await peopleInRelation("muted");

    granted(await open(ada).send({ recipientId: bo.id }));

    expect(granted(await open(bo).received())).toHaveLength(1);
    expect(granted(await open(bo).unseen())).toEqual([]);
  });

  test("a message after the end of the connection is refused, even from an open form", async () => {
    const { ada, bo, id } = await connectedPeople();
    granted(await open(bo).remove(id));

    expect(await open(ada).send({ recipientId: bo.id })).toEqual({
      status: 403,
      message: "You can only write to people you are connected with.",
    });
    expect(granted(await open(bo).received())).toEqual([]);
  });

  test("a person appears by display name, and a blocked person's copy names nobody", async () => {
    const { ada, bo } = await connectedPeople();
    await setDisplayName(bo, "Bo the Kind");
    granted(await open(ada).send({ recipientId: bo.id }));
    expect(granted(await open(ada).sent())).toMatchObject([{ name: "Bo the Kind" }]);

    await blockOrMute(bo, "blockPerson", ada);

    expect(granted(await open(ada).sent())).toMatchObject([{ name: "Deleted user" }]);
    expect(granted(await open(bo).received())).toMatchObject([{ name: ada.username }]);
  });

  test("a deleted person's message stays with its recipient, from a deleted user", async () => {
    const { ada, bo } = await connectedPeople();
    const { id } = granted(await open(ada).send({ type: "good_karma", message, recipientId: bo.id }));

    expect((await sendRequest("DELETE", "/api/user/delete-account", { headers: bearer(ada) })).status).toBe(204);

    expect(granted(await open(bo).received())).toMatchObject([{ id, message, name: "Deleted user" }]);
    expect(await restDoor({ as: bo }).balance()).toEqual({ gold: 1, coal: 0 });
    expect(granted(await open(bo).friends())).toEqual([]);
  });

  test("a suspended person can send nothing", async () => {
    const { ada, bo } = await connectedPeople();
    await sql`update "User" set "suspendedAt" = now() where id = ${ada.id}::uuid`;

    for (const type of ["good_karma", "kind_message"])
      expect(await open(ada).send({ type, recipientId: bo.id })).toMatchObject({ status: 403 });
  });
});

describe.each(peopleDoors)("over $name", ({ name, open }) => {
  // GraphQL's document is the test's own, so its reads are not batched.
  test.each<
    [what: string, most: number, ask: (door: PeopleDoor, ids: { bo: string; message: string }) => Promise<unknown>]
  >([
    ["a gift", name === "GraphQL" ? 5 : 3, (door, { bo }) => door.send({ type: "good_karma", recipientId: bo })],
    ["a page of what was sent", 2, (door) => door.sent()],
    ["a page of what was received", 2, (door) => door.received()],
    ["what nobody took note of", 2, (door) => door.unseen()],
    ["deleting one", 2, (door, { message: id }) => door.deleteExchange(id)],
  ])("%s takes %i statements at most, each with a limit or by a key", async (_what, most, asks) => {
    const { ada, bo } = await connectedPeople();
    const ids = { bo: bo.id, message: granted(await open(ada).send({ recipientId: bo.id })).id };
    await open(ada).sent();

    const statements = await statementsOf(() => asks(open(ada), ids));

    expect(statements.length, statements.join("\n")).toBeLessThanOrEqual(most);
    const readings = statements.flatMap(readingsIn).filter((text) => /^select/i.test(text));
    expect(readings.filter((text) => !/\blimit (?:\$?\d+)|count\(|s\."tokenHash" = \$/i.test(text))).toEqual([]);
  });
});

test("a gift counts on its recipient's day, and on its sender's own day", async () => {
  const [ada, bo] = [
    await person("ada", { zone: "Pacific/Kiritimati" }),
    await person("bo", { zone: "Pacific/Pago_Pago" }),
  ];
  await connect(ada, bo);

  const body = { type: "good_karma", recipientId: bo.id, message };
  const headers = { ...bearer(ada), "x-time-zone": "Pacific/Kiritimati" };
  const { json } = await sendRequest("POST", "/api/karma-exchanges", { headers, body });

  const [hers, his] = ["Pacific/Kiritimati", "Pacific/Pago_Pago"].map((zone) => localDateOf(new Date(), zone));
  expect(hers).not.toBe(his);
  expect(json).toMatchObject({ localDate: hers });
  expect(granted(await peopleDoors[1].open(bo).received())).toMatchObject([{ localDate: his }]);
  expect(await restDoor({ as: bo, zone: "Pacific/Pago_Pago" }).balance("today")).toEqual({ gold: 1, coal: 0 });
});

test("the body's value and sender have no effect", async () => {
  const { ada, bo } = await connectedPeople();
  const wishes = { karmaValue: 1000, fromUserId: bo.id, senderId: bo.id, createdAt: "1999-01-01T00:00:00Z", id: bo.id };

  const body = { type: "kind_message", recipientId: bo.id, message, ...wishes };
  const { status, json } = await sendRequest("POST", "/api/karma-exchanges", { headers: bearer(ada), body });

  expect(status).toBe(201);
  expect(json).toMatchObject({
    karmaValue: 0,
    senderId: ada.id,
    recipientId: bo.id,
    createdAt: expect.stringMatching(/^2/),
  });
});

test("a template can be named by its text, and an unknown one is refused with a message", async () => {
  const { ada, bo } = await connectedPeople();
  const send = (said: object) =>
    sendRequest("POST", "/api/karma-exchanges", {
      headers: bearer(ada),
      body: { type: "good_karma", recipientId: bo.id, message, ...said },
    });

  expect((await send({ template: "Thanks for being there" })).json).toMatchObject({
    template: "thanks_for_being_there",
  });
  for (const [field, wrong] of [
    ["type", { type: "gold" }],
    ["type", { type: undefined }],
    ["deliveryMethod", { deliveryMethod: "pigeon" }],
    ["template", { template: "Dear Sir" }],
  ] as const)
    expect(await send(wrong)).toMatchObject({ status: 400, json: { field } });
});

async function friendsOf(somebody: Person, count: number): Promise<Person[]> {
  const friends = await Promise.all(Array.from({ length: count }, () => person("bo")));
  for (const friend of friends) await connect(friend, somebody);
  return friends;
}
