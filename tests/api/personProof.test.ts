import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { sql } from "#server/store/db.ts";
import { useApp } from "#tests/support/app.ts";
import { granted, type Door, type PersonProof } from "#tests/support/door.ts";
import { doors } from "#tests/support/doors.ts";
import { ask, bearer, knock } from "#tests/support/knock.ts";
import { person, registration, signedInAgain, type Person } from "#tests/support/people.ts";
import { statementsOf } from "#tests/support/statements.ts";

useApp();

const needed = { status: 403, message: "Please enter your password.", field: "currentPassword" };
const wrong = { status: 403, message: "That is not your current password.", field: "currentPassword" };

interface Guarded {
  what: string;
  attempt: (door: Door, proof?: PersonProof) => Promise<unknown>;
  /** Whether it was done. */
  isDone: (somebody: Person) => Promise<boolean>;
}

const guarded: Guarded[] = [
  {
    what: "another e-mail address",
    attempt: (door, proof) => door.updateProfile({ email: registration("moved").email, ...proof }),
    isDone: async ({ id, email, password }) => {
      const { status } = await knock("POST", "/api/auth/login", { body: { email, password } });
      return status === 401 && (await rowsOf(id)).length === 1;
    },
  },
  {
    what: "a reset",
    attempt: (door, proof) => door.resetProgress(proof),
    isDone: async ({ id }) => (await sql`select 1 from "Mood" where "userId" = ${id}::uuid`).length === 0,
  },
  {
    what: "a deletion",
    attempt: (door, proof) => door.deleteAccount(proof),
    isDone: async ({ id }) => (await rowsOf(id)).length === 0,
  },
];

describe.each(doors)("over $name", ({ open }) => {
  describe.each(guarded)("$what", ({ attempt, isDone }) => {
    test("is done by whoever signed in within a quarter of an hour, and for no one later without the password", async () => {
      const [ada, bo] = [await writer(), await writer()];
      await signedInBefore(ada, 14);
      await signedInBefore(bo, 16);

      granted(await attempt(open(ada)));
      for (const proof of [undefined, { currentPassword: null }, { currentPassword: "" }])
        expect(await attempt(open(bo), proof)).toEqual(needed);

      expect(await Promise.all([ada, bo].map(isDone))).toEqual([true, false]);
    });

    test("is done at any time with the password", async () => {
      const ada = await writer();
      await signedInBefore(ada, 60 * 24 * 7);

      granted(await attempt(open(ada), { currentPassword: ada.password }));

      expect(await isDone(ada)).toBe(true);
    });

    test("is not done with a wrong password, not even by who has just signed in", async () => {
      const ada = await writer();

      expect(await attempt(open(ada), { currentPassword: "a guess" })).toEqual(wrong);

      expect(await isDone(ada)).toBe(false);
    });

    test("counts guesses together with those at a change of the password", async () => {
      const ada = await writer();
      const newPassword = "another secret";
      for (let times = 0; times < 5; times += 1) {
        expect(await attempt(open(ada), { currentPassword: "a guess" })).toEqual(wrong);
        expect(await open(ada).changePassword({ currentPassword: "a guess", newPassword })).toMatchObject({
          status: 400,
        });
      }

      const { password: currentPassword } = ada;
      expect(await attempt(open(ada), { currentPassword })).toMatchObject({ status: 429 });
      expect(await open(ada).changePassword({ currentPassword, newPassword })).toMatchObject({ status: 429 });
      expect(await isDone(ada)).toBe(false);
    });

    test("asks the database nothing more where no password is sent", async () => {
      const ada = await writer();

      const statements = await statementsOf(() => attempt(open(ada)));

      expect(statements.filter((statement) => statement.includes('select "passwordHash" from'))).toEqual([]);
    });
  });

  test("another device that signs in does not make a session fresh that was opened before", async () => {
    const ada = await writer();
    await signedInBefore(ada, 16);
    await signedInAgain(ada);

    expect(await open(ada).deleteAccount()).toEqual(needed);
  });

  test("the profile is saved without a password while the address stays, however it is written", async () => {
    const ada = await writer();
    await signedInBefore(ada, 16);

    const email = ada.email.toUpperCase();
    expect(await open(ada).updateProfile({ email, bio: "I walk." })).toMatchObject({ email, bio: "I walk." });
  });

  test("a wrong address is said before the password is asked for", async () => {
    const ada = await writer();
    await signedInBefore(ada, 16);

    expect(await open(ada).updateProfile({ email: "ada at home" })).toMatchObject({ status: 400, field: "email" });
  });
});

