import { describe, expect, test } from "vitest";
import { sql } from "#server/store/db.ts";
import { acquainted, connected, quietly } from "#tests/support/acquaintances.ts";
import { useApp } from "#tests/support/app.ts";
import { granted } from "#tests/support/door.ts";
import { globalIdOf } from "#tests/support/globalId.ts";
import { ask, bearer } from "#tests/support/knock.ts";
import { person, type Person } from "#tests/support/people.ts";
import { peopleDoors } from "#tests/support/peopleDoors.ts";
import { answeredOnce, sendPersisted } from "#tests/support/persisted.ts";
import { statementsOf } from "#tests/support/statements.ts";

useApp();

describe.each(peopleDoors)("over $name", ({ open }) => {
  test("the bell counts messages and requests that nobody has looked at, and reading them marks none", async () => {
    const { ada, bo } = await connected();
    const cy = await person("cy");
    granted(await open(bo).send({ recipientId: ada.id }));
    granted(await open(cy).request(ada.id));

    for (const _ of "ab") {
      expect(await bellOf(ada)).toEqual({ count: 2, messages: 1, requests: 1 });
      granted(await open(ada).unseen());
    }
    expect(await bellOf(bo)).toEqual({ count: 0, messages: 0, requests: 0 });
  });

  test("clearing marks both, and a cleared request stays to be answered", async () => {
    const { ada, bo } = await connected();
    const cy = await person("cy");
    granted(await open(bo).send({ recipientId: ada.id }));
    const { id } = granted(await open(cy).request(ada.id));

    expect(await open(ada).clear()).toBe("cleared");

    expect(await bellOf(ada)).toEqual({ count: 0, messages: 0, requests: 0 });
    expect(granted(await open(ada).unseen())).toEqual([]);
    expect(granted(await open(ada).received())).toHaveLength(1);
    expect(await open(ada).answer(id, "accepted")).toMatchObject({ status: "accepted" });
  });

  test("what is answered, deleted or blocked is counted no more", async () => {
    const { ada, bo } = await connected();
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
    await quietly(ada, "blockPerson", bo);
    expect(await bellOf(ada)).toMatchObject({ count: 1 });
    await quietly(ada, "mutePerson", dot);
    expect(await bellOf(ada)).toMatchObject({ count: 0 });
  });

  test("a request that stands beside a block of one's own is counted as little as it is listed", async () => {
    const { ada, bo } = await acquainted("pending");
    expect(await bellOf(bo)).toEqual({ count: 1, messages: 0, requests: 1 });
    await sql`insert into "Block" ("userId", "otherId") values (${bo.id}::uuid, ${ada.id}::uuid)`;

    expect(await bellOf(bo)).toEqual({ count: 0, messages: 0, requests: 0 });
  });

  test("of whom is muted there is no notice", async () => {
    const { ada, bo } = await acquainted("muted");
    granted(await open(ada).send({ recipientId: bo.id }));
    const cy = await person("cy");
    await quietly(bo, "mutePerson", cy);
    granted(await open(cy).request(bo.id));

    expect(await bellOf(bo)).toEqual({ count: 0, messages: 0, requests: 0 });

    await quietly(bo, "unmutePerson", ada);
    granted(await open(ada).send({ recipientId: bo.id }));
    expect(await bellOf(bo)).toMatchObject({ count: 1 });
  });
});

const [graph] = peopleDoors;

test("taking note of the messages that were shown leaves the others", async () => {
  const { ada, bo } = await connected();
  const shown = granted(await graph.open(bo).send({ recipientId: ada.id }));
  granted(await graph.open(bo).send({ recipientId: ada.id, message: "Later" }));
  const others = await connected();
  const theirs = granted(await graph.open(others.ada).send({ recipientId: others.bo.id }));

  await ask("mutation ($ids: [ID!]!) { markExchangesSeen(input: { ids: $ids }) { __typename } }", {
    headers: bearer(ada),
    variables: { ids: [shown.id, theirs.id].map((id) => globalIdOf(id, "Exchange")) },
  });

  expect(granted(await graph.open(ada).unseen())).toMatchObject([{ message: "Later" }]);
  expect(await bellOf(others.bo)).toMatchObject({ count: 1 });
});

test("clearing what had come by a moment leaves what came later", async () => {
  const { ada, bo } = await connected();
  granted(await graph.open(bo).send({ recipientId: ada.id }));

  await ask("mutation ($until: DateTime) { clearNotifications(input: { until: $until }) { __typename } }", {
    headers: bearer(ada),
    variables: { until: new Date(Date.now() - 60_000).toISOString() },
  });

  expect(await bellOf(ada)).toMatchObject({ count: 1 });
});

test("the bell's count comes in one statement with what else is read, and with the session", async () => {
  const { ada } = await connected();
  const [shell] = answeredOnce.filter(({ document }) => /^query shellQuery.* count/s.test(document)).slice(-1);
  if (!shell) throw new Error("What stands around the screens shows the bell.");
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
