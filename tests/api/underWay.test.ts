import { expect, test } from "vitest";
import { sweepDeleted } from "#server/nouns/account/deletion.ts";
import { ledgerGaps } from "#server/program/checkLedger.ts";
import { sql } from "#server/store/db.ts";
import { renew } from "#server/store/keys/renewal.ts";
import { useApp } from "#tests/support/app.ts";
import { granted, type Door } from "#tests/support/door.ts";
import { historyOf } from "#tests/support/history.ts";
import { peopleDoors } from "#tests/support/peopleDoors.ts";
import { person, signedInAgain, type Person } from "#tests/support/people.ts";
import { connect } from "#tests/support/relations.ts";
import { bearer, sendRequest } from "#tests/support/requests.ts";
import { restDoor } from "#tests/support/restDoor.ts";
import { rowsOf } from "#tests/support/rowsOf.ts";

// What saves, sends, resets, deletions and renewals at the same time end in, on one node or several. Which of them waits for
// which is seen on one node alone (tests/api/everyDatabase/oneNode/reset.test.ts, deletion.test.ts).

useApp();

const rest = peopleDoors[1];
const attempts = Array.from({ length: 5 }, (_, index) => index);

test("saves, gifts, messages, requests and sign-ins of eight people do not wait for each other in a circle", async () => {
  const people = await Promise.all(Array.from({ length: 8 }, () => person()));
  const pairs = people.map((one, index): [Person, Person] => [one, people[(index + 1) % people.length] as Person]);
  for (const [one, other] of pairs) await connect(one, other);

  for (const _ of attempts) {
    const strangers = await Promise.all(people.map(() => person()));
    const answers = await Promise.all(
      pairs.flatMap(([one, other], index): Promise<unknown>[] => [
        restDoor({ as: one }).saveMood({ note: "At once." }),
        restDoor({ as: one }).logAction(),
        rest.open(one).send({ type: "good_karma", recipientId: other.id }),
        rest.open(other).send({ type: "kind_message", recipientId: one.id }),
        rest.open(one).request((strangers[index] as Person).id),
        signedInAgain(one),
      ]),
    );

    expect(answers.map(statusOf).filter((status) => status !== undefined)).toEqual([]);
  }
});

test("what is saved while the diary is reset is there with its totals, or refused", async () => {
  for (const _ of attempts) {
    const ada = await person("ada");
    const door = restDoor({ as: ada });
    granted(await door.saveMood());

    const [reset, ...answers] = await Promise.all([door.resetProgress(), ...savesOf(door)]);

    expect(reset).toBe("reset");
    expect(answers.map(statusOf).filter((status) => ![undefined, 410].includes(status))).toEqual([]);
    const ids = new Set(answers.filter((answer) => statusOf(answer) === undefined).map((answer) => granted(answer).id));
    const kept = (await historyOf(ada)).entries.map(({ id }) => id);
    expect(kept.filter((id) => !ids.has(id))).toEqual([]);
    expect(await ledgerGaps()).toEqual([]);
  }
});

test("what is saved while the account is deleted leaves no row", async () => {
  for (const _ of attempts) {
    const ada = await person("ada");
    const door = restDoor({ as: ada });

    const [deleted, ...answers] = await Promise.all([
      sendRequest("DELETE", "/api/user/delete-account", { headers: bearer(ada) }),
      ...savesOf(door),
    ]);
    await sweepDeleted();

    expect(deleted.status).toBe(204);
    expect(answers.map(statusOf).filter((status) => ![undefined, 401].includes(status))).toEqual([]);
    expect(await rowsOf(ada)).toEqual({});
  }
});

test("what is saved while the key is renewed is there, and can be read under the new key alone", async () => {
  for (const _ of attempts) {
    const ada = await person("ada");
    const door = restDoor({ as: ada });
    granted(await door.saveMood({ note: "Before." }));

    const [{ version }, ...answers] = await Promise.all([renew(ada.id), ...savesOf(door)]);

    const ids = answers.map((answer) => granted(answer).id);
    const { entries } = await historyOf(ada);
    expect(entries.map(({ id }) => id)).toEqual(expect.arrayContaining(ids));
    expect(entries).toHaveLength(1 + ids.length);
    expect(granted(await door.moods()).entries.map(({ note }) => note)).toEqual([
      "Under way.",
      "Under way.",
      "Before.",
    ]);
    const keys = await sql<{ version: number }>`select version from "PersonKey" where "userId" = ${ada.id}::uuid`;
    expect(keys).toEqual([{ version }]);
    expect(await ledgerGaps()).toEqual([]);
  }
});

function savesOf(door: Door) {
  return [
    door.saveMood({ note: "Under way." }),
    door.logAction({ note: "Under way." }),
    door.saveMood({ note: "Under way." }),
    door.write(),
  ];
}

function statusOf(answer: unknown): number | undefined {
  const { status } = Object(answer) as { status?: unknown };
  return typeof status === "number" ? status : undefined;
}
