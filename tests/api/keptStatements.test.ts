import argon2 from "argon2";
import { afterEach, expect, test, vi } from "vitest";
import { isPassword } from "#server/nouns/account/passwords.ts";
import { sql } from "#server/store/db.ts";
import { cacheSizes } from "#server/base/cacheSizes.ts";
import { log } from "#server/base/log.ts";
import { sqlNames, sqlPart, sqlText, sqlValues, statementOf, type SqlText } from "#server/store/sqlText.ts";
import { useApp } from "#tests/support/app.ts";
import { ask, bearer } from "#tests/support/knock.ts";
import { person } from "#tests/support/people.ts";
import { answeredOnce, sendPersisted, variablesFor } from "#tests/support/persisted.ts";

useApp();

// Each of 200 laps is some hundred requests.
vi.setConfig({ testTimeout: 900_000 });

afterEach(() => void vi.restoreAllMocks());

/** The newest document of each screen's query and of each mutation. */
const operations = [
  ...new Map(
    answeredOnce.map((sent) => [sent.operation === "query" ? sent.name : /\{\s*(\w+)/.exec(sent.document)?.[1], sent]),
  ).values(),
];
/** After these the person has another session, or none. */
const ends = /^(?:signOut|DeleteAccount|ResetPasswordForm|ChangePasswordDialog)/;

test("every operation, 200 times with other values, keeps no statement more", async () => {
  await hashCheaply();
  for (const round of [0, 1]) await lap(round);
  const before = statementsKept();
  expect(before["SQL statements"]).toBeGreaterThan(50);

  for (let from = 2; from < 202; from += 4) await Promise.all([0, 1, 2, 3].map((more) => lap(from + more)));

  expect(statementsKept()).toEqual(before);
});

test("documents of one's own name no statement for each of their shapes", async () => {
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

test("a part of a statement brings its values along, and leaves the statement as it is", async () => {
  const [one, values] = counted(1, 2, 3);

  expect(one.text).toBe('select $1::int, array[$2, $3]::int[] || $4::int as "all", $5::int');
  expect(values).toEqual([1, 2, 3, 2, 9]);
  expect(counted(7, 8, 9)[0]).toBe(one);
  expect(counted(1, 2)[0].text).toBe('select $1::int, array[$2]::int[] || $3::int as "all", $4::int');
  expect(await sql`select ${sqlPart`${5}::int + ${6}::int`} as sum`).toEqual([{ sum: 11 }]);
});

test("SQL that is made out of values is answered, but not kept", async () => {
  vi.spyOn(log, "error").mockReturnValue();
  const before = statementsKept()["SQL statements"] ?? 0;

  for (let round = 0; round < 150; round += 1) expect(await answerOf(round)).toEqual([{ [`value${round}`]: round }]);

  expect(statementsKept()["SQL statements"]).toBe(before + 100);
  expect(log.error).toHaveBeenCalledWith(expect.anything(), "SQL is made out of values, so it is not kept");
});

/** Sends each document once, as somebody new, with texts that nobody sent before. */
async function lap(round: number): Promise<void> {
  const somebody = await person("ada");
  for (const document of operations) {
    const as = ends.test(document.name) ? await person("ada") : somebody;
    const variables = otherwise(await variablesFor(document, as), round);
    const { status } = await sendPersisted(document, as, variables);
    expect([document.name, status]).toEqual([document.name, 200]);
  }
}

/** A thousand passwords are hashed here, as well as may be guarded by one pass over few bytes. */
async function hashCheaply(): Promise<void> {
  // The hash of nobody's password is made once, and stays as dear as others.
  await isPassword("a guess", undefined);
  const hash = argon2.hash.bind(argon2);
  vi.spyOn(argon2, "hash").mockImplementation((password, options) =>
    hash(password, { ...options, memoryCost: 64, timeCost: 2, raw: false }),
  );
}

/** The same with other texts, where any text will do. */
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
