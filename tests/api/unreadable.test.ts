import { afterEach, describe, expect, test, vi } from "vitest";
import { cannotChange, cannotOpen } from "#domain/unreadable.ts";
import { checkSealed, type Unopened } from "#server/program/checkSealed.ts";
import { sql } from "#server/store/db.ts";
import { openReports } from "#server/nouns/safety/reviewReports.ts";
import { connectedPeople } from "#tests/support/relations.ts";
import { useApp } from "#tests/support/app.ts";
import { granted } from "#tests/support/door.ts";
import { doors } from "#tests/support/doors.ts";
import { globalIdOf } from "#tests/support/globalId.ts";
import { ask, bearer, sendRequest } from "#tests/support/requests.ts";
import { useLogLines } from "#tests/support/logLines.ts";
import { person, type Person } from "#tests/support/people.ts";
import { peopleDoors } from "#tests/support/peopleDoors.ts";
import { persisted, sendPersisted, variablesFor } from "#tests/support/persisted.ts";
import { somePicture } from "#tests/support/pictures.ts";
import { restDoor } from "#tests/support/restDoor.ts";
import { rowAt, spoil, spoilings, type Spoiling } from "#tests/support/spoiling.ts";
import { statementsOf } from "#tests/support/statements.ts";

useApp();
const lines = useLogLines();
let laterThanAll = 0;

afterEach(() => {
  vi.useRealTimers();
});

const kinds = [
  { table: "Action", path: "/actions", list: "/actions/user", blank: { eventTitle: null, note: null, gold: 2 } },
  { table: "Mood", path: "/moods", list: "/moods/user", blank: { value: "sad", note: null, journalTitle: null } },
  {
    table: "JournalEntry",
    path: "/journal",
    list: "/journal",
    blank: { content: "", title: null, body: "", tags: ["reflection"], gold: 1 },
  },
] as const;