test("a body that is not JSON is no body that is missing", async () => {
  const ada = await writer();

  for (const [method, path] of [
    ["POST", "/api/user/reset-progress"],
    ["DELETE", "/api/user/delete-account"],
  ] as const) {
    const headers = { ...bearer(ada), "content-type": "application/json" };
    expect(await knock(method, path, { headers, body: "no JSON" })).toMatchObject({ status: 400 });
    expect(await knock(method, path, { headers, body: { currentPassword: 7 } })).toMatchObject({
      status: 400,
      json: { field: "currentPassword" },
    });
  }
  expect(await rowsOf(ada.id)).toHaveLength(1);
});

test("a data token counts as the password for as long as it lasts", async () => {
  const ada = await writer();
  await sql`update "User" set "trialEndsAt" = now() - interval '1 second' where id = ${ada.id}::uuid`;
  const { email, password } = ada;
  const refused = await knock("POST", "/api/auth/login", { body: { email, password } });
  const { dataToken } = refused.json as { dataToken: string };
  await signedInBefore(ada, 16);

  expect(await leave(ada)).toMatchObject({ status: 403, json: { message: needed.message } });
  expect((await leave({ token: dataToken })).status).toBe(204);
});

test("the documents of clients that send no password are answered as before right after signing in", async () => {
  const documents = JSON.parse(readFileSync("persisted-queries.json", "utf8")) as Record<string, string>;
  const old = Object.entries(documents).filter(([, text]) => /deleteAccount\s*\{|resetProgress\(/.test(text));
  expect(old.length).toBeGreaterThan(1);

  for (const [id, text] of old) {
    const [fresh, stale] = [await writer(), await writer()];
    await signedInBefore(stale, 16);
    const variables = text.includes("$input") ? { input: {} } : {};
    const send = async (somebody: Person) =>
      JSON.stringify((await knock("POST", "/graphql", { headers: bearer(somebody), body: { id, variables } })).json);

    expect(await send(fresh)).not.toContain("Refusal");
    expect(await send(stale)).toContain(needed.message);
  }
});

test("GraphQL names the code by which a program knows that it is to ask for the password", async () => {
  const ada = await writer();
  await signedInBefore(ada, 16);

  const { json } = await ask("mutation { deleteAccount { ... on Refusal { code field } } }", { headers: bearer(ada) });

  expect(json).toEqual({ data: { deleteAccount: { code: "PASSWORD_NEEDED", field: "currentPassword" } } });
});

function leave(somebody: Pick<Person, "token">) {
  return knock("DELETE", "/api/user/delete-account", { headers: bearer(somebody) });
}

/** Somebody with a mood in their diary. */
async function writer(): Promise<Person> {
  const ada = await person("ada");
  granted(await doors[1].open(ada).saveMood({}));
  return ada;
}

/** Makes the sign-in of a session, and of no data token, one of so many minutes ago. */
async function signedInBefore({ id }: Person, minutes: number): Promise<void> {
  await sql`
    update "Session" set "createdAt" = now() - make_interval(mins => ${minutes}::int)
    where "userId" = ${id}::uuid and "endsAt" is null`;
}

function rowsOf(id: string): Promise<object[]> {
  return sql`select 1 from "User" where id = ${id}::uuid and "deletedAt" is null`;
}
