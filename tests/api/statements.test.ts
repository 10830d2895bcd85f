import { readFileSync } from "node:fs";
import { beforeAll, describe, expect, test } from "vitest";
import { useApp } from "#tests/support/app.ts";
import { doors } from "#tests/support/doors.ts";
import { restDoor } from "#tests/support/restDoor.ts";
import { granted, somethingGood } from "#tests/support/door.ts";
import { historyOf } from "#tests/support/history.ts";
import { bearer, knock } from "#tests/support/knock.ts";
import { person, type Person } from "#tests/support/people.ts";
import { statementsOf } from "#tests/support/statements.ts";

useApp();

const persisted = JSON.parse(readFileSync(new URL("../../persisted-queries.json", import.meta.url), "utf8")) as Record<
  string,
  string
>;

const few = 5;
const many = 500;

let withFew: Person;
let withMany: Person;

beforeAll(async () => {
  [withFew, withMany] = [await person("ada"), await person("bo")];
  await log(withFew, few);
  await log(withMany, many);
  for (const somebody of [withFew, withMany]) {
    granted(await restDoor({ as: somebody }).saveMood());
    granted(await restDoor({ as: somebody }).write());
  }
});

describe.each(doors)("over $name", ({ open }) => {
  test.each([
    ["the balance", 3, (somebody: Person) => open(somebody).balance("all")],
    ["today's summary", 3, (somebody: Person) => open(somebody).summary()],
    ["who I am", 3, (somebody: Person) => open(somebody).me()],
    ["a page of actions", 2, (somebody: Person) => open(somebody).actions({ limit: 20 })],
    ["one action", 2, (somebody: Person, id: string) => open(somebody).action(id)],
  ])("%s takes %i statements at most, and no more with 500 entries than with 5", async (_what, most, ask) => {
    const [one, other] = [await asks(ask, withFew), await asks(ask, withMany)];

    expect(one.length).toBeLessThanOrEqual(most);
    expect(other).toEqual(one);
    expect(one.filter(readsWithoutEnd)).toEqual([]);
  });

  test.each([
    ["logging an action", (somebody: Person) => open(somebody).logAction()],
    ["editing one", (somebody: Person, id: string) => open(somebody).editAction(id, { classification: "negative" })],
    ["deleting one", (somebody: Person, id: string) => open(somebody).deleteAction(id)],
  ])("%s is one transaction of three statements, and no more with 500 entries than with 5", async (_what, ask) => {
    const [one, other] = [await asks(ask, withFew), await asks(ask, withMany)];

    // The session is read first, outside of it.
    expect(one).toHaveLength(6);
    expect([one[1], one[5]]).toEqual(["begin", "commit"]);
    expect(other).toEqual(one);
    expect(one.filter(readsWithoutEnd)).toEqual([]);
  });

  test("a visitor asks the database nothing", async () => {
    expect(await statementsOf(() => open().balance())).toEqual([]);
  });
});

describe("every query of the shipped client", () => {
  const queries = Object.entries(persisted).filter(([, document]) => document.startsWith("query"));

  test.each(queries)("%s takes five statements at most, and none that reads without end", async (id) => {
    const send = (somebody: Person) =>
      knock("POST", "/graphql", { headers: bearer(somebody), body: { id, variables: { filter: "ALL" } } });

    const [one, other] = [await asks(send, withFew), await asks(send, withMany)];

    expect(one.length).toBeLessThanOrEqual(5);
    // What runs side by side is sent in any order.
    expect(other.toSorted()).toEqual(one.toSorted());
    expect(one.filter(readsWithoutEnd)).toEqual([]);
  });
});

describe.each(doors)("the diary over $name", ({ open }) => {
  test.each([
    ["a page of moods", 2, (somebody: Person) => open(somebody).moods({ limit: 20 })],
    ["a mood", 2, async (somebody: Person) => open(somebody).mood((await latest(somebody)).mood)],
    ["a page of the journal", 3, async (somebody: Person) => open(somebody).page((await latest(somebody)).page)],
    ["insights", 2, (somebody: Person) => open(somebody).insights()],
    ["settings", 3, (somebody: Person) => open(somebody).settings()],
    ["changing a setting", 2, (somebody: Person) => open(somebody).changeSetting("anonymousMode", true)],
  ])("%s takes few statements, and no more with 500 entries than with 5", async (_what, most, ask) => {
    const [one, other] = [await asks(ask, withFew), await asks(ask, withMany)];

    expect(lastRequestOf(one).length).toBeLessThanOrEqual(most);
    expect(lastRequestOf(other).toSorted()).toEqual(lastRequestOf(one).toSorted());
    expect(lastRequestOf(one).filter(readsWithoutEnd)).toEqual([]);
  });

  test.each([
    ["saving a mood", (somebody: Person) => open(somebody).saveMood({ note: "A" }), 7],
    [
      "editing one",
      async (somebody: Person) => open(somebody).editMood((await latest(somebody)).mood, { value: "sad" }),
      7,
    ],
    ["writing a page", (somebody: Person) => open(somebody).write(), 6],
    [
      "editing one",
      async (somebody: Person) => open(somebody).editPage((await latest(somebody)).page, { emoji: "sad" }),
      6,
    ],
  ])("%s is one transaction, and no more with 500 entries than with 5", async (_what, ask, most) => {
    const [one, other] = [await asks(ask, withFew), await asks(ask, withMany)];

    expect(transactionOf(one).length).toBeLessThanOrEqual(most);
    expect(transactionOf(other)).toEqual(transactionOf(one));
    expect(one.filter(readsWithoutEnd)).toEqual([]);
  });
});

