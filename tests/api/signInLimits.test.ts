import argon2 from "argon2";
import { afterEach, describe, expect, test, vi } from "vitest";
import { spend } from "#server/kit/allowances.ts";
import { login } from "#server/nouns/account/signIn.ts";
import { isPassword } from "#server/nouns/account/passwords.ts";
import { sql } from "#server/store/db.ts";
import { Unavailable } from "#server/base/errors.ts";
import { log } from "#server/base/log.ts";
import { useApp } from "#tests/support/app.ts";
import { doors } from "#tests/support/doors.ts";
import { ask, sendRequest } from "#tests/support/requests.ts";
import { person, registration, type Person } from "#tests/support/people.ts";
import { restDoor } from "#tests/support/restDoor.ts";

useApp();

afterEach(() => {
  // Passwords that are never released would block later tests.
  for (const letGo of held.splice(0)) letGo();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const tooMany = {
  status: 429,
  message: expect.stringMatching(/^Too many attempts\. Please try again in \d+ minutes\.$/),
};

const wrong = { status: 401, message: "Invalid email or password." };

describe.each(doors)("guessing a password over $name", ({ open }) => {
  test("is blocked after ten wrong passwords, even for the right one", async () => {
    const { email, password } = await person("ada");

    const answers = [];
    for (let guess = 0; guess < 11; guess += 1) answers.push(await open().login({ email, password: `guess ${guess}` }));

    expect(answers).toEqual([...Array.from({ length: 10 }, () => wrong), tooMany]);
    expect(await open().login({ email, password })).toEqual(tooMany);
  });

  test("side by side is no way around it", async () => {
    const { email } = await person("ada");

    const answers = await Promise.all(
      Array.from({ length: 30 }, (_, guess) => open().login({ email, password: `guess ${guess}` })),
    );

    expect(answers.filter((answer) => "status" in answer && answer.status === 401)).toHaveLength(10);
    expect(answers.filter((answer) => "status" in answer && answer.status === 429)).toHaveLength(20);
  });

  test("under another spelling of the address is no way around it", async () => {
    const { email } = await person("ada");
    const spellings = [email, email.toUpperCase(), ` ${email}`];
    for (let guess = 0; guess < 10; guess += 1) {
      await open().login({ email: spellings[guess % 3] ?? email, password: `guess ${guess}` });
    }

    expect(await open().login({ email: email.replace("@", "＠"), password: "one more" })).toEqual(tooMany);
  });

  test("of an unknown address is blocked in the same way", async () => {
    const { email } = registration("nobody");
    for (let guess = 0; guess < 10; guess += 1) await open().login({ email, password: `guess ${guess}` });

    expect(await open().login({ email, password: "one more" })).toEqual(tooMany);
  });

  test("may go on after a quarter of an hour", async () => {
    const { email, password } = await person("ada");
    for (let guess = 0; guess < 11; guess += 1) await open().login({ email, password: `guess ${guess}` });

    vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + 15 * 60_000 + 1000 });

    expect(await open().login({ email, password })).toMatchObject({ email });
  });
});

