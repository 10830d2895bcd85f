import { z } from "zod";
import { defaultJournalEmoji, hiddenTag, textsFrom } from "#domain/journal.ts";
import { journalContentLength, journalTags, textLimits } from "#domain/limits.ts";
import { withSpan } from "#domain/spans.ts";
import { saveWeight } from "#server/diary/saveEntries.ts";
import { readInsights, type Reading } from "#server/nouns/insights/insights.ts";
import {
  asEditedJson,
  asSavedJson,
  creation,
  editing,
  entryShapes,
  commonFieldsOf,
  withOneTime,
} from "#server/diary/entryShapes.ts";
import type { Viewer } from "#server/base/viewer.ts";
import { route } from "#server/kit/rest/route.ts";
import { listed, pageQuery, textOf } from "#server/kit/rest/shapes.ts";
import {
  deleteJournalEntry,
  editJournalEntry,
  listJournal,
  placesOfJournal,
  readJournalEntry,
  writeJournalEntry,
  type JournalRow,
} from "./journal.ts";

const tagList = z.array(textOf(journalTags.length)).meta({ maxItems: journalTags.most + 1 });

const journalDraft = z.object({
  content: textOf(journalContentLength).describe(
    "Title, blank line, body. The title is optional: one line of at most 25 characters.",
  ),
  tags: tagList.default([]).describe("The first is the emoji, by key or character."),
  ...creation,
});

const journalEdit = journalDraft.omit({ clientId: true }).extend({ tags: tagList }).partial().extend(editing);

export const journalJson = z
  .object({
    id: z.uuid(),
    content: textOf(journalContentLength),
    title: textOf(textLimits.journalTitle).nullable(),
    body: textOf(textLimits.journalBody),
    tags: tagList.describe("The emoji's key, then any other tags."),
    aiInsight: z.string().nullable().describe("An insight from the person's days. Null if there is none."),
    gold: z.number().int(),
    ...entryShapes,
  })
  .meta({ id: "JournalEntry" });

export const journalRoutes = [
  route(
    "get",
    "/journal",
    { summary: "The person's journal entries, newest first.", query: pageQuery, answers: z.array(journalJson) },
    async (viewer, asked) => {
      const reading = await readInsights(viewer);
      return listed(
        asked,
        {
          page: (window) => listJournal(viewer, window, { withHidden: true }),
          places: (window) => placesOfJournal(viewer, window),
        },
        (entry) => asJournalJson(viewer, entry, reading),
      );
    },
  ),

  route(
    "post",
    "/journal",
    {
      summary: "Writes a journal entry, which earns +1 Good Karma.",
      body: journalDraft,
      answers: journalJson,
      status: 201,
      proves: true,
      weight: saveWeight,
    },
    async (viewer, { body, ...asked }) => {
      const { clientId, content, tags, ...more } = withOneTime(body);
      const draft = { ...textsFrom(content), content, ...facesFrom(tags), ...more };
      const saved = await writeJournalEntry(viewer, draft, { clientId: clientId ?? asked.idempotencyKey });
      const reading = await readInsights(viewer);
      return asSavedJson(saved, (entry) => asJournalJson(viewer, entry, reading));
    },
  ),

  route("get", "/journal/:id", { summary: "One entry.", answers: journalJson }, async (viewer, { params }) =>
    asJournalJson(viewer, await readJournalEntry(viewer, params.id ?? ""), await readInsights(viewer)),
  ),

  route(
    "patch",
    "/journal/:id",
    { summary: "Edits an entry. Fields that are left out stay unchanged.", body: journalEdit, answers: journalJson },
    async (viewer, { params, body }) => {
      const { content, tags, ...edit } = withOneTime(body);
      const texts = content === undefined ? {} : { ...textsFrom(content), content };
      const faces = tags === undefined ? {} : facesFrom(tags);
      const edited = editJournalEntry(viewer, params.id ?? "", { ...edit, ...texts, ...faces });
      return asEditedJson(edited, async (entry) => asJournalJson(viewer, entry, await readInsights(viewer)));
    },
  ),

  route("delete", "/journal/:id", { summary: "Deletes an entry for good." }, (viewer, { params }) =>
    deleteJournalEntry(viewer, params.id ?? ""),
  ),
];

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
