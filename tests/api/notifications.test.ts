import { describe, expect, test } from "vitest";
import { sql } from "#server/store/db.ts";
import { peopleInRelation, connectedPeople, blockOrMute } from "#tests/support/relations.ts";
import { useApp } from "#tests/support/app.ts";
import { granted } from "#tests/support/door.ts";
import { globalIdOf } from "#tests/support/globalId.ts";
import { ask, bearer } from "#tests/support/requests.ts";
import { person, type Person } from "#tests/support/people.ts";
import { peopleDoors } from "#tests/support/peopleDoors.ts";
import { currentNamed, sendPersisted } from "#tests/support/persisted.ts";
import { statementsOf } from "#tests/support/statements.ts";

useApp();

describe.each(peopleDoors)("over $name", ({ open }) => {
  test("the bell counts unseen messages and requests, and reading them marks none as seen", async () => {
    const { ada, bo } = await connectedPeople();
    const cy = await person("cy");
    granted(await open(bo).send({ recipientId: ada.id }));
    granted(await open(cy).request(ada.id));

    for (const _ of "ab") {
      expect(await bellOf(ada)).toEqual({ count: 2, messages: 1, requests: 1 });
      granted(await open(ada).unseen());
    }
    expect(await bellOf(bo)).toEqual({ count: 0, messages: 0, requests: 0 });
  });

  test("clearing marks both, and a cleared request can still be answered", async () => {
    const { ada, bo } = await connectedPeople();
    const cy = await person("cy");
    granted(await open(bo).send({ recipientId: ada.id }));
    const { id } = granted(await open(cy).request(ada.id));

    expect(await open(ada).clear()).toBe("cleared");

    expect(await bellOf(ada)).toEqual({ count: 0, messages: 0, requests: 0 });
    expect(granted(await open(ada).unseen())).toEqual([]);
    expect(granted(await open(ada).received())).toHaveLength(1);
    expect(await open(ada).answer(id, "accepted")).toMatchObject({ status: "accepted" });
  });

  test("answered, deleted and blocked items are no longer counted", async () => {
    const { ada, bo } = await connectedPeople();
    const [cy, dot] = [await person("cy"), await person("dot")];
    const message = granted(await open(bo).send({ recipientId: ada.id }));
    granted(await open(bo).send({ recipientId: ada.id }));
    const { id } = granted(await open(cy).request(ada.id));
    granted(await open(dot).request(ada.id));
    expect(await bellOf(ada)).toMatchObject({ count: 4 });

    await open(ada).answer(id, "rejected");
    expect(await bellOf(ada)).toMatchObject({ count: 3 });
    await open(ada).deleteExchange(message.id);
    expect(await bellOf(ada)).toMatchObject({ count: 2 });
    await blockOrMute(ada, "blockPerson", bo);
    expect(await bellOf(ada)).toMatchObject({ count: 1 });
    await blockOrMute(ada, "mutePerson", dot);
    expect(await bellOf(ada)).toMatchObject({ count: 0 });
  });

  test("a request from a blocked person is neither counted nor listed", async () => {
    const { ada, bo } = await peopleInRelation("pending");
    expect(await bellOf(bo)).toEqual({ count: 1, messages: 0, requests: 1 });
    await sql`insert into "Block" ("userId", "otherId") values (${bo.id}::uuid, ${ada.id}::uuid)`;

    expect(await bellOf(bo)).toEqual({ count: 0, messages: 0, requests: 0 });
  });

  test("muted people cause no notification", async () => {
    const { ada, bo } = await peopleInRelation("muted");
    granted(await open(ada).send({ recipientId: bo.id }));
    const cy = await person("cy");
    await blockOrMute(bo, "mutePerson", cy);
    granted(await open(cy).request(bo.id));

    expect(await bellOf(bo)).toEqual({ count: 0, messages: 0, requests: 0 });

    await blockOrMute(bo, "unmutePerson", ada);
    granted(await open(ada).send({ recipientId: bo.id }));
    expect(await bellOf(bo)).toMatchObject({ count: 1 });
  });
});

const [graph] = peopleDoors;

test("marking the shown messages as seen leaves the other ones", async () => {
  const { ada, bo } = await connectedPeople();
  const shown = granted(await graph.open(bo).send({ recipientId: ada.id }));
  granted(await graph.open(bo).send({ recipientId: ada.id, message: "Later" }));
  const others = await connectedPeople();
  const theirs = granted(await graph.open(others.ada).send({ recipientId: others.bo.id }));

  await ask("mutation ($ids: [ID!]!) { markExchangesSeen(input: { ids: $ids }) { __typename } }", {
    headers: bearer(ada),
    variables: { ids: [shown.id, theirs.id].map((id) => globalIdOf(id, "Exchange")) },
  });

  expect(granted(await graph.open(ada).unseen())).toMatchObject([{ message: "Later" }]);
  expect(await bellOf(others.bo)).toMatchObject({ count: 1 });
});

test("clearing up to a moment leaves later items", async () => {
  const { ada, bo } = await connectedPeople();
  granted(await graph.open(bo).send({ recipientId: ada.id }));

  await ask("mutation ($until: DateTime) { clearNotifications(input: { until: $until }) { __typename } }", {
    headers: bearer(ada),
    variables: { until: new Date(Date.now() - 60_000).toISOString() },
  });

  expect(await bellOf(ada)).toMatchObject({ count: 1 });
});

test("the bell's count is read in one statement with the session and everything else", async () => {
  const { ada } = await connectedPeople();
  const shell = currentNamed("shellQuery");
  expect(shell.document).toMatch(/ count\b/);
  const asks = () => sendPersisted(shell, ada, {});
  await asks();

  expect(await statementsOf(asks)).toHaveLength(1);
});

async function bellOf(somebody: Person) {
  const { json } = await ask(
    `{ viewer { notifications {
      count messages(first: 50) { edges { cursor } } requests(first: 50) { edges { cursor } }
    } } }`,
    { headers: bearer(somebody) },
  );
  const { count, messages, requests } = (json as { data: { viewer: { notifications: Bell } } }).data.viewer
    .notifications;
  return { count, messages: messages.edges.length, requests: requests.edges.length };
}

interface Bell {
  count: number;
  messages: { edges: object[] };
  requests: { edges: object[] };
}