describe.each(doors)("signing in rightly over $name", ({ open }) => {
  test("does not use anything up, however often", async () => {
    const { email, password } = await person("ada");
    for (let time = 0; time < 12; time += 1) await open().login({ email, password });

    expect(await open().login({ email, password })).toMatchObject({ email });
  });

  test("does not use up the account's overall limit either", async () => {
    const { email, password } = await person("ada");
    for (let guess = 1; guess < 100; guess += 1) await spend("signInAnywhere", email.toLowerCase());

    const answers = [await open().login({ email, password }), await open().login({ email, password })];

    expect(answers).toEqual([expect.objectContaining({ email }), expect.objectContaining({ email })]);
    expect(await open().login({ email, password: "a guess" })).toEqual(wrong);
    expect(await open().login({ email, password })).toEqual(tooMany);
  });

  test("while the queue is full is not counted, so that it works later", async () => {
    const { email, password } = await person("ada");
    const release = holdPasswords();
    const strangers = Array.from({ length: 105 }, () => isPassword(password, "some hash"));
    // The first response belongs to the attempt that found the queue full.
    await expect(Promise.race(strangers)).rejects.toThrow(Unavailable);

    for (let time = 0; time < 11; time += 1)
      expect(await open().login({ email, password })).toMatchObject({ status: 503 });

    release();
    await Promise.allSettled(strangers);
    expect(await open().login({ email, password })).toMatchObject({ email });
  });

  test("is not blocked by guesses that were refused before a check", async () => {
    const { email, password } = await person("ada");
    const release = holdPasswords();
    const first = Array.from({ length: 10 }, () => open().login({ email, password }));
    const more = Array.from({ length: 10 }, () => open().login({ email, password }));
    await Promise.race([...first, ...more]);

    release();
    await Promise.all([...first, ...more]);

    expect(await open().login({ email, password })).toMatchObject({ email });
  });

  test("is not blocked by attempts on other accounts", async () => {
    const [ada, bo] = [await person("ada"), await person("bo")];
    for (let guess = 0; guess < 11; guess += 1) await open().login({ email: ada.email, password: `guess ${guess}` });

    expect(await open().login({ email: bo.email, password: bo.password })).toMatchObject({ email: bo.email });
  });
});

describe("a device with an earlier sign-in", () => {
  test("still works when other devices have used up all guesses", async () => {
    const ada = await person("ada");
    const device = await deviceOf(ada);
    await useUp(ada);

    expect(await signIn(ada)).toMatchObject({ status: 429 });
    expect(await signIn(ada, { device })).toMatchObject({ status: 200 });
    expect(await signIn(ada)).toMatchObject({ status: 429 });
  });

  test("has ten guesses of its own, separate from all others", async () => {
    const ada = await person("ada");
    const [device, another] = [await deviceOf(ada), await deviceOf(ada)];
    const guess = () => signIn(ada, { device, password: "a guess" });

    for (let time = 0; time < 10; time += 1) expect(await guess()).toMatchObject({ status: 401 });

    expect(await guess()).toMatchObject({ status: 429 });
    expect(await signIn(ada, { device })).toMatchObject({ status: 429 });
    expect(await signIn(ada, { device: another })).toMatchObject({ status: 200 });
    expect(await signIn(ada)).toMatchObject({ status: 200 });
  });

  test("is a stranger to other accounts, after a change of password, and with a mark that it made up", async () => {
    const [ada, bo] = [await person("ada"), await person("bo")];
    const device = await deviceOf(ada);
    const [name = "", signature = ""] = device.split(".");
    for (const somebody of [ada, bo]) await useUp(somebody);

    for (const made of [
      name,
      `${name}.`,
      `x${name}.${signature}`,
      `${name}.${signature.startsWith("x") ? "y" : "x"}${signature.slice(1)}`,
      "",
      ".",
    ])
      expect(await signIn(ada, { device: made })).toMatchObject({ status: 429 });
    expect(await signIn(bo, { device })).toMatchObject({ status: 429 });

    await sql`update "User" set "passwordHash" = ${await argon2.hash(ada.password)} where id = ${ada.id}::uuid`;
    expect(await signIn(ada, { device })).toMatchObject({ status: 429 });
  });

  test("is known by an opaque mark, and the native shell gets none", async () => {
    const ada = await person("ada");
    const native = { origin: "capacitor://localhost" };

    const device = await deviceOf(ada);
    const { headers } = await signIn(ada, { headers: native });
    await useUp(ada);

    expect(Buffer.from(device, "base64url").toString()).not.toContain(ada.id);
    expect(device).not.toBe(await deviceOf(ada, device));
    expect(headers["set-cookie"]).toBeUndefined();
    expect(await signIn(ada, { device, headers: native })).toMatchObject({ status: 429 });
  });
});

