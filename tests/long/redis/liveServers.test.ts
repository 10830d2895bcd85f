import { Redis } from "ioredis";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { connect } from "#tests/support/relations.ts";
import { listensAt } from "#tests/support/address.ts";
import { createDatabase } from "#tests/support/cluster.ts";
import { granted } from "#tests/support/door.ts";
import { doors } from "#tests/support/doors.ts";
import { startKindling, type Kindling } from "#tests/support/kindling.ts";
import { listenTo } from "#tests/support/newsStream.ts";
import { person } from "#tests/support/people.ts";
import { peopleDoors } from "#tests/support/peopleDoors.ts";
import { ownRedis, type OwnRedis } from "#tests/support/redis.ts";
import { collectingEnv, memoryUseOf } from "#tests/support/soak.ts";
import { until } from "#tests/support/until.ts";

const [, rest] = peopleDoors;
const [, restDiary] = doors;

// vitest.config.ts leaves this file out without Redis.
const redis = await ownRedis();
if (!redis) throw new Error("Redis is not installed: apt-get install redis-server");

describe("two servers with a Redis between them", () => {
  const running: Kindling[] = [];
  let here: Kindling;
  let there: Kindling;
  let databaseUrl: string;

  beforeAll(async () => {
    await redis.start();
    databaseUrl = await createDatabase();
    const env = { ...collectingEnv, REDIS_URL: redis.url };
    [here, there] = await Promise.all([startKindling({ databaseUrl, env }), startKindling({ databaseUrl, env })]);
    running.push(here, there);
    listensAt(there.url, databaseUrl);
  });

  afterEach(async () => {
    await redis.thaw();
    await redis.start();
  });

  afterAll(async () => {
    listensAt(undefined);
    for (const kindling of running) {
      kindling.send("SIGKILL");
      await kindling.ended;
    }
    await redis.remove();
  });

  test("publish the changes of one to people at the other at once", async () => {
    const { ada, bo, stream } = await listening();

    granted(await rest.open(bo).send({ recipientId: ada.id, message: "Well done!" }));

    await until("the message arrives", () =>
      stream.received.some(({ exchange }) => exchange?.message === "Well done!"),
    );
    expect(stream.received.filter(({ kind }) => kind === "MESSAGE")).toHaveLength(1);
  });

  test("send only ids to Redis, and store nothing there", async () => {
    const { ada, bo, stream } = await listening();
    const overheard = await listenIn(redis);

    granted(await rest.open(bo).send({ recipientId: ada.id, message: "Between us" }));
    await until("the message arrives", () => stream.received.some(({ kind }) => kind === "MESSAGE"));
    await until("it is overheard", () => overheard.said.some((text) => text.includes(ada.id)));

    const id = "[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}";
    for (const said of overheard.said)
      expect(said.replaceAll(new RegExp(id, "g"), "ID")).toMatch(
        /^\{"from":"ID"(?:,"to":"ID","event":\{"id":"ID","kind":"[a-z]+"(?:,"(?:exchange|friendship)Id":"ID")?\})?\}$/,
      );
    expect((await redis.contents()).filter(({ key }) => !/^kindling:[\w-]{43}$/.test(key))).toEqual([]);
    overheard.stop();
  });

  test("drop the cached data of an account deleted at the other at once", async () => {
    // By then both servers have handled all earlier events.
    const [ada, bo] = [await person("ada"), await person("bo")];
    granted(await restDiary.open(bo).saveMood({ note: "Still here" }));
    granted(await restDiary.open(ada).saveMood({ note: "Nobody's business" }));
    granted(await restDiary.open(ada).moods());
    const { sizes: before } = await memoryUseOf(there);

    listensAt(here.url, databaseUrl);
    granted(await restDiary.open(ada).deleteAccount());
    listensAt(there.url, databaseUrl);

    await until("the other server has forgotten her", async () => {
      const { sizes } = await memoryUseOf(there);
      return ["opened texts", "opened keys", "presumed sessions"].every(
        (name) => sizes[name] === (before[name] ?? 0) - 1,
      );
    });
  });

  test.each([
    { trouble: "killed", begin: redis.kill, end: redis.start },
    { trouble: "hung", begin: redis.freeze, end: redis.thaw },
  ])(
    "while it is $trouble tell their own people at once, and everybody else how things stand once it is back",
    async ({ begin, end }) => {
      const { ada, bo, stream } = await listening();
      const near = await listenTo(ada, { url: there.url });

      const saidBefore = there.said.length;

      await begin();
      granted(await rest.open(bo).send({ recipientId: ada.id }));
      await until("its own server tells of it", () => near.received.some(({ kind }) => kind === "MESSAGE"));
      await until("the trouble is noticed", () =>
        there.said.slice(saidBefore).some((line) => line.includes("Redis cannot be used")),
      );
      const toldBefore = stream.received.length;
      await end();

      await until("the current state arrives", () =>
        stream.received.slice(toldBefore).some(({ kind, missed }) => kind === "STANDING" && missed),
      );
      expect(stream.received.at(-1)?.viewer.notifications.count).toBe(1);
      expect(stream.hasEnded()).toBe(false);
    },
  );

  /** Ada listens at one server; her connection Bo is at the other. Both servers know each other. */
  async function listening() {
    const [ada, bo] = [await person("ada"), await person("bo")];
    await connect(ada, bo);
    const stream = await listenTo(ada, { url: here.url });
    await until("the other server is heard", async () => {
      granted(await rest.open(ada).clear());
      return stream.received.some(({ kind }) => kind === "CHANGE");
    });
    return { ada, bo, stream };
  }
});

async function listenIn({ url }: OwnRedis) {
  const client = new Redis(url);
  const said: string[] = [];
  client.on("message", (_channel: string, text: string) => said.push(text));
  await client.subscribe("kindling:live");
  return { said, stop: () => client.disconnect() };
}
