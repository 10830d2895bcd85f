import { beforeAll, describe, expect, test } from "vitest";
import { changeWaits } from "#server/base/clock.ts";
import { sql } from "#server/store/db.ts";
import {
  peopleInRelation,
  connect,
  connectedPeople,
  blockOrMute,
  sendConnectionRequest,
} from "#tests/support/relations.ts";
import { useApp } from "#tests/support/app.ts";
import { granted } from "#tests/support/door.ts";
import { globalIdOf } from "#tests/support/globalId.ts";
import { ask, bearer, sendRequest } from "#tests/support/requests.ts";
import { listenTo, type NewsStream } from "#tests/support/newsStream.ts";
import { person } from "#tests/support/people.ts";
import { persisted } from "#tests/support/persisted.ts";
import { peopleDoors } from "#tests/support/peopleDoors.ts";
import { restDoor } from "#tests/support/restDoor.ts";
import { statementsOf } from "#tests/support/statements.ts";
import { until } from "#tests/support/until.ts";

// Streams check their session every 20 seconds by default.
beforeAll(() => changeWaits({ look: 200 }));

useApp();

const [, rest] = peopleDoors;

describe.each(peopleDoors)("a change over $name is published at once", ({ open }) => {
  test("a message, to every stream of its recipient, with the bell's current count", async () => {
    const { ada, bo } = await connectedPeople();
    const [phone, laptop] = [await listenTo(ada), await listenTo(ada)];

    const { id } = granted(await open(bo).send({ recipientId: ada.id, message: "Well done!" }));

    for (const stream of [phone, laptop]) {
      const [, news] = await stream.untilReceived(2);
      expect(news).toMatchObject({
        kind: "MESSAGE",
        exchange: { id: globalIdOf(id, "Exchange"), message: "Well done!" },
        missed: false,
        viewer: { notifications: { count: 1 } },
      });
    }
    expect(phone.received[1]?.id).toBe(laptop.received[1]?.id);
  });

  test("a request, its acceptance and its end", async () => {
    const [ada, bo] = [await person("ada"), await person("bo")];
    const [adas, bos] = [await listenTo(ada), await listenTo(bo)];

    const { id } = granted(await open(ada).request(bo.id));
    expect((await bos.untilReceived(2))[1]).toMatchObject({
      kind: "REQUEST",
      friendship: { id: globalIdOf(id, "Friendship"), status: "PENDING" },
      viewer: { notifications: { count: 1 } },
    });
    granted(await open(bo).answer(id, "accepted"));
    expect((await adas.untilReceived(3))[2]).toMatchObject({ kind: "ACCEPTANCE", friendship: { status: "ACCEPTED" } });
    granted(await open(ada).remove(id));

    const end = { kind: "CHANGE", friendship: null, goneId: globalIdOf(id, "Friendship") };
    expect((await bos.untilReceived(4))[3]).toMatchObject(end);
    expect((await adas.untilReceived(4))[3]).toMatchObject(end);
  });

  test("that everything was seen, to the person's other devices", async () => {
    const { ada, bo } = await connectedPeople();
    granted(await open(bo).send({ recipientId: ada.id }));
    const stream = await listenTo(ada);

    granted(await open(ada).clear());

    expect(stream.received[0]).toMatchObject({ kind: "STANDING", viewer: { notifications: { count: 1 } } });
    expect((await stream.untilReceived(2))[1]).toMatchObject({
      kind: "CHANGE",
      viewer: { notifications: { count: 0 } },
    });
  });
});

test("a request that answers another one is published as an acceptance", async () => {
  const [ada, bo] = [await person("ada"), await person("bo")];
  await sendConnectionRequest(ada, bo);
  const adas = await listenTo(ada);

  await sendConnectionRequest(bo, ada);

  expect((await adas.untilReceived(2))[1]).toMatchObject({ kind: "ACCEPTANCE", friendship: { status: "ACCEPTED" } });
});