describe("the history", () => {
  test.each([
    ["first: 20", 4],
    ["last: 20", 4],
    ['first: 20, month: "2025-03-01"', 4],
    ["first: 20, filter: GOOD", 2],
    ["first: 20, filter: MOODS", 2],
  ])("of %s takes %i statements, each with its limit, however long the diary is", async (args, most) => {
    const ask = (somebody: Person) =>
      knock("POST", "/graphql", {
        headers: bearer(somebody),
        body: { query: `{ viewer { history(${args}) { edges { cursor node { __typename } } } } }` },
      });

    const [one, other] = [await asks(ask, withFew), await asks(ask, withMany)];

    expect(one).toHaveLength(most);
    expect(other.toSorted()).toEqual(one.toSorted());
    expect(one.slice(1).filter((statement) => !/\blimit \$\d+$/.test(statement))).toEqual([]);
  });
});

describe("a save over GraphQL that asks for the balances after it", () => {
  test("takes one statement more", async () => {
    const query = `mutation ($clientId: ID!) {
      logAction(input: { stamp: { clientId: $clientId }, type: EVENT, classification: POSITIVE, emotionResponse: CALM, effectOnOthers: SAD }) {
        ... on LogActionPayload { action { id gold } viewer { balances { today { gold } week { gold } } summary { actionsLogged } } }
      }
    }`;

    const statements = await statementsOf(() =>
      knock("POST", "/graphql", {
        headers: bearer(withFew),
        body: { query, variables: { clientId: crypto.randomUUID() } },
      }),
    );

    // The session; begin, receipt, entry, totals, commit; the balances.
    expect(statements).toHaveLength(7);
  });
});

type Ask = (somebody: Person, id: string) => Promise<unknown>;

/** The statements of a second asking: what is looked up once is known by then. `id` is of an entry made for the occasion. */
async function asks(ask: Ask, somebody: Person): Promise<string[]> {
  const [first, second] = [await newEntry(somebody), await newEntry(somebody)];
  await ask(somebody, first);
  return statementsOf(() => ask(somebody, second));
}

/** Of a thing that is looked up before it is asked for, what the asking itself took. */
function lastRequestOf(statements: string[]): string[] {
  return statements.slice(statements.findLastIndex((text) => text.includes('"Session"')));
}

/** The last transaction, and the session before it. */
function transactionOf(statements: string[]): string[] {
  return statements.slice(statements.lastIndexOf("begin") - 1, statements.lastIndexOf("commit") + 1);
}

/** A select must have a limit, add things up, or go by a key. */
function readsWithoutEnd(statement: string): boolean {
  if (!/^select/i.test(statement)) return false;
  return !/\blimit \$?\d+|\b(?:sum|count|json_agg)\(|\bwhere (?:"?id"?|s\."tokenHash"|\("public"\."\w+"\."id") = \$/i.test(
    statement,
  );
}

async function log(somebody: Person, count: number): Promise<void> {
  const door = restDoor({ as: somebody });
  for (let logged = 0; logged < count; logged += 20) {
    const batch = Array.from({ length: Math.min(20, count - logged) }, (_, index) => logged + index);
    await Promise.all(
      batch.map((day) =>
        door.logAction({ ...somethingGood, occurredAt: new Date(Date.UTC(2025, 0, 1 + day, 12)).toISOString() }),
      ),
    );
  }
}

async function latest(somebody: Person): Promise<{ mood: string; page: string }> {
  const { entries } = await historyOf(somebody, "first: 50");
  const idOf = (kind: string) => entries.find((entry) => entry.kind === kind)?.id ?? "";
  return { mood: idOf("Mood"), page: idOf("JournalEntry") };
}

async function newEntry(somebody: Person): Promise<string> {
  return granted(await restDoor({ as: somebody }).logAction()).id;
}
