import { describe, expect, test } from "vitest";
import { sentToken } from "#server/nouns/account/token.ts";
import { sql } from "#server/store/db.ts";
import { useApp } from "#tests/support/app.ts";
import { doors } from "#tests/support/doors.ts";
import { ask, bearer, sendRequest } from "#tests/support/requests.ts";
import { person, type Person } from "#tests/support/people.ts";
import { statementsOf } from "#tests/support/statements.ts";

useApp();

const unauthorized = { status: 401, message: "Unauthorized" };

describe.each(doors)("a session over $name", ({ open }) => {
  test("ends after 30 idle days", async () => {
    const ada = await person("ada");
    const bo = await person("bo");
    await age(ada, { idleDays: 30.01, days: 40 });
    await age(bo, { idleDays: 29.99, days: 40 });

    expect(await open(ada).me()).toEqual(unauthorized);
    expect(await open(bo).me()).toMatchObject({ email: bo.email });
  });

  test("ends after 180 days, however busy", async () => {
    const ada = await person("ada");
    const bo = await person("bo");
    await age(ada, { idleDays: 0, days: 180.01 });
    await age(bo, { idleDays: 0, days: 179.99 });

    expect(await open(ada).me()).toEqual(unauthorized);
    expect(await open(bo).me()).toMatchObject({ email: bo.email });
  });

  test("is kept alive by use", async () => {
    const ada = await person("ada");
    await age(ada, { idleDays: 20, days: 20 });
    await open(ada).me();
    const [session] = await sql<{ idle: number }>`
      select extract(epoch from now() - "lastSeenAt")::int as idle from "Session" where "tokenHash" = ${hashOf(ada)}`;

    expect(session?.idle).toBeLessThan(60);
  });

  test("that was revoked speaks for nobody", async () => {
    const ada = await person("ada");
    await sql`delete from "Session" where "tokenHash" = ${hashOf(ada)}`;

    expect(await open(ada).me()).toEqual(unauthorized);
  });

  test.each(["nonsense", "Bearer", "é".repeat(40), "x".repeat(5000)])(
    "nobody is behind the token %j",
    async (token) => {
      const answer = await sendRequest("GET", "/api/auth/user", {
        headers: { authorization: Buffer.from(`Bearer ${token}`).toString("latin1") },
      });

      expect(answer).toMatchObject({ status: 401, json: { message: "Unauthorized" } });
    },
  );
});

describe("a token from before tokens named the person", () => {
  test.each(doors)("is accepted over $name, and costs one look more at its first use", async ({ open }) => {
    const ada = await person("ada");
    const before = { ...ada, token: secretOf(ada) };

    const first = await statementsOf(() => open(before).me());

    expect(first[0]).toMatch(/^select s\."userId" from "Session" s where s\."tokenHash" = \$1::bytea limit 1$/);
    expect(await open(before).me()).toMatchObject({ email: ada.email });
    const second = await statementsOf(() => open(before).me());
    expect(second.filter((text) => text === first[0])).toEqual([]);
  });

  test("is replaced in a browser's cookie, for as long as the session lasts", async () => {
    const ada = await person("ada");
    await age(ada, { idleDays: 0, days: 170 });

    const answer = await sendRequest("GET", "/api/auth/user", { headers: cookie({ ...ada, token: secretOf(ada) }) });
    const [given] = answer.headers["set-cookie"] ?? [];
    const again = await sendRequest("GET", "/api/auth/user", { headers: cookie(ada) });

    expect(given).toMatch(
      new RegExp(`^kindling=${ada.token}; Path=/; HttpOnly; SameSite=Lax; Max-Age=86(?:4000|3999)$`),
    );
    expect(again).toMatchObject({ status: 200, json: { email: ada.email } });
    expect(again.headers["set-cookie"]).toBeUndefined();
  });

  test("is not replaced for callers without cookies", async () => {
    const ada = await person("ada");
    const old = { ...ada, token: secretOf(ada) };

    const answer = await sendRequest("GET", "/api/auth/user", { headers: { ...bearer(old), ...cookie(old) } });

    expect(answer.status).toBe(200);
    expect(answer.headers["set-cookie"]).toBeUndefined();
  });
});

test("a secret opens no session of the person that another token names", async () => {
  const [ada, bo] = [await person("ada"), await person("bo")];
  const mixed = { token: `${bo.token.split(".")[0]}.${secretOf(ada)}` };

  expect(await sendRequest("GET", "/api/auth/user", { headers: bearer(mixed) })).toMatchObject({ status: 401 });
  // Also where the session is cached.
  expect((await sendRequest("GET", "/api/auth/user", { headers: bearer(ada) })).status).toBe(200);
  expect(await sendRequest("GET", "/api/auth/user", { headers: bearer(mixed) })).toMatchObject({ status: 401 });
});

