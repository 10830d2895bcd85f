import { describe, expect, test } from "vitest";
import { ledgerGaps } from "#server/program/checkLedger.ts";
import { useApp } from "#tests/support/app.ts";
import { granted, type Door } from "#tests/support/door.ts";
import { doors } from "#tests/support/doors.ts";
import { historyOf } from "#tests/support/history.ts";
import { person } from "#tests/support/people.ts";

useApp();

interface Kind {
  save: (door: Door) => Promise<unknown>;
  edits: ((door: Door, id: string) => Promise<unknown>)[];
  /** The result of all these writes, whichever came last. */
  edited: object;
  remove: (door: Door, id: string) => Promise<unknown>;
}

const [march, april] = ["2026-03-01T08:00:00Z", "2026-04-30T23:00:00Z"];

const kinds: [what: string, kind: Kind][] = [
  [
    "actions",
    {
      save: (door) => door.logAction({ occurredAt: march }),
      edits: [
        (door, id) => door.editAction(id, { classification: "negative", intention: "negative" }),
        (door, id) => door.editAction(id, { type: "event", emotionResponse: "sad" }),
        (door, id) => door.editAction(id, { occurredAt: april, reflection2: "Hm." }),
      ],
      edited: { type: "event", classification: "negative", reflection2: "Hm.", localDate: "2026-04-30" },
      remove: (door, id) => door.deleteAction(id),
    },
  ],
  [
    "moods",
    {
      save: (door) => door.saveMood({ occurredAt: march }),
      edits: [
        (door, id) => door.editMood(id, { value: "sad" }),
        (door, id) => door.editMood(id, { note: "It rained." }),
        (door, id) => door.editMood(id, { occurredAt: april }),
      ],
      edited: { value: "sad", note: "It rained.", localDate: "2026-04-30" },
      remove: (door, id) => door.deleteMood(id),
    },
  ],
  [
    "pages of the journal",
    {
      save: (door) => door.write({ occurredAt: march }),
      edits: [
        (door, id) => door.editPage(id, { emoji: "sad" }),
        (door, id) => door.editPage(id, { texts: { title: null, body: "It rained." } }),
        (door, id) => door.editPage(id, { occurredAt: april }),
      ],
      edited: { emoji: "sad", body: "It rained.", localDate: "2026-04-30" },
      remove: (door, id) => door.deletePage(id),
    },
  ],
];

describe.each(doors)("over $name", ({ open }) => {
  test.each(kinds)("%s edited, deleted and written at once leave totals that are their sums", async (_what, kind) => {
    const somebody = await person("ada");
    const ada = open(somebody);
    const ids = await Promise.all(Array.from({ length: 8 }, async () => idOf(await kind.save(ada))));

    const answers = await Promise.all([
      ...ids.flatMap((id) => kind.edits.map((edit) => edit(ada, id))),
      ...ids.slice(0, 4).map((id) => kind.remove(ada, id)),
      ...ids.map(() => kind.save(ada)),
    ]);

    expect(answers.filter((answer) => ![undefined, 404].includes(statusOf(answer)))).toEqual([]);
    expect((await historyOf(somebody)).entries).toHaveLength(12);
    expect(await ledgerGaps()).toEqual([]);
  });

  test.each(kinds)("simultaneous edits of different fields in one of the %s are all kept", async (_what, kind) => {
    const ada = open(await person("ada"));
    const id = idOf(await kind.save(ada));

    const answers = await Promise.all(Array.from({ length: 4 }, () => kind.edits.map((edit) => edit(ada, id))).flat());

    expect(answers.map(statusOf)).toEqual(answers.map(() => undefined));
    expect(await kind.edits[0]?.(ada, id)).toMatchObject(kind.edited);

    await kind.remove(ada, id);
    expect(await ada.balance("all")).toEqual({ gold: 0, coal: 0 });
    expect(await ledgerGaps()).toEqual([]);
  });
});

function idOf(saved: unknown): string {
  return (granted(saved) as { id: string }).id;
}

function statusOf(answer: unknown): number | undefined {
  return (answer as { status?: number }).status;
}
