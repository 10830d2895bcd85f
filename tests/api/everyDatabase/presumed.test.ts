import { afterEach, describe, expect, test, vi } from "vitest";
import { sentToken } from "#server/nouns/account/token.ts";
import { sql } from "#server/store/db.ts";
import { useApp } from "#tests/support/app.ts";
import { bearer, sendRequest, type Answer } from "#tests/support/requests.ts";
import { person, type Person } from "#tests/support/people.ts";
import { currentNamed, sendPersisted, variablesFor } from "#tests/support/persisted.ts";
import { statementsOf } from "#tests/support/statements.ts";

useApp();

afterEach(() => {
  vi.useRealTimers();
});

const settings = currentNamed("SettingsScreenQuery");

const readings: { name: string; read: (somebody: Person) => Promise<Answer> }[] = [
  { name: "REST", read: (somebody) => sendRequest("GET", "/api/dashboard", { headers: bearer(somebody) }) },
  {
    name: "REST without a look at the diary",
    read: (somebody) => sendRequest("GET", "/api/auth/user", { headers: bearer(somebody) }),
  },
  {
    name: "a shipped query",
    read: async (somebody) => {
      return sendPersisted(settings, somebody, await variablesFor(settings, somebody));
    },
  },
];

test("a request with a cached session that is refused while it reads gets its refusal, and leaves no turn taken", async () => {
  const ada = await person("ada");
  const refused = () => sendRequest("GET", "/api/trends/user?range=all&until=2026-03-01", { headers: bearer(ada) });
  await sendRequest("GET", "/api/dashboard", { headers: bearer(ada) });

  const answers = await Promise.all(Array.from({ length: 12 }, refused));

  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([400]));
  expect((await sendRequest("GET", "/api/dashboard", { headers: bearer(ada) })).status).toBe(200);
});

describe.each(readings)("a person with a cached session, by $name", ({ read }) => {
  test("is checked in one round trip", async () => {
    const ada = await person("ada");
    await read(ada);

    expect(await statementsOf(() => read(ada))).toHaveLength(1);
  });

  test("is refused once the session has ended", async () => {
    const ada = await person("ada");
    await read(ada);
    await sql`delete from "Session" where "tokenHash" = ${hashOf(ada)}`;

    expect(await read(ada)).toMatchObject({ status: 401, text: expect.stringContaining("Unauthorized") });
  });

  test("is refused when the trial is over, and admitted again when it is extended", async () => {
    const ada = await person("ada");
    await read(ada);
    await endTrial(ada, { minutes: -1 });
    const ended = await read(ada);
    await endTrial(ada, { minutes: 1 });

    expect(ended.status).toBe(401);
    expect((await read(ada)).status).toBe(200);
  });

  test("is refused when the trial ends while the session is cached", async () => {
    const ada = await person("ada");
    await endTrial(ada, { minutes: 5 });
    const before = await read(ada);

    vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + 6 * 60_000 });
    const after = await read(ada);

    expect([before.status, after.status]).toEqual([200, 401]);
  });

  test("is read again by many simultaneous reads, each of which is answered", async () => {
    const ada = await person("ada");
    await read(ada);
    await sql`update "User" set "timeZone" = 'Asia/Kathmandu' where id = ${ada.id}::uuid`;

    const answers = await Promise.all(Array.from({ length: 20 }, () => read(ada)));

    expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(200));
  });
});

const saved = currentNamed("saveEntryMoodMutation");

const savings: { name: string; save: (somebody: Person) => Promise<Answer> }[] = [
  {
    name: "REST",
    save: (somebody) =>
      sendRequest("POST", "/api/moods", { headers: bearer(somebody), body: { value: "happy", note: "A." } }),
  },
  {
    name: "the shipped client",
    save: async (somebody) => {
      return sendPersisted(saved, somebody, await variablesFor(saved, somebody));
    },
  },
];

describe.each(savings)("a person with a cached session who saves, by $name", ({ save }) => {
  test("is checked by the save itself", async () => {
    const ada = await person("ada");
    await save(ada);

    const sent = await statementsOf(() => save(ada));

    expect(sent.filter((text) => text.includes('"Session"'))).toEqual([expect.stringContaining("for share")]);
    expect(await moodsOf(ada)).toBe(2);
  });

  test("saves nothing once the session has ended", async () => {
    const ada = await person("ada");
    await save(ada);
    await sql`delete from "Session" where "tokenHash" = ${hashOf(ada)}`;

    expect(await save(ada)).toMatchObject({ status: 401, text: expect.stringContaining("Unauthorized") });
    expect(await moodsOf(ada)).toBe(1);
  });

  test("saves nothing once the trial is over", async () => {
    const ada = await person("ada");
    await save(ada);
    await endTrial(ada, { minutes: -1 });

    expect((await save(ada)).status).toBe(401);
    expect(await moodsOf(ada)).toBe(1);
  });

  test("saves nothing once the trial has ended by the clock alone", async () => {
    const ada = await person("ada");
    await endTrial(ada, { minutes: 5 });
    await save(ada);

    vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + 6 * 60_000 });

    expect((await save(ada)).status).toBe(401);
    expect(await moodsOf(ada)).toBe(1);
  });

  test("saves once, whatever has changed since", async () => {
    const ada = await person("ada");
    await save(ada);
    await sql`update "User" set "timeZone" = 'Asia/Kathmandu', "timeZoneFixed" = true where id = ${ada.id}::uuid`;

    expect((await save(ada)).status).toBeLessThan(300);
    expect(await moodsOf(ada)).toBe(2);
  });
});

async function moodsOf({ id }: Person): Promise<number> {
  return (await sql`select 1 from "Mood" where "userId" = ${id}::uuid`).length;
}

function endTrial({ id }: Person, { minutes }: { minutes: number }): Promise<object[]> {
  return sql`update "User" set "trialEndsAt" = now() + make_interval(mins => ${minutes}) where id = ${id}::uuid`;
}

function hashOf({ token }: Person): Uint8Array {
  return sentToken(token).tokenHash;
}