test("a muted person's messages, requests and acceptances are published without their kind", async () => {
  const { ada, bo, id } = await peopleInRelation("muted");
  const bos = await listenTo(bo);

  granted(await rest.open(ada).send({ recipientId: bo.id }));
  granted(await rest.open(ada).remove(id));
  await sendConnectionRequest(ada, bo);
  const again = await sendConnectionRequest(bo, ada);

  const received = await bos.untilReceived(5);
  expect(new Set(received.slice(1).map(({ kind }) => kind))).toEqual(new Set(["CHANGE"]));
  expect(received.every(({ viewer }) => viewer.notifications.count === 0)).toBe(true);
  expect(again).toEqual(expect.any(String));
});

test("a block is published only if the two had a connection, and without its reason", async () => {
  const [ada, bo, cy] = [await person("ada"), await person("bo"), await person("cy")];
  const id = await connect(ada, bo);
  const [bos, cys] = [await listenTo(bo), await listenTo(cy)];

  await blockOrMute(ada, "blockPerson", bo);
  await blockOrMute(ada, "blockPerson", cy);
  granted(await rest.open(cy).clear());

  expect((await bos.untilReceived(2))[1]).toMatchObject({ kind: "CHANGE", goneId: globalIdOf(id, "Friendship") });
  expect(await cys.untilReceived(2)).toMatchObject([{ kind: "STANDING" }, { kind: "CHANGE", goneId: null }]);
});

test("nobody receives events of other people", async () => {
  const { ada, bo } = await connectedPeople();
  const cy = await person("cy");
  const cys = await listenTo(cy);

  granted(await rest.open(bo).send({ recipientId: ada.id }));
  granted(await rest.open(cy).clear());

  expect(await cys.untilReceived(2)).toMatchObject([{ kind: "STANDING" }, { kind: "CHANGE", exchange: null }]);
});

describe("a stream", () => {
  test("consists of server-sent events, which no proxy caches or buffers", async () => {
    const ada = await person("ada");

    const { status, headers } = await listenTo(ada, { headers: { "accept-encoding": "gzip" } });

    expect(status).toBe(200);
    expect(headers.get("content-type")).toMatch(/^text\/event-stream/);
    expect(headers.get("cache-control")).toBe("no-store");
    expect(headers.get("x-accel-buffering")).toBe("no");
    expect(headers.get("content-encoding")).not.toBe("gzip");
  });

  test("of a native client comes with its bearer alone, to its origin", async () => {
    const ada = await person("ada");

    const { headers, received } = await listenTo(ada, { headers: { origin: "capacitor://localhost" } });

    expect(headers.get("access-control-allow-origin")).toBe("capacitor://localhost");
    expect(headers.get("access-control-allow-credentials")).toBeNull();
    expect(received).toMatchObject([{ kind: "STANDING" }]);
  });

  test("is kept open while there are no events", async () => {
    const stream = await listenTo(await person("ada"));

    await until("it is kept awake", () => stream.beats() > 2);

    expect(stream.hasEnded()).toBe(false);
  });

  test("starts with whether the caller missed something", async () => {
    const { ada, bo } = await connectedPeople();
    await sql`update "Friendship" set "changedAt" = now() - interval '2 hours' where "requesterId" = ${ada.id}::uuid`;
    const missedAfter = async (heardAgo?: number) =>
      (await listenTo(ada, heardAgo === undefined ? {} : { heardAgo })).received[0]?.missed;

    expect(await missedAfter()).toBe(true);
    expect(await missedAfter(3_600)).toBe(false);
    expect(await missedAfter(3 * 3_600)).toBe(true);
    granted(await rest.open(bo).send({ recipientId: ada.id }));
    expect(await missedAfter(3_600)).toBe(true);
    expect(await missedAfter(0)).toBe(false);
  });

  test.each([-1, 1e9])("that last received an event %d seconds ago is refused", async (heardAgo) => {
    const { status, json } = await listenTo(await person("ada"), { heardAgo });

    expect(status).toBe(400);
    expect(json).toMatchObject({ errors: [{ message: expect.stringMatching(/^heardAgo must be/) }] });
  });

  test("is refused to a visitor, and to credentials that are wrong", async () => {
    const refusal = { errors: [{ message: "Unauthorized", extensions: { code: "UNAUTHENTICATED" } }] };

    for (const somebody of [undefined, { token: "wrong" }]) {
      const { status, json } = await listenTo(somebody);
      expect({ status, json }).toMatchObject({ status: 401, json: refusal });
    }
  });

  test("is refused if the client accepts no events, and leaves nothing open", async () => {
    const ada = await person("ada");

    for (let time = 0; time < 12; time += 1) {
      const { status } = await ask("subscription { news { id } }", { headers: bearer(ada) });
      expect(status).toBe(406);
    }

    expect((await listenTo(ada)).received).toHaveLength(1);
  });

  test("is one of ten that an account may have; one that ends makes room", async () => {
    const ada = await person("ada");
    const streams: NewsStream[] = [];
    for (let time = 0; time < 10; time += 1) streams.push(await listenTo(ada));

    const { status, headers, json } = await listenTo(ada);

    expect(status).toBe(429);
    expect(headers.get("retry-after")).toBe("60");
    expect(json).toMatchObject({ errors: [{ extensions: { code: "TOO_MANY" } }] });
    streams[0]?.close();
    await until("there is room again", async () => (await listenTo(ada)).status === 200);
    expect((await listenTo(await person("bo"))).status).toBe(200);
  });

  test("takes no place in its account's queue: with ten open, other requests are answered", async () => {
    const ada = await person("ada");
    for (let time = 0; time < 10; time += 1) await listenTo(ada);

    const answers = await Promise.all(Array.from({ length: 20 }, () => restDoor({ as: ada }).me()));

    for (const answer of answers) expect(granted(answer).id).toBe(ada.id);
  });
});

