import { afterEach, describe, expect, test, vi } from "vitest";
import { sql } from "#server/store/db.ts";
import { useApp } from "#tests/support/app.ts";
import { ask, sendRequest, type Answer } from "#tests/support/requests.ts";
import { person, registration, type Person } from "#tests/support/people.ts";
import { statementsOf } from "#tests/support/statements.ts";

useApp();

afterEach(() => vi.useRealTimers());

type Credentials = Pick<Person, "email" | "password">;

const refusal = "... on Refusal { message }";
const doors = [
  {
    name: "REST",
    register: (body: object, headers = {}) => sendRequest("POST", "/api/auth/create-trial-user", { body, headers }),
    signIn: ({ email, password }: Credentials) => sendRequest("POST", "/api/auth/login", { body: { email, password } }),
  },
  {
    name: "GraphQL",
    register: (input: object, headers = {}) =>
      ask(
        `mutation ($input: CreateTrialUserInput!) {
          createTrialUser(input: $input) { ... on CreateTrialUserPayload { email checkoutPass } ${refusal} }
        }`,
        { variables: { input }, headers },
      ),
    signIn: ({ email, password }: Credentials) =>
      ask(`mutation ($input: LoginInput!) { login(input: $input) { ... on LoginPayload { token } ${refusal} } }`, {
        variables: { input: { email, password } },
      }),
  },
] as const;

describe.each(doors)("over $name", ({ register, signIn }) => {
  test("a newly registered person can pay for the account in the same browser", async () => {
    const ada = registration("ada");

    const cookie = passIn(await register(ada));

    expect(await pay(ada.email, { cookie })).toMatchObject({ status: 303, headers: { location: "/#sign-in" } });
    expect(await isSubscribed(ada)).toBe(true);
  });

  test("a person who signs in to an expired account can pay for it in the same browser", async () => {
    const ada = await expired();

    const cookie = passIn(await signIn(ada));

    expect(await pay(ada.email.toUpperCase(), { cookie })).toMatchObject({ status: 303 });
    expect(await isSubscribed(ada)).toBe(true);
  });

  test("nobody else gets a pass", async () => {
    const [ada, over] = [await person("ada"), await expired()];

    for (const answer of [await signIn(ada), await signIn({ ...over, password: "a guess" }), await register(ada)])
      expect(cookiesIn(answer).filter((cookie) => cookie.startsWith("kindling-checkout="))).toEqual([]);
  });

  test("the native shell gets it in the body without a cookie, and its browser sends it in the query", async () => {
    const ada = registration("ada");
    const answer = await register(ada, { origin: "capacitor://localhost" });

    expect(cookiesIn(answer)).toEqual([]);
    expect(await pay(ada.email, { query: { pass: passSaid(answer) } })).toMatchObject({ status: 303 });
    expect(await isSubscribed(ada)).toBe(true);
  });

  test("an expired account's pass is in the body beside the data token, for clients without cookies", async () => {
    const ada = await expired();

    const pass = passSaid(await signIn(ada));

    expect(await pay(ada.email, { query: { pass } })).toMatchObject({ status: 303 });
  });
});

describe("a pass", () => {
  test("is an opaque cookie, hidden from scripts and sent only to the checkout for half an hour", async () => {
    const ada = registration("ada");
    const answer = await doors[0].register(ada);

    expect(cookiesIn(answer)).toEqual([
      expect.stringMatching(/^kindling-checkout=[\w-]+; Path=\/checkout; HttpOnly; SameSite=Strict; Max-Age=1800$/),
    ]);
    const bytes = Buffer.from(passIn(answer).split("=")[1] ?? "", "base64url").toString("latin1");
    for (const word of [ada.email, ada.username, (answer.json as { id: string }).id]) expect(bytes).not.toContain(word);
  });

  test("works only for the checkout", async () => {
    const ada = registration("ada");
    const cookie = passIn(await doors[0].register(ada));
    const [, pass = ""] = cookie.split("=");

    for (const headers of [{ cookie }, { cookie: `kindling=${pass}` }, { authorization: `Bearer ${pass}` }])
      expect((await sendRequest("GET", "/api/auth/user", { headers })).status).toBe(401);
  });

  test("is over after half an hour", async () => {
    const ada = registration("ada");
    const cookie = passIn(await doors[0].register(ada));

    vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + 30 * 60_000 + 1_000 });

    expect(await pay(ada.email, { cookie })).toMatchObject({ status: 403 });
    expect(await isSubscribed(ada)).toBe(false);
  });

  test("pays for its own account and cannot cancel", async () => {
    const [ada, bo] = [registration("ada"), await person("bo")];
    const cookie = passIn(await doors[0].register(ada));

    expect(await pay(bo.email, { cookie })).toMatchObject({ status: 403 });
    for (const practice of ["cancel", "end"])
      expect(await pay(ada.email, { cookie, practice })).toMatchObject({ status: 403 });

    expect(await isSubscribed(bo)).toBe(false);
    expect(await sql`select 1 from "User" where username = ${ada.username} and "trialEndsAt" > now()`).toHaveLength(1);
  });

  test("works beside another person's session, each for their own address", async () => {
    const [ada, bo] = [registration("ada"), await person("bo")];
    const cookie = `${passIn(await doors[0].register(ada))}; kindling=${bo.token}`;

    for (const { email } of [ada, bo]) expect(await pay(email, { cookie })).toMatchObject({ status: 303 });
    expect([await isSubscribed(ada), await isSubscribed(bo)]).toEqual([true, true]);
  });

  test("of a deleted account is invalid", async () => {
    const ada = registration("ada");
    const answer = await doors[0].register(ada);
    await sql`update "User" set "deletedAt" = now() where username = ${ada.username}`;

    expect(await pay(ada.email, { cookie: passIn(answer) })).toMatchObject({ status: 403 });
  });
});

