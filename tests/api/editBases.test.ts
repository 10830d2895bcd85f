import { describe, expect, test } from "vitest";
import { ledgerGaps } from "#server/program/checkLedger.ts";
import { sql } from "#server/store/db.ts";
import { useApp } from "#tests/support/app.ts";
import { granted, type Door, type Refused, type Stored } from "#tests/support/door.ts";
import { doors } from "#tests/support/doors.ts";

import { person } from "#tests/support/people.ts";
import { restDoor } from "#tests/support/restDoor.ts";

useApp();

interface Sending {
  base?: string;
  clientId?: string;
}

interface Kind {
  save: (door: Door) => Promise<unknown>;
  /** Changes the words, and what the entry counts as, to those of this number. */
  edit: (door: Door, id: string, number: number, sending?: Sending) => Promise<unknown>;
  read: (door: Door, id: string) => Promise<unknown>;
  remove: (door: Door, id: string) => Promise<unknown>;
  /** What the entry says after the edit of this number. */
  words: (number: number) => object;
  gold: number;
}

const values = ["calm", "sad", "happy", "tired", "hurt"] as const;
const responses = ["happy", "angry", "sad", "happy", "calm"] as const;

const kinds: [what: string, kind: Kind][] = [
  [
    "an action",
    {
      save: (door) => door.logAction({ note: "0" }),
      edit: (door, id, number, sending) =>
        door.editAction(id, { note: `${number}`, emotionResponse: responses[number] ?? "calm", ...sending }),
      read: (door, id) => door.action(id),
      remove: (door, id) => door.deleteAction(id),
      words: (number) => ({ note: `${number}`, emotionResponse: responses[number] }),
      gold: 2,
    },
  ],
  [
    "a mood",
    {
      save: (door) => door.saveMood({ note: "0" }),
      edit: (door, id, number, sending) =>
        door.editMood(id, { note: `${number}`, value: values[number] ?? "calm", ...sending }),
      read: (door, id) => door.mood(id),
      remove: (door, id) => door.deleteMood(id),
      words: (number) => ({ note: `${number}`, value: values[number] }),
      gold: 0,
    },
  ],
  [
    "a page of the journal",
    {
      save: (door) => door.write({ texts: { title: "Page", body: "0" } }),
      edit: (door, id, number, sending) =>
        door.editPage(id, { texts: { title: "Page", body: `${number}` }, ...sending }),
      read: (door, id) => door.page(id),
      remove: (door, id) => door.deletePage(id),
      words: (number) => ({ title: "Page", body: `${number}` }),
      gold: 1,
    },
  ],
];

const changed = { status: 409, message: "This entry was also changed somewhere else. Nothing was overwritten." };

