import { v7 as uuidv7 } from "uuid";
import { contentOf, hiddenTag, journalEmojiFrom, journalProblem, type JournalTexts } from "#domain/journal.ts";
import { karmaRuleVersion } from "#domain/karma.ts";
import { journalGold } from "#domain/limits.ts";
import type { Viewer } from "#server/account/viewer.ts";
import { inTransaction, sql, type Tx } from "#server/db.ts";
import { editedWhen, keptText, newWhen } from "#server/entries.ts";
import { BadInput, NotFound } from "#server/errors.ts";
import type { JournalEntry } from "#server/generated/prisma/client.ts";
import * as ledger from "#server/ledger/ledger.ts";
import { bounded, dateText, isUuid, type Window } from "#server/pages.ts";
import { deletedSince, noteSave } from "#server/receipts.ts";

/** A page of the journal as a person writes it. */
export interface JournalDraft {
  clientId: string;
  title?: string | null | undefined;
  body: string;
  /** Key of a journal emoji, or the character; reflection, if not said. */
  emoji?: string | null | undefined;
  /** Beyond the emoji, which is always the first. */
  tags?: readonly string[] | null | undefined;
  /** As a caller of REST sent it; else title, blank line, body. */
  content?: string | undefined;
  occurredAt?: Date | null | undefined;
}

/** What an edit changes. What it does not name stays. */
export type JournalEdit = { [Name in Exclude<keyof JournalDraft, "clientId">]?: JournalDraft[Name] | null | undefined };

export interface SavedJournalEntry {
  entry: JournalEntry;
  /** True when this clientId had been saved before with other content. */
  alreadySaved: boolean;
}

/**
 * Writes a page of the journal, which earns +1 Good Karma, with the day's totals and the receipt in one transaction. The
 * same clientId again gives the stored one. Throws BadInput naming the field, or Gone when it was deleted since.
 */
export async function writeJournalEntry(viewer: Viewer, draft: JournalDraft): Promise<SavedJournalEntry> {
  const facts = factsOf(draft);
  const { occurredAt, localDate } = newWhen(viewer, draft.occurredAt);
  const id = uuidv7();

  return inTransaction(async (tx) => {
    const content = { ...facts, occurredAt: draft.occurredAt };
    const save = { clientId: draft.clientId, operation: "writeJournalEntry", content, entityId: id };
    const earlier = await noteSave(tx, viewer, save);
    if (earlier) return { entry: await earlierEntry(tx, viewer, earlier.entityId), alreadySaved: earlier.differs };

    const [row] = await tx.sql<JournalEntry>`
      insert into "JournalEntry" (id, "userId", "clientId", content, title, body, emoji, tags, gold, "ruleVersion",
        "occurredAt", "timeZone", "localDate")
      values (${id}::uuid, ${viewer.id}::uuid, ${draft.clientId}, ${facts.content}, ${facts.title}, ${facts.body},
        ${facts.emoji}, ${facts.tags}, ${journalGold}, ${karmaRuleVersion}, ${occurredAt}, ${viewer.zone}, ${localDate}::date)
      returning *`;
    const entry = found(row);
    await ledger.post(tx, [dayChangeOf(entry)]);
    return { entry, alreadySaved: false };
  });
}

/** One page of the viewer's journal within a window of the feed. Those that belong to a mood are left out if asked. */
export async function listJournal(
  viewer: Viewer,
  window: Window,
  { hidden }: { hidden: boolean },
): Promise<JournalEntry[]> {
  const { limit, older, newer, fromOldest } = bounded(window);
  if (fromOldest) {
    return sql<JournalEntry>`
      select * from "JournalEntry"
      where "userId" = ${viewer.id}::uuid and (${hidden} or not ${hiddenTag} = any(tags))
        and ("localDate", "occurredAt", id) < (${older.localDate}::date, ${older.occurredAt}::timestamptz, ${older.id}::uuid)
        and ("localDate", "occurredAt", id) > (${newer.localDate}::date, ${newer.occurredAt}::timestamptz, ${newer.id}::uuid)
      order by "localDate", "occurredAt", id limit ${limit}`;
  }
  return sql<JournalEntry>`
    select * from "JournalEntry"
    where "userId" = ${viewer.id}::uuid and (${hidden} or not ${hiddenTag} = any(tags))
      and ("localDate", "occurredAt", id) < (${older.localDate}::date, ${older.occurredAt}::timestamptz, ${older.id}::uuid)
      and ("localDate", "occurredAt", id) > (${newer.localDate}::date, ${newer.occurredAt}::timestamptz, ${newer.id}::uuid)
    order by "localDate" desc, "occurredAt" desc, id desc limit ${limit}`;
}

