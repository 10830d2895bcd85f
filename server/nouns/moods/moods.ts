import { addDays, localDateOf } from "#domain/days.ts";
import { textNamesOf, type Stored } from "#domain/entries/field.ts";
import { moodKind } from "#domain/entries/mood.ts";
import { finerWordFor, finerWordsOf, type FinerWord } from "#domain/finerWords.ts";
import { moods, type Mood } from "#domain/moods.ts";
import { clock } from "#server/base/clock.ts";
import type { Viewer } from "#server/base/viewer.ts";
import { sqlText } from "#server/store/sqlText.ts";
import { entriesOf } from "#server/diary/entries.ts";
import type { EntryRow } from "#server/diary/entryKind.ts";
import { editedTexts, storedTexts, type DraftOf, type EditOf } from "#server/diary/kindTexts.ts";
import type { Saved } from "#server/diary/saveEntries.ts";
import type { EntryStamp } from "#server/diary/stamps.ts";
import { BadInput, oneOf } from "#server/base/errors.ts";
import { readOnce } from "#server/store/reads.ts";
import { checkedOwnMoodId, ownMoodOf, ownMoodToStore } from "#server/nouns/words/ownMoods.ts";

type Own = typeof moodKind.fields;

export type MoodDraft = DraftOf<Own>;

export type MoodEdit = EditOf<Own>;

interface MoodFacts extends Stored<Own> {
  /** True if there is a note, which the summary counts. */
  reflects: boolean;
}

export type MoodRow = EntryRow & MoodFacts;

export const moodEntries = entriesOf<MoodFacts>("Mood", {
  operation: "saveMood",
  missing: "This entry isn’t here any more.",
  columns: ["value", "finerWord", "ownMoodId", "reflects"],
  texts: textNamesOf(moodKind),
  facts: { moods: sqlText`1`, reflections: sqlText`reflects::int`, mood: sqlText`value` },
});

export const {
  facts: moodFacts,
  inFeed: moodsInFeed,
  page: listMoods,
  places: placesOfMoods,
  read: readMood,
  readMany: readMoods,
  remove: deleteMood,
} = moodEntries;

/** Saves a mood entry. Moods earn no karma. Throws BadInput naming the field, or Gone. */
export function saveMood(viewer: Viewer, draft: MoodDraft, stamp?: EntryStamp | null): Promise<Saved<MoodRow>> {
  const fields = factsOf(draft);
  const { value, ownMoodId } = fields;
  const resolve = ownMoodId
    ? async () => {
        const { guard, ...columns } = await ownMoodToStore(viewer, ownMoodId, value);
        return { columns, guard };
      }
    : undefined;
  const { occurredAt } = draft;
  return moodEntries.save(viewer, {
    fields,
    earned: {},
    occurredAt,
    stamp,
    tags: draft,
    ownWord: resolve && { resolve },
  });
}

/** A mood entry from an archive. Throws BadInput naming the field. */
export function moodFromArchive(draft: Omit<MoodDraft, "occurredAt">): { fields: MoodFacts; earned: object } {
  return { fields: factsOf(draft), earned: {} };
}

/**
 * Changes a mood entry. Another mood takes the finer word away, and an own mood that does not stand for it. Throws
 * NotFound, Changed, or BadInput naming the field.
 */
export function editMood(viewer: Viewer, id: string, edit: MoodEdit): Promise<MoodRow> {
  return moodEntries.edit(viewer, id, edit, async (before) => {
    const value = edit.value ?? before.value;
    const finerBefore = value === before.value ? before.finerWord : null;
    const { finerWord = finerBefore, ownMoodId = before.ownMoodId } = edit;
    const fields = factsOf({ ...editedTexts(moodKind, before, edit), value, finerWord, ownMoodId });
    // After own moods of different moods were merged, a mood entry keeps its `value`.
    const isSame = fields.value === before.value && fields.ownMoodId === before.ownMoodId;
    if (fields.ownMoodId === null || isSame) return { fields, earned: {} };
    if (edit.ownMoodId === undefined) {
      const own = await ownMoodOf(viewer, fields);
      return { fields: { ...fields, ownMoodId: own?.value === fields.value ? own.id : null }, earned: {} };
    }
    const { ownMoodId: kept, guard } = await ownMoodToStore(viewer, fields.ownMoodId, fields.value);
    return { fields: { ...fields, ownMoodId: kept }, earned: {}, guard };
  });
}

/** The mood entry with the latest `occurredAt`, whenever it was written. Undefined before the first. */
export function currentMood(viewer: Viewer): Promise<MoodRow | undefined> {
  return readOnce(viewer, "current mood", () => moodEntries.latest(viewer));
}

export const mostRecent = 100;

/** The mood entries of the last seven days of the viewer's calendar, newest first. */
export function recentMoods(viewer: Viewer): Promise<MoodRow[]> {
  const from = addDays(localDateOf(clock.date(), viewer.zone), -6);
  return readOnce(viewer, "recent moods", () =>
    moodEntries.page(viewer, { limit: mostRecent, days: { from, to: null } }),
  );
}

function factsOf(draft: MoodDraft): MoodFacts {
  const value = moods.find((mood) => mood === draft.value);
  if (!value) throw new BadInput("Please choose one of the moods.", "value", oneOf(moods));
  const texts = storedTexts(moodKind, draft);
  return {
    value,
    ownMoodId: checkedOwnMoodId(draft.ownMoodId),
    finerWord: finerWordIn(value, draft.finerWord),
    reflects: texts.note !== null,
    ...texts,
  };
}

function finerWordIn(value: Mood, name: string | null | undefined): FinerWord | null {
  const finerWord = finerWordFor(value, name) ?? null;
  if (name && !finerWord) {
    const words = finerWordsOf(value).map(({ word }) => word);
    throw new BadInput("Please choose one of the finer words for this mood.", "finerWord", oneOf(words));
  }
  return finerWord;
}