describe("a person who may not pay for an address", () => {
  test.each<[who: string, cookieOf: () => Promise<string>]>([
    ["a visitor", () => Promise.resolve("")],
    ["somebody signed in to another account", async () => `kindling=${(await person("cleo")).token}`],
    ["somebody with a pass for another account", async () => passIn(await doors[0].register(registration("cleo")))],
    ["somebody with a pass that was altered", async () => `${passIn(await doors[0].register(registration("cleo")))}A`],
    ["somebody with a pass of their own making", () => Promise.resolve("kindling-checkout=eyJ1c2VySWQiOiJhIn0")],
    ["somebody whose session is over", () => Promise.resolve("kindling=gone")],
  ])("gets one page after the same work, as %s", async (_who, cookieOf) => {
    const [known, over, cookie] = [await person("ada"), await expired(), await cookieOf()];
    const addresses = [known.email, over.email, known.email.toUpperCase(), "nobody@example.org", "", "x".repeat(300)];

    const answers: Answer[] = [];
    const work: string[][] = [];
    for (const address of addresses)
      work.push(await statementsOf(async () => answers.push(await pay(address, { cookie }))));

    expect(new Set(answers.map(bytesOf)).size).toBe(1);
    expect(answers[0]).toMatchObject({ status: 403, text: expect.stringContaining("Sign in first, then pay") });
    expect(answers[0]?.text).toContain('<a class="button big" href="/#sign-in">Sign in</a>');
    expect(new Set(work.map((statements) => JSON.stringify(statements))).size).toBe(1);
    expect([await isSubscribed(known), await isSubscribed(over)]).toEqual([false, false]);
  });

  test("sends no statement to the database for a visitor", async () => {
    const { email } = await person("ada");

    expect(await statementsOf(() => pay(email))).toEqual([]);
  });

  test("stays signed in to the account they have", async () => {
    const [ada, bo] = [await person("ada"), await person("bo")];

    expect(cookiesIn(await pay(bo.email, { cookie: `kindling=${ada.token}` }))).toEqual([]);
  });
});

interface Paying {
  cookie?: string;
  query?: Record<string, string>;
  practice?: string;
}

function pay(email: string, { cookie = "", query = {}, practice = "pay" }: Paying = {}): Promise<Answer> {
  const address = new URLSearchParams({ email, hasUsedTrial: "false", ...query });
  return sendRequest("POST", `/checkout?${address.toString()}`, {
    headers: { ...(cookie ? { cookie } : {}), "content-type": "application/x-www-form-urlencoded" },
    body: new URLSearchParams({ practice }).toString(),
  });
}

/** A response without its request id and date. */
function bytesOf({ status, headers, text }: Answer): string {
  const { "x-request-id": _id, date: _date, ...others } = headers;
  return JSON.stringify([status, others, text]);
}

function cookiesIn({ headers }: Answer): string[] {
  return headers["set-cookie"] ?? [];
}

/** The pass in the cookie that the browser sends back. */
function passIn(answer: Answer): string {
  const cookie = cookiesIn(answer).find((one) => one.startsWith("kindling-checkout="));
  return cookie?.split(";", 1)[0] ?? "";
}

/** The pass in the body. */
function passSaid({ text }: Answer): string {
  return /"checkoutPass":"([\w-]+)"/.exec(text)?.[1] ?? "";
}

async function expired(): Promise<Person> {
  const ada = await person("ada");
  await sql`update "User" set "trialEndsAt" = now() - interval '1 second' where id = ${ada.id}::uuid`;
  return ada;
}

async function isSubscribed({ username }: { username: string }): Promise<boolean> {
  return (await sql`select 1 from "User" where username = ${username} and subscribed`).length > 0;
}
