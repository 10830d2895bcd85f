import { v7 as uuidv7 } from "uuid";
import { textLimits } from "#domain/limits.ts";
import { moods, type Mood as MoodValue } from "#domain/moods.ts";
import type { Viewer } from "#server/account/viewer.ts";
import { inTransaction, sql, type Tx } from "#server/db.ts";
import { editedWhen, keptText, newWhen } from "#server/entries.ts";
import { BadInput, NotFound } from "#server/errors.ts";
import type { Mood } from "#server/generated/prisma/client.ts";
import * as ledger from "#server/ledger/ledger.ts";
import { bounded, dateText, isUuid, type Window } from "#server/pages.ts";
import { deletedSince, noteSave } from "#server/receipts.ts";

/** A check-in as a person makes it. Title and note may be missing; blank ones are. */
export interface MoodDraft {
  clientId: string;
  /** Key of one of the 24 moods. It alone decides emoji and label. */
  value: string;
  journalTitle?: string | null | undefined;
  note?: string | null | undefined;
  occurredAt?: Date | null | undefined;
}

/** What an edit changes. What it does not name stays; a text can be emptied. */
export type MoodEdit = { [Name in Exclude<keyof MoodDraft, "clientId">]?: MoodDraft[Name] | null | undefined };

export interface SavedMood {
  mood: Mood;
  /** True when this clientId had been saved before with other content. */
  alreadySaved: boolean;
}

/**
 * Saves a check-in: the row, the day's totals and the receipt in one transaction. Moods earn no karma. The same clientId
 * again gives the stored one. Throws BadInput naming the field, or Gone when that mood was deleted since.
 */
export async function saveMood(viewer: Viewer, draft: MoodDraft): Promise<SavedMood> {
  const facts = factsOf(draft);
  const { occurredAt, localDate } = newWhen(viewer, draft.occurredAt);
  const id = uuidv7();

  return inTransaction(async (tx) => {
    const content = { ...facts, occurredAt: draft.occurredAt };
    const earlier = await noteSave(tx, viewer, {
      clientId: draft.clientId,
      operation: "saveMood",
      content,
      entityId: id,
    });
    if (earlier) return { mood: await earlierMood(tx, viewer, earlier.entityId), alreadySaved: earlier.differs };

    const [row] = await tx.sql<Mood>`
      insert into "Mood" (id, "userId", "clientId", value, "journalTitle", note, "occurredAt", "timeZone", "localDate")
      values (${id}::uuid, ${viewer.id}::uuid, ${draft.clientId}, ${facts.value}, ${facts.journalTitle}, ${facts.note},
        ${occurredAt}, ${viewer.zone}, ${localDate}::date)
      returning *`;
    const mood = found(row);
    await ledger.post(tx, [dayChangeOf(mood)]);
    return { mood, alreadySaved: false };
  });
}

/** One page of the viewer's moods within a window of the feed. */
export async function listMoods(viewer: Viewer, window: Window): Promise<Mood[]> {
  const { limit, older, newer, fromOldest } = bounded(window);
  if (fromOldest) {
    return sql<Mood>`
      select * from "Mood"
      where "userId" = ${viewer.id}::uuid
        and ("localDate", "occurredAt", id) < (${older.localDate}::date, ${older.occurredAt}::timestamptz, ${older.id}::uuid)
        and ("localDate", "occurredAt", id) > (${newer.localDate}::date, ${newer.occurredAt}::timestamptz, ${newer.id}::uuid)
      order by "localDate", "occurredAt", id limit ${limit}`;
  }
  return sql<Mood>`
    select * from "Mood"
    where "userId" = ${viewer.id}::uuid
      and ("localDate", "occurredAt", id) < (${older.localDate}::date, ${older.occurredAt}::timestamptz, ${older.id}::uuid)
      and ("localDate", "occurredAt", id) > (${newer.localDate}::date, ${newer.occurredAt}::timestamptz, ${newer.id}::uuid)
    order by "localDate" desc, "occurredAt" desc, id desc limit ${limit}`;
}

