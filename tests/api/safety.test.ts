import { describe, expect, test } from "vitest";
import { sweepDeleted } from "#server/nouns/account/deletion.ts";
import { sql } from "#server/store/db.ts";
import { openReports, resolveReport } from "#server/nouns/safety/reviewReports.ts";
import { acquainted, connected, letPass, quietly } from "#tests/support/acquaintances.ts";
import { useApp } from "#tests/support/app.ts";
import { granted } from "#tests/support/door.ts";
import { ask, bearer, knock } from "#tests/support/knock.ts";
import { person, type Person } from "#tests/support/people.ts";
import { peopleDoors, type PeopleDoor } from "#tests/support/peopleDoors.ts";

useApp();

const hurtful = "You are nobody.";

describe.each(peopleDoors)("a report over $name", ({ open }) => {
  test("of a message that one received reaches an operator, with the message, once", async () => {
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
      message: "You’ve already reported this message. We’ll review it.",
    });
  });

  test("sent again with its clientId is one report, also twenty times at once", async () => {
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

  test("of what one sent, or of others' messages, is refused", async () => {
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
    const { ada, bo } = await connected();
    const ids = [];
    for (let count = 0; count < 12; count += 1) ids.push(granted(await open(ada).send({ recipientId: bo.id })).id);

    const answers = await Promise.all(ids.map((id) => open(bo).report(id)));

    expect(answers.filter((answer) => answer === "reported")).toHaveLength(10);
    expect(answers.find((answer) => answer !== "reported")).toEqual({
      status: 429,
      message: "You’ve reported many messages today. Please try again in 24 hours.",
    });
    await letPass(bo, 24);
    const left = ids.find((_id, index) => answers[index] !== "reported");
    expect(await open(bo).report(left ?? "")).toBe("reported");
  });
});

const [graph, rest] = peopleDoors;

test("over REST a reason may be words of one's own, of 500 characters at most", async () => {
  const { ada, bo, id } = await withMessage(rest.open);
  const report = (reason: string, said = {}) =>
    knock("POST", "/api/report", { headers: bearer(bo), body: { messageId: id, reason, ...said } });

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
  await knock("DELETE", "/api/user/delete-account", { headers: bearer(leaving) });
  await sweepDeleted();

  const stands = async () => (await openReports()).filter((each) => each.id === report);
  expect(await stands()).toMatchObject([{ reporter: null, against: null, texts: { message: hurtful } }]);
  const [row] = await sql<Record<string, unknown>>`select * from "Report" where id = ${report}::uuid`;
  expect(JSON.stringify(row)).not.toContain(ada.id);
  expect(JSON.stringify(row)).not.toContain(bo.id);

  await sql`update "Report" set "keptUntilAt" = "keptUntilAt" - interval '179 days' where id = ${report}::uuid`;
  await sweepDeleted();
  expect(await stands()).toHaveLength(1);
  await sql`update "Report" set "keptUntilAt" = "keptUntilAt" - interval '1 day' where id = ${report}::uuid`;
  await sweepDeleted();
  expect(await stands()).toEqual([]);
});

test("a report that is resolved is open no more, and is resolved once", async () => {
  const { bo, id } = await withMessage(rest.open);
  granted(await rest.open(bo).report(id));
  const [report] = await reportsOf(bo);

  expect(await resolveReport(report?.id ?? "")).toBe(true);

  expect(await resolveReport(report?.id ?? "")).toBe(false);
  expect(await resolveReport("none")).toBe(false);
  expect(await reportsOf(bo)).toEqual([]);
});

test("a message says to whom received it that it was reported", async () => {
  const { bo, id } = await withMessage(graph.open);
  const read = async () =>
    (await ask("{ viewer { exchanges { edges { node { isReported } } } } }", { headers: bearer(bo) })).json;
  expect(JSON.stringify(await read())).toContain('"isReported":false');

  granted(await graph.open(bo).report(id));

  expect(JSON.stringify(await read())).toContain('"isReported":true');
});

describe("blocking", () => {
  test("lists whom one has blocked, the latest first, also by whom one is blocked", async () => {
    const ada = await person("ada");
    const [bo, cy] = [await person("bo"), await person("cy")];
    await quietly(ada, "blockPerson", bo);
    await quietly(ada, "blockPerson", cy);
    await quietly(cy, "blockPerson", ada);

    expect(await listOf(ada, "blockedPeople")).toEqual([cy.username, bo.username]);

    expect(await quietly(ada, "unblockPerson", cy)).toMatchObject({ __typename: "UnblockPersonPayload" });
    expect(await listOf(ada, "blockedPeople")).toEqual([bo.username]);
  });

  test("twice is no mistake, oneself and nobody are refused", async () => {
    const [ada, bo] = [await person("ada"), await person("bo")];
    const nobody = { code: "NOT_FOUND", message: "This person isn’t here any more." };

    for (const _ of "ab")
      expect(await quietly(ada, "blockPerson", bo)).toMatchObject({ __typename: "BlockPersonPayload" });
    expect(await quietly(ada, "blockPerson", ada)).toMatchObject({ code: "BAD_INPUT" });
    expect(await quietly(ada, "blockPerson", { ...ada, id: crypto.randomUUID() })).toMatchObject(nobody);
    expect(await quietly(bo, "blockPerson", ada)).toMatchObject(nobody);
    expect(await quietly(ada, "unblockPerson", await person("cy"))).toMatchObject(nobody);
  });

  test("somebody who wrote can be blocked though they are anonymous and connected no more", async () => {
    const { ada, bo, id } = await connected();
    granted(await rest.open(bo).send({ recipientId: ada.id }));
    granted(await rest.open(bo).remove(id));
    await sql`update "User" set "anonymousMode" = true where id = ${bo.id}::uuid`;

    expect(await quietly(ada, "blockPerson", bo)).toMatchObject({ __typename: "BlockPersonPayload" });
    expect(await listOf(ada, "blockedPeople")).toEqual([bo.username]);
  });

  test("nothing comes through that was on its way", async () => {
    const { ada, bo } = await connected();

    const [, ...sent] = await Promise.all([
      quietly(bo, "blockPerson", ada),
      ...Array.from({ length: 20 }, () => rest.open(ada).send({ recipientId: bo.id })),
    ]);

    const arrived = sent.filter((each) => "id" in each);
    expect(granted(await rest.open(bo).received())).toHaveLength(arrived.length);
    expect(await rest.open(ada).send({ recipientId: bo.id })).toMatchObject({ status: 404 });
  });
});

test("muting lists whom one has muted, and they cannot tell", async () => {
  const { ada, bo } = await acquainted("muted");

  expect(await listOf(bo, "mutedPeople")).toEqual([ada.username]);
  expect(await listOf(ada, "mutedPeople")).toEqual([]);
  expect(granted(await rest.open(ada).friends()).map(({ id }) => id)).toEqual([bo.id]);
});

async function withMessage(open: (somebody: Person) => PeopleDoor) {
  const { ada, bo } = await connected();
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
