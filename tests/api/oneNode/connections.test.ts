import { describe, expect, onTestFinished, test } from "vitest";
import { dailyLimits } from "#domain/limits.ts";
import { sql } from "#server/store/db.ts";
import {
  peopleInRelation,
  connect,
  connectedPeople,
  backdateRecentActions,
  blockOrMute,
  sendConnectionRequest,
} from "#tests/support/relations.ts";
import { testedDatabase } from "#tests/support/address.ts";
import { useApp } from "#tests/support/app.ts";
import { granted } from "#tests/support/door.ts";
import { bearer, sendRequest } from "#tests/support/requests.ts";
import { person, type Person } from "#tests/support/people.ts";
import { peopleDoors } from "#tests/support/peopleDoors.ts";
import { holderOn, type Holder } from "#tests/support/waiting.ts";

useApp();

const statuses = ["pending", "accepted", "rejected"] as const;
type Status = (typeof statuses)[number];
const actors = ["requester", "requestee", "stranger"] as const;

/** The outcome of a move: the resulting status, or the HTTP status of the refusal. */
const moves: Record<Status, Record<Status, Record<(typeof actors)[number], Status | number>>> = {
  pending: {
    pending: { requester: 400, requestee: 400, stranger: 400 },
    accepted: { requester: 403, requestee: "accepted", stranger: 404 },
    rejected: { requester: 403, requestee: "rejected", stranger: 404 },
  },
  accepted: {
    pending: { requester: 400, requestee: 400, stranger: 400 },
    accepted: { requester: 403, requestee: "accepted", stranger: 404 },
    rejected: { requester: 403, requestee: 400, stranger: 404 },
  },
  rejected: {
    pending: { requester: 400, requestee: 400, stranger: 400 },
    accepted: { requester: 403, requestee: 400, stranger: 404 },
    rejected: { requester: 403, requestee: "rejected", stranger: 404 },
  },
};

