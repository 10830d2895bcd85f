import { beforeAll, describe, expect, test } from "vitest";
import { prisma } from "#server/store/db.ts";
import { peopleInRelation, setAnonymous, blockOrMute, relations, type Relation } from "#tests/support/relations.ts";
import { useApp } from "#tests/support/app.ts";
import { granted } from "#tests/support/door.ts";
import { globalIdOf } from "#tests/support/globalId.ts";
import { ask, bearer } from "#tests/support/requests.ts";
import { listenTo } from "#tests/support/newsStream.ts";
import type { Person } from "#tests/support/people.ts";
import { peopleDoors, type PeopleDoor } from "#tests/support/peopleDoors.ts";

useApp();

// Prisma's first query takes 0.4 s of work, longer than a request waits on a busy machine.
beforeAll(() => prisma().friendship.findFirst({ select: { id: true } }));

/** The responses that Ada gets about Bo: a status, or whether he is found. */
interface Answers {
  list: boolean;
  search: boolean;
  profile: boolean;
  request: number;
  message: number;
  gift: number;
  /** For a message that Bo sent earlier, if he could. */
  report: number;
  /** For Bo's connection with a third person, which Ada may never see. */
  node: boolean;
  /** The events in Bo's stream when Ada sends him a request and a message. */
  live: ("REQUEST" | "MESSAGE" | "CHANGE")[];
}

const ofStrangers: Answers = {
  list: true,
  search: true,
  profile: true,
  request: 200,
  message: 403,
  gift: 403,
  report: 404,
  node: false,
  live: ["REQUEST"],
};
const ofNobody: Answers = {
  ...ofStrangers,
  list: false,
  search: false,
  profile: false,
  request: 404,
  message: 404,
  gift: 404,
  live: [],
};
const ofFriends: Answers = { ...ofStrangers, request: 400, message: 200, gift: 200, report: 200, live: ["MESSAGE"] };

const answers: Record<Relation, Answers> = {
  stranger: ofStrangers,
  pending: { ...ofStrangers, request: 400, live: [] },
  connected: ofFriends,
  // Ada cannot tell that Bo has muted her, and he gets no notification.
  muted: { ...ofFriends, live: ["CHANGE"] },
  // Nor can she tell that he has blocked her: he does not exist for her. She can still report his messages.
  blocked: { ...ofNobody, report: 200 },
  anonymous: ofNobody,
};

describe.each(peopleDoors)("over $name", ({ open }) => {
  describe.each(relations)("a person who is %s", (relation) => {
    const expected = answers[relation];

    test(`is ${expected.list ? "" : "not "}on the list`, async () => {
      const { ada, bo } = await peopleInRelation(relation);

      expect(await finds(open(ada), undefined, bo)).toBe(expected.list);
    });

    test(`is ${expected.search ? "" : "not "}found by name`, async () => {
      const { ada, bo } = await peopleInRelation(relation);

      expect(await finds(open(ada), bo.username, bo)).toBe(expected.search);
    });

    test(`answers a request with ${expected.request}`, async () => {
      const { ada, bo } = await peopleInRelation(relation);

      expect(statusOf(await open(ada).request(bo.id))).toBe(expected.request);
    });

    test.each([
      ["message", "kind_message", expected.message],
      ["gift", "good_karma", expected.gift],
    ])("answers a %s (%s) with %i", async (_what, type, status) => {
      const { ada, bo } = await peopleInRelation(relation);

      const answer = await open(ada).send({ type, recipientId: bo.id });
      const byName = await open(ada).send({ type, recipientUsername: bo.username });

      expect([statusOf(answer), statusOf(byName)]).toEqual([status, status]);
      expect(granted(await open(bo).received())).toHaveLength(status === 200 ? 2 : 0);
    });

    test(`gets ${expected.live.join(", ") || "no news"} at once when asked and written to`, async () => {
      const { ada, bo } = await peopleInRelation(relation);
      const bos = await listenTo(bo);

      await open(ada).request(bo.id);
      await open(ada).send({ recipientId: bo.id });
      // The last event, which Bo causes himself.
      await open(bo).clear();

      const [, ...told] = await bos.untilReceived(expected.live.length + 2);
      expect(told.map(({ kind }) => kind)).toEqual([...expected.live, "CHANGE"]);
    });

    test(`whose message is reported is answered ${expected.report}`, async () => {
      const { ada, bo } = await peopleInRelation(
        relation === "blocked" || relation === "muted" ? "connected" : relation,
      );
      const sent = await open(bo).send({ recipientId: ada.id });
      const id = statusOf(sent) === 200 ? granted(sent).id : crypto.randomUUID();
      if (relation === "blocked" || relation === "muted") await setRelation(relation, bo, ada);

      expect(statusOf(await open(ada).report(id))).toBe(expected.report);
    });
  });
});

