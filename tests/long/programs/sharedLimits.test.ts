import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { listensAt } from "#tests/support/address.ts";
import { createDatabase } from "#tests/support/cluster.ts";
import { launchKindling, startKindling, type Kindling } from "#tests/support/kindling.ts";
import { person, registration, type Person } from "#tests/support/people.ts";
import { ownRedis, type OwnRedis } from "#tests/support/redis.ts";
import { until } from "#tests/support/until.ts";

const installed = await ownRedis();
if (!installed)
  console.warn("Redis is not installed, so limits are not seen to be shared: apt-get install redis-server");

const address = "203.0.113.7";
const running: Kindling[] = [];

const tooMany = {
  status: 429,
  message: expect.stringMatching(/^Too many attempts\. Please try again in \d+ minutes\.$/),
  retryAfter: expect.stringMatching(/^\d+$/),
};

afterAll(async () => {
  listensAt(undefined);
  for (const kindling of running) {
    kindling.send("SIGKILL");
    await kindling.ended;
  }
});

describe.each(installed ? [installed] : [])("two servers with a Redis between them", (redis) => {
  let databaseUrl: string;
  let first: Kindling;
  let second: Kindling;

  beforeAll(async () => {
    await redis.start();
    databaseUrl = await createDatabase();
    [first, second] = await Promise.all([started(databaseUrl, redis.url), started(databaseUrl, redis.url)]);
    listensAt(first.url, databaseUrl);
    await untilShared(first, redis);
    await untilShared(second, redis);
  });

  afterAll(() => redis.remove());

  test("count the guesses at a password together, and name the wait", async () => {
    const ada = await person("ada");

    for (let time = 0; time < 5; time += 1) {
      expect(await guess(first, ada)).toMatchObject({ status: 401 });
      expect(await guess(second, ada)).toMatchObject({ status: 401 });
    }

    for (const server of [first, second]) {
      expect(await guess(server, ada)).toEqual(tooMany);
      expect(await signIn(server, ada)).toEqual(tooMany);
    }
  });

  test("count a known device's attempts together, and separately from unknown devices", async () => {
    const ada = await person("ada");
    const { device } = await signIn(first, ada);

    for (let time = 0; time < 5; time += 1) {
      expect(await guess(first, ada, device)).toMatchObject({ status: 401 });
      expect(await guess(second, ada, device)).toMatchObject({ status: 401 });
    }

    expect(await guess(second, ada, device)).toEqual(tooMany);
    expect(await signIn(second, ada)).toMatchObject({ status: 200 });
  });

  test("return unused attempts", async () => {
    const ada = await person("ada");

    for (let time = 0; time < 6; time += 1) {
      expect(await signIn(first, ada)).toMatchObject({ status: 200 });
      expect(await signIn(second, ada)).toMatchObject({ status: 200 });
    }
  });

  test("tell Redis of nobody, and nothing for longer than it counts", async () => {
    const ada = await person("ada");
    await guess(first, ada);

    const contents = await redis.contents();

    expect(contents.length).toBeGreaterThanOrEqual(3);
    for (const { key, value, seconds } of contents) {
      expect(key).toMatch(/^kindling:[\w-]{43}$/);
      expect(value).toMatch(/^\d+$/);
      expect(seconds).toBeGreaterThanOrEqual(0);
      expect(seconds).toBeLessThanOrEqual(3600);
    }
    for (const secret of [address, ada.email, ada.id]) expect(JSON.stringify(contents)).not.toContain(secret);
  });

  describe.each([
    { trouble: "killed", begin: redis.kill, end: redis.start, words: "ECONNREFUSED" },
    { trouble: "hung", begin: redis.freeze, end: redis.thaw, words: "Socket timeout" },
    { trouble: "full", begin: redis.fill, end: redis.empty, words: "OOM" },
  ])("when it is $trouble", ({ begin, end, words }) => {
    afterEach(end);

    test("say so", async () => {
      const ada = await person("ada");
      await begin();

      for (const server of [first, second])
        await until("it says so", async () => {
          await signIn(server, ada);
          return server.said.some(
            (line) => line.includes(words) && line.includes("this server counts rate limits by itself"),
          );
        });
    });

    test("go on by themselves, and together again when it is back", async () => {
      const [ada, bo] = [await person("ada"), await person("bo")];
      await begin();

      for (let time = 0; time < 10; time += 1) expect(await guess(first, ada)).toMatchObject({ status: 401 });
      expect(await signIn(first, ada)).toEqual(tooMany);
      expect(await signIn(second, ada)).toMatchObject({ status: 200 });

      await end();
      await untilShared(first, redis);
      await untilShared(second, redis);
      for (let time = 0; time < 10; time += 1) expect(await guess(first, bo)).toMatchObject({ status: 401 });
      expect(await guess(second, bo)).toEqual(tooMany);
    });

    test("start without it, and stop", async () => {
      await begin();
      const third = await started(databaseUrl, redis.url);

      expect(await signIn(third, await person("ada"))).toMatchObject({ status: 200 });

      third.send("SIGTERM");
      expect(await third.ended).toMatchObject({ code: 0 });
    });
  });

  test("stop while it is there", async () => {
    const third = await started(databaseUrl, redis.url);
    await untilShared(third, redis);

    third.send("SIGTERM");

    expect(await third.ended).toMatchObject({ code: 0 });
  });
});

test.each(["127.0.0.1:6379", "http://127.0.0.1:6379", "redis://", "redis:localhost", "redis://:half%@127.0.0.1:6379"])(
  "a REDIS_URL of %s ends the start with a sentence",
  async (REDIS_URL) => {
    const kindling = await launchKindling({ env: { REDIS_URL } });
    running.push(kindling);

    const { code } = await kindling.ended;

    expect(code).toBe(1);
    expect(kindling.said).toEqual([expect.stringMatching(/^The configuration cannot be used\. REDIS_URL: /)]);
  },
);

async function started(databaseUrl: string, REDIS_URL: string): Promise<Kindling> {
  const env = { REDIS_URL, RATE_LIMIT_SCALE: "1", TRUST_PROXY: "on" };
  const kindling = await startKindling({ databaseUrl, env });
  running.push(kindling);
  return kindling;
}

async function untilShared(server: Kindling, redis: OwnRedis): Promise<void> {
  await until("it counts in Redis", async () => {
    const before = await redis.contents();
    await signIn(server, registration("nobody"));
    return (await redis.contents()).length > before.length;
  });
}

function guess(server: Kindling, somebody: Person, device?: string) {
  return signIn(server, { ...somebody, password: "a guess" }, device);
}

async function signIn({ url }: Kindling, { email, password }: Pick<Person, "email" | "password">, device?: string) {
  const answer = await fetch(`${url}/api/auth/login`, {
    method: "POST",
    headers: {
      "content-type": "application/json",
      "x-forwarded-for": address,
      ...(device ? { cookie: `kindling-device=${device}` } : {}),
    },
    body: JSON.stringify({ email, password }),
  });
  const { message } = (await answer.json()) as { message?: string };
  const retryAfter = answer.headers.get("retry-after") ?? undefined;
  return {
    status: answer.status,
    message,
    retryAfter,
    device: /kindling-device=([^;]+)/.exec(answer.headers.get("set-cookie") ?? "")?.[1],
  };
}
