import argon2 from "argon2";
import { afterEach, expect, test, vi } from "vitest";
import { isPassword } from "#server/nouns/account/passwords.ts";
import { sql } from "#server/store/db.ts";
import { cacheSizes } from "#server/base/cacheSizes.ts";
import { log } from "#server/base/log.ts";
import { sqlNames, sqlPart, sqlText, sqlValues, statementOf, type SqlText } from "#server/store/sqlText.ts";
import { useApp } from "#tests/support/app.ts";
import { ask, bearer } from "#tests/support/requests.ts";
import { person } from "#tests/support/people.ts";
import { current, sendPersisted, variablesFor } from "#tests/support/persisted.ts";

useApp();

afterEach(() => void vi.restoreAllMocks());

/** After these operations, the person has another session, or none. */
const ends = /^(?:signOut|DeleteAccount|ResetPasswordForm|ChangePasswordDialog)/;

test("every operation, 16 times with other values, keeps no statement more", async () => {
  await hashCheaply();
  for (const round of [0, 1]) await lap(round);
  const before = statementsKept();
  expect(before["SQL statements"]).toBeGreaterThan(50);

  for (let from = 2; from < 18; from += 4) await Promise.all([0, 1, 2, 3].map((more) => lap(from + more)));

  expect(statementsKept()).toEqual(before);
});

test("unknown documents create no prepared statement for each shape", async () => {
  const ada = await person("ada");
  const fields = [
    "actions(first: 1) { edges { node { id } } }",
    "moods(first: 1) { edges { node { id } } }",
    "exchanges(first: 1) { edges { node { id } } }",
    "summary { actionsLogged }",
    "sessions { id }",
    "balances { all { gold } }",
  ];
  const askFor = (some: readonly string[]) => ask(`{ viewer { ${some.join(" ")} } }`, { headers: bearer(ada) });
  for (const field of fields) await askFor([field]);
  await askFor(fields);
  const before = namesKept();

  for (let turn = 0; turn < 60; turn += 1) {
    const { status } = await askFor(fields.map((_, index) => fields[(index * 5 + turn) % 6] ?? "").slice(turn % 5));
    expect(status).toBe(200);
  }

  expect(namesKept()).toEqual(before);
});

test("a piece of SQL that a call makes is the one that was made before", () => {
  expect(statementFor("goldAt")).toBe(statementFor("goldAt"));
  expect(statementFor("goldAt").text).toBe('select "goldAt" || now() from "Quota"');
  expect(statementFor("goldTo").text).toBe('select "goldTo" || now() from "Quota"');
});

test("a statement with pieces more or fewer than another of its template is another", () => {
  expect([maybe(1).text, maybe(sqlNames("epoch")).text, maybe(2).text]).toEqual([
    'select "id", $1 from "User"',
    'select "id", "epoch" from "User"',
    'select "id", $1 from "User"',
  ]);
});

test("a part of a statement carries its values, and does not change the statement", async () => {
  const [one, values] = counted(1, 2, 3);

  expect(one.text).toBe('select $1::int, array[$2, $3]::int[] || $4::int as "all", $5::int');
  expect(values).toEqual([1, 2, 3, 2, 9]);
  expect(counted(7, 8, 9)[0]).toBe(one);
  expect(counted(1, 2)[0].text).toBe('select $1::int, array[$2]::int[] || $3::int as "all", $4::int');
  expect(await sql`select ${sqlPart`${5}::int + ${6}::int`} as sum`).toEqual([{ sum: 11 }]);
});

test("SQL built from values is run, but not cached", async () => {
  vi.spyOn(log, "error").mockReturnValue();
  const before = statementsKept()["SQL statements"] ?? 0;

  for (let round = 0; round < 150; round += 1) expect(await answerOf(round)).toEqual([{ [`value${round}`]: round }]);

  expect(statementsKept()["SQL statements"]).toBe(before + 100);
  expect(log.error).toHaveBeenCalledWith(expect.anything(), "SQL is built from values, so it is not cached");
});

/** Sends each document once, as a new person, with texts never sent before. */
async function lap(round: number): Promise<void> {
  const somebody = await person("ada");
  for (const document of current) {
    const as = ends.test(document.name) ? await person("ada") : somebody;
    const variables = otherwise(await variablesFor(document, as), round);
    const { status } = await sendPersisted(document, as, variables);
    expect([document.name, status]).toEqual([document.name, 200]);
  }
}

/** Makes password hashes cheap, because the test computes a thousand. */
async function hashCheaply(): Promise<void> {
  // The hash for unknown accounts is computed once, at full cost.
  await isPassword("a guess", undefined);
  const hash = argon2.hash.bind(argon2);
  vi.spyOn(argon2, "hash").mockImplementation((password, options) =>
    hash(password, { ...options, memoryCost: 64, timeCost: 2, raw: false }),
  );
}

/** The same values with other texts, in fields that accept any text. */
function otherwise(variables: object, round: number): object {
  const free = new Set(["eventTitle", "note", "content", "message", "displayName", "bio", "search", "details"]);
  return JSON.parse(JSON.stringify(variables), (name, value: unknown) =>
    free.has(name) && typeof value === "string" ? `${value} ${round}` : value,
  ) as object;
}

function statementsKept() {
  const { "SQL pieces": pieces, "SQL statements": statements } = cacheSizes();
  return { "SQL pieces": pieces, "SQL statements": statements };
}

const statementFor = (column: string) => made`select ${sqlText`${sqlNames(column)} || now()`} from "Quota"`;
const counted = (from: number, ...values: number[]) =>
  parted`select ${from}::int, ${sqlPart`array[${sqlValues(values)}]::int[] || ${values.length}::int`} as ${sqlNames("all")}, ${9}::int`;
const maybe = (piece: SqlText | number) => made`select ${sqlNames("id")}, ${piece} from "User"`;
const answerOf = (round: number) => sql`select ${round}::int as ${sqlNames(`value${round}`)}`;

function namesKept() {
  const { "SQL texts": texts, "names of prepared statements": names } = cacheSizes();
  return { texts, names };
}

function parted(strings: TemplateStringsArray, ...parts: unknown[]) {
  return statementOf(strings, parts);
}

function made(strings: TemplateStringsArray, ...parts: unknown[]) {
  return parted(strings, ...parts)[0];
}
