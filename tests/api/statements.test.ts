import { beforeAll, describe, expect, test } from "vitest";
import { useApp } from "#tests/support/app.ts";
import type { Door } from "#tests/support/door.ts";
import { granted, somethingGood } from "#tests/support/door.ts";
import { doors } from "#tests/support/doors.ts";
import { ask, bearer } from "#tests/support/knock.ts";
import { person, signedInAgain, type Person } from "#tests/support/people.ts";
import { answeredOnce, sendPersisted, variablesFor, type Persisted } from "#tests/support/persisted.ts";
import { restDoor } from "#tests/support/restDoor.ts";
import { readingsIn, statementsOf } from "#tests/support/statements.ts";
import { trendDoors, type TrendDoor } from "#tests/support/trendDoors.ts";

useApp();

/**
 * The most round trips that each takes, for each statement is one: who it is; what stands now, for an edit; then one that reads or writes
 * it all. Over REST a reading or a save by somebody who was here lately proves along the way who it is.
 */
const most = { read: { GraphQL: 2, REST: 1 }, save: { GraphQL: 2, REST: 1 }, edit: 3, delete: 2, setting: 3 };

/** The same of what the shipped client sends: insights come after what they stand beside, and a write reads what it changed. */
const mostShipped = { read: 2, save: 2, edit: 4, delete: 3, account: 5 };

const few = 5;
const many = 500;

let withFew: Person;
let withMany: Person;

beforeAll(async () => {
  [withFew, withMany] = [await person("ada"), await person("bo")];
  await log(withFew, few);
  await log(withMany, many);
});

describe.each(doors)("over $name", ({ name, open }) => {
  // REST's pages of the journal say an insight, which is one reading more.
  const insight = name === "REST" ? 1 : 0;
  const [reading, saving] = [most.read[name], most.save[name]];

  test.each<[what: string, most: number, ask: (door: Door, id: Ids) => Promise<unknown>]>([
    ["the balance", reading, (door) => door.balance("all")],
    ["today's summary", reading, (door) => door.summary()],
    ["today's small question", reading, (door) => door.smallQuestion()],
    ["who I am", reading, (door) => door.me()],
    ["a page of actions", reading, (door) => door.actions({ limit: 20 })],
    ["an action", reading, (door, { action }) => door.action(action)],
    ["logging one", saving, (door) => door.logAction()],
    ["editing one", most.edit, (door, { action }) => door.editAction(action, { classification: "negative" })],
    ["deleting one", most.delete, (door, { action }) => door.deleteAction(action)],
    ["a page of moods", reading, (door) => door.moods({ limit: 20 })],
    ["a mood", reading, (door, { mood }) => door.mood(mood)],
    ["saving one", saving, (door) => door.saveMood({ note: "A" })],
    ["editing one", most.edit, (door, { mood }) => door.editMood(mood, { value: "sad" })],
    ["deleting one", most.delete, (door, { mood }) => door.deleteMood(mood)],
    ["a page of the journal", reading + insight, (door, { page }) => door.page(page)],
    ["writing one", saving + insight, (door) => door.write()],
    ["editing one", most.edit + insight, (door, { page }) => door.editPage(page, { emoji: "sad" })],
    ["deleting one", most.delete, (door, { page }) => door.deletePage(page)],
    ["insights", reading, (door) => door.insights()],
    ["settings", reading, (door) => door.settings()],
    ["changing one", most.setting, (door) => door.changeSetting("anonymousMode", true)],
  ])("%s takes %i statements at most, and no more with 500 entries than with 5", async (_what, limit, asking) => {
    const asks = async (somebody: Person) => {
      const ids = await idsOf(somebody);
      return statementsOf(() => asking(open(somebody), ids));
    };

    await expectFew(asks, limit);
  });

  test("a visitor asks the database nothing", async () => {
    expect(await statementsOf(() => open().balance())).toEqual([]);
  });
});