describe("the database", () => {
  test("contains no usable token or password", async () => {
    const ada = await person("ada");

    const [kept] = await sql<{ text: string; hash: string }>`
      select row_to_json(s)::text as text, u."passwordHash" as hash from "Session" s join "User" u on u.id = s."userId"
      where u.id = ${ada.id}::uuid`;

    expect(kept?.text).not.toContain(ada.token);
    expect(kept?.hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  });
});

describe("the session cookie", () => {
  test("is for our own site alone, and no script can read it", async () => {
    const { email, password } = await person("ada");

    const rest = await sendRequest("POST", "/api/auth/login", { body: { email, password } });
    const graphql = await ask(signIn, { variables: { input: { email, password } } });

    const rules = /^kindling=[\w-]{22}\.[\w-]{43}; Path=\/; HttpOnly; SameSite=Lax; Max-Age=15552000$/;
    const ofDevice = /^kindling-device=[\w.-]{60}; Path=\/; HttpOnly; SameSite=Lax; Max-Age=31536000$/;
    const cookies = [expect.stringMatching(rules), expect.stringMatching(ofDevice)];
    expect(rest.headers["set-cookie"]).toEqual(cookies);
    expect(graphql.headers["set-cookie"]).toEqual(cookies);
  });

  test("speaks for the person on both doors", async () => {
    const ada = await person("ada");

    const rest = await sendRequest("GET", "/api/auth/user", { headers: cookie(ada) });
    const graphql = await ask("{ viewer { email } }", { headers: cookie(ada) });

    expect(rest.json).toMatchObject({ email: ada.email });
    expect(graphql.json).toEqual({ data: { viewer: { email: ada.email } } });
  });

  test.each(["theme=night; kindling=TOKEN; xkindling=no", "xkindling=no;kindling=TOKEN", 'a="; "; kindling="TOKEN" '])(
    "is found among other cookies, as in %s",
    async (cookies) => {
      const ada = await person("ada");

      const answer = await sendRequest("GET", "/api/auth/user", {
        headers: { cookie: cookies.replace("TOKEN", ada.token) },
      });

      expect(answer.json).toMatchObject({ email: ada.email });
    },
  );

  test("means nothing beside a bearer token", async () => {
    const ada = await person("ada");
    const bo = await person("bo");

    const asBo = await sendRequest("GET", "/api/auth/user", { headers: { ...cookie(ada), ...bearer(bo) } });
    const asNobody = await sendRequest("GET", "/api/auth/user", {
      headers: { ...cookie(ada), authorization: "Bearer no" },
    });

    expect(asBo.json).toMatchObject({ email: bo.email });
    expect(asNobody.status).toBe(401);
    expect(asNobody.headers["set-cookie"]).toBeUndefined();
  });

  test("is cleared when it speaks for nobody any more", async () => {
    const ada = await person("ada");
    await sql`delete from "Session" where "tokenHash" = ${hashOf(ada)}`;

    const rest = await sendRequest("GET", "/api/auth/user", { headers: cookie(ada) });
    const graphql = await ask("{ viewer { email } }", { headers: cookie(ada) });

    const cleared = ["kindling=; Path=/; HttpOnly; SameSite=Lax; Max-Age=0"];
    expect(rest).toMatchObject({ status: 401, headers: { "set-cookie": cleared } });
    expect(graphql).toMatchObject({
      status: 401,
      headers: { "set-cookie": cleared },
      json: { errors: [{ message: "Unauthorized", extensions: { code: "UNAUTHENTICATED" } }] },
    });
  });

  test("is cleared by signing out", async () => {
    const ada = await person("ada");
    const bo = await person("bo");

    const rest = await sendRequest("POST", "/api/auth/logout", { headers: cookie(ada) });
    const graphql = await ask("mutation { logout { viewer { email } } }", { headers: cookie(bo) });

    expect(rest.headers["set-cookie"]).toEqual([expect.stringMatching(/^kindling=;.*Max-Age=0$/)]);
    expect(graphql.headers["set-cookie"]).toEqual([expect.stringMatching(/^kindling=;.*Max-Age=0$/)]);
    expect(await sendRequest("GET", "/api/auth/user", { headers: cookie(ada) })).toMatchObject({ status: 401 });
    expect(await sendRequest("GET", "/api/auth/user", { headers: cookie(bo) })).toMatchObject({ status: 401 });
  });

  test("that is stale does not stand in the way of signing in", async () => {
    const { email, password } = await person("ada");
    const stale = { cookie: "kindling=long-gone" };

    const rest = await sendRequest("POST", "/api/auth/login", { headers: stale, body: { email, password } });

    expect(rest).toMatchObject({
      status: 200,
      headers: { "set-cookie": [expect.stringContaining("Max-Age=15552000"), expect.stringContaining("-device=")] },
    });
  });
});

const signIn = "mutation ($input: LoginInput!) { login(input: $input) { ... on LoginPayload { token } } }";

function secretOf({ token }: Person): string {
  return token.split(".")[1] ?? "";
}

function cookie({ token }: Person): { cookie: string } {
  return { cookie: `kindling=${token}` };
}

function hashOf({ token }: Person): Uint8Array {
  return sentToken(token).tokenHash;
}

/** Sets the age of a session. */
async function age(somebody: Person, { idleDays, days }: { idleDays: number; days: number }): Promise<void> {
  await sql`
    update "Session" set "lastSeenAt" = now() - make_interval(secs => ${idleDays * 86_400}::float8),
      "createdAt" = now() - make_interval(secs => ${days * 86_400}::float8)
    where "tokenHash" = ${hashOf(somebody)}`;
}
