import { afterEach, describe, expect, test, vi } from "vitest";
import { sql } from "#server/store/db.ts";
import { useApp } from "#tests/support/app.ts";
import type { Refused } from "#tests/support/door.ts";
import { doors } from "#tests/support/doors.ts";
import { bearer, sendRequest } from "#tests/support/requests.ts";
import { person, type Person } from "#tests/support/people.ts";
import { restDoor } from "#tests/support/restDoor.ts";

useApp();

afterEach(() => vi.useRealTimers());

const minuteMs = 60_000;
const dayMs = 86_400_000;

describe.each(doors)("an expired account after the right password, over $name", ({ open }) => {
  test("can export the journal and delete the account, and nothing else", async () => {
    const ada = await person("ada");
    await open(ada).saveMood({ note: "A note to keep" });
    const data = { token: await dataTokenOf(ada) };

    expect(await open(data).me()).toMatchObject({ status: 401, subscriptionExpired: true, userEmail: ada.email });
    expect(await open(data).saveMood({})).toMatchObject({ status: 401, subscriptionExpired: true });
    const journal = await exported(data);
    expect(journal.text).toContain("A note to keep");
    expect((await sendRequest("DELETE", "/api/user/delete-account", { headers: bearer(data) })).status).toBe(204);
    expect((await exported(data)).json).toEqual({ message: "Unauthorized" });
  });

  test("has 15 minutes for its data", async () => {
    const ada = await person("ada");
    const data = { token: await dataTokenOf(ada) };

    vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + 15 * minuteMs - 1_000 });
    expect((await exported(data)).status).toBe(200);

    vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + 2_000 });
    expect(await exported(data)).toMatchObject({ status: 401, json: { message: "Unauthorized" } });
  });

  test("gets full access after paying only by signing in again", async () => {
    const ada = await person("ada");
    const data = { token: await dataTokenOf(ada) };
    await sql`update "User" set subscribed = true where id = ${ada.id}::uuid`;

    expect(await open(data).me()).toMatchObject({ status: 401, subscriptionExpired: true });
    expect(await open(ada).me()).toMatchObject({ email: ada.email });
  });

  test("leaves no expired tokens behind", async () => {
    const ada = await person("ada");
    await dataTokenOf(ada);
    await dataTokenOf(ada);
    await sql`update "Session" set "endsAt" = now() - interval '1 second' where "userId" = ${ada.id}::uuid and "endsAt" is not null`;
    await dataTokenOf(ada);

    const left = await sql`select 1 from "Session" where "userId" = ${ada.id}::uuid and "endsAt" is not null`;
    expect(left).toHaveLength(1);
  });

  async function dataTokenOf({ id, email, password }: Person): Promise<string> {
    await endTrial(id);
    const refused = (await open().login({ email, password })) as Refused;
    return refused.dataToken ?? "";
  }
});

describe("an expired account's cookie", () => {
  test("survives a 401, allows export and deletion, and works again with a subscription", async () => {
    const ada = await person("ada");
    const headers = { cookie: `kindling=${ada.token}` };
    await endTrial(ada.id);

    const refused = await sendRequest("GET", "/api/auth/user", { headers });
    expect(refused).toMatchObject({ status: 401, json: { subscriptionExpired: true } });
    expect(refused.headers["set-cookie"]).toBeUndefined();
    expect((await sendRequest("GET", "/api/user/export-journal", { headers })).status).toBe(200);

    await sql`update "User" set subscribed = true where id = ${ada.id}::uuid`;
    expect((await sendRequest("GET", "/api/auth/user", { headers })).json).toMatchObject({ email: ada.email });

    await sql`update "User" set subscribed = false where id = ${ada.id}::uuid`;
    expect((await sendRequest("DELETE", "/api/user/delete-account", { headers })).status).toBe(204);
  });

  test("is ended by signing out", async () => {
    const ada = await person("ada");
    await endTrial(ada.id);

    await restDoor({ as: ada }).logout();

    expect(await exported(ada)).toMatchObject({ status: 401, json: { message: "Unauthorized" } });
  });

  test("is invalid after its own 30 idle days", async () => {
    const ada = await person("ada");

    vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + 31 * dayMs });

    expect(await exported(ada)).toMatchObject({ status: 401, json: { message: "Unauthorized" } });
  });
});

describe.each(doors)("an active subscription, over $name", ({ open }) => {
  test("admits an expired account", async () => {
    const ada = await person("ada");
    await endTrial(ada.id);
    await sql`update "User" set subscribed = true where id = ${ada.id}::uuid`;

    expect(await open(ada).me()).toMatchObject({ email: ada.email });
    expect(await open().login({ email: ada.email, password: ada.password })).toMatchObject({ email: ada.email });
  });
});

async function endTrial(id: string): Promise<void> {
  await sql`update "User" set "trialEndsAt" = now() - interval '1 second' where id = ${id}::uuid`;
}

function exported(somebody: { token: string }) {
  return sendRequest("GET", "/api/user/export-journal", { headers: bearer(somebody) });
}
