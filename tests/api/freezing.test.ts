import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { sql } from "#server/store/db.ts";
import { placements } from "#server/store/placement.ts";
import { sqlNames } from "#server/store/sqlText.ts";
import { readStanding } from "#server/store/standing.ts";
import { useApp } from "#tests/support/app.ts";
import { granted } from "#tests/support/door.ts";
import { graphqlDoor } from "#tests/support/graphqlDoor.ts";
import { person, registration, signedInAgain, type Person } from "#tests/support/people.ts";
import { bearer, sendRequest } from "#tests/support/requests.ts";
import { restDoor } from "#tests/support/restDoor.ts";

useApp();

const sentence = "Kindling is read-only right now, so nothing can be saved. Please keep your text and try again later.";

let ada: Person;
let lost: Person;
let phone: Person;

beforeEach(async () => {
  ada = await person("ada");
  granted(await restDoor({ as: ada }).saveMood());
  await sql`insert into "Freeze" (since) values (now())`;
  await readStanding();
});

afterEach(async () => {
  await sql`delete from "Freeze"`;
  await readStanding();
});

describe.each([
  ["REST", restDoor],
  ["GraphQL", graphqlDoor],
])("while people can only read, over %s,", (_name, door) => {
  test("who is signed in reads on", async () => {
    expect(granted(await door({ as: ada }).moods()).entries).toHaveLength(1);
  });

  test("a save is refused in words", async () => {
    expect(await door({ as: ada }).saveMood()).toMatchObject({ message: sentence });
    expect(await door({ as: ada }).logAction()).toMatchObject({ message: sentence });
    expect(await door({ as: ada }).deleteAccount()).toMatchObject({ message: sentence });
  });

  test("a person signs out, and ends the session of a lost device, and nothing else changes", async () => {
    await thawed(async () => {
      lost = await signedInAgain(ada);
      phone = await signedInAgain(ada);
    });
    const before = await contentOfTables();
    const ofLost = granted(await door({ as: lost }).devices())[0]?.id ?? "";

    expect(await door({ as: ada }).signDeviceOut(ofLost)).toBe("signed out");
    expect(await door({ as: phone }).logout()).toBe("signed out");

    for (const ended of [lost, phone]) expect(await door({ as: ended }).me()).toMatchObject({ status: 401 });
    granted(await door({ as: ada }).me());
    expect(await contentOfTables()).toEqual({ ...before, Session: expect.not.stringMatching(`^${before.Session}$`) });
  });

  test("a visitor signs out without an error", async () => {
    expect(await door({}).logout()).toBe("signed out");
  });

  test("a new password is refused", async () => {
    const passwords = { currentPassword: ada.password, newPassword: "another secret" };

    expect(await door({ as: ada }).changePassword(passwords)).toMatchObject({ message: sentence });
    granted(await door({ as: ada }).me());
  });

  test("nobody registers", async () => {
    expect(await door({}).createTrialUser(registration("bo"))).toMatchObject({ message: sentence });
  });

  test("a save succeeds after it", async () => {
    await sql`delete from "Freeze"`;
    await readStanding();

    granted(await door({ as: ada }).saveMood());
  });
});

test("a refusal is 503, and says when to try again", async () => {
  for (const [path, body] of [
    ["/api/moods", { value: "calm" }],
    ["/api/auth/login", { email: ada.email, password: ada.password }],
    ["/api/auth/change-password", { currentPassword: ada.password, newPassword: "another secret" }],
    ["/graphql", { query: "mutation { deleteAccount { __typename } }" }],
  ] as const) {
    const { status, headers } = await sendRequest("POST", path, { headers: bearer(ada), body });

    expect([path, status, headers["retry-after"]]).toEqual([path, 503, "30"]);
    expect(headers.kindling).toBe("1");
  }
});

test("a search only reads, and stores no cache", async () => {
  const { status } = await sendRequest("POST", "/api/search", { headers: bearer(ada), body: { text: "word" } });

  expect(status).toBe(200);
  expect(await sql`select 1 from "SearchMonth" where "userId" = ${ada.id}::uuid`).toEqual([]);
});

test("reading leaves the session's last time alone", async () => {
  await sql`update "Session" set "lastSeenAt" = now() - interval '2 hours' where "userId" = ${ada.id}::uuid`;

  expect((await sendRequest("GET", "/api/moods/user", { headers: bearer(ada) })).status).toBe(200);

  const [session] = await sql<{ idle: boolean }>`
    select "lastSeenAt" < now() - interval '1 hour' as idle from "Session" where "userId" = ${ada.id}::uuid`;
  expect(session).toEqual({ idle: true });
});

async function thawed(work: () => Promise<void>): Promise<void> {
  await sql`delete from "Freeze"`;
  await readStanding();
  await work();
  await sql`insert into "Freeze" (since) values (now())`;
  await readStanding();
}

/** A hash of each table's rows. */
async function contentOfTables(): Promise<Record<string, string>> {
  const hashes: Record<string, string> = {};
  for (const name of Object.keys(placements)) {
    const [row] = await sql<{ hash: string }>`
      select concat(count(*), ' ', sum(hashtextextended(t::text, 0))) as hash from ${sqlNames(name)} t`;
    hashes[name] = row?.hash ?? "";
  }
  return hashes;
}

test("/readyz stays 200", async () => {
  expect((await sendRequest("GET", "/readyz")).status).toBe(200);
});