describe.each(relations)("node(id:) of a person who is %s", (relation) => {
  const expected = answers[relation];

  test(`shows ${expected.profile ? "them" : "nobody"}`, async () => {
    const { ada, bo } = await peopleInRelation(relation);

    const { json } = await readNode(ada, globalIdOf(bo.id, "User"));

    expect(json).toEqual({ data: { node: expected.profile ? { username: bo.username } : null } });
  });

  test("shows nothing between them and other people", async () => {
    const { ada, bo } = await peopleInRelation(relation);
    const others = await peopleInRelation("connected");
    const { id } = granted(await peopleDoors[1].open(others.ada).send({ recipientId: others.bo.id }));

    const found = [];
    for (const type of ["Exchange", "Friendship"])
      for (const each of [id, others.id]) found.push((await readNode(ada, globalIdOf(each, type))).json);

    expect(found).toEqual(found.map(() => ({ data: { node: null } })));
    expect(bo.id).not.toBe(others.bo.id);
  });
});

test("to a blocked person, every response is the same as if the other one never existed", async () => {
  const { ada, bo } = await peopleInRelation("blocked");

  for (const { open } of peopleDoors) {
    const door = open(ada);
    const answersFor = async (id: string) => [
      await door.request(id),
      await door.send({ recipientId: id }),
      await door.send({ recipientId: id, type: "good_karma" }),
    ];
    expect(await answersFor(bo.id)).toEqual(await answersFor(crypto.randomUUID()));
    expect(await door.send({ recipientUsername: bo.username })).toEqual(
      await door.send({ recipientUsername: "nobody-at-all" }),
    );
  }
});

test("an anonymous person stays visible to connections, and to people they send a request", async () => {
  const { ada, bo } = await peopleInRelation("connected");
  await setAnonymous(bo);

  for (const { open } of peopleDoors) {
    expect(granted(await open(ada).friends()).map(({ id }) => id)).toContain(bo.id);
    expect(statusOf(await open(ada).send({ recipientId: bo.id }))).toBe(200);
    expect(await finds(open(ada), bo.username, bo)).toBe(false);
  }
  const { ada: cy, bo: dot } = await peopleInRelation("stranger");
  await setAnonymous(cy);
  const { id } = granted(await peopleDoors[1].open(cy).request(dot.id));
  expect(statusOf(await peopleDoors[0].open(dot).answer(id, "accepted"))).toBe(200);
});

async function finds(door: PeopleDoor, search: string | undefined, { id }: Person): Promise<boolean> {
  for (let after: string | undefined; ;) {
    const { found, next } = granted(await door.people(search, { limit: 100, after }));
    if (found.some((person) => person.id === id)) return true;
    if (!next) return false;
    after = next;
  }
}

async function setRelation(relation: "blocked" | "muted", bo: Person, ada: Person): Promise<void> {
  await blockOrMute(bo, relation === "blocked" ? "blockPerson" : "mutePerson", ada);
}

function statusOf(answer: unknown): number {
  const { status, message } = Object(answer) as { status?: unknown; message?: unknown };
  return typeof status === "number" && typeof message === "string" ? status : 200;
}

function readNode(somebody: Person, id: string) {
  const query =
    "query ($id: ID!) { node(id: $id) { ... on User { username } ... on Exchange { message } ... on Friendship { status } } }";
  return ask(query, { headers: bearer(somebody), variables: { id } });
}
