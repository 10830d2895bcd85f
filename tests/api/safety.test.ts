import { describe, expect, test } from "vitest";
import { sweepDeleted } from "#server/nouns/account/deletion.ts";
import { sql } from "#server/store/db.ts";
import { openReports, resolveReport } from "#server/nouns/safety/reviewReports.ts";
import { peopleInRelation, connectedPeople, backdateRecentActions, blockOrMute } from "#tests/support/relations.ts";
import { useApp } from "#tests/support/app.ts";
import { granted } from "#tests/support/door.ts";
import { ask, bearer, sendRequest } from "#tests/support/requests.ts";
import { person, type Person } from "#tests/support/people.ts";
import { peopleDoors, type PeopleDoor } from "#tests/support/peopleDoors.ts";

useApp();

const hurtful = "You are nobody.";

describe.each(peopleDoors)("a report over $name", ({ open }) => {
  test("of a received message reaches an operator, with the message, once", async () => {
    const { ada, bo, id } = await withMessage(open);

    expect(await open(bo).report(id, "threatening")).toBe("reported");

    expect(await reportsOf(bo)).toMatchObject([
      {
        reporter: bo.username,
        against: ada.username,
        texts: { reason: "threatening", message: hurtful, type: "kind_message" },
      },
    ]);
    expect(await open(bo).report(id)).toMatchObject({
      status: 400,
      message: "You’ve already reported this message. The people who run this server will read it.",
    });
  });

  test("sent again with its clientId is one report, even twenty times at once", async () => {
    const { bo, id } = await withMessage(open);

    const answers = await Promise.all(Array.from({ length: 20 }, () => open(bo).report(id, "spam", "the same")));

    expect(new Set(answers)).toEqual(new Set(["reported"]));
    expect(await reportsOf(bo)).toHaveLength(1);
  });

  test("twenty times at once without one is one report, too", async () => {
    const { bo, id } = await withMessage(open);

    const answers = await Promise.all(Array.from({ length: 20 }, () => open(bo).report(id)));

    expect(answers.filter((answer) => answer === "reported")).toHaveLength(1);
    expect(await reportsOf(bo)).toHaveLength(1);
  });

  test("of one's own message, or of other people's, is refused", async () => {
    const { ada, id } = await withMessage(open);

    expect(await open(ada).report(id)).toMatchObject({
      status: 400,
      message: "You can only report messages you received.",
    });
    expect(await open(await person("cy")).report(id)).toMatchObject({
      status: 404,
      message: "This message isn’t here any more.",
    });
    expect(await reportsOf(ada)).toEqual([]);
  });

  test("is one of ten a day", async () => {
    const { ada, bo } = await connectedPeople();
    const ids = [];
    for (let count = 0; count < 12; count += 1) ids.push(granted(await open(ada).send({ recipientId: bo.id })).id);

    const answers = await Promise.all(ids.map((id) => open(bo).report(id)));

    expect(answers.filter((answer) => answer === "reported")).toHaveLength(10);
    expect(answers.find((answer) => answer !== "reported")).toEqual({
      status: 429,
      message: "You’ve reported many messages today. Please try again in 24 hours.",
    });
    await backdateRecentActions(bo, 24);
    const left = ids.find((_id, index) => answers[index] !== "reported");
    expect(await open(bo).report(left ?? "")).toBe("reported");
  });
});

const [graph, rest] = peopleDoors;

test("over REST a reason may be free text of at most 500 characters", async () => {
  const { ada, bo, id } = await withMessage(rest.open);
  const report = (reason: string, said = {}) =>
    sendRequest("POST", "/api/report", { headers: bearer(bo), body: { messageId: id, reason, ...said } });

  expect(await report(" ")).toMatchObject({ status: 400, json: { field: "reason" } });
  expect(await report("x".repeat(501))).toMatchObject({ status: 400, json: { field: "reason" } });
  const wishes = { fromUserId: ada.id, againstUserId: bo.id };
  expect(await report("He said that to me twice.", wishes)).toMatchObject({ status: 201, json: { messageId: id } });

  expect(await reportsOf(bo)).toMatchObject([
    { reporter: bo.username, against: ada.username, texts: { reason: "other", details: "He said that to me twice." } },
  ]);
});

test.each(["reporter", "reported"])("after the %s left, a report has no names and stays 180 days", async (who) => {
  const { ada, bo, id } = await withMessage(rest.open);
  granted(await rest.open(bo).report(id));
  const [{ id: report } = { id: "" }] = await reportsOf(bo);
  const leaving = who === "reporter" ? bo : ada;
  await sendRequest("DELETE", "/api/user/delete-account", { headers: bearer(leaving) });
  await sweepDeleted();

  const stands = async () => (await openReports()).filter((each) => each.id === report);
  expect(await stands()).toMatchObject([{ reporter: null, against: null, texts: { message: hurtful } }]);
  const [row] = await sql<{ keptUntilAt: Date }>`select * from "Report" where id = ${report}::uuid`;
  expect(JSON.stringify(row)).not.toContain(ada.id);
  expect(JSON.stringify(row)).not.toContain(bo.id);

  const daysLater = (days: number) => {
    const until = new Date(Number(row?.keptUntilAt) - days * 86_400_000);
    return sql`update "Report" set "keptUntilAt" = ${until}::timestamptz where id = ${report}::uuid`;
  };
  await daysLater(179);
  await sweepDeleted();
  expect(await stands()).toHaveLength(1);
  await daysLater(180);
  await sweepDeleted();
  expect(await stands()).toEqual([]);
});

