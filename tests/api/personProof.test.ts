import { describe, expect, test } from "vitest";
import { sql } from "#server/store/db.ts";
import { useApp } from "#tests/support/app.ts";
import { granted, type Door, type PersonProof } from "#tests/support/door.ts";
import { doors } from "#tests/support/doors.ts";
import { ask, bearer, sendRequest } from "#tests/support/requests.ts";
import { person, registration, signedInAgain, type Person } from "#tests/support/people.ts";
import { statementsOf } from "#tests/support/statements.ts";

useApp();

const needed = { status: 403, message: "Please enter your password.", field: "currentPassword" };
const wrong = { status: 403, message: "That is not your current password.", field: "currentPassword" };

interface Guarded {
  what: string;
  attempt: (door: Door, proof?: PersonProof) => Promise<unknown>;
  /** True if the operation was performed. */
  isDone: (somebody: Person) => Promise<boolean>;
}

const guarded: Guarded[] = [
  {
    what: "another email address",
    attempt: (door, proof) => door.updateProfile({ email: registration("moved").email, ...proof }),
    isDone: async ({ id, email, password }) => {
      const { status } = await sendRequest("POST", "/api/auth/login", { body: { email, password } });
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
    test("works within 15 minutes of signing in, and later only with the password", async () => {
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

    test("is refused with a wrong password, even just after signing in", async () => {
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

    test("sends no further statement without a password", async () => {
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

  test("an invalid address is reported before the password is required", async () => {
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
    expect(await sendRequest(method, path, { headers, body: "no JSON" })).toMatchObject({ status: 400 });
    expect(await sendRequest(method, path, { headers, body: { currentPassword: 7 } })).toMatchObject({
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
  const refused = await sendRequest("POST", "/api/auth/login", { body: { email, password } });
  const { dataToken } = refused.json as { dataToken: string };
  await signedInBefore(ada, 16);

  expect(await leave(ada)).toMatchObject({ status: 403, json: { message: needed.message } });
  expect((await leave({ token: dataToken })).status).toBe(204);
});

test.each(["deleteAccount", "resetProgress(input: {})"])(
  "GraphQL callers that send no password with %s are answered right after signing in",
  async (field) => {
    const [fresh, stale] = [await writer(), await writer()];
    await signedInBefore(stale, 16);
    const send = async (somebody: Person) => {
      const document = `mutation { ${field} { __typename ... on Refusal { message } } }`;
      return (await ask(document, { headers: bearer(somebody) })).text;
    };

    expect(await send(fresh)).toContain("Payload");
    expect(await send(stale)).toContain(needed.message);
  },
);

test("GraphQL names the code by which a program knows that it is to ask for the password", async () => {
  const ada = await writer();
  await signedInBefore(ada, 16);

  const { json } = await ask("mutation { deleteAccount { ... on Refusal { code field } } }", { headers: bearer(ada) });

  expect(json).toEqual({ data: { deleteAccount: { code: "PASSWORD_NEEDED", field: "currentPassword" } } });
});

function leave(somebody: Pick<Person, "token">) {
  return sendRequest("DELETE", "/api/user/delete-account", { headers: bearer(somebody) });
}

async function writer(): Promise<Person> {
  const ada = await person("ada");
  granted(await doors[1].open(ada).saveMood({}));
  return ada;
}

/** Backdates the sign-in of a session by minutes, leaving sessions for data export alone. */
async function signedInBefore({ id }: Person, minutes: number): Promise<void> {
  await sql`
    update "Session" set "createdAt" = now() - make_interval(mins => ${minutes}::int)
    where "userId" = ${id}::uuid and "endsAt" is null`;
}

function rowsOf(id: string): Promise<object[]> {
  return sql`select 1 from "User" where id = ${id}::uuid and "deletedAt" is null`;
}
