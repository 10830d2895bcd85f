import {
  contentOf,
  defaultJournalEmoji,
  hiddenTag,
  journalEmojiFrom,
  journalEmojis,
  journalProblem,
  type JournalEmoji,
  type JournalTexts,
} from "#domain/journal.ts";
import { karmaRuleVersion } from "#domain/karma.ts";
import { journalContentLength, journalGold } from "#domain/limits.ts";
import type { Owner, Viewer } from "#server/base/viewer.ts";
import { sqlText } from "#server/store/sqlText.ts";
import { entriesOf } from "#server/diary/entries.ts";
import type { EntryRow } from "#server/diary/entryKind.ts";
import { keptText } from "#server/diary/keptText.ts";
import type { Saved } from "#server/diary/saveEntries.ts";
import type { EntryStamp } from "#server/diary/stamps.ts";
import { BadInput, oneOf } from "#server/base/errors.ts";
import type { FeedWindow } from "#server/store/pages.ts";

export interface JournalDraft {
  title?: string | null | undefined;
  body: string;
  /** A journal emoji's key or character; `reflection` when left out. */
  emoji?: string | null | undefined;
  /** Without the emoji's key, which is always the first of a stored entry. */
  tags?: readonly string[] | null | undefined;
  /** As REST sent it; title, blank line and body when left out. */
  content?: string | null | undefined;
  occurredAt?: Date | null | undefined;
}

export type JournalEdit = { [Name in keyof JournalDraft]?: JournalDraft[Name] | null | undefined };

interface JournalFacts extends JournalTexts {
  content: string;
  emoji: JournalEmoji;
  tags: string[];
  /** Belongs to a mood, so that the history leaves it out. */
  hidden: boolean;
}

interface Earned {
  gold: number;
  ruleVersion: number;
  earns: boolean;
}

export type JournalRow = EntryRow & JournalFacts & Earned;

const entries = entriesOf<JournalFacts, Earned>("JournalEntry", {
  operation: "writeJournalEntry",
  missing: "This entry isn’t here any more.",
  columns: ["hidden", "gold", "ruleVersion", "earns"],
  texts: ["content", "title", "body", "emoji", "tags"],
  blank: { content: "", body: "", emoji: defaultJournalEmoji, tags: [defaultJournalEmoji] },
  facts: { gold: sqlText`gold`, journals: sqlText`1`, reflections: sqlText`1` },
});

export const {
  facts: journalFacts,
  places: placesOfJournal,
  read: readJournalEntry,
  readMany: readJournalEntries,
  remove: deleteJournalEntry,
} = entries;

/** Writes an entry, which earns 1 gold. Throws BadInput naming the field, or Gone. */
export function writeJournalEntry(
  viewer: Viewer,
  draft: JournalDraft,
  stamp?: EntryStamp | null,
): Promise<Saved<JournalRow>> {
  const earned = { gold: journalGold, ruleVersion: karmaRuleVersion, earns: true };
  return entries.save(viewer, { said: factsOf(draft), earned, occurredAt: draft.occurredAt, stamp });
}

/** Changes an entry, not what it earned. Throws NotFound, or BadInput naming the field. */
export function editJournalEntry(viewer: Viewer, id: string, edit: JournalEdit): Promise<JournalRow> {
  return entries.edit(viewer, id, edit.occurredAt, (before) => {
    const said = factsOf({
      title: edit.title === undefined ? before.title : edit.title,
      body: edit.body ?? before.body,
      emoji: edit.emoji ?? before.emoji,
      tags: edit.tags ?? before.tags.slice(1),
      content: edit.content,
    });
    const { gold, ruleVersion, earns } = before;
    const isRewritten = said.title !== before.title || said.body !== before.body;
    const content = edit.content ?? (isRewritten ? said.content : before.content);
    return { said: { ...said, content }, earned: { gold, ruleVersion, earns } };
  });
}

const withoutHidden = sqlText`and not hidden`;

/** The journal among other kinds; with `withHidden` also the entries that belong to a mood. */
export function journalInFeed({ withHidden }: { withHidden: boolean }) {
  return entries.inFeed(withHidden ? undefined : withoutHidden);
}

/** One page of the journal. Only a copy to keep (`withHidden`) has the entries that belong to a mood. */
export function listJournal(
  viewer: Owner,
  window: FeedWindow,
  { withHidden }: { withHidden: boolean },
): Promise<JournalRow[]> {
  return entries.page(viewer, window, withHidden ? undefined : withoutHidden);
}

/** How many an entry may have beside its emoji, and how long each may be. */
export const journalTags = { most: 20, length: 50 } as const;

function factsOf(draft: JournalDraft): JournalFacts {
  const texts = { title: draft.title?.trim() || null, body: draft.body };
  const problem = journalProblem(texts);
  if (problem) throw new BadInput(problem.message, problem.field);
  // Blanks around a title are no part of it, and are kept in what was sent.
  keptText("Content", draft.content, journalContentLength, "content");

  const emoji = journalEmojiFrom(draft.emoji);
  if (!emoji) throw new BadInput("Please choose one of the journal's emoji.", "emoji", oneOf(journalEmojis));
  const others = draft.tags ?? [];
  const { most, length } = journalTags;
  if (others.length > most) throw new BadInput(`An entry can have at most ${most} tags.`, "tags");
  for (const tag of others) keptText("Tag", tag, length, "tags");

  const tags = [emoji, ...others];
  return { ...texts, emoji, tags, hidden: tags.includes(hiddenTag), content: draft.content ?? contentOf(texts) };
}