/** The latest check-in by the clock: a backdated one does not become current. Undefined before the first. */
export async function currentMood(viewer: Viewer): Promise<Mood | undefined> {
  const [mood] = await sql<Mood>`
    select * from "Mood" where "userId" = ${viewer.id}::uuid order by "occurredAt" desc, id desc limit 1`;
  return mood;
}

/** The viewer's own check-in. Throws NotFound for an unknown id and for somebody else's alike. */
export async function readMood(viewer: Viewer, id: string): Promise<Mood> {
  if (!isUuid(id)) return found(undefined);
  const [mood] = await sql<Mood>`select * from "Mood" where id = ${id}::uuid and "userId" = ${viewer.id}::uuid`;
  return found(mood);
}

/** Changes a check-in and its day's totals. Only another time moves it. Throws NotFound, or BadInput naming the field. */
export async function editMood(viewer: Viewer, id: string, edit: MoodEdit): Promise<Mood> {
  return inTransaction(async (tx) => {
    const before = await lockedMood(tx, viewer, id);
    const facts = factsOf({
      value: edit.value ?? before.value,
      journalTitle: edit.journalTitle === undefined ? before.journalTitle : edit.journalTitle,
      note: edit.note === undefined ? before.note : edit.note,
    });
    const { occurredAt, localDate } = editedWhen(before, edit.occurredAt);

    const [row] = await tx.sql<Mood>`
      update "Mood" set value = ${facts.value}, "journalTitle" = ${facts.journalTitle}, note = ${facts.note},
        "occurredAt" = ${occurredAt}, "localDate" = ${localDate}::date, "editedAt" = now()
      where id = ${id}::uuid returning *`;
    const after = found(row);
    await ledger.post(tx, [ledger.taken(dayChangeOf(before)), dayChangeOf(after)]);
    return after;
  });
}

/** Deletes the viewer's own check-in and takes it out of its day. Throws NotFound. */
export async function deleteMood(viewer: Viewer, id: string): Promise<void> {
  await inTransaction(async (tx) => {
    const mood = await lockedMood(tx, viewer, id);
    await tx.sql`delete from "Mood" where id = ${id}::uuid`;
    await ledger.post(tx, [ledger.taken(dayChangeOf(mood))]);
  });
}

interface MoodFacts {
  value: MoodValue;
  journalTitle: string | null;
  note: string | null;
}

function factsOf(draft: Omit<MoodDraft, "clientId" | "occurredAt">): MoodFacts {
  const value = moods.find((mood) => mood === draft.value);
  if (!value) throw new BadInput("value is not one of the moods.", "value");
  return {
    value,
    journalTitle: keptText("Journal entry title", draft.journalTitle?.trim(), textLimits.moodTitle, "journalTitle"),
    note: keptText("Journal note", draft.note?.trim(), textLimits.note, "note"),
  };
}

function dayChangeOf(mood: Mood): ledger.DayChange {
  return {
    userId: mood.userId,
    localDate: dateText(mood.localDate),
    gold: 0,
    coal: 0,
    moods: 1,
    reflections: mood.note ? 1 : 0,
    mood: mood.value,
  };
}

async function earlierMood(tx: Tx, viewer: Viewer, id: string): Promise<Mood> {
  const [mood] = await tx.sql<Mood>`select * from "Mood" where id = ${id}::uuid and "userId" = ${viewer.id}::uuid`;
  if (!mood) throw deletedSince();
  return mood;
}

// Locked, so that two edits, or an edit and a delete, each take back what really stands.
async function lockedMood(tx: Tx, viewer: Viewer, id: string): Promise<Mood> {
  if (!isUuid(id)) return found(undefined);
  const [mood] =
    await tx.sql<Mood>`select * from "Mood" where id = ${id}::uuid and "userId" = ${viewer.id}::uuid for update`;
  return found(mood);
}

function found(mood: Mood | undefined): Mood {
  if (!mood) throw new NotFound("Mood entry not found");
  return mood;
}
