import type { z } from "zod";
import type { LocalDate } from "#domain/days.ts";
import { actionKind } from "#domain/entries/action.ts";
import { journalKind } from "#domain/entries/journal.ts";
import { moodKind } from "#domain/entries/mood.ts";
import type { EntryRow } from "#server/diary/entryKind.ts";
import { unreadableMark } from "#server/diary/entryShapes.ts";
import { textsOf } from "#server/diary/kindShapes.ts";
import type { Tag } from "#server/diary/readTags.ts";
import type { ActionRow } from "#server/nouns/actions/actions.ts";
import type { Entry, OwnWords } from "#server/nouns/history/history.ts";
import type { JournalRow } from "#server/nouns/journal/journal.ts";
import type { MoodRow } from "#server/nouns/moods/moods.ts";
import type { OwnMood } from "#server/nouns/words/ownMoods.ts";
import { dateText } from "#server/store/pages.ts";
import type { actionLine, entryLine, journalLine, moodLine } from "./lines.ts";

/** A tag as a line, without its line end. */
export function lineOfTag({ name, group, archivedAt, isCompared, isLeftOutOfMemories }: Tag): string {
  return JSON.stringify({
    kind: "tag",
    name,
    group,
    isArchived: archivedAt !== null,
    // Left out if they are off: such a line is one that older servers can read, too.
    ...(isCompared ? { isCompared } : {}),
    ...(isLeftOutOfMemories ? { isLeftOutOfMemories } : {}),
  });
}

/** An own mood as a line, without its line end. */
export function lineOfOwnMood({ name, emoji, value, archivedAt }: OwnMood): string {
  return JSON.stringify({ kind: "ownMood", name, emoji, value, isArchived: archivedAt !== null });
}

/** A day that was put away as a line, without its line end. */
export function lineOfDayPutAway(date: LocalDate): string {
  return JSON.stringify({ kind: "dayPutAway", date });
}

/** The entry as a line, without its line end. The fields have one order, so that the same diary gives the same bytes. */
export function lineOf(entry: Entry & OwnWords): string {
  const { unreadable: mark, ...line } = plainLineOf(entry);
  return JSON.stringify({
    ...line,
    ...ownWordsOf(entry),
    ...originOf(entry.row),
    ...(mark ? { unreadable: mark } : {}),
  });
}

/** Only entries from other apps have these fields. */
function originOf({ broughtFrom, importId, sourceId: id }: EntryRow): object {
  if (broughtFrom === null) return {};
  return {
    source: { app: broughtFrom, ...(id === null ? {} : { id }) },
    ...(importId === null ? {} : { import: importId }),
  };
}

function plainLineOf(entry: Entry): z.input<typeof entryLine> {
  if (entry.kind === "Action") return ofAction(entry.row);
  return entry.kind === "Mood" ? ofMood(entry.row) : ofJournal(entry.row);
}

/** Only entries with such words have these fields. A word that cannot be decrypted is left out. */
function ownWordsOf({ ownTags: tags, ownMood: mood }: OwnWords): object {
  const named = tags.filter(({ isUnreadable }) => !isUnreadable).map(({ name, group }) => ({ name, group }));
  const { name, emoji, value } = mood ?? {};
  return {
    ...(mood && !mood.isUnreadable ? { ownMood: { name, emoji, value } } : {}),
    ...(named.length > 0 ? { ownTags: named } : {}),
  };
}

function commonOf({ id, occurredAt, timeZone, localDate, createdAt, editedAt }: EntryRow) {
  return {
    id,
    occurredAt: occurredAt.toISOString(),
    timeZone,
    localDate: dateText(localDate),
    recordedAt: createdAt.toISOString(),
    editedAt: editedAt?.toISOString() ?? null,
  };
}

function ofAction(row: ActionRow): z.input<typeof actionLine> {
  return {
    kind: "action",
    ...commonOf(row),
    type: row.type,
    classification: row.classification,
    intention: row.intention,
    emotionResponse: row.emotionResponse,
    effectOnOthers: row.effectOnOthers,
    ...textsOf(actionKind, row),
    gold: row.gold,
    coal: row.coal,
    ruleVersion: row.ruleVersion,
    earns: row.earns,
    ...unreadableMark(row.isUnreadable),
  };
}

function ofMood(row: MoodRow): z.input<typeof moodLine> {
  const { value, finerWord } = row;
  // Left out if there is none: such a line is one that older servers can read, too.
  const finer = finerWord ? { finerWord } : {};
  return {
    kind: "mood",
    ...commonOf(row),
    value,
    ...finer,
    ...textsOf(moodKind, row),
    ...unreadableMark(row.isUnreadable),
  };
}

function ofJournal(row: JournalRow): z.input<typeof journalLine> {
  return {
    kind: "journal",
    ...commonOf(row),
    ...textsOf(journalKind, row),
    content: row.content,
    emoji: row.emoji,
    tags: row.tags.slice(1),
    hidden: row.hidden,
    gold: row.gold,
    ruleVersion: row.ruleVersion,
    earns: row.earns,
    ...unreadableMark(row.isUnreadable),
  };
}