describe("a peer that forwards for others while TRUST_PROXY is off", () => {
  const peer = { address: "203.0.113.7", deviceZone: undefined, device: null, deviceMark: undefined };

  test("is not limited by address, while a peer that does not forward is", async () => {
    const { email, password } = await person("ada");
    for (let guess = 0; guess < 100; guess += 1) await spend("signInsFrom", peer.address);

    await expect(login({ email, password }, { ...peer, isForwarded: false })).rejects.toThrow(/^Too many attempts/);
    expect(await login({ email, password }, { ...peer, isForwarded: true })).toMatchObject({ viewer: { email } });
  });

  test.each([
    ["x-forwarded-for", "198.51.100.1", 1],
    ["forwarded", "for=198.51.100.1", 2],
  ])("is logged, by %s: %s", async (header, from, minutes) => {
    const ada = await person("ada");
    const warn = vi.spyOn(log, "warn");
    vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + minutes * 60_000 });

    await signIn(ada);
    expect(warn).not.toHaveBeenCalled();
    await signIn(ada, { headers: { [header]: from } });

    expect(warn).toHaveBeenCalledExactlyOnceWith(expect.anything(), expect.stringContaining("TRUST_PROXY is off"));
  });
});

describe("how long to wait", () => {
  test.each([
    [0, "15 minutes"],
    [181, "12 minutes"],
    [839, "2 minutes"],
    [840, "1 minute"],
    [860, "40 seconds"],
    [899, "1 second"],
  ])("%i seconds after the first guess the answer says %s", async (seconds, wait) => {
    const { email } = await person("ada");
    const start = Date.now();
    vi.useFakeTimers({ toFake: ["Date"], now: start });
    for (let guess = 0; guess < 10; guess += 1) await spend("signInHere", `${email} local`);

    vi.setSystemTime(start + seconds * 1000);

    expect(await restDoor({}).login({ email, password: "one more" })).toEqual({
      status: 429,
      message: `Too many attempts. Please try again in ${wait}.`,
    });
  });

  test("is reported by both doors", async () => {
    const { email } = await person("ada");
    for (let guess = 0; guess < 10; guess += 1) await restDoor({}).login({ email, password: `guess ${guess}` });

    const rest = await sendRequest("POST", "/api/auth/login", { body: { email, password: "one more" } });
    const graphql = await ask(
      "mutation ($input: LoginInput!) { login(input: $input) { ... on Refusal { code retryAfter } } }",
      { variables: { input: { email, password: "one more" } } },
    );

    expect(rest).toMatchObject({
      status: 429,
      headers: { "retry-after": expect.stringMatching(/^(?:[1-8]?\d\d|900)$/) },
    });
    expect(graphql.json).toMatchObject({ data: { login: { code: "TOO_MANY", retryAfter: expect.any(Number) } } });
  });
});

describe("a server on one's own machine", () => {
  test("allows any number of registrations", async () => {
    const answers = await Promise.all(
      Array.from({ length: 35 }, () => restDoor({}).createTrialUser(registration("many"))),
    );

    expect(answers.filter((answer) => "trialEndsAt" in answer)).toHaveLength(35);
  });
});

interface Attempt {
  device?: string;
  password?: string;
  headers?: Record<string, string>;
}

function signIn({ email, password: right }: Person, { device, password = right, headers = {} }: Attempt = {}) {
  const cookie = device === undefined ? {} : { cookie: `kindling-device=${device}` };
  return sendRequest("POST", "/api/auth/login", { headers: { ...cookie, ...headers }, body: { email, password } });
}

/** The mark that a device gets when this person signs in on it. */
async function deviceOf(somebody: Person, device?: string): Promise<string> {
  const { headers } = await signIn(somebody, device === undefined ? {} : { device });
  return /kindling-device=([^;]+)/.exec(String(headers["set-cookie"]))?.[1] ?? "";
}

/** Uses up the account's attempts from unknown devices. */
async function useUp({ email }: Person): Promise<void> {
  for (let guess = 0; guess < 10; guess += 1) await spend("signInHere", `${email} local`);
  for (let guess = 0; guess < 100; guess += 1) await spend("signInAnywhere", email);
}

/** Holds every password check until the returned function is called. Later checks accept any password. */
function holdPasswords(): () => void {
  let release: (() => void) | undefined;
  const gate = new Promise<void>((resolve) => {
    release = resolve;
  });
  vi.spyOn(argon2, "verify").mockImplementation(() => gate.then(() => true));
  const letGo = () => release?.();
  held.push(letGo);
  return letGo;
}

const held: (() => void)[] = [];