describe.each(trendDoors)("over $name", ({ name, open }) => {
  test.each<[what: string, ask: (door: TrendDoor) => Promise<unknown>, more?: number]>([
    // GraphQL's documents are the test's own, whose reads go one by one: here the days, and the means of all time.
    ["the trends", (door) => door.trends("all"), name === "GraphQL" ? 1 : 0],
    ["the distribution of moods", (door) => door.distribution()],
    ["a year in pixels", (door) => door.year(2025)],
    ["this day a year and a month ago", (door) => door.onThisDay(), name === "GraphQL" ? 1 : 0],
  ])("%s takes 2 statements at most, and no more with 500 entries than with 5", async (_what, asking, more = 0) => {
    await expectFew((somebody) => statementsOf(() => asking(open(somebody))), most.read[name] + more);
  });
});

describe("what the shipped client sends", () => {
  // What takes a whole diary away takes statements by its tables and its length.
  const bounded = answeredOnce.filter(({ name }) => !/^(?:ResetProgress|DeleteAccount)/.test(name));

  test.each(bounded)("$name takes few statements, and no more with 500 entries than with 5", async (document) => {
    const asks = async (somebody: Person) => {
      const variables = await variablesFor(document, somebody);
      const session = /^signOut/i.test(document.name) ? await signedInAgain(somebody) : somebody;
      return statementsOf(async () => {
        const { json } = await sendPersisted(document, session, variables);
        expect(json).toEqual({ data: expect.not.objectContaining({ code: expect.anything() }) });
      });
    };

    await expectFew(asks, mostShipped[kindOf(document)]);
  });
});

describe("the history", () => {
  test.each([
    "first: 20",
    "last: 20",
    'first: 20, month: "2025-03-01"',
    "first: 20, filter: GOOD",
    "first: 20, filter: MOODS",
  ])("of %s is read with a limit, however long the diary is", async (args) => {
    const query = `{ viewer { history(${args}) { edges { cursor node { __typename } } } } }`;
    const asks = (somebody: Person) => statementsOf(() => ask(query, { headers: bearer(somebody) }));

    const [, ...readings] = (await expectFew(asks, most.read.GraphQL)).flatMap(readingsIn);

    expect(readings.filter((reading) => !/\blimit \$\d+$/.test(reading))).toEqual([]);
  });
});

/** Insists that an asking takes few statements, bounded ones, and the same for a long diary. Gives them. */
async function expectFew(asks: (somebody: Person) => Promise<string[]>, limit: number): Promise<string[]> {
  // What is looked up once is known the second time.
  for (const somebody of [withFew, withMany]) await asks(somebody);
  const [one, other] = [await asks(withFew), await asks(withMany)];

  expect(one.length, one.join("\n")).toBeLessThanOrEqual(limit);
  expect(other).toEqual(one);
  expect(one.flatMap(readingsIn).filter(readsWithoutEnd)).toEqual([]);
  return one;
}

/** A select must have a limit, add things up, or go by a key. */
function readsWithoutEnd(statement: string): boolean {
  return (
    /^select/i.test(statement) &&
    !/\blimit \$?\d+|\b(?:sum|count|json_agg)\(|\bid = (?:any\()?\$|s\."tokenHash" = \$/i.test(statement)
  );
}

function kindOf({ operation, document }: Persisted): keyof typeof mostShipped {
  if (operation === "query") return "read";
  const [, write] = /\{\s+(logAction|save|write|edit|delete)/.exec(document) ?? [];
  return write === "edit" || write === "delete" ? write : write ? "save" : "account";
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

type Ids = Awaited<ReturnType<typeof idsOf>>;

/** New entries of somebody's, one of each kind. */
async function idsOf(somebody: Person) {
  const door = restDoor({ as: somebody });
  return {
    action: granted(await door.logAction()).id,
    mood: granted(await door.saveMood()).id,
    page: granted(await door.write()).id,
  };
}
