import { beforeAll, describe, expect, test } from "vitest";
import { useApp } from "#tests/support/app.ts";
import type { Door } from "#tests/support/door.ts";
import { granted, somethingGood } from "#tests/support/door.ts";
import { doors } from "#tests/support/doors.ts";
import { ask, bearer } from "#tests/support/requests.ts";
import { person, signedInAgain, type Person } from "#tests/support/people.ts";
import { answeredOnce, sendPersisted, variablesFor, type Persisted } from "#tests/support/persisted.ts";
import { restDoor } from "#tests/support/restDoor.ts";
import { readingsIn, statementsOf } from "#tests/support/statements.ts";
import { trendDoors, type TrendDoor } from "#tests/support/trendDoors.ts";

useApp();

/**
 * The maximum number of statements, and so of round trips. First the session; for an edit, the stored entry; then one
 * statement for the rest. Over REST a read or save with a cached session checks it in the same statement.
 */
const most = {
  read: { GraphQL: 2, REST: 1 },
  save: { GraphQL: 2, REST: 1 },
  edit: 3,
  delete: 2,
  setting: 3,
};

/**
 * The same for the shipped client: insights follow their entries, and a write reads its changes. A change of the person's
 * own words holds their key, which takes a transaction.
 */
const mostShipped = { read: 2, save: 2, edit: 4, delete: 3, account: 5, ownWord: 13 };

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
  // REST's pages of the journal contain an insight, which is one more read.
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
    ["the list of devices", reading, (door) => door.devices()],
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
    // GraphQL's documents are the test's own, so their reads are not batched: here the days and the means of all time.
    ["the trends", (door) => door.trends("all"), name === "GraphQL" ? 1 : 0],
    ["an earlier week", (door) => door.trends("week", "2025-03-04")],
    ["the distribution of moods", (door) => door.distribution()],
    ["a year in pixels", (door) => door.year(2025)],
    ["this day in three years and a month ago", (door) => door.onThisDay(3), name === "GraphQL" ? 1 : 0],
  ])("%s takes 2 statements at most, and no more with 500 entries than with 5", async (_what, asking, more = 0) => {
    await expectFew((somebody) => statementsOf(() => asking(open(somebody))), most.read[name] + more);
  });
});

describe("the shipped client's requests", () => {
  // Operations that empty a diary, or rewrite days of a word, use as many statements as they have tables and batches. A search reads batches of months until it has a
  // page or its time is over (tests/api/searchBound.test.ts).
  const bounded = answeredOnce.filter(
    ({ name }) => !/^(?:ResetProgress|DeleteAccount|Found|change\w+Merge|changeTagsDelete)/.test(name),
  );

  test.each(bounded)("$name takes few statements, and no more with 500 entries than with 5", async (document) => {
    const asks = async (somebody: Person) => {
      const variables = await variablesFor(document, somebody);
      const session = /^signOut(?!Elsewhere)/i.test(document.name) ? await signedInAgain(somebody) : somebody;
      return statementsOf(async () => {
        const { json } = await sendPersisted(document, session, variables);
        expect(json).toEqual({ data: expect.not.objectContaining({ code: expect.anything() }) });
      });
    };

    // A month of the book is read with the contents, its days and its entries.
    const more = document.name === "OpenMonthQuery" ? 1 : 0;
    await expectFew(asks, mostShipped[kindOf(document)] + more);
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

/** Checks that an operation takes few statements, all bounded, and as many for a long diary. Returns them. */
async function expectFew(asks: (somebody: Person) => Promise<string[]>, limit: number): Promise<string[]> {
  // Runs once before counting, because some lookups are cached.
  for (const somebody of [withFew, withMany]) await asks(somebody);
  const [one, other] = [await asks(withFew), await asks(withMany)];

  expect(one.length, one.join("\n")).toBeLessThanOrEqual(limit);
  expect(other).toEqual(one);
  expect(one.flatMap(readingsIn).filter(readsWithoutEnd)).toEqual([]);
  return one;
}

/** True for a select without a limit, an aggregate or a key. A person has few keys. */
function readsWithoutEnd(statement: string): boolean {
  return (
    /^select/i.test(statement) &&
    !/\blimit \$?\d+|\b(?:sum|count|json_agg)\(|\bid = (?:any\()?\$|s\."tokenHash" = \$|^select 1 from "PersonKey" /i.test(
      statement,
    )
  );
}

function kindOf({ name, operation, document }: Persisted): keyof typeof mostShipped {
  if (operation === "query") return "read";
  if (/^change(?:Tags|OwnMoods)/.test(name)) return "ownWord";
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

/** New entries of a person, one of each kind. */
async function idsOf(somebody: Person) {
  const door = restDoor({ as: somebody });
  return {
    action: granted(await door.logAction()).id,
    mood: granted(await door.saveMood()).id,
    page: granted(await door.write()).id,
  };
}
