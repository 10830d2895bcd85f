import { describe, expect, test, vi } from "vitest";
import { spend } from "#server/kit/allowances.ts";
import { useApp } from "#tests/support/app.ts";
import { ask, sendRequest, type Answer } from "#tests/support/requests.ts";
import { person, registration, type Person } from "#tests/support/people.ts";

// Set before the server's code loads: a trusted proxy reports the client's address.
vi.hoisted(() => {
  process.env.TRUST_PROXY = "on";
  process.env.PUBLIC_URL = "";
});

useApp();

interface Attempt {
  from: string;
  device?: string;
}

type SignIn = (credentials: Pick<Person, "email" | "password">, attempt: Attempt) => Promise<Answer>;

const doors: [name: string, signIn: SignIn, statusOf: (answer: Answer) => number][] = [
  [
    "REST",
    ({ email, password }, attempt) =>
      sendRequest("POST", "/api/auth/login", { headers: headersOf(attempt), body: { email, password } }),
    ({ status }) => status,
  ],
  [
    "GraphQL",
    ({ email, password }, attempt) =>
      ask(
        `mutation ($input: LoginInput!) {
          login(input: $input) { ... on LoginPayload { token } ... on Refusal { code } }
        }`,
        { variables: { input: { email, password } }, headers: headersOf(attempt) },
      ),
    ({ json }) => {
      const { code } = (json as { data: { login: { code?: keyof typeof codes } } }).data.login;
      return code ? codes[code] : 200;
    },
  ],
];

const codes = { WRONG_CREDENTIALS: 401, TOO_MANY: 429 };

let last = 0;

describe.each(doors)("failed sign-ins over %s", (_name, signIn, statusOf) => {
  const tried = async (credentials: Pick<Person, "email" | "password">, attempt: Attempt) =>
    statusOf(await signIn(credentials, attempt));

  test("from one address come to an end after a hundred, whichever accounts they are of", async () => {
    const ada = await person("ada");
    const from = newAddress();
    for (let guess = 1; guess < 100; guess += 1) await spend("signInsFrom", from);

    expect(await tried(made(), { from })).toBe(401);
    expect(await tried(made(), { from })).toBe(429);
    expect(await tried(ada, { from })).toBe(429);
    expect(await tried(ada, { from: newAddress() })).toBe(200);
  });

  test("from one network of IPv6 are of one address", async () => {
    const network = `2001:db8:0:${(last += 1).toString(16)}`;
    for (let guess = 1; guess < 100; guess += 1) await spend("signInsFrom", `${network}::/64`);

    expect(await tried(made(), { from: `${network}::1` })).toBe(401);
    expect(await tried(made(), { from: `${network}:ffff::2` })).toBe(429);
    expect(await tried(made(), { from: `2001:db8:1:${last.toString(16)}::1` })).toBe(401);
  });

  test("keep nobody from signing in on a device on which they signed in before", async () => {
    const [ada, bo] = [await person("ada"), await person("bo")];
    const from = newAddress();
    const { headers } = await signIn(ada, { from });
    const device = /kindling-device=([^;]+)/.exec(String(headers["set-cookie"]))?.[1] ?? "";
    for (let guess = 0; guess < 100; guess += 1) await spend("signInsFrom", from);

    expect(await tried(ada, { from, device })).toBe(200);
    expect(await tried(ada, { from })).toBe(429);
    expect(await tried(bo, { from, device })).toBe(429);
  });

  test("are all that counts", async () => {
    const ada = await person("ada");
    const from = newAddress();
    for (let guess = 1; guess < 100; guess += 1) await spend("signInsFrom", from);

    for (let time = 0; time < 3; time += 1) expect(await tried(ada, { from })).toBe(200);
  });
});

/** Credentials without an account. */
function made() {
  return registration("nobody");
}

function headersOf({ from, device }: Attempt): Record<string, string> {
  return { "x-forwarded-for": from, ...(device ? { cookie: `kindling-device=${device}` } : {}) };
}

function newAddress(): string {
  last += 1;
  return `203.0.113.${last}`;
}