describe.each(kinds)(
  "an entry whose sealed value does not open, of the kind $table,",
  ({ table, path, list, blank }) => {
    test.each(Object.keys(spoilings) as Spoiling[])(
      "%s, is in REST's list without its texts, and says so",
      async (how) => {
        const { ada, ids } = await withDiaries();
        const [, spoilt] = ids[table];
        await spoil({ table, userId: ada.id, id: spoilt }, how);

        const { status, json } = await get(ada, list);

        expect(status).toBe(200);
        expect(json).toHaveLength(3);
        const entries = json as { id: string; unreadable?: true }[];
        expect(entries.filter(({ unreadable }) => unreadable)).toMatchObject([{ id: spoilt, ...blank }]);
        expect(entries.filter(({ id }) => id !== spoilt).every((entry) => JSON.stringify(entry).includes("Mine"))).toBe(
          true,
        );
        expect(await get(ada, `${path}/${spoilt}`)).toMatchObject({
          status: 200,
          json: { id: spoilt, unreadable: true, ...blank },
        });
      },
    );

    test("stays in each of GraphQL's lists, marked and without its texts", async () => {
      const { ada, ids } = await withDiaries();
      const [, spoilt] = ids[table];
      await spoil({ table, userId: ada.id, id: spoilt });
      const id = globalIdOf(spoilt, table);

      const { json } = await ask(
        `query ($id: ID!) {
        viewer {
          history(first: 20) { edges { node { ... on Node { id } ...marks } } }
          actions(first: 20) { edges { node { id ...marks } } }
          moods(first: 20) { edges { node { id ...marks } } }
          recentMoods { id ...marks }
          currentMood { id ...marks }
        }
        node(id: $id) { id ...marks }
      }
      fragment marks on Node {
        ... on Action { isUnreadable note eventTitle }
        ... on Mood { isUnreadable moodNote: note journalTitle hasNote }
        ... on JournalEntry { isUnreadable title body emoji tags }
      }`,
        { headers: bearer(ada), variables: { id } },
      );

      const { data, errors } = json as Answered;
      expect(errors).toBeUndefined();
      const { viewer, node } = data;
      const history = viewer.history.edges.map((edge) => edge.node);
      expect(history).toHaveLength(9);
      expect(history.filter(({ isUnreadable }) => isUnreadable).map((entry) => entry.id)).toEqual([id]);
      expect(node).toEqual(history.find((entry) => entry.id === id));
      expect(JSON.stringify(node)).not.toContain("Mine");
      const others = [viewer.actions, viewer.moods].flatMap(({ edges }) => edges.map((edge) => edge.node));
      expect(others).toHaveLength(6);
      expect([...viewer.recentMoods, viewer.currentMood, ...others].filter((entry) => entry.id === id)).toEqual(
        table === "Action" ? [node] : table === "Mood" ? [node, node, node] : [],
      );
    });

    test("takes no more statements than one that opens, and one line of the log a second", async () => {
      const { ada, ids } = await withDiaries();
      const [, spoilt] = ids[table];
      const whole = await statementsOf(() => get(ada, list));
      await spoil({ table, userId: ada.id, id: spoilt });
      // A time at which no other test has logged anything.
      laterThanAll += 10_000;
      vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + laterThanAll });
      lines.splice(0);

      expect(await statementsOf(() => get(ada, list))).toEqual(whole);
      await Promise.all(Array.from({ length: 20 }, () => get(ada, list)));
      vi.setSystemTime(Date.now() + 1_000);
      await get(ada, list);

      const told = lines
        .filter((line) => line.includes("a sealed value cannot be opened"))
        .map((line) => JSON.parse(line));
      expect(told).toMatchObject([
        { level: "error", place: [table, ada.id, spoilt] },
        { level: "error", place: [table, ada.id, spoilt], leftOut: 20 },
      ]);
    });

    test.each(doors)("cannot be changed over $name and loses nothing by the try, and opens again", async ({ open }) => {
      const { ada, ids } = await withDiaries();
      const [, spoilt] = ids[table];
      const { json: before } = await get(ada, `${path}/${spoilt}`);
      const { mend } = await spoil({ table, userId: ada.id, id: spoilt });
      const bytes = await rowAt({ table, userId: ada.id, id: spoilt });

      for (const change of [{ note: "Another" }, { occurredAt: "2026-01-01T10:00:00Z" }])
        expect(await edit(open(ada), table, spoilt, change)).toMatchObject({ message: cannotChange.entry });

      expect(await rowAt({ table, userId: ada.id, id: spoilt })).toEqual(bytes);
      await mend();
      expect((await get(ada, `${path}/${spoilt}`)).json).toEqual(before);
    });

    test.each(doors)("can be deleted over $name", async ({ open }) => {
      const { ada, ids } = await withDiaries();
      const [, spoilt] = ids[table];
      await spoil({ table, userId: ada.id, id: spoilt });

      const door = open(ada);
      const remove = { Action: door.deleteAction, Mood: door.deleteMood, JournalEntry: door.deletePage }[table];
      expect(await remove(spoilt)).toBe("deleted");
      expect((await get(ada, list)).json).toHaveLength(2);
    });
  },
);

test("the exported diary marks each text that cannot be decrypted, and has all the rest", async () => {
  const { ada, ids } = await withDiaries();
  for (const { table } of kinds) await spoil({ table, userId: ada.id, id: ids[table][1] });

  const { status, text } = await sendRequest("GET", "/api/user/export-journal", { headers: bearer(ada) });

  expect(status).toBe(200);
  expect(text.match(/<article /g)).toHaveLength(9);
  expect(text.match(/What was written here cannot be opened\. It was not deleted\./g)).toHaveLength(3);
  expect(text.match(/Mine/g)?.length).toBeGreaterThanOrEqual(6);
  expect(text).toContain("</body></html>");
});

const shows = /^(?:History|EntryList|Dashboard|MoodNote|Trends|KarmaExchange)/;

