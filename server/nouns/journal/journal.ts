import { textNamesOf, type Stored } from "#domain/entries/field.ts";
import { journalKind } from "#domain/entries/journal.ts";
import {
  contentOf,
  defaultJournalEmoji,
  hiddenTag,
  journalEmojiFrom,
  journalEmojis,
  journalProblem,
  journalGold,
} from "#domain/journal.ts";
import { karmaRuleVersion } from "#domain/karma.ts";
import { journalContentLength, journalTags } from "#domain/limits.ts";
import type { Owner, Viewer } from "#server/base/viewer.ts";
import { sqlText } from "#server/store/sqlText.ts";
import type { Edit } from "#server/diary/editEntry.ts";
import { entriesOf } from "#server/diary/entries.ts";
import type { EntryRow } from "#server/diary/entryKind.ts";
import { keptText } from "#server/diary/keptText.ts";
import { editedTexts, storedTexts, type DraftOf } from "#server/diary/kindTexts.ts";
import { unknownRule } from "#server/diary/unknownRule.ts";
import type { Saved } from "#server/diary/saveEntries.ts";
import type { EntryStamp } from "#server/diary/stamps.ts";
import { BadInput, oneOf } from "#server/base/errors.ts";
import type { FeedWindow } from "#server/store/pages.ts";

type Own = typeof journalKind.fields;

export interface JournalDraft extends Omit<DraftOf<Own>, "emoji"> {
  /** A journal emoji's key or character; `reflection` if left out. */
  emoji?: string | null | undefined;
  /** Without the emoji's key, which is always the first tag of a stored entry. */
  tags?: readonly string[] | null | undefined;
  /** The text as REST sent it. If left out: title, blank line and body. */
  content?: string | null | undefined;
}

export type JournalEdit = Edit & { [Name in keyof JournalDraft]?: JournalDraft[Name] | null | undefined };

interface JournalFacts extends Stored<Own> {
  content: string;
  tags: string[];
  /** True if the entry belongs to a mood. The history leaves it out. */
  hidden: boolean;
}

interface Earned {
  gold: number;
  ruleVersion: number;
  earns: boolean;
}

export type JournalRow = EntryRow & JournalFacts & Earned;

export const journalEntries = entriesOf<JournalFacts, Earned>("JournalEntry", {
  operation: "writeJournalEntry",
  missing: "This entry isn’t here any more.",
  columns: ["hidden", "gold", "ruleVersion", "earns"],
  texts: ["content", ...textNamesOf(journalKind), "emoji", "tags"],
  blank: { content: "", body: "", emoji: defaultJournalEmoji, tags: [defaultJournalEmoji] },
  facts: { gold: sqlText`gold`, journals: sqlText`1`, reflections: sqlText`1` },
});

export const {
  facts: journalFacts,
  places: placesOfJournal,
  read: readJournalEntry,
  readMany: readJournalEntries,
  remove: deleteJournalEntry,
} = journalEntries;

/** Saves a journal entry, which earns 1 gold. Throws BadInput naming the field, or Gone. */
export function writeJournalEntry(
  viewer: Viewer,
  draft: JournalDraft,
  stamp?: EntryStamp | null,
): Promise<Saved<JournalRow>> {
  const earned = { gold: journalGold, ruleVersion: karmaRuleVersion, earns: true };
  const { occurredAt } = draft;
  return journalEntries.save(viewer, { fields: factsOf(draft), earned, occurredAt, stamp, tags: draft });
}

/** A page from an archive. Throws BadInput naming the field. */
export function pageFromArchive(
  draft: Omit<JournalDraft, "occurredAt">,
  { ruleVersion, earns }: Pick<Earned, "ruleVersion" | "earns">,
): { fields: JournalFacts; earned: Earned } {
  // All rules gave a page the same.
  if (ruleVersion > karmaRuleVersion) throw unknownRule();
  return { fields: factsOf(draft), earned: { gold: earns ? journalGold : 0, ruleVersion, earns } };
}

/** Changes an entry but not its karma. Throws NotFound, Changed, or BadInput naming the field. */
export function editJournalEntry(viewer: Viewer, id: string, edit: JournalEdit): Promise<JournalRow> {
  return journalEntries.edit(viewer, id, edit, (before) => {
    const fields = factsOf({
      ...editedTexts(journalKind, before, edit),
      emoji: edit.emoji ?? before.emoji,
      tags: edit.tags ?? before.tags.slice(1),
      content: edit.content,
    });
    const { gold, ruleVersion, earns } = before;
    const isRewritten = fields.title !== before.title || fields.body !== before.body;
    const content = edit.content ?? (isRewritten ? fields.content : before.content);
    return { fields: { ...fields, content }, earned: { gold, ruleVersion, earns } };
  });
}

const withoutHidden = sqlText`and not hidden`;

/** The journal's part of a merged feed. `withHidden` includes the entries that belong to a mood. */
export function journalInFeed({ withHidden }: { withHidden: boolean }) {
  return journalEntries.inFeed(withHidden ? undefined : withoutHidden);
}

/** One page of the journal. Only the export (`withHidden`) has the entries that belong to a mood. */
export function listJournal(
  viewer: Owner,
  window: FeedWindow,
  { withHidden }: { withHidden: boolean },
): Promise<JournalRow[]> {
  return journalEntries.page(viewer, window, withHidden ? undefined : withoutHidden);
}

function factsOf(draft: JournalDraft): JournalFacts {
  const problem = journalProblem({ title: draft.title?.trim() || null, body: draft.body });
  if (problem) throw new BadInput(problem.message, problem.field);
  const texts = storedTexts(journalKind, draft);
  // The title is trimmed, but the content is kept as sent.
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