describe.each(doors)("over $name", ({ open }) => {
  describe.each(kinds)("%s edited from a version", (_what, { save, edit, read, remove, words }) => {
    const begun = async () => {
      const ada = open(await person("ada"));
      return { ada, first: granted(await save(ada)) as Stored };
    };

    test("is changed, and gets a new version", async () => {
      const { ada, first } = await begun();

      const second = granted(await edit(ada, first.id, 1, { base: first.version })) as Stored;
      const third = granted(await edit(ada, first.id, 2, { base: second.version })) as Stored;

      expect(new Set([first, second, third].map(({ version }) => version)).size).toBe(3);
      expect(await read(ada, first.id)).toEqual({ ...third, ...words(2) });
    });

    test("is not changed if its version is newer, and the refusal contains the current entry", async () => {
      const { ada, first } = await begun();
      const second = granted(await edit(ada, first.id, 1));

      const refused = await edit(ada, first.id, 2, { base: first.version, clientId: "late" });

      expect(refused).toEqual({ ...changed, current: second });
      expect(await read(ada, first.id)).toEqual(second);
      // What the person then chooses is made from the version that they saw.
      const { version } = second as Stored;
      expect(await edit(ada, first.id, 2, { base: version, clientId: "late" })).toMatchObject(words(2));
    });

    test("is changed by an edit without a base, whatever its version", async () => {
      const { ada, first } = await begun();
      await edit(ada, first.id, 1);

      expect(await edit(ada, first.id, 2)).toMatchObject(words(2));
    });

    test("is not refused if it already has the same content", async () => {
      const { ada, first } = await begun();
      const second = await edit(ada, first.id, 1);

      expect(await edit(ada, first.id, 1, { base: first.version, clientId: "same" })).toEqual(second);
    });

    test("applies a repeated edit once, and returns the same response", async () => {
      const { ada, first } = await begun();
      const sending = { base: first.version, clientId: "one" };

      const second = granted(await edit(ada, first.id, 1, sending));

      expect(await edit(ada, first.id, 1, sending)).toEqual(second);
      expect(await edit(ada, first.id, 1, { clientId: "one" })).toEqual(second);
      const third = granted(await edit(ada, first.id, 2));
      expect(await edit(ada, first.id, 1, sending)).toEqual(third);
    });

    test("accepts other content under the client id of its latest edit, but not of an earlier one", async () => {
      const { ada, first } = await begun();
      const sending = { base: first.version, clientId: "one" };
      await edit(ada, first.id, 1, sending);

      const again = granted(await edit(ada, first.id, 2, sending));
      expect(again).toMatchObject(words(2));
      expect(await edit(ada, first.id, 2, sending)).toEqual(again);

      const other = granted(await edit(ada, first.id, 3));
      expect(await edit(ada, first.id, 4, sending)).toEqual({ ...changed, current: other });
    });

    test("accepts one of ten simultaneous edits and refuses the others, and the ledger is right", async () => {
      const somebody = await person("ada");
      const ada = open(somebody);
      const first = granted(await save(ada)) as Stored;

      const answers = await Promise.all(
        Array.from({ length: 10 }, (_, index) =>
          edit(open(somebody), first.id, (index % 4) + 1, { base: first.version, clientId: `${index}` }),
        ),
      );

      const now = granted(await read(ada, first.id)) as Stored;
      const refused = answers.filter((answer) => (answer as Refused).status === 409);
      for (const answer of refused) expect(answer).toEqual({ ...changed, current: now });
      for (const answer of answers.filter((one) => !refused.includes(one))) expect(answer).toEqual(now);
      expect(refused.length).toBeGreaterThan(0);
      expect(Number(now.version)).toBe(2);
      expect(await ledgerGaps()).toEqual([]);
    });

    test("is changed once by an edit sent twenty times at once", async () => {
      const somebody = await person("ada");
      const first = granted(await save(open(somebody))) as Stored;

      const answers = await Promise.all(
        Array.from({ length: 20 }, () => edit(open(somebody), first.id, 1, { base: first.version, clientId: "one" })),
      );

      expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
      expect(answers[0]).toMatchObject({ ...words(1), version: "2" });
      expect(await ledgerGaps()).toEqual([]);
    });

    test("is not found after a deletion or a reset, even by an edit that was applied before", async () => {
      const { ada, first } = await begun();
      const other = granted(await save(ada)) as Stored;
      const sending = { base: first.version, clientId: "one" };
      await edit(ada, first.id, 1, sending);
      await remove(ada, first.id);
      const gone = { status: 404, message: "This entry isn’t here any more." };

      expect(await edit(ada, first.id, 1, sending)).toEqual(gone);
      expect(await edit(ada, first.id, 2, sending)).toEqual(gone);
      granted(await ada.resetProgress());
      expect(await edit(ada, other.id, 1, { base: other.version, clientId: "two" })).toEqual(gone);
      expect(await ada.balance("all")).toEqual({ gold: 0, coal: 0 });
      expect(await ledgerGaps()).toEqual([]);
    });

    test("is not shown to another person who sends a wrong base", async () => {
      const { first } = await begun();
      const bo = open(await person("bo"));

      expect(await edit(bo, first.id, 1, { base: "0", clientId: "one" })).toEqual({
        status: 404,
        message: "This entry isn’t here any more.",
      });
    });

    test("refuses a client id of another entry's edit or of a save", async () => {
      const { ada, first } = await begun();
      const other = granted(await save(ada)) as Stored;
      granted(await ada.saveMood({ clientId: "save" }));
      await edit(ada, other.id, 1, { clientId: "edit" });
      const refused = { status: 400, message: "This clientId belongs to another save.", field: "clientId" };

      for (const clientId of ["save", "edit"]) {
        expect(await edit(ada, first.id, 1, { clientId, base: first.version })).toEqual(refused);
        expect(await edit(ada, first.id, 1, { clientId, base: "other" })).toEqual(refused);
      }
      expect(await ada.saveMood({ clientId: "edit" })).toEqual(refused);
      expect(await read(ada, first.id)).toMatchObject({ version: first.version });
    });
  });

  test("an edit without a client id leaves no receipt", async () => {
    const somebody = await person("ada");
    const ada = open(somebody);
    const { id, version } = granted(await ada.saveMood());

    await ada.editMood(id, { note: "One", base: version });

    const receipts = await sql`select operation from "Receipt" where "userId" = ${somebody.id}::uuid`;
    expect(receipts).toEqual([{ operation: "saveMood" }]);
  });

  test("an edit with a null differs from one without the field", async () => {
    const ada = open(await person("ada"));
    const { id, version } = granted(await ada.saveMood({ note: "A note" }));
    const sending = { base: version, clientId: "one" };
    await ada.editMood(id, { value: "sad", ...sending });

    expect(await ada.editMood(id, { value: "sad", note: null, ...sending })).toMatchObject({ note: null });
  });
});

describe("the ledger", () => {
  test.each(kinds)("is right after many edits of %s from the same versions at once", async (_what, kind) => {
    const somebody = await person("ada");
    const ids = await Promise.all(
      Array.from({ length: 6 }, async () => granted(await kind.save(restDoor({ as: somebody }))) as Stored),
    );

    for (const round of [1, 2, 3])
      await Promise.all(
        ids.flatMap(({ id }) =>
          doors.map(async ({ open }, index) => {
            const { version } = granted(await kind.read(open(somebody), id)) as Stored;
            const sending = { base: version, clientId: `${id} ${round} ${index}` };
            return Promise.all([
              kind.edit(open(somebody), id, round + index, sending),
              kind.edit(open(somebody), id, round + index, sending),
            ]);
          }),
        ),
      );

    expect(await ledgerGaps()).toEqual([]);
  });
});