test.each(persisted.filter(({ name, operation }) => operation === "query" && shows.test(name)))(
  "an installed app's $name ($id) is answered whole",
  async (document) => {
    const { ada, ids } = await withDiaries();
    const variables = await variablesFor(document, ada);
    for (const { table } of kinds) for (const id of ids[table]) await spoil({ table, userId: ada.id, id });

    const { status, json } = await sendPersisted(document, ada, variables);

    expect(status).toBe(200);
    expect(json).not.toHaveProperty("errors");
  },
);

describe("a message that cannot be decrypted", () => {
  test("stays in its owner's lists, marked, and the other copy is whole", async () => {
    const { ada, bo } = await connectedPeople();
    const [, rest] = peopleDoors;
    const { id } = granted(await rest.open(bo).send({ recipientId: ada.id, message: "Mine" }));
    granted(await rest.open(bo).send({ recipientId: ada.id, message: "Mine, too" }));
    await spoil({ table: "Exchange", userId: ada.id, id });

    const { json } = await get(ada, "/karma-exchanges/all-received");
    expect(json).toMatchObject([
      { message: "Mine, too", deliveryMethod: "app", senderUsername: bo.username },
      { id, message: "", unreadable: true, deliveryMethod: "app", senderUsername: bo.username },
    ]);
    expect(
      await ask(`{ viewer { exchanges(first: 9) { edges { node { message isUnreadable personName } } } } }`, {
        headers: bearer(ada),
      }),
    ).toMatchObject({
      json: {
        data: {
          viewer: {
            exchanges: {
              edges: [
                { node: { message: "Mine, too", isUnreadable: false } },
                { node: { message: "", isUnreadable: true, personName: bo.username } },
              ],
            },
          },
        },
      },
    });
    expect(granted(await rest.open(bo).exchange(id)).message).toBe("Mine");
  });

  test("can be reported, and the report shows it; an unreadable report does not hide other ones", async () => {
    const { ada, bo } = await connectedPeople();
    const [, rest] = peopleDoors;
    const { id } = granted(await rest.open(bo).send({ recipientId: ada.id, message: "Mine" }));
    const other = granted(await rest.open(bo).send({ recipientId: ada.id, message: "Mine, too" }));
    await spoil({ table: "Exchange", userId: ada.id, id });

    expect(await rest.open(ada).report(id, "threatening")).toBe("reported");
    expect(await rest.open(ada).report(other.id, "threatening")).toBe("reported");
    const mine = async () => (await openReports()).filter(({ reporter }) => reporter === ada.username);
    const [first, second] = await mine();
    expect([first, second]).toMatchObject([
      { texts: { message: cannotOpen.message, reason: "threatening" } },
      { texts: { message: "Mine, too" } },
    ]);

    await spoil({ table: "Report", userId: ada.id, id: second?.id ?? "" });
    expect(await mine()).toMatchObject([{ texts: { reason: "threatening" } }, { texts: null, against: bo.username }]);
  });

  test("sent outside the app shows an unknown recipient", async () => {
    const ada = await person("ada");
    const [, rest] = peopleDoors;
    const { id } = granted(await rest.open(ada).send({ deliveryMethod: "text", recipientUsername: "Grandma" }));
    await spoil({ table: "Exchange", userId: ada.id, id });

    expect((await get(ada, "/karma-exchanges/sent")).json).toMatchObject([
      { id, unreadable: true, recipientId: null, recipientUsername: "Somebody" },
    ]);
  });
});

