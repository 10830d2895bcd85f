import { afterEach, describe, expect, test, vi } from "vitest";
import { spend } from "#server/limits.ts";
import { useApp } from "#tests/support/app.ts";
import { doors } from "#tests/support/doors.ts";
import { ask, knock } from "#tests/support/knock.ts";
import { person, registration } from "#tests/support/people.ts";
import { restDoor } from "#tests/support/restDoor.ts";

useApp();

afterEach(() => {
  vi.useRealTimers();
});

const tooMany = { status: 429, message: "Too many attempts. Please wait a little and try again." };

const wrong = { status: 401, message: "Invalid email or password." };

describe.each(doors)("guessing a password over $name", ({ open }) => {
  test("comes to an end after ten wrong ones, and then a right one does not help", async () => {
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

  test("of an address nobody has comes to an end in the same way", async () => {
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

  test("takes nothing from what an account is allowed from everywhere, either", async () => {
    const { email, password } = await person("ada");
    for (let guess = 1; guess < 100; guess += 1) await spend("signInAnywhere", email.toLowerCase());

    const answers = [await open().login({ email, password }), await open().login({ email, password })];

    expect(answers).toEqual([expect.objectContaining({ email }), expect.objectContaining({ email })]);
    expect(await open().login({ email, password: "a guess" })).toEqual(wrong);
    expect(await open().login({ email, password })).toEqual(tooMany);
  });

  test("is not kept from anybody by what was tried on others", async () => {
    const [ada, bo] = [await person("ada"), await person("bo")];
    for (let guess = 0; guess < 11; guess += 1) await open().login({ email: ada.email, password: `guess ${guess}` });

    expect(await open().login({ email: bo.email, password: bo.password })).toMatchObject({ email: bo.email });
  });
});

describe("how long to wait", () => {
  test("is told by both doors", async () => {
    const { email } = await person("ada");
    for (let guess = 0; guess < 10; guess += 1) await restDoor({}).login({ email, password: `guess ${guess}` });

    const rest = await knock("POST", "/api/auth/login", { body: { email, password: "one more" } });
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
  test("lets any number of people register", async () => {
    const answers = await Promise.all(
      Array.from({ length: 35 }, () => restDoor({}).createTrialUser(registration("many"))),
    );

    expect(answers.filter((answer) => "trialEndsAt" in answer)).toHaveLength(35);
  });
});