describe.each(peopleDoors)("over $name", ({ open }) => {
  describe.each(statuses)("a connection that is %s", (from) => {
    const cases = statuses.flatMap((to) => actors.map((actor) => [to, actor, moves[from][to][actor]] as const));

    test.each(cases)("answered with %s by the %s has the outcome %s", async (to, actor, outcome) => {
      const { ada, bo, id } = await peopleInRelation("pending");
      if (from !== "pending") granted(await open(bo).answer(id, from));
      const who = { requester: ada, requestee: bo, stranger: await person("cy") }[actor];

      const answer = await open(who).answer(id, to);

      expect(answer).toMatchObject({ status: outcome });
      expect(await statusOf(id)).toBe(typeof outcome === "number" ? from : outcome);
    });

    test.each(actors)("is removed by the %s if it is theirs and still exists", async (actor) => {
      const { ada, bo, id } = await peopleInRelation("pending");
      if (from !== "pending") granted(await open(bo).answer(id, from));
      const who = { requester: ada, requestee: bo, stranger: await person("cy") }[actor];

      const answer = await open(who).remove(id);

      const refusal = actor === "stranger" ? 404 : 400;
      if (actor === "stranger" || from === "rejected") expect(answer).toMatchObject({ status: refusal });
      else expect(answer).toBe("removed");
      expect(await statusOf(id)).toBe(answer === "removed" ? "removed" : from);
    });
  });

  test("a request to oneself or a second request is refused", async () => {
    const [ada, bo] = [await person("ada"), await person("bo")];

    expect(await open(ada).request(ada.id)).toMatchObject({
      status: 400,
      message: "You cannot connect with yourself.",
    });
    expect(await open(ada).request(bo.id)).toMatchObject({ status: "pending", isMine: true, other: bo.id });
    expect(await open(ada).request(bo.id)).toMatchObject({ status: 400, field: "requesteeId" });
  });

  test("a request to a person who has already asked accepts theirs", async () => {
    const { ada, bo, id } = await peopleInRelation("pending");

    expect(await open(bo).request(ada.id)).toMatchObject({ id, status: "accepted" });
    expect(granted(await open(ada).friends()).map((friend) => friend.id)).toEqual([bo.id]);
    expect(granted(await open(bo).friends()).map((friend) => friend.id)).toEqual([ada.id]);
  });

  test("a declined person may ask again, and so may the other one, twice in 30 days", async () => {
    const { ada, bo, id } = await peopleInRelation("pending");
    granted(await open(bo).answer(id, "rejected"));

    expect(await open(ada).request(bo.id)).toMatchObject({ id, status: "pending", isMine: true });
    granted(await open(bo).answer(id, "rejected"));
    expect(await open(bo).request(ada.id)).toMatchObject({ id, status: "pending", isMine: true });
    granted(await open(ada).answer(id, "rejected"));

    expect(await open(ada).request(bo.id)).toEqual({
      status: 429,
      message: "You’ve both sent several requests lately. Please try again in 30 days.",
    });
    await sql`update "Friendship" set "againBeforeAt" = "againBeforeAt" - interval '30 days' where id = ${id}::uuid`;
    expect(await open(ada).request(bo.id)).toMatchObject({ id, status: "pending" });
  });

  test("withdrawing a request does not allow more requests", async () => {
    const { ada, bo, id } = await peopleInRelation("pending");

    for (const _ of "ab") {
      expect(await open(ada).remove(id)).toBe("removed");
      granted(await open(ada).request(bo.id));
    }
    await open(ada).remove(id);

    expect(await open(ada).request(bo.id)).toMatchObject({ status: 429 });
  });

  test("fifty simultaneous requests from both sides make one connection", async () => {
    const [ada, bo] = [await person("ada"), await person("bo")];

    const answers = await Promise.all(
      Array.from({ length: 50 }, (_each, index) => open(index % 2 ? ada : bo).request(index % 2 ? bo.id : ada.id)),
    );

    const made = answers.filter((answer) => "id" in answer);
    expect(made).toHaveLength(2);
    expect(answers.filter((answer) => !("id" in answer) && ![400].includes(answer.status))).toEqual([]);
    expect(await friendshipsOf(ada)).toEqual([{ status: "accepted" }]);
    expect(await usedBy(ada)).toBeLessThanOrEqual(1);
  });

  test("fifty simultaneous answers leave one", async () => {
    const { bo, id } = await peopleInRelation("pending");

    const answers = await Promise.all(
      Array.from({ length: 50 }, (_each, index) => open(bo).answer(id, index % 2 ? "accepted" : "rejected")),
    );

    const left = await statusOf(id);
    expect(["accepted", "rejected"]).toContain(left);
    for (const answer of answers) expect([left, 400]).toContain(answer.status);
  });

  test("a request sent again with its clientId is answered as the first time", async () => {
    const [ada, bo] = [await person("ada"), await person("bo")];
    const clientId = crypto.randomUUID();

    const answers = await Promise.all(Array.from({ length: 20 }, () => open(ada).request(bo.id, clientId)));

    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect(granted(answers[0])).toMatchObject({ status: "pending" });
    expect(await usedBy(ada)).toBe(1);
    expect(await open(ada).request((await person("cy")).id, "another")).toMatchObject({ status: "pending" });
  });

  test("the daily limit is twenty requests, even if sent at once, and the next day has twenty again", async () => {
    const ada = await person("ada");
    const others = await Promise.all(Array.from({ length: dailyLimits.requests + 5 }, () => person("bo")));

    const answers = await Promise.all(others.map(({ id }) => open(ada).request(id)));

    const refused = answers.filter((answer) => answer.status === 429);
    expect(refused).toHaveLength(5);
    expect(refused[0]).toEqual({
      status: 429,
      message: "You’ve sent many requests today. Please try again in 24 hours.",
    });
    expect(await friendshipsOf(ada)).toHaveLength(dailyLimits.requests);

    await backdateRecentActions(ada, 23);
    expect(await open(ada).request((await person("cy")).id)).toMatchObject({ status: 429 });
    await backdateRecentActions(ada, 1);
    expect(await open(ada).request((await person("cy")).id)).toMatchObject({ status: "pending" });
  });

  test("a suspended person can ask nobody", async () => {
    const [ada, bo] = [await person("ada"), await person("bo")];
    await sql`update "User" set "suspendedAt" = now() where id = ${ada.id}::uuid`;

    expect(await open(ada).request(bo.id)).toMatchObject({
      status: 403,
      message: "Sending is paused for your account. Please write to support.",
    });
  });

  test("a block ends the connection, and after unblocking the two are strangers", async () => {
    const { ada, bo, id } = await connectedPeople();
    await blockOrMute(ada, "blockPerson", bo);

    expect(granted(await open(ada).friends())).toEqual([]);
    expect(granted(await open(bo).friends())).toEqual([]);
    expect(await open(bo).remove(id)).toMatchObject({ status: 404 });
    expect(await open(ada).request(bo.id)).toMatchObject({ status: 400 });

    await blockOrMute(ada, "unblockPerson", bo);
    expect(await open(bo).request(ada.id)).toMatchObject({ status: "pending" });
  });
});