describe("a person", () => {
  test("whose profile cannot be decrypted appears by username, and cannot overwrite it", async () => {
    const { ada, bo } = await connectedPeople();
    granted(
      await restDoor({ as: bo }).updateProfile({
        displayName: "Bo B.",
        bio: "Mine",
        profilePicture: await somePicture(),
      }),
    );
    const { mend } = await spoil({ table: "User", userId: bo.id, id: bo.id, column: "profile" });
    const bytes = await rowAt({ table: "User", userId: bo.id, id: bo.id, column: "profile" });

    expect(granted(await peopleDoors[0].open(ada).friends())).toMatchObject([
      { id: bo.id, username: bo.username, displayName: null, bio: null },
    ]);
    for (const { open } of doors) {
      expect(await open(bo).profile()).toMatchObject({ displayName: null, bio: null, email: bo.email });
      expect(await open(bo).updateProfile({ bio: "Another" })).toMatchObject({ message: cannotChange.profile });
    }

    expect(await rowAt({ table: "User", userId: bo.id, id: bo.id, column: "profile" })).toEqual(bytes);
    await mend();
    expect(await restDoor({ as: bo }).profile()).toMatchObject({ displayName: "Bo B.", bio: "Mine", hasPicture: true });
  });

  test.each(doors)(
    "whose own details do not open signs in and writes over $name, and cannot lose them",
    async ({ open }) => {
      const ada = await person("ada");
      const { mend } = await spoil({ table: "User", userId: ada.id, id: ada.id });

      expect(granted(await open().login({ email: ada.email, password: ada.password }))).toMatchObject({
        username: ada.username,
      });
      expect(await open(ada).me()).toMatchObject({ username: ada.username, email: "" });
      expect(await open(ada).saveMood({ note: "Mine" })).toMatchObject({ note: "Mine" });
      for (const change of [{ location: "Here" }, { email: "ada@example.org" }])
        expect(await open(ada).updateProfile(change)).toMatchObject({ message: cannotChange.profile });

      await mend();
      expect(await open(ada).me()).toMatchObject({ email: ada.email });
    },
  );

  test("whose picture cannot be decrypted has none", async () => {
    const { ada, bo } = await connectedPeople();
    granted(await restDoor({ as: bo }).updateProfile({ profilePicture: await somePicture() }));
    const [{ id }] = (await sql<{ id: string }>`select id from "Picture" where "userId" = ${bo.id}::uuid`) as [
      { id: string },
    ];
    expect((await get(ada, `/pictures/${bo.id}/${id}.jpg`)).status).toBe(200);

    await spoil({ table: "Picture", userId: bo.id, id });

    expect(await get(ada, `/pictures/${bo.id}/${id}.jpg`)).toMatchObject({
      status: 404,
      json: { message: "There is no such picture." },
    });
    expect(await get(bo, "/auth/user")).toMatchObject({ status: 200 });
  });
});

