import { expect, test } from "vitest";
import { readSession } from "#server/nouns/account/session.ts";
import { entriesOf } from "#server/diary/entries.ts";
import type { NewEntry } from "#server/diary/saveEntries.ts";
import { sqlText } from "#server/store/sqlText.ts";
import { useApp } from "#tests/support/app.ts";
import { granted } from "#tests/support/door.ts";
import { person } from "#tests/support/people.ts";
import { restDoor } from "#tests/support/restDoor.ts";
import { statementsOf } from "#tests/support/statements.ts";

useApp();

interface Fields {
  value: string;
  reflects: boolean;
  journalTitle: string | null;
  note: string | null;
}

const entries = entriesOf<Fields>("Mood", {
  operation: "saveMood",
  missing: "This entry isn’t here any more.",
  columns: ["value", "reflects"],
  texts: ["journalTitle", "note"],
  facts: { moods: sqlText`1`, reflections: sqlText`reflects::int`, mood: sqlText`value` },
});

/** A mood on a day of March 2026, as an import would save it. */
function mood(day: number, note: string | null = null): NewEntry<Fields, object> {
  const occurredAt = new Date(Date.UTC(2026, 2, day, 12));
  return {
    fields: { value: "calm", reflects: note !== null, journalTitle: null, note },
    earned: {},
    occurredAt,
    stamp: { clientId: `day ${day}` },
  };
}

test("many entries are saved in one statement, in their order, and counted each on its day", async () => {
  const ada = await person("ada");
  const viewer = await readSession(ada.token, "UTC");
  const all = [mood(3), mood(1, "Rain."), mood(2), mood(30)];

  const statements = await statementsOf(async () => {
    const saved = await entries.saveAll(viewer, all);

    expect(saved.map(({ entry, alreadySaved }) => [entry.occurredAt, entry.note, alreadySaved])).toEqual(
      all.map(({ occurredAt, fields }) => [occurredAt, fields.note, false]),
    );
  });

  expect(statements).toHaveLength(1);
  // useApp uses them to check the ledger afterwards.
  expect(granted(await restDoor({ as: ada }).moods()).entries).toHaveLength(4);
});

test("entries saved before are returned in their current state, in one more statement, even if one is given twice", async () => {
  const viewer = await readSession((await person("ada")).token, "UTC");
  const [first] = await entries.saveAll(viewer, [mood(1, "As it was.")]);

  const again = await entries.saveAll(viewer, [mood(2), mood(1, "Otherwise."), mood(2)]);

  expect(again.map(({ alreadySaved }) => alreadySaved)).toEqual([false, true, false]);
  expect(again[1]?.entry.id).toBe(first?.entry.id);
  expect(again[1]?.entry.note).toBe("As it was.");
  expect(again[2]?.entry.id).toBe(again[0]?.entry.id);
});

test("if one is invalid, none of them is saved", async () => {
  const ada = await person("ada");
  const viewer = await readSession(ada.token, "UTC");
  const late = { ...mood(1), occurredAt: new Date("2999-01-01T00:00:00Z") };

  await expect(entries.saveAll(viewer, [mood(2), late])).rejects.toThrow("cannot be in the future");

  expect(granted(await restDoor({ as: ada }).moods()).entries).toEqual([]);
});