describe.each(peopleDoors)("a simultaneous request and block, over $name,", ({ open }) => {
  test("if the block comes first, the request ends and gets the answer for an unknown person", async () => {
    const [ada, bo] = [await person("ada"), await person("bo")];
    // The first request creates the row that counts her requests.
    await sendConnectionRequest(ada, await person("cy"));
    const locks = await holder();
    await locks.hold(`select 1 from "Quota" where "userId" = '${ada.id}' for update`);

    const asking = open(ada).request(bo.id);
    await locks.untilWaiting(1);
    granted(await open(bo).quiet("block", { personId: ada.id }));
    await locks.letGo();

    expect(await asking).toEqual({ status: 404, message: "This person isn’t here any more." });
    await isOver(ada, bo);
  });

  test("if the request comes first, unseen by a running block, the block ends it", async () => {
    const { ada, bo, id } = await connectedPeople();
    const message = granted(await open(ada).send({ recipientId: bo.id }));
    granted(await open(bo).remove(id));
    const locks = await holder();
    // The block marks his new messages as seen, so it waits.
    await locks.hold(`select 1 from "Exchange" where "userId" = '${bo.id}' and id = '${message.id}' for update`);

    const blocking = open(bo).quiet("block", { personId: ada.id });
    await locks.untilWaiting(1);
    expect(await open(ada).request(bo.id)).toMatchObject({ id, status: "pending" });
    await locks.letGo();

    expect(await blocking).toBe("quiet");
    await isOver(ada, bo);
  });

  /** They have no connection, and none reappears after unblocking. */
  async function isOver(ada: Person, bo: Person): Promise<void> {
    const between = () => sql<{ status: string }>`
      select status from "Friendship" where ${ada.id}::uuid in ("requesterId", "requesteeId") and ${bo.id}::uuid in ("requesterId", "requesteeId")`;
    expect(await between()).toEqual([{ status: "removed" }]);
    granted(await open(bo).quiet("unblock", { personId: ada.id }));
    expect((await sendRequest("GET", "/api/connections/me", { headers: bearer(bo) })).json).toEqual([]);
    expect(await open(ada).request(bo.id)).toMatchObject({ status: "pending" });
  }
});

describe("over REST", () => {
  test.each(["connections", "connected-users"])(
    "/%s/{id} is for its owner, by 1, user, me and the own id",
    async (path) => {
      const { ada, bo } = await connectedPeople();
      const get = (id: string) => sendRequest("GET", `/api/${path}/${id}`, { headers: bearer(ada) });

      const answers = await Promise.all(["1", "user", "me", ada.id].map(get));
      const others = await Promise.all([bo.id, crypto.randomUUID(), "2"].map(get));

      for (const { status, json } of answers) expect([status, json]).toEqual([200, [expect.anything()]]);
      for (const { status, json } of others)
        expect([status, json]).toEqual([403, { message: "These are for their owner alone." }]);
    },
  );

  test("a connection has its requester, its requestee and its status", async () => {
    const [ada, bo, cy] = [await person("ada"), await person("bo"), await person("cy")];
    await connect(ada, bo);
    const { id } = granted(await peopleDoors[1].open(cy).request(ada.id));
    granted(await peopleDoors[1].open(ada).answer(id, "rejected"));

    const { json } = await sendRequest("GET", "/api/connections/1", { headers: bearer(ada) });

    expect(json).toMatchObject([
      { id, status: "rejected", requesterId: cy.id, requesteeId: ada.id, requester: party(cy), requestee: party(ada) },
      { status: "accepted", requesterId: ada.id, requesteeId: bo.id, requester: party(ada), requestee: party(bo) },
    ]);
  });

  test("a list paged by its Link has every row once", async () => {
    const ada = await person("ada");
    const friends = [];
    for (const _ of "abcde") {
      const friend = await person("bo");
      await connect(friend, ada);
      friends.unshift(friend.id);
    }

    const found: string[] = [];
    let path: string | undefined = "/api/connected-users/me?limit=2";
    while (path) {
      const { json, headers } = await sendRequest("GET", path, { headers: bearer(ada) });
      found.push(...(json as { id: string }[]).map(({ id }) => id));
      path = /<([^>]+)>; rel="next"/.exec(String(headers.link))?.[1];
    }

    expect(found).toEqual(friends);
  });
});

function party({ id, username }: Person) {
  return { id, username, displayName: null, profilePicture: null };
}

async function holder(): Promise<Holder> {
  const made = await holderOn(testedDatabase() ?? "");
  onTestFinished(made.close);
  return made;
}

async function statusOf(id: string): Promise<string | undefined> {
  const [row] = await sql<{ status: string }>`select status from "Friendship" where id = ${id}::uuid`;
  return row?.status;
}

function friendshipsOf({ id }: Person) {
  return sql<{ status: string }>`
    select status from "Friendship" where ${id}::uuid in ("requesterId", "requesteeId")`;
}

async function usedBy({ id }: Person): Promise<number> {
  const [row] = await sql<{ used: number }>`
    select cardinality("requestsAt") as used from "Quota" where "userId" = ${id}::uuid`;
  return row?.used ?? 0;
}