describe("check:sealed", () => {
  test("finds each value that cannot be decrypted, in every encrypted column, and no other value", async () => {
    const { ada, bo } = await connectedPeople();
    const { ada: cleo, ids } = await withDiaries();
    granted(await restDoor({ as: bo }).updateProfile({ displayName: "Bo", profilePicture: await somePicture() }));
    const { id: message } = granted(await peopleDoors[1].open(bo).send({ recipientId: ada.id, message: "Mine" }));
    granted(await peopleDoors[1].open(ada).report(message));
    const [picture] = await sql<{ id: string }>`select id from "Picture" where "userId" = ${bo.id}::uuid`;
    const [report] = await sql<{ id: string }>`select id from "Report" where "userId" = ${ada.id}::uuid`;
    const before = await found();

    for (const { table } of kinds) await spoil({ table, userId: cleo.id, id: ids[table][1] });
    await spoil({ table: "Exchange", userId: ada.id, id: message });
    await spoil({ table: "User", userId: ada.id, id: ada.id });
    await spoil({ table: "User", userId: bo.id, id: bo.id, column: "profile" }, "cut short");
    await spoil({ table: "Picture", userId: bo.id, id: picture?.id ?? "" });
    await spoil({ table: "Report", userId: ada.id, id: report?.id ?? "" });
    const after = await found();

    expect(after.looked).toBe(before.looked);
    expect(after.unopened.filter((one) => !before.unopened.some((other) => isSame(one, other)))).toEqual([
      { table: "User", column: "sealed", id: ada.id, userId: ada.id },
      { table: "User", column: "profile", id: bo.id, userId: bo.id },
      { table: "Picture", column: "sealed", id: picture?.id, userId: bo.id },
      ...kinds.map(({ table }) => ({ table, column: "sealed", id: ids[table][1], userId: cleo.id })),
      { table: "Exchange", column: "sealed", id: message, userId: ada.id },
      { table: "Report", column: "sealed", id: report?.id, userId: ada.id },
    ]);
  });

  test("looks at all rows, however many pages they are, and at a person's key", async () => {
    const ada = await person("ada");
    const door = restDoor({ as: ada });
    const before = await found();
    const made = await Promise.all(Array.from({ length: 210 }, () => door.saveMood({ note: "Mine" })));
    const [last] = made.map(granted).toReversed();
    await spoil({ table: "Mood", userId: ada.id, id: last?.id ?? "" });

    const after = await found();
    expect(after.looked - before.looked).toBe(210);
    expect(ofPerson(after.unopened, ada)).toEqual([{ table: "Mood", column: "sealed", id: last?.id, userId: ada.id }]);

    const turn = () =>
      sql`update "PersonKey" set wrapped = set_byte(wrapped, 50, 255 - get_byte(wrapped, 50)) where "userId" = ${ada.id}::uuid`;
    await turn();
    const all = ofPerson((await found()).unopened, ada);
    expect(all[0]).toEqual({ table: "PersonKey", column: "wrapped", id: "1", userId: ada.id });
    expect(all).toHaveLength(1 + 1 + 210);
    await turn();
  });
});

interface Marked {
  id: string;
  isUnreadable: boolean;
}

interface Answered {
  data: {
    viewer: Record<"history" | "actions" | "moods", { edges: { node: Marked }[] }> & {
      recentMoods: Marked[];
      currentMood: Marked;
    };
    node: Marked;
  };
  errors?: object[];
}

/** A person with three entries of each kind, and their ids, oldest first; the second mood is the latest. */
async function withDiaries() {
  const ada = await person("ada");
  const door = restDoor({ as: ada });
  const ids: Record<(typeof kinds)[number]["table"], [string, string, string]> = {
    Action: ["", "", ""],
    Mood: ["", "", ""],
    JournalEntry: ["", "", ""],
  };
  for (const at of [0, 1, 2]) {
    const occurredAt = new Date(Date.now() - ([120_000, 0, 60_000][at] ?? 0)).toISOString();
    ids.Action[at] = granted(await door.logAction({ note: "Mine", eventTitle: "Mine", occurredAt })).id;
    ids.Mood[at] = granted(await door.saveMood({ value: "sad", note: "Mine", journalTitle: "Mine", occurredAt })).id;
    ids.JournalEntry[at] = granted(await door.write({ texts: { title: "Mine", body: "Mine" }, occurredAt })).id;
  }
  return { ada, ids };
}

function get(somebody: Person, path: string) {
  return sendRequest("GET", `/api${path}`, { headers: bearer(somebody) });
}

function edit(door: ReturnType<(typeof doors)[number]["open"]>, table: string, id: string, change: object) {
  if (table === "Action") return door.editAction(id, change);
  if (table === "Mood") return door.editMood(id, change);
  return door.editPage(id, "note" in change ? { texts: { title: null, body: "Another" } } : change);
}

async function found(): Promise<{ looked: number; unopened: Unopened[] }> {
  const unopened: Unopened[] = [];
  return { looked: await checkSealed((one) => unopened.push(one)), unopened };
}

function ofPerson(unopened: readonly Unopened[], { id }: Person): Unopened[] {
  return unopened.filter(({ userId }) => userId === id);
}

function isSame(one: Unopened, other: Unopened): boolean {
  return one.table === other.table && one.column === other.column && one.id === other.id && one.userId === other.userId;
}
