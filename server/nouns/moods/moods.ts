import { addDays, localDateOf } from "#domain/days.ts";
import { textLimits } from "#domain/limits.ts";
import { moods, type Mood } from "#domain/moods.ts";
import type { Viewer } from "#server/base/viewer.ts";
import { sqlText } from "#server/store/sqlText.ts";
import { entriesOf } from "#server/diary/entries.ts";
import type { EntryRow } from "#server/diary/entryKind.ts";
import { keptText } from "#server/diary/keptText.ts";
import type { Saved } from "#server/diary/saveEntries.ts";
import type { EntryStamp } from "#server/diary/stamps.ts";
import { BadInput, oneOf } from "#server/base/errors.ts";
import { readOnce } from "#server/store/reads.ts";

export interface MoodDraft {
  /** The key of one of the 24 moods. */
  value: string;
  journalTitle?: string | null | undefined;
  note?: string | null | undefined;
  occurredAt?: Date | null | undefined;
}

export type MoodEdit = { [Name in keyof MoodDraft]?: MoodDraft[Name] | null | undefined };

interface MoodFacts {
  value: Mood;
  /** Whether there is a note, which the summary counts. */
  reflects: boolean;
  journalTitle: string | null;
  note: string | null;
}

export type MoodRow = EntryRow & MoodFacts;

/** Check-ins as the ground keeps them. */
export const moodEntries = entriesOf<MoodFacts>("Mood", {
  operation: "saveMood",
  missing: "This entry isn’t here any more.",
  columns: ["value", "reflects"],
  texts: ["journalTitle", "note"],
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

/** Saves a check-in. Moods earn no karma. Throws BadInput naming the field, or Gone. */
export function saveMood(viewer: Viewer, draft: MoodDraft, stamp?: EntryStamp | null): Promise<Saved<MoodRow>> {
  return moodEntries.save(viewer, { said: factsOf(draft), earned: {}, occurredAt: draft.occurredAt, stamp });
}

/** Changes a check-in. Throws NotFound, or BadInput naming the field. */
export function editMood(viewer: Viewer, id: string, edit: MoodEdit): Promise<MoodRow> {
  return moodEntries.edit(viewer, id, edit.occurredAt, (before) => {
    const { journalTitle = before.journalTitle, note = before.note } = edit;
    return { said: factsOf({ value: edit.value ?? before.value, journalTitle, note }), earned: {} };
  });
}

/** The check-in of the latest `occurredAt`, whenever it was written, or undefined before the first. */
export function currentMood(viewer: Viewer): Promise<MoodRow | undefined> {
  return readOnce(viewer, "current mood", () => moodEntries.latest(viewer));
}

const mostRecent = 100;

/** The check-ins of the last seven days of the viewer's calendar, newest first. */
export function recentMoods(viewer: Viewer): Promise<MoodRow[]> {
  const from = addDays(localDateOf(new Date(), viewer.zone), -6);
  return readOnce(viewer, "recent moods", () =>
    moodEntries.page(viewer, { limit: mostRecent, days: { from, to: null } }),
  );
}

function factsOf(draft: MoodDraft): MoodFacts {
  const value = moods.find((mood) => mood === draft.value);
  if (!value) throw new BadInput("Please choose one of the moods.", "value", oneOf(moods));
  const note = keptText("Journal note", draft.note?.trim(), textLimits.note, "note");
  return {
    value,
    reflects: note !== null,
    journalTitle: keptText("Journal entry title", draft.journalTitle?.trim(), textLimits.moodTitle, "journalTitle"),
    note,
  };
}
