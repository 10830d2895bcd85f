import { z } from "zod";
import { eachText } from "#domain/entries/field.ts";
import { journalKind } from "#domain/entries/journal.ts";
import { defaultJournalEmoji, hiddenTag, journalGold, textsFrom } from "#domain/journal.ts";
import { journalContentLength, journalTags } from "#domain/limits.ts";
import { withSpan } from "#domain/spans.ts";
import { readInsights, type Reading } from "#server/nouns/insights/insights.ts";
import { entryRoutes } from "#server/diary/entryRoutes.ts";
import { creation, editing, entryShapes, commonFieldsOf, withOneTime } from "#server/diary/entryShapes.ts";
import type { Viewer } from "#server/base/viewer.ts";
import { textOf } from "#server/kit/rest/shapes.ts";
import {
  deleteJournalEntry,
  editJournalEntry,
  listJournal,
  placesOfJournal,
  readJournalEntry,
  writeJournalEntry,
  type JournalRow,
} from "./journal.ts";

const lengths = eachText(journalKind, ({ max }) => max);

const tagList = z.array(textOf(journalTags.length)).meta({ maxItems: journalTags.most + 1 });

const journalDraft = z.object({
  content: textOf(journalContentLength).describe(
    `Title, blank line, body. The title is optional: one line of at most ${lengths.title} characters.`,
  ),
  tags: tagList.default([]).describe("The first is the emoji, by key or character."),
  ...creation,
});

const journalEdit = journalDraft.omit({ clientId: true }).extend({ tags: tagList }).partial().extend(editing);

export const journalJson = z
  .object({
    id: z.uuid(),
    content: textOf(journalContentLength),
    title: textOf(lengths.title).nullable(),
    body: textOf(lengths.body),
    tags: tagList.describe("The emoji's key, then any other tags."),
    aiInsight: z.string().nullable().describe("An insight from the person's days. Null if there is none."),
    gold: z.number().int(),
    ...entryShapes,
  })
  .meta({ id: "JournalEntry" });

export const journalRoutes = entryRoutes({
  path: "/journal",
  says: {
    list: "The person's journal entries, newest first.",
    save: `Writes a journal entry, which earns +${journalGold} Good Karma.`,
    read: "One entry.",
    edit: "Edits an entry. Fields that are left out stay unchanged.",
    remove: "Deletes an entry for good.",
  },
  draft: journalDraft,
  edited: journalEdit,
  json: journalJson,
  page: (viewer, window) => listJournal(viewer, window, { withHidden: true }),
  places: (viewer, window) => placesOfJournal(viewer, window),
  read: readJournalEntry,
  save: (viewer, draft, stamp) => {
    const { content, tags, ...more } = withOneTime(draft);
    return writeJournalEntry(viewer, { ...textsFrom(content), content, ...facesFrom(tags), ...more }, stamp);
  },
  edit: (viewer, id, edit) => {
    const { content, tags, ...more } = withOneTime(edit);
    const texts = content === undefined ? {} : { ...textsFrom(content), content };
    const faces = tags === undefined ? {} : facesFrom(tags);
    return editJournalEntry(viewer, id, { ...more, ...texts, ...faces });
  },
  remove: deleteJournalEntry,
  jsonFor: async (viewer) => {
    const reading = await readInsights(viewer);
    return (entry) => asJournalJson(viewer, entry, reading);
  },
});

/** A journal entry that belongs to a mood may have no emoji among its tags. */
function facesFrom(tags: readonly string[]) {
  const [first = defaultJournalEmoji, ...others] = tags;
  return first === hiddenTag ? { emoji: defaultJournalEmoji, tags } : { emoji: first, tags: others };
}

/** A journal entry as REST gives it, with what the reading of insights says beside it. */
export async function asJournalJson(
  viewer: Viewer,
  entry: JournalRow,
  reading: Reading | undefined,
): Promise<z.input<typeof journalJson>> {
  const { id, content, title, body, tags, gold } = entry;
  const insight = reading?.beside("journals", entry.localDate);
  return {
    id,
    content,
    title,
    body,
    tags,
    aiInsight: insight ? withSpan(insight) : null,
    gold,
    ...(await commonFieldsOf(viewer, entry)),
  };
}
