import { beforeAll, describe, expect, test } from "vitest";
import { prisma } from "#server/store/db.ts";
import { acquainted, goAnonymous, quietly, standings, type Standing } from "#tests/support/acquaintances.ts";
import { useApp } from "#tests/support/app.ts";
import { granted } from "#tests/support/door.ts";
import { globalIdOf } from "#tests/support/globalId.ts";
import { ask, bearer } from "#tests/support/knock.ts";
import { listenTo } from "#tests/support/newsStream.ts";
import type { Person } from "#tests/support/people.ts";
import { peopleDoors, type PeopleDoor } from "#tests/support/peopleDoors.ts";

useApp();

// Its first query takes the client 0.4 s of work, which on a busy machine is more than a request waits.
beforeAll(() => prisma().friendship.findFirst({ select: { id: true } }));

/** What Ada is answered about Bo: a status, or whether he is there. */
interface Answers {
  list: boolean;
  search: boolean;
  profile: boolean;
  request: number;
  message: number;
  gift: number;
  /** Of a message that Bo sent before he came to stand so, where he could. */
  report: number;
  /** Of what Bo has with somebody else, which is nobody's business. */
  node: boolean;
  /** What Bo's stream tells of when Ada asks him and writes to him. */
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

const answers: Record<Standing, Answers> = {
  stranger: ofStrangers,
  pending: { ...ofStrangers, request: 400, live: [] },
  connected: ofFriends,
  // Ada cannot tell that Bo has muted her, and he is given no notice.
  muted: { ...ofFriends, live: ["CHANGE"] },
  // Nor that he has blocked her: he is not there, as if he had never been. What he wrote she can still report.
  blocked: { ...ofNobody, report: 200 },
  anonymous: ofNobody,
};

describe.each(peopleDoors)("over $name", ({ open }) => {
  describe.each(standings)("somebody who is %s", (standing) => {
    const expected = answers[standing];

    test(`is ${expected.list ? "" : "not "}on the list`, async () => {
      const { ada, bo } = await acquainted(standing);

      expect(await finds(open(ada), undefined, bo)).toBe(expected.list);
    });

    test(`is ${expected.search ? "" : "not "}found by name`, async () => {
      const { ada, bo } = await acquainted(standing);

      expect(await finds(open(ada), bo.username, bo)).toBe(expected.search);
    });

    test(`answers a request with ${expected.request}`, async () => {
      const { ada, bo } = await acquainted(standing);

      expect(statusOf(await open(ada).request(bo.id))).toBe(expected.request);
    });

    test.each([
      ["message", "kind_message", expected.message],
      ["gift", "good_karma", expected.gift],
    ])("answers a %s (%s) with %i", async (_what, type, status) => {
      const { ada, bo } = await acquainted(standing);

      const answer = await open(ada).send({ type, recipientId: bo.id });
      const byName = await open(ada).send({ type, recipientUsername: bo.username });

      expect([statusOf(answer), statusOf(byName)]).toEqual([status, status]);
      expect(granted(await open(bo).received())).toHaveLength(status === 200 ? 2 : 0);
    });

    test(`is told at once of ${expected.live.join(", ") || "nothing"} when asked and written to`, async () => {
      const { ada, bo } = await acquainted(standing);
      const bos = await listenTo(bo);

      await open(ada).request(bo.id);
      await open(ada).send({ recipientId: bo.id });
      // The last of it, which Bo does himself.
      await open(bo).clear();

      const [, ...told] = await bos.untilTold(expected.live.length + 2);
      expect(told.map(({ kind }) => kind)).toEqual([...expected.live, "CHANGE"]);
    });

    test(`whose message is reported is answered ${expected.report}`, async () => {
      const { ada, bo } = await acquainted(standing === "blocked" || standing === "muted" ? "connected" : standing);
      const sent = await open(bo).send({ recipientId: ada.id });
      const id = statusOf(sent) === 200 ? granted(sent).id : crypto.randomUUID();
      if (standing === "blocked" || standing === "muted") await standsSo(standing, bo, ada);

      expect(statusOf(await open(ada).report(id))).toBe(expected.report);
    });
  });
});

describe.each(standings)("node(id:) of somebody who is %s", (standing) => {
  const expected = answers[standing];

  test(`shows ${expected.profile ? "them" : "nobody"}`, async () => {
    const { ada, bo } = await acquainted(standing);

    const { json } = await readNode(ada, globalIdOf(bo.id, "User"));

    expect(json).toEqual({ data: { node: expected.profile ? { username: bo.username } : null } });
  });

  test("shows nothing of what they have with others", async () => {
    const { ada, bo } = await acquainted(standing);
    const others = await acquainted("connected");
    const { id } = granted(await peopleDoors[1].open(others.ada).send({ recipientId: others.bo.id }));

    const found = [];
    for (const type of ["Exchange", "Friendship"])
      for (const each of [id, others.id]) found.push((await readNode(ada, globalIdOf(each, type))).json);

    expect(found).toEqual(found.map(() => ({ data: { node: null } })));
    expect(bo.id).not.toBe(others.bo.id);
  });
});

test("whom somebody blocked is to them as one who never was: all that is answered is the same", async () => {
  const { ada, bo } = await acquainted("blocked");

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

test("an anonymous person stays with those they are connected with, and shows themselves to whom they ask", async () => {
  const { ada, bo } = await acquainted("connected");
  await goAnonymous(bo);

  for (const { open } of peopleDoors) {
    expect(granted(await open(ada).friends()).map(({ id }) => id)).toContain(bo.id);
    expect(statusOf(await open(ada).send({ recipientId: bo.id }))).toBe(200);
    expect(await finds(open(ada), bo.username, bo)).toBe(false);
  }
  const { ada: cy, bo: dot } = await acquainted("stranger");
  await goAnonymous(cy);
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

async function standsSo(standing: "blocked" | "muted", bo: Person, ada: Person): Promise<void> {
  await quietly(bo, standing === "blocked" ? "blockPerson" : "mutePerson", ada);
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
