import { describe, expect, test, vi } from "vitest";
import { sql } from "#server/store/db.ts";
import { acquainted, connect, connected, quietly, requested } from "#tests/support/acquaintances.ts";
import { useApp } from "#tests/support/app.ts";
import { granted } from "#tests/support/door.ts";
import { globalIdOf } from "#tests/support/globalId.ts";
import { ask, bearer, knock } from "#tests/support/knock.ts";
import { listenTo, type NewsStream } from "#tests/support/newsStream.ts";
import { person } from "#tests/support/people.ts";
import { persisted } from "#tests/support/persisted.ts";
import { peopleDoors } from "#tests/support/peopleDoors.ts";
import { restDoor } from "#tests/support/restDoor.ts";
import { statementsOf } from "#tests/support/statements.ts";
import { until } from "#tests/support/until.ts";

// Sessions behind streams are looked at every 20 seconds otherwise. Read when the server's code is loaded.
vi.hoisted(() => (process.env.KINDLING_LOOK_MS = "200"));

useApp();

const [, rest] = peopleDoors;

describe.each(peopleDoors)("what is done over $name is told at once", ({ open }) => {
  test("a message, to every stream of whom it is for, with what the bell shows by then", async () => {
    const { ada, bo } = await connected();
    const [phone, laptop] = [await listenTo(ada), await listenTo(ada)];

    const { id } = granted(await open(bo).send({ recipientId: ada.id, message: "Well done!" }));

    for (const stream of [phone, laptop]) {
      const [, news] = await stream.untilTold(2);
      expect(news).toMatchObject({
        kind: "MESSAGE",
        exchange: { id: globalIdOf(id, "Exchange"), message: "Well done!" },
        missed: false,
        viewer: { notifications: { count: 1 } },
      });
    }
    expect(phone.told[1]?.id).toBe(laptop.told[1]?.id);
  });

  test("a request, its acceptance and its end", async () => {
    const [ada, bo] = [await person("ada"), await person("bo")];
    const [adas, bos] = [await listenTo(ada), await listenTo(bo)];

    const { id } = granted(await open(ada).request(bo.id));
    expect((await bos.untilTold(2))[1]).toMatchObject({
      kind: "REQUEST",
      friendship: { id: globalIdOf(id, "Friendship"), status: "PENDING" },
      viewer: { notifications: { count: 1 } },
    });
    granted(await open(bo).answer(id, "accepted"));
    expect((await adas.untilTold(3))[2]).toMatchObject({ kind: "ACCEPTANCE", friendship: { status: "ACCEPTED" } });
    granted(await open(ada).remove(id));

    const end = { kind: "CHANGE", friendship: null, goneId: globalIdOf(id, "Friendship") };
    expect((await bos.untilTold(4))[3]).toMatchObject(end);
    expect((await adas.untilTold(4))[3]).toMatchObject(end);
  });

  test("that everything was taken note of, to the person's other devices", async () => {
    const { ada, bo } = await connected();
    granted(await open(bo).send({ recipientId: ada.id }));
    const stream = await listenTo(ada);

    granted(await open(ada).clear());

    expect(stream.told[0]).toMatchObject({ kind: "STANDING", viewer: { notifications: { count: 1 } } });
    expect((await stream.untilTold(2))[1]).toMatchObject({ kind: "CHANGE", viewer: { notifications: { count: 0 } } });
  });
});

test("who asks whom they were asked by is told of as an acceptance", async () => {
  const [ada, bo] = [await person("ada"), await person("bo")];
  await requested(ada, bo);
  const adas = await listenTo(ada);

  await requested(bo, ada);

  expect((await adas.untilTold(2))[1]).toMatchObject({ kind: "ACCEPTANCE", friendship: { status: "ACCEPTED" } });
});

test("of whom somebody has muted no message, request or acceptance is told as such", async () => {
  const { ada, bo, id } = await acquainted("muted");
  const bos = await listenTo(bo);

  granted(await rest.open(ada).send({ recipientId: bo.id }));
  granted(await rest.open(ada).remove(id));
  await requested(ada, bo);
  const again = await requested(bo, ada);

  const told = await bos.untilTold(5);
  expect(new Set(told.slice(1).map(({ kind }) => kind))).toEqual(new Set(["CHANGE"]));
  expect(told.every(({ viewer }) => viewer.notifications.count === 0)).toBe(true);
  expect(again).toEqual(expect.any(String));
});

test("a block is told of only where something stood between the two, and says nothing of why", async () => {
  const [ada, bo, cy] = [await person("ada"), await person("bo"), await person("cy")];
  const id = await connect(ada, bo);
  const [bos, cys] = [await listenTo(bo), await listenTo(cy)];

  await quietly(ada, "blockPerson", bo);
  await quietly(ada, "blockPerson", cy);
  granted(await rest.open(cy).clear());

  expect((await bos.untilTold(2))[1]).toMatchObject({ kind: "CHANGE", goneId: globalIdOf(id, "Friendship") });
  expect(await cys.untilTold(2)).toMatchObject([{ kind: "STANDING" }, { kind: "CHANGE", goneId: null }]);
});

test("nobody is told of what concerns others", async () => {
  const { ada, bo } = await connected();
  const cy = await person("cy");
  const cys = await listenTo(cy);

  granted(await rest.open(bo).send({ recipientId: ada.id }));
  granted(await rest.open(cy).clear());

  expect(await cys.untilTold(2)).toMatchObject([{ kind: "STANDING" }, { kind: "CHANGE", exchange: null }]);
});