test("a resolved report is no longer open, and can be resolved once", async () => {
  const { bo, id } = await withMessage(rest.open);
  granted(await rest.open(bo).report(id));
  const [report] = await reportsOf(bo);

  expect(await resolveReport(report?.id ?? "")).toBe(true);

  expect(await resolveReport(report?.id ?? "")).toBe(false);
  expect(await resolveReport("none")).toBe(false);
  expect(await reportsOf(bo)).toEqual([]);
});

test("a message shows its recipient that it was reported", async () => {
  const { bo, id } = await withMessage(graph.open);
  const read = async () =>
    (await ask("{ viewer { exchanges { edges { node { isReported } } } } }", { headers: bearer(bo) })).json;
  expect(JSON.stringify(await read())).toContain('"isReported":false');

  granted(await graph.open(bo).report(id));

  expect(JSON.stringify(await read())).toContain('"isReported":true');
});

describe("blocking", () => {
  test("lists the people blocked by the viewer, latest first, even those who block the viewer", async () => {
    const ada = await person("ada");
    const [bo, cy] = [await person("bo"), await person("cy")];
    await blockOrMute(ada, "blockPerson", bo);
    await blockOrMute(ada, "blockPerson", cy);
    await blockOrMute(cy, "blockPerson", ada);

    expect(await listOf(ada, "blockedPeople")).toEqual([cy.username, bo.username]);

    expect(await blockOrMute(ada, "unblockPerson", cy)).toMatchObject({ __typename: "UnblockPersonPayload" });
    expect(await listOf(ada, "blockedPeople")).toEqual([bo.username]);
  });

  test("a second time is no error; oneself and unknown people are refused", async () => {
    const [ada, bo] = [await person("ada"), await person("bo")];
    const nobody = { code: "NOT_FOUND", message: "This person isn’t here any more." };

    for (const _ of "ab")
      expect(await blockOrMute(ada, "blockPerson", bo)).toMatchObject({ __typename: "BlockPersonPayload" });
    expect(await blockOrMute(ada, "blockPerson", ada)).toMatchObject({ code: "BAD_INPUT" });
    expect(await blockOrMute(ada, "blockPerson", { ...ada, id: crypto.randomUUID() })).toMatchObject(nobody);
    expect(await blockOrMute(bo, "blockPerson", ada)).toMatchObject(nobody);
    expect(await blockOrMute(ada, "unblockPerson", await person("cy"))).toMatchObject(nobody);
  });

  test("a person who wrote can be blocked, even if anonymous and no longer connected", async () => {
    const { ada, bo, id } = await connectedPeople();
    granted(await rest.open(bo).send({ recipientId: ada.id }));
    granted(await rest.open(bo).remove(id));
    await sql`update "User" set "anonymousMode" = true where id = ${bo.id}::uuid`;

    expect(await blockOrMute(ada, "blockPerson", bo)).toMatchObject({ __typename: "BlockPersonPayload" });
    expect(await listOf(ada, "blockedPeople")).toEqual([bo.username]);
  });

  test("a message in flight is refused", async () => {
    const { ada, bo } = await connectedPeople();

    const [, ...sent] = await Promise.all([
      blockOrMute(bo, "blockPerson", ada),
      ...Array.from({ length: 20 }, () => rest.open(ada).send({ recipientId: bo.id })),
    ]);

    const arrived = sent.filter((each) => "id" in each);
    expect(granted(await rest.open(bo).received())).toHaveLength(arrived.length);
    expect(await rest.open(ada).send({ recipientId: bo.id })).toMatchObject({ status: 404 });
  });
});

test("a muted person is listed, and cannot notice it", async () => {
  const { ada, bo } = await peopleInRelation("muted");

  expect(await listOf(bo, "mutedPeople")).toEqual([ada.username]);
  expect(await listOf(ada, "mutedPeople")).toEqual([]);
  expect(granted(await rest.open(ada).friends()).map(({ id }) => id)).toEqual([bo.id]);
});

async function withMessage(open: (somebody: Person) => PeopleDoor) {
  const { ada, bo } = await connectedPeople();
  const { id } = granted(await open(ada).send({ recipientId: bo.id, message: hurtful }));
  return { ada, bo, id };
}

async function reportsOf({ username }: Person) {
  return (await openReports()).filter(({ reporter }) => reporter === username);
}

async function listOf(somebody: Person, field: string): Promise<string[]> {
  const { json } = await ask(`{ viewer { ${field}(first: 10) { edges { node { username } } } } }`, {
    headers: bearer(somebody),
  });
  const { viewer } = (json as { data: { viewer: Record<string, { edges: { node: { username: string } }[] }> } }).data;
  return viewer[field]?.edges.map(({ node }) => node.username) ?? [];
}
