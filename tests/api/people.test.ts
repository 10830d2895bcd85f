import { beforeAll, describe, expect, test } from "vitest";
import { indexPeople } from "#server/nouns/account/people.ts";
import { sql } from "#server/store/db.ts";
import { setDisplayName, setAnonymous } from "#tests/support/relations.ts";
import { useApp } from "#tests/support/app.ts";
import { granted } from "#tests/support/door.ts";
import { ask, bearer, sendRequest } from "#tests/support/requests.ts";
import { person, registration, type Person } from "#tests/support/people.ts";
import { peopleDoors, type PeopleDoor } from "#tests/support/peopleDoors.ts";
import { readingsIn, statementsOf } from "#tests/support/statements.ts";

useApp();

let ada: Person;
let crowd: Person[];

beforeAll(async () => {
  ada = await person("ada");
  crowd = await Promise.all(Array.from({ length: 12 }, (_each, index) => person(index % 2 ? "mia" : "Max")));
});

describe.each(peopleDoors)("over $name", ({ open }) => {
  test("people are sorted by username, page by page, each of them once", async () => {
    const found = await all(open(ada), undefined, 5);

    const names = found.map((name) => name.toLowerCase());
    expect(names).toEqual(names.toSorted());
    expect(new Set(names).size).toBe(names.length);
    expect(names).toEqual(expect.arrayContaining(crowd.map(({ username }) => username.toLowerCase())));
    expect(found).not.toContain(ada.username);
  });

  test.each(["ma", "MAX", "max ", "ma ma"])("a search for %j finds people by prefix, page by page", async (search) => {
    const found = await all(open(ada), search, 2);

    expect(found.toSorted()).toEqual(
      crowd
        .map(({ username }) => username)
        .filter((name) => name.startsWith("Max"))
        .toSorted(),
    );
  });

  test("a search for a whole username finds that person alone", async () => {
    expect(await all(open(ada), crowd[0]?.username)).toEqual([crowd[0]?.username]);
  });

  test.each(["", "  "])("a search for %j does not filter", async (search) => {
    expect(await all(open(ada), search)).toEqual(await all(open(ada)));
  });

  test.each(["ax", "nobody-there", "maxi", "m", " m m ", "%", "%%", "_", "*", "m%", "💫", "' or 1 = 1"])(
    "a search for %j finds nobody",
    async (search) => {
      expect(await all(open(ada), search)).toEqual([]);
    },
  );

  test("a person is found by a word of their display name, the longest typed one", async () => {
    const bo = await person("bo");
    const given = `Sø${crypto.randomUUID().slice(0, 8)}`;
    await setDisplayName(bo, `${given} Ångström`);
    await setAnonymous(bo, false);

    expect(granted(await open(ada).people(`${given.toUpperCase()} Ångst`)).found).toEqual([
      { id: bo.id, username: bo.username, displayName: `${given} Ångström`, bio: null },
    ]);
    expect(await all(open(ada), `bo ${given}`)).toEqual([bo.username]);
  });

  test("an anonymous person is not found, and is found again after switching back", async () => {
    const cy = await person("cy");

    await setAnonymous(cy);
    expect(await wordsOf(cy)).toBe(0);
    expect(await all(open(ada), cy.username)).toEqual([]);
    expect(await all(open(ada))).not.toContain(cy.username);

    await setAnonymous(cy, false);
    expect(await all(open(ada), cy.username)).toEqual([cy.username]);
  });

  test("a person with a deleted account disappears at once", async () => {
    const dot = await person("dot");
    await sendRequest("DELETE", "/api/user/delete-account", { headers: bearer(dot) });

    expect(await all(open(ada))).not.toContain(dot.username);
    expect(await all(open(ada), dot.username)).toEqual([]);
    expect(await open(ada).request(dot.id)).toMatchObject({ status: 404, message: "This person isn’t here any more." });
  });

  test("a cursor that is not ours is refused in words", async () => {
    for (const after of [
      "nonsense",
      "QA",
      Buffer.from("@\0").toString("base64url"),
      Buffer.from("x".repeat(99)).toString("base64url"),
    ])
      expect(await open(ada).people(undefined, { limit: 5, after })).toMatchObject({
        status: 400,
        message: "This cursor is not from this server.",
      });
  });
});

test("a newly registered person is found at once", async () => {
  const draft = registration("zelda");
  await sendRequest("POST", "/api/auth/create-trial-user", { body: draft });

  expect(await all(peopleDoors[1].open(ada), "zelda")).toEqual([draft.username]);
});

test("people from before the name index are found after the next start", async () => {
  const eve = await person("eve");
  await sql`delete from "NameWord" where "userId" = ${eve.id}::uuid`;

  expect(await indexPeople()).toBeGreaterThan(0);

  expect(await all(peopleDoors[1].open(ada), eve.username)).toEqual([eve.username]);
});

test("the last page is read from the end", async () => {
  const page = (args: string) =>
    ask(`{ viewer { people(${args}) { edges { cursor node { username } } pageInfo { hasPreviousPage } } } }`, {
      headers: bearer(ada),
    }).then(({ json }) => (json as { data: { viewer: { people: Backwards } } }).data.viewer.people);
  const names = (await all(peopleDoors[0].open(ada))).slice(-4);

  const last = await page("last: 2");
  const before = await page(`last: 2, before: "${last.edges[0]?.cursor}"`);

  expect([...before.edges, ...last.edges].map(({ node }) => node.username)).toEqual(names);
  expect(last.pageInfo).toEqual({ hasPreviousPage: true });
});

test("the search index contains no name and no prefix of one", async () => {
  const [row] = await sql<{ hash: Uint8Array }>`select hash from "NameWord" limit 1`;

  expect(row?.hash).toHaveLength(16);
});

test("a page of people and a search are one read with a limit, beside the session check", async () => {
  for (const search of [undefined, "ma"]) {
    await peopleDoors[1].open(ada).people(search, { limit: 5 });
    const statements = await statementsOf(() => peopleDoors[1].open(ada).people(search, { limit: 5 }));

    expect(statements).toHaveLength(1);
    const [people, proof, ...further] = readingsIn(statements[0] ?? "");
    expect(people).toMatch(/limit \$\d+$/);
    expect(proof).toContain('"tokenHash"');
    expect(further).toEqual([]);
  }
});

interface Backwards {
  edges: { cursor: string; node: { username: string } }[];
  pageInfo: { hasPreviousPage: boolean };
}

async function all(door: PeopleDoor, search?: string, limit = 50): Promise<string[]> {
  const names: string[] = [];
  for (let after: string | undefined; ;) {
    const { found, next } = granted(await door.people(search, { limit, after }));
    names.push(...found.map(({ username }) => username));
    if (!next) return names;
    after = next;
  }
}

async function wordsOf({ id }: Person): Promise<number> {
  return (await sql`select 1 from "NameWord" where "userId" = ${id}::uuid`).length;
}