describe("a stream", () => {
  test("is one of server-sent events that nothing on the way keeps or gathers", async () => {
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

    const { headers, told } = await listenTo(ada, { headers: { origin: "capacitor://localhost" } });

    expect(headers.get("access-control-allow-origin")).toBe("capacitor://localhost");
    expect(headers.get("access-control-allow-credentials")).toBeNull();
    expect(told).toMatchObject([{ kind: "STANDING" }]);
  });

  test("is kept awake while nothing comes", async () => {
    const stream = await listenTo(await person("ada"));

    await until("it is kept awake", () => stream.beats() > 2);

    expect(stream.hasEnded()).toBe(false);
  });

  test("says at its beginning whether something came since the caller heard last", async () => {
    const { ada, bo } = await connected();
    await sql`update "Friendship" set "changedAt" = now() - interval '2 hours' where "requesterId" = ${ada.id}::uuid`;
    const missedAfter = async (heardAgo?: number) =>
      (await listenTo(ada, heardAgo === undefined ? {} : { heardAgo })).told[0]?.missed;

    expect(await missedAfter()).toBe(true);
    expect(await missedAfter(3_600)).toBe(false);
    expect(await missedAfter(3 * 3_600)).toBe(true);
    granted(await rest.open(bo).send({ recipientId: ada.id }));
    expect(await missedAfter(3_600)).toBe(true);
    expect(await missedAfter(0)).toBe(false);
  });

  test.each([-1, 1e9])("that was heard %d seconds ago is refused", async (heardAgo) => {
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

  test("is refused where no events are taken, and leaves nothing open", async () => {
    const ada = await person("ada");

    for (let time = 0; time < 12; time += 1) {
      const { status } = await ask("subscription { news { id } }", { headers: bearer(ada) });
      expect(status).toBe(406);
    }

    expect((await listenTo(ada)).told).toHaveLength(1);
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
    await vi.waitFor(async () => expect((await listenTo(ada)).status).toBe(200), { timeout: 20_000 });
    expect((await listenTo(await person("bo"))).status).toBe(200);
  });

  test("takes no turn of its account's: with ten open, everything else is answered", async () => {
    const ada = await person("ada");
    for (let time = 0; time < 10; time += 1) await listenTo(ada);

    const answers = await Promise.all(Array.from({ length: 20 }, () => restDoor({ as: ada }).me()));

    for (const answer of answers) expect(granted(answer).id).toBe(ada.id);
  });
});

describe("the session behind a stream", () => {
  const unauthorized = [{ message: "Unauthorized", extensions: { code: "UNAUTHENTICATED" } }];

  test("is looked at again while nothing comes: after a sign-out it ends with the code of every other call", async () => {
    const ada = await person("ada");
    const { token } = granted(await restDoor({}).login(ada));
    const [mine, others] = [await listenTo({ token }), await listenTo(ada)];

    await knock("POST", "/api/auth/logout", { headers: bearer({ token }) });
    granted(await rest.open(await person("bo")).request(ada.id));
    await until("the stream ends", mine.hasEnded);
    await others.untilTold(2);

    expect(mine.told).toHaveLength(1);
    expect(mine.refusals).toMatchObject(unauthorized);
    expect(mine.events).toEqual(["next", "next", "complete"]);
    expect(others.hasEnded()).toBe(false);
  });

  test("ends it when the person's time is over, and says so", async () => {
    const ada = await person("ada");
    const stream = await listenTo(ada);

    await sql`update "User" set "trialEndsAt" = now() - interval '1 day' where id = ${ada.id}::uuid`;
    await until("the stream ends", stream.hasEnded);

    expect(stream.refusals).toMatchObject([
      { message: "Subscription expired", extensions: { subscriptionExpired: true, userEmail: ada.email } },
    ]);
  });

  test("is not kept from ending by idleness because somebody listens", async () => {
    const ada = await person("ada");
    await sql`update "Session" set "lastSeenAt" = now() - interval '29 days' where "userId" = ${ada.id}::uuid`;
    const stream = await listenTo(ada);
    await sql`update "Session" set "lastSeenAt" = now() - interval '29 days' where "userId" = ${ada.id}::uuid`;
    granted(await rest.open(await person("bo")).request(ada.id));
    await stream.untilTold(2);

    const [session] = await sql<{ days: number }>`
      select extract(day from now() - "lastSeenAt")::int as days from "Session" where "userId" = ${ada.id}::uuid`;

    expect(session?.days).toBe(29);
  });
});

test("how things stand takes the shipped client's stream one reading, after who it is for", async () => {
  const ada = await person("ada");
  const document = persisted.find(({ operation }) => operation === "subscription");
  const body = { id: document?.id, variables: { heardAgo: 60 } };

  const statements = await statementsOf(async () => void (await listenTo(ada, { body })));

  expect(statements.filter((statement) => !statement.includes('from "Session"'))).toHaveLength(1);
});

test("what somebody asks for once costs as much over a stream as it does otherwise", async () => {
  const ada = await person("ada");
  const actions = "actions(first: 100) { edges { node { id note } } }";
  const many = Array.from({ length: 25 }, (_, index) => `a${index}: ${actions}`).join(" ");

  const { told, refusals } = await listenTo(ada, { body: { query: `subscription { news { viewer { ${many} } } }` } });

  expect(told).toEqual([]);
  expect(refusals).toMatchObject([{ message: expect.stringMatching(/asks for too much/) }]);
});
