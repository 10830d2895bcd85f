import { describe, expect, test, vi } from "vitest";
import { sql } from "#server/store/db.ts";
import { useApp } from "#tests/support/app.ts";
import { granted } from "#tests/support/door.ts";
import { doors } from "#tests/support/doors.ts";
import { registration } from "#tests/support/people.ts";

useApp();

describe.each(doors)("registering over $name", ({ open }) => {
  test("opens an account with seven days of trial", async () => {
    vi.useFakeTimers({ toFake: ["Date"], now: new Date("2026-03-01T10:00:00Z") });
    const draft = registration("ada");

    const account = await open().createTrialUser(draft);

    vi.useRealTimers();
    expect(account).toEqual({
      username: draft.username,
      email: draft.email,
      trialEndsAt: "2026-03-08T10:00:00.000Z",
    });
  });

  test("allows signing in afterwards, and not before", async () => {
    const { email, password, ...rest } = registration("ada");
    const early = await open().login({ email, password });

    await open().createTrialUser({ email, password, ...rest });

    expect(early).toEqual({ status: 401, message: "Invalid email or password." });
    expect(await open().login({ email, password })).toMatchObject({ username: rest.username, email });
  });

  test.each([
    ["a blank first name", { firstName: "  " }, "firstName", "First name is required."],
    [
      "a first name that never ends",
      { firstName: "a".repeat(101) },
      "firstName",
      "First name can be at most 100 characters.",
    ],
    ["a blank surname", { surname: "\t" }, "surname", "Surname is required."],
    ["a username of two letters", { username: "bo" }, "username", "Username must be 3 to 30 characters long."],
    [
      "a username with a space",
      { username: "ada lovelace" },
      "username",
      "Username can only have letters a to z, digits, dots, underscores and hyphens.",
    ],
    [
      "a username of the operator's",
      { username: "Admin" },
      "username",
      "This username is reserved. Please choose another one.",
    ],
    ["an address without a host", { email: "ada@" }, "email", "Please enter a valid email address."],
    [
      "two addresses in one",
      { email: "ada@example.org,bo@example.org" },
      "email",
      "Please enter a valid email address.",
    ],
    ["a password of five", { password: "12345" }, "password", "Password must be at least 6 characters long."],
    [
      "a password that never ends",
      { password: "x".repeat(1025) },
      "password",
      "Password can be at most 1,024 characters.",
    ],
    ["a country nobody lists", { country: "Atlantis" }, "country", "Please choose a country from the list."],
  ])("%s is refused at its field, and nobody is registered", async (_what, wrong, field, message) => {
    const { email, password, ...draft } = { ...registration("ada"), ...wrong };

    const refused = await open().createTrialUser({ email, password, ...draft });

    expect(refused).toEqual({ status: 400, message, field });
    // A password above the maximum length is refused before hashing.
    expect(await open().login({ email, password })).toMatchObject({ status: password.length > 1024 ? 400 : 401 });
  });

  test("an address in use is taken in any letter case", async () => {
    const ada = registration("ada");
    await open().createTrialUser(ada);

    const refused = await open().createTrialUser({ ...registration("bo"), email: ada.email.toUpperCase() });

    expect(refused).toEqual({ status: 409, message: "An account with this email already exists.", field: "email" });
  });

  test("a username in use is taken in any letter case", async () => {
    const ada = registration("ada");
    await open().createTrialUser(ada);

    const refused = await open().createTrialUser({ ...registration("bo"), username: ada.username.toUpperCase() });

    expect(refused).toEqual({ status: 409, message: "This username is already taken.", field: "username" });
  });

  test("an account that has a reserved username signs in with it, as before", async () => {
    const { email, password, ...draft } = registration("ada");
    await open().createTrialUser({ ...draft, email, password });
    await sql`update "User" set username = 'support', "usernameKey" = 'support' where "usernameKey" = ${draft.username}`;

    const signedIn = granted(await open().login({ email, password }));
    expect(signedIn).toMatchObject({ username: "support" });
    granted(await open(signedIn).updateProfile({ displayName: "Ada" }));
    await sql`update "User" set "usernameKey" = ${draft.username} where "usernameKey" = 'support'`;
  });

  test("of ten simultaneous registrations with one username, one succeeds", async () => {
    const { username } = registration("ada");

    const answers = await Promise.all(
      Array.from({ length: 10 }, () => open().createTrialUser({ ...registration("bo"), username })),
    );

    expect(answers.filter((answer) => "trialEndsAt" in answer)).toHaveLength(1);
    expect(answers.filter((answer) => "status" in answer && answer.status === 409)).toHaveLength(9);
  });

  test("surrounding spaces are trimmed", async () => {
    const draft = registration("ada");

    const account = granted(
      await open().createTrialUser({ ...draft, username: ` ${draft.username} `, email: ` ${draft.email}\n` }),
    );

    expect(account).toMatchObject({ username: draft.username, email: draft.email });
  });

  test("a trial's length and an id are not the caller's to choose", async () => {
    const draft = {
      ...registration("ada"),
      id: "01920000-0000-7000-8000-000000000000",
      trialEndsAt: "2099-01-01T00:00:00Z",
    };

    const answer = await open().createTrialUser(draft);

    // GraphQL reports an unknown field; REST ignores it.
    if ("status" in answer) return expect(answer.status).toBe(400);
    expect(Date.parse(answer.trialEndsAt)).toBeLessThanOrEqual(Date.now() + 7 * 86_400_000);
  });
});
