import { createHash } from "node:crypto";
import { describe, expect, test } from "vitest";
import { sql } from "#server/store/db.ts";
import { useApp } from "#tests/support/app.ts";
import { doors } from "#tests/support/doors.ts";
import { ask, bearer, knock } from "#tests/support/knock.ts";
import { person, type Person } from "#tests/support/people.ts";

useApp();

const unauthorized = { status: 401, message: "Unauthorized" };

describe.each(doors)("a session over $name", ({ open }) => {
  test("ends after 30 days in which nobody came", async () => {
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
      const answer = await knock("GET", "/api/auth/user", {
        headers: { authorization: Buffer.from(`Bearer ${token}`).toString("latin1") },
      });

      expect(answer).toMatchObject({ status: 401, json: { message: "Unauthorized" } });
    },
  );
});

describe("the database", () => {
  test("holds no token and no password that could be used", async () => {
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

    const rest = await knock("POST", "/api/auth/login", { body: { email, password } });
    const graphql = await ask(signIn, { variables: { input: { email, password } } });

    const rules = /^kindling=[\w-]{43}; Path=\/; HttpOnly; SameSite=Lax; Max-Age=15552000$/;
    const ofDevice = /^kindling-device=[\w.-]{60}; Path=\/; HttpOnly; SameSite=Lax; Max-Age=31536000$/;
    const cookies = [expect.stringMatching(rules), expect.stringMatching(ofDevice)];
    expect(rest.headers["set-cookie"]).toEqual(cookies);
    expect(graphql.headers["set-cookie"]).toEqual(cookies);
  });

  test("speaks for the person on both doors", async () => {
    const ada = await person("ada");

    const rest = await knock("GET", "/api/auth/user", { headers: cookie(ada) });
    const graphql = await ask("{ viewer { email } }", { headers: cookie(ada) });

    expect(rest.json).toMatchObject({ email: ada.email });
    expect(graphql.json).toEqual({ data: { viewer: { email: ada.email } } });
  });

  test.each(["theme=night; kindling=TOKEN; xkindling=no", "xkindling=no;kindling=TOKEN", 'a="; "; kindling="TOKEN" '])(
    "is found among other cookies, as in %s",
    async (cookies) => {
      const ada = await person("ada");

      const answer = await knock("GET", "/api/auth/user", { headers: { cookie: cookies.replace("TOKEN", ada.token) } });

      expect(answer.json).toMatchObject({ email: ada.email });
    },
  );

  test("means nothing beside a bearer token", async () => {
    const ada = await person("ada");
    const bo = await person("bo");

    const asBo = await knock("GET", "/api/auth/user", { headers: { ...cookie(ada), ...bearer(bo) } });
    const asNobody = await knock("GET", "/api/auth/user", { headers: { ...cookie(ada), authorization: "Bearer no" } });

    expect(asBo.json).toMatchObject({ email: bo.email });
    expect(asNobody.status).toBe(401);
    expect(asNobody.headers["set-cookie"]).toBeUndefined();
  });

  test("is cleared when it speaks for nobody any more", async () => {
    const ada = await person("ada");
    await sql`delete from "Session" where "tokenHash" = ${hashOf(ada)}`;

    const rest = await knock("GET", "/api/auth/user", { headers: cookie(ada) });
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

    const rest = await knock("POST", "/api/auth/logout", { headers: cookie(ada) });
    const graphql = await ask("mutation { logout { viewer { email } } }", { headers: cookie(bo) });

    expect(rest.headers["set-cookie"]).toEqual([expect.stringMatching(/^kindling=;.*Max-Age=0$/)]);
    expect(graphql.headers["set-cookie"]).toEqual([expect.stringMatching(/^kindling=;.*Max-Age=0$/)]);
    expect(await knock("GET", "/api/auth/user", { headers: cookie(ada) })).toMatchObject({ status: 401 });
    expect(await knock("GET", "/api/auth/user", { headers: cookie(bo) })).toMatchObject({ status: 401 });
  });

  test("that is stale does not stand in the way of signing in", async () => {
    const { email, password } = await person("ada");
    const stale = { cookie: "kindling=long-gone" };

    const rest = await knock("POST", "/api/auth/login", { headers: stale, body: { email, password } });

    expect(rest).toMatchObject({
      status: 200,
      headers: { "set-cookie": [expect.stringContaining("Max-Age=15552000"), expect.stringContaining("-device=")] },
    });
  });
});

const signIn = "mutation ($input: LoginInput!) { login(input: $input) { ... on LoginPayload { token } } }";

function cookie({ token }: Person): { cookie: string } {
  return { cookie: `kindling=${token}` };
}

function hashOf({ token }: Person): Buffer {
  return createHash("sha256").update(token).digest();
}

/** Makes a session as old as the test needs it. */
async function age(somebody: Person, { idleDays, days }: { idleDays: number; days: number }): Promise<void> {
  await sql`
    update "Session" set "lastSeenAt" = now() - make_interval(secs => ${idleDays * 86_400}::float8),
      "createdAt" = now() - make_interval(secs => ${days * 86_400}::float8)
    where "tokenHash" = ${hashOf(somebody)}`;
}