describe("the session behind a stream", () => {
  const unauthorized = [{ message: "Unauthorized", extensions: { code: "UNAUTHENTICATED" } }];

  test("is checked while there are no events: after a sign-out the stream ends with the usual code", async () => {
    const ada = await person("ada");
    const { token } = granted(await restDoor({}).login(ada));
    const [mine, others] = [await listenTo({ token }), await listenTo(ada)];

    await sendRequest("POST", "/api/auth/logout", { headers: bearer({ token }) });
    granted(await rest.open(await person("bo")).request(ada.id));
    await until("the stream ends", mine.hasEnded);
    await others.untilReceived(2);

    expect(mine.received).toHaveLength(1);
    expect(mine.refusals).toMatchObject(unauthorized);
    expect(mine.events).toEqual(["next", "next", "complete"]);
    expect(others.hasEnded()).toBe(false);
  });

  test("ends the stream when the account expires, with that reason", async () => {
    const ada = await person("ada");
    const stream = await listenTo(ada);

    await sql`update "User" set "trialEndsAt" = now() - interval '1 day' where id = ${ada.id}::uuid`;
    await until("the stream ends", stream.hasEnded);

    expect(stream.refusals).toMatchObject([
      { message: "Subscription expired", extensions: { subscriptionExpired: true, userEmail: ada.email } },
    ]);
  });

  test("becomes idle even while a stream is open", async () => {
    const ada = await person("ada");
    await sql`update "Session" set "lastSeenAt" = now() - interval '29 days' where "userId" = ${ada.id}::uuid`;
    const stream = await listenTo(ada);
    await sql`update "Session" set "lastSeenAt" = now() - interval '29 days' where "userId" = ${ada.id}::uuid`;
    granted(await rest.open(await person("bo")).request(ada.id));
    await stream.untilReceived(2);

    const [session] = await sql<{ days: number }>`
      select extract(day from now() - "lastSeenAt")::int as days from "Session" where "userId" = ${ada.id}::uuid`;

    expect(session?.days).toBe(29);
  });
});

test("the shipped client's first event takes one read after the session", async () => {
  const ada = await person("ada");
  const document = persisted.find(({ operation }) => operation === "subscription");
  const body = { id: document?.id, variables: { heardAgo: 60 } };

  const statements = await statementsOf(async () => void (await listenTo(ada, { body })));

  expect(statements.filter((statement) => !statement.includes('from "Session"'))).toHaveLength(1);
});

test("a query costs as much over a stream as otherwise", async () => {
  const ada = await person("ada");
  const actions = "actions(first: 100) { edges { node { id note } } }";
  const many = Array.from({ length: 25 }, (_, index) => `a${index}: ${actions}`).join(" ");

  const { received, refusals } = await listenTo(ada, {
    body: { query: `subscription { news { viewer { ${many} } } }` },
  });

  expect(received).toEqual([]);
  expect(refusals).toMatchObject([{ message: expect.stringMatching(/asks for too much/) }]);
});
