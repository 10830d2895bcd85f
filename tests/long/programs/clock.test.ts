import { afterEach, expect, test } from "vitest";
import { listensAt } from "#tests/support/address.ts";
import { createDatabase } from "#tests/support/cluster.ts";
import { granted } from "#tests/support/door.ts";
import { launchKindling, startKindling, type Kindling } from "#tests/support/kindling.ts";
import { peopleDoors } from "#tests/support/peopleDoors.ts";
import { person } from "#tests/support/people.ts";
import { connect } from "#tests/support/relations.ts";
import { ask, bearer } from "#tests/support/requests.ts";
import { restDoor } from "#tests/support/restDoor.ts";

// Built servers that start at another moment than the machine's (server/base/clock.ts).

const zone = "Europe/Paris";
const [, rest] = peopleDoors;
let running: Kindling | undefined;

afterEach(stopped);

test("an entry belongs to the day of the server's moment in the person's zone, and one after midnight to the next", async () => {
  const databaseUrl = await createDatabase();
  // An hour before midnight, because a start takes seconds on a busy machine.
  await startedAt("2028-02-29T23:00:00+01:00", databaseUrl);
  const ada = await person("ada", { zone });
  const onLeapDay = granted(await restDoor({ as: ada, zone }).logAction());

  await startedAt("2028-03-01T00:00:00+01:00", databaseUrl);
  const afterMidnight = granted(await restDoor({ as: ada, zone }).logAction());

  expect([onLeapDay, afterMidnight].map(({ localDate }) => localDate)).toEqual(["2028-02-29", "2028-03-01"]);
  expect(granted(await restDoor({ as: ada, zone }).summary())).toMatchObject({ actionsLogged: 1 });
});

test.each(["2028-02-29T23:00:00+01:00", "2024-02-29T23:00:00+01:00"])(
  "all that people see of each other at %s is of that hour",
  async (at) => {
    await startedAt(at, await createDatabase());
    const [ada, bo] = [await person("ada", { zone }), await person("bo", { zone })];
    const door = restDoor({ as: ada, zone });

    await connect(ada, bo);
    granted(await rest.open(bo).send({ recipientId: ada.id }));
    const entry = granted(await door.logAction());
    const { editedAt } = granted(await door.editAction(entry.id, { eventTitle: "Another title" }));
    const seen = await seenBy(ada);
    granted(await rest.open(ada).clear());

    const moments = [
      ...seen.exchanges.edges.map(({ node }) => node.createdAt),
      ...seen.sessions.flatMap(({ createdAt, lastSeenAt }) => [createdAt, lastSeenAt]),
      ...seen.actions.edges.flatMap(({ node }) => [node.occurredAt, node.createdAt]),
      editedAt ?? "never",
    ];
    expect(moments).toHaveLength(6);
    expect(moments.filter((moment) => !isInHourAfter(at, moment))).toEqual([]);
    expect(seen.notifications.count).toBe(1);
    expect((await seenBy(ada)).notifications.count).toBe(0);
  },
);

test("a program whose clock is given a word that it does not know ends with a sentence", async () => {
  const { ended, said } = await launchKindling({ env: { KINDLING_CLOCK: "grace=500,grease=5" } });

  expect(await ended).toMatchObject({ code: 1 });
  expect(said).toEqual([
    "KINDLING_CLOCK cannot be used: grease is none of shift, grace, idle, look, queue, kept, keyCommand, search, ready.",
  ]);
});

/** Starts a server at this moment in place of the one that runs, and directs all doors to it. */
async function startedAt(at: string, databaseUrl: string): Promise<void> {
  await stopped();
  running = await startKindling({ databaseUrl, env: { KINDLING_CLOCK: `shift=${Date.parse(at) - Date.now()}` } });
  listensAt(running.url);
}

async function stopped(): Promise<void> {
  listensAt(undefined);
  running?.send("SIGTERM");
  await running?.ended;
  running = undefined;
}

interface Seen {
  exchanges: { edges: { node: { createdAt: string } }[] };
  sessions: { createdAt: string; lastSeenAt: string }[];
  actions: { edges: { node: { occurredAt: string; createdAt: string } }[] };
  notifications: { count: number };
}

async function seenBy(as: { token: string }): Promise<Seen> {
  const { json } = await ask(
    `{ viewer {
      exchanges(first: 5, lastDays: 1) { edges { node { createdAt } } }
      sessions { createdAt lastSeenAt }
      actions(first: 5) { edges { node { occurredAt createdAt } } }
      notifications { count }
    } }`,
    { headers: bearer(as) },
  );
  return (json as { data: { viewer: Seen } }).data.viewer;
}

function isInHourAfter(at: string, moment: string): boolean {
  const passed = Date.parse(moment) - Date.parse(at);
  return passed >= 0 && passed < 3_600_000;
}
