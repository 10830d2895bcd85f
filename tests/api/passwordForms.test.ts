import argon2 from "argon2";
import { afterEach, describe, expect, test, vi } from "vitest";
import { makeResetLink, resetPassword } from "#server/nouns/account/resetPassword.ts";
import { sql } from "#server/store/db.ts";
import { useApp } from "#tests/support/app.ts";
import { granted } from "#tests/support/door.ts";
import { doors } from "#tests/support/doors.ts";
import { person, registration, type Person } from "#tests/support/people.ts";

useApp();

afterEach(() => {
  vi.restoreAllMocks();
});

/** The same password as a phone, a Mac and a French keyboard type it. */
const composed = "caf\u00e9 au lait";
const decomposed = "cafe\u0301 au lait";
const withOtherSpaces = "caf\u00e9\u00a0au\u3000lait";
const typings = [composed, decomposed, withOtherSpaces];

describe.each(doors)("over $name", ({ open }) => {
  test.each(typings)("a password registered as %j is accepted from every keyboard", async (password) => {
    const { email, ...draft } = registration("ada");
    granted(await open().createTrialUser({ ...draft, email, password }));

    for (const typed of typings) granted(await open().login({ email, password: typed }));
    for (const other of [composed.toUpperCase(), "cafe au lait", "caf\u00e9aulait"])
      expect(await open().login({ email, password: other })).toMatchObject({ status: 401 });
  });

  test.each([decomposed, withOtherSpaces])(
    "one that release 0.3.0 stored as %j is still accepted",
    async (password) => {
      const ada = await person("ada");
      await storeAsTyped(ada, password);

      const { token } = granted(await open().login({ email: ada.email, password }));

      granted(await open({ token }).updateProfile({ email: `x${ada.email}`, currentPassword: password }));
      expect(await open({ token }).changePassword({ currentPassword: password, newPassword: composed })).toBe(
        "changed",
      );
    },
  );

  test("the current password is the same from every keyboard, and the new one too", async () => {
    const ada = await person("ada");
    await storeAsTyped(ada, composed);

    granted(await open(ada).updateProfile({ email: `x${ada.email}`, currentPassword: decomposed }));
    granted(await open(ada).changePassword({ currentPassword: withOtherSpaces, newPassword: decomposed }));

    granted(await open().login({ email: `x${ada.email}`, password: composed }));
  });

  test("a password of another form costs an unknown address as many hashes as a known one", async () => {
    const { email } = await person("ada");
    const verify = vi.spyOn(argon2, "verify");
    const hashesFor = async (address: string, password: string) => {
      verify.mockClear();
      expect(await open().login({ email: address, password })).toMatchObject({ status: 401 });
      return verify.mock.calls.length;
    };
    const unknown = registration("nobody").email;

    expect([await hashesFor(email, decomposed), await hashesFor(unknown, decomposed)]).toEqual([2, 2]);
    expect([await hashesFor(email, composed), await hashesFor(unknown, composed)]).toEqual([1, 1]);
  });

  test("lengths are those of what was typed", async () => {
    const { email, ...draft } = registration("ada");

    expect(await open().createTrialUser({ ...draft, email, password: "e\u0301e\u0301" })).toMatchObject({
      status: 400,
    });
    granted(await open().createTrialUser({ ...draft, email, password: "e\u0301e\u0301e\u0301" }));
    granted(await open().login({ email, password: "\u00e9\u00e9\u00e9" }));
  });
});

test("a password set by a link is stored in the form of every keyboard", async () => {
  const ada = await person("ada");
  await resetPassword({ token: await makeResetLink(ada.id), password: decomposed });

  granted(await doors[1].open().login({ email: ada.email, password: composed }));
});

async function storeAsTyped({ id }: Person, password: string): Promise<void> {
  const hash = await argon2.hash(password, { type: argon2.argon2id, memoryCost: 19_456, timeCost: 2, parallelism: 1 });
  await sql`update "User" set "passwordHash" = ${hash} where id = ${id}::uuid`;
}
