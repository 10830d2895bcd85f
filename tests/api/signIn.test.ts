import { EventEmitter, once } from "node:events";
import argon2 from "argon2";
import { afterEach, describe, expect, test, vi } from "vitest";
import { sql } from "#server/store/db.ts";
import { useApp } from "#tests/support/app.ts";
import { granted } from "#tests/support/door.ts";
import { doors } from "#tests/support/doors.ts";
import { sendRequest, type Answer } from "#tests/support/requests.ts";
import { useLogLines } from "#tests/support/logLines.ts";
import { person, registration, signedInAgain } from "#tests/support/people.ts";
import { restDoor } from "#tests/support/restDoor.ts";

useApp();
useLogLines();

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const dayMs = 86_400_000;

describe.each(doors)("signing in over $name", ({ open }) => {
  test("opens a session that speaks for the person", async () => {
    const { username, email, password } = await person("ada");

    const signedIn = granted(await open().login({ email, password }));

    expect(signedIn).toEqual({ token: expect.stringMatching(/^[\w-]{22}\.[\w-]{43}$/), username, email });
    expect(await open(signedIn).me()).toMatchObject({ username, email, displayName: null });
  });

  test("takes the address in any letter case, with spaces around it", async () => {
    const { username, email, password } = await person("ada");

    expect(await open().login({ email: ` ${email.toUpperCase()} `, password })).toMatchObject({ username });
  });

  test("an unknown address and a wrong password give the same response", async () => {
    const { email } = await person("ada");

    const wrong = await open().login({ email, password: "not hers" });
    const unknown = await open().login({ email: registration("nobody").email, password: "not hers" });

    expect(wrong).toEqual({ status: 401, message: "Invalid email or password." });
    expect(unknown).toEqual(wrong);
  });

  test("the password's letter case counts, and every space of it", async () => {
    const { email, password } = await person("ada");

    expect(await open().login({ email, password: password.toUpperCase() })).toMatchObject({ status: 401 });
    expect(await open().login({ email, password: `${password} ` })).toMatchObject({ status: 401 });
  });

  test.each([
    ["address", { email: " ", password: "secret" }, "email"],
    ["password", { email: "ada@example.org", password: "" }, "password"],
  ])("without an %s is a question, not a guess", async (_what, credentials, field) => {
    expect(await open().login(credentials)).toEqual({
      status: 400,
      message: "Please enter your email and password.",
      field,
    });
  });

  test("remembers the first device's zone for callers that name none", async () => {
    const { email, password, ...draft } = registration("ada");
    await open().createTrialUser({ email, password, ...draft });

    const first = granted(await open(undefined, { zone: "Asia/Kathmandu" }).login({ email, password }));
    const later = granted(await open(undefined, { zone: "America/New_York" }).login({ email, password }));

    expect(await open(first).me()).toMatchObject({ timeZone: "Asia/Kathmandu" });
    expect(await open(later).me()).toMatchObject({ timeZone: "Asia/Kathmandu" });
  });
});

describe("a password", () => {
  test("computes a hash for an unknown address, like for a known one", async () => {
    const { email } = await person("ada");
    const verify = vi.spyOn(argon2, "verify");

    await restDoor({}).login({ email: registration("nobody").email, password: "a guess" });
    const forNobody = verify.mock.calls.length;
    await restDoor({}).login({ email, password: "a guess" });

    expect([forNobody, verify.mock.calls.length - forNobody]).toEqual([1, 1]);
    const costs = verify.mock.calls.map(([hash]) => hash.split("$").slice(1, 4).join("$"));
    expect(new Set(costs).size).toBe(1);
  });

  test("is not worked on for more people at once than the machine can bear", async () => {
    const ada = await person("ada");
    const gate = new EventEmitter();
    const opened = once(gate, "open");
    const verify = vi.spyOn(argon2, "verify").mockImplementation(async () => {
      await opened;
      return false;
    });
    const answers: Answer[] = [];
    const crowd = Array.from({ length: 130 }, async () => {
      const body = { email: registration("nobody").email, password: "a guess" };
      answers.push(await sendRequest("POST", "/api/auth/login", { body }));
    });

    // A hundred wait for the few that run; the rest is asked to come back.
    await expect.poll(() => answers.length + verify.mock.calls.length).toBe(30);
    expect(verify.mock.calls.length).toBeLessThanOrEqual(4);
    expect(answers[0]).toMatchObject({
      status: 503,
      headers: { "retry-after": "5" },
      json: { message: "Many people are signing in just now. Please try again in a moment." },
    });

    // A signed-in person does not wait for visitors' sign-ins.
    verify.mockImplementationOnce(async () => false);
    const passwords = { currentPassword: "a guess", newPassword: "a new secret" };
    expect(await restDoor({ as: ada }).changePassword(passwords)).toMatchObject({ status: 400 });

    gate.emit("open");
    await Promise.all(crowd);
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(verify.mock.calls.length - 1);
  });
});

describe.each(doors)("a trial that is over, over $name", ({ open }) => {
  test("refuses an open session, with its address", async () => {
    const ada = await person("ada");

    vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + 7 * dayMs + 1000 });

    const expired = { status: 401, message: "Subscription expired", subscriptionExpired: true, userEmail: ada.email };
    expect(await open(ada).me()).toEqual(expired);
    expect(await open(ada).logAction()).toEqual(expired);
    expect(await open(ada).balance()).toEqual(expired);
  });

  test("lasts to its last second", async () => {
    const ada = await person("ada");
    const [trial] = await sql<{
      endsAt: Date;
    }>`select "trialEndsAt" as "endsAt" from "User" where id = ${ada.id}::uuid`;

    vi.useFakeTimers({ toFake: ["Date"], now: Number(trial?.endsAt) - 1_000 });

    expect(await open(ada).me()).toMatchObject({ email: ada.email });
  });

  test("is revealed after the right password, and not before", async () => {
    const { email, password } = await person("ada");

    vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + 8 * dayMs });

    expect(await open().login({ email, password })).toEqual({
      status: 401,
      message: "Subscription expired",
      subscriptionExpired: true,
      userEmail: email,
      dataToken: expect.any(String),
      checkoutPass: expect.any(String),
    });
    expect(await open().login({ email, password: "a guess" })).toEqual({
      status: 401,
      message: "Invalid email or password.",
    });
  });
});

describe.each(doors)("signing out over $name", ({ open }) => {
  test("ends this session and no other", async () => {
    const phone = await person("ada");
    const laptop = await signedInAgain(phone);

    const answer = await open(phone).logout();

    expect(answer).toBe("signed out");
    expect(await open(phone).me()).toEqual({ status: 401, message: "Unauthorized" });
    expect(await open(laptop).me()).toMatchObject({ email: phone.email });
  });

  test("is no error for a signed-out person", async () => {
    expect(await open().logout()).toBe("signed out");
  });
});