/** The viewer's own entry. Throws NotFound for an unknown id and for somebody else's alike. */
export async function readJournalEntry(viewer: Viewer, id: string): Promise<JournalEntry> {
  if (!isUuid(id)) return found(undefined);
  const [entry] =
    await sql<JournalEntry>`select * from "JournalEntry" where id = ${id}::uuid and "userId" = ${viewer.id}::uuid`;
  return found(entry);
}

/** Changes an entry. What it earned stays; only another time moves it. Throws NotFound, or BadInput naming the field. */
export async function editJournalEntry(viewer: Viewer, id: string, edit: JournalEdit): Promise<JournalEntry> {
  return inTransaction(async (tx) => {
    const before = await lockedEntry(tx, viewer, id);
    const facts = factsOf({
      title: edit.title === undefined ? before.title : edit.title,
      body: edit.body ?? before.body,
      emoji: edit.emoji ?? before.emoji,
      tags: edit.tags ?? before.tags.slice(1),
      content: edit.content ?? undefined,
    });
    const isRewritten = facts.title !== before.title || facts.body !== before.body;
    const content = edit.content ?? (isRewritten ? facts.content : before.content);
    const { occurredAt, localDate } = editedWhen(before, edit.occurredAt);

    const [row] = await tx.sql<JournalEntry>`
      update "JournalEntry" set content = ${content}, title = ${facts.title}, body = ${facts.body},
        emoji = ${facts.emoji}, tags = ${facts.tags}, "occurredAt" = ${occurredAt}, "localDate" = ${localDate}::date,
        "editedAt" = now()
      where id = ${id}::uuid returning *`;
    const after = found(row);
    await ledger.post(tx, [ledger.taken(dayChangeOf(before)), dayChangeOf(after)]);
    return after;
  });
}

/** Deletes the viewer's own entry and takes back what it gave. Throws NotFound. */
export async function deleteJournalEntry(viewer: Viewer, id: string): Promise<void> {
  await inTransaction(async (tx) => {
    const entry = await lockedEntry(tx, viewer, id);
    await tx.sql`delete from "JournalEntry" where id = ${id}::uuid`;
    await ledger.post(tx, [ledger.taken(dayChangeOf(entry))]);
  });
}

interface JournalFacts extends JournalTexts {
  emoji: string;
  tags: string[];
  content: string;
}

const mostTags = 20;
const tagLength = 50;

function factsOf(draft: Omit<JournalDraft, "clientId" | "occurredAt">): JournalFacts {
  const texts = { title: draft.title?.trim() || null, body: draft.body };
  const problem = journalProblem(texts);
  if (problem) throw new BadInput(problem.message, problem.field);

  const emoji = journalEmojiFrom(draft.emoji);
  if (!emoji) throw new BadInput("emoji is not one of the journal's.", "emoji");
  const others = draft.tags ?? [];
  if (others.length > mostTags) throw new BadInput(`An entry can have at most ${mostTags} tags.`, "tags");
  for (const tag of others) keptText("Tag", tag, tagLength, "tags");

  return { ...texts, emoji, tags: [emoji, ...others], content: draft.content ?? contentOf(texts) };
}

function dayChangeOf(entry: JournalEntry): ledger.DayChange {
  return {
    userId: entry.userId,
    localDate: dateText(entry.localDate),
    gold: entry.gold,
    coal: 0,
    journals: 1,
    reflections: 1,
  };
}

async function earlierEntry(tx: Tx, viewer: Viewer, id: string): Promise<JournalEntry> {
  const [entry] = await tx.sql<JournalEntry>`
    select * from "JournalEntry" where id = ${id}::uuid and "userId" = ${viewer.id}::uuid`;
  if (!entry) throw deletedSince();
  return entry;
}

// Locked, so that two edits, or an edit and a delete, each take back what really stands.
async function lockedEntry(tx: Tx, viewer: Viewer, id: string): Promise<JournalEntry> {
  if (!isUuid(id)) return found(undefined);
  const [entry] = await tx.sql<JournalEntry>`
    select * from "JournalEntry" where id = ${id}::uuid and "userId" = ${viewer.id}::uuid for update`;
  return found(entry);
}

function found(entry: JournalEntry | undefined): JournalEntry {
  if (!entry) throw new NotFound("Journal entry not found");
  return entry;
}
