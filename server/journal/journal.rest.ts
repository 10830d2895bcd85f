import { z } from "zod";
import { defaultJournalEmoji, textsFrom } from "#domain/journal.ts";
import type { JournalEntry } from "#server/generated/prisma/client.ts";
import { readInsights, type Reading } from "#server/insights/insights.ts";
import { dateText } from "#server/pages.ts";
import { route } from "#server/rest/route.ts";
import { clientIdOf, instant, pageOf, pageQuery } from "#server/rest/shapes.ts";
import { deleteJournalEntry, editJournalEntry, listJournal, readJournalEntry, writeJournalEntry } from "./journal.ts";

const journalDraft = z.object({
  clientId: z.string().optional().describe("Sent again, it is the same save. The Idempotency-Key header does as well."),
  content: z.string().describe("Title, blank line, body. The title is optional: one line of at most 25 characters."),
  tags: z.array(z.string()).default([]).describe("The first is the emoji, by key or character."),
  createdAt: instant.optional().describe("The time it is about; now, if not said."),
});

const journalEdit = z.object({
  content: z.string().optional(),
  tags: z.array(z.string()).optional(),
  createdAt: instant.optional(),
});

const journalJson = z
  .object({
    id: z.uuid(),
    content: z.string(),
    title: z.string().nullable(),
    body: z.string(),
    tags: z.array(z.string()).describe("The emoji's key first, then any other."),
    aiInsight: z
      .string()
      .nullable()
      .describe("What the person's own days show, counted here; null if off or too soon."),
    gold: z.number().int(),
    createdAt: z.iso.datetime().describe("The time it is about."),
    recordedAt: z.iso.datetime().describe("When it was written down."),
    editedAt: z.iso.datetime().nullable(),
    localDate: z.iso.date().describe("The day it belongs to."),
    timeZone: z.string(),
    alreadySaved: z.literal(true).optional().describe("Saved before under this clientId, with other content."),
  })
  .meta({ id: "JournalEntry" });

export const journalRoutes = [
  route(
    "get",
    "/journal",
    { summary: "Own journal, newest first.", query: pageQuery, answers: z.array(journalJson) },
    async (viewer, asked) => {
      const entries = await pageOf(asked, "/journal", (window) => listJournal(viewer, window, { hidden: true }));
      const reading = await readInsights(viewer);
      return entries.map((entry) => asJournalJson(entry, reading));
    },
  ),

  route(
    "post",
    "/journal",
    { summary: "Writes a page of the journal: +1 Good Karma.", body: journalDraft, answers: journalJson, status: 201 },
    async (viewer, { body: { clientId, content, tags, createdAt }, ...asked }) => {
      const [emoji, ...others] = tags;
      const draft = { ...textsFrom(content), content, emoji, tags: others, occurredAt: createdAt };
      const saved = await writeJournalEntry(viewer, { ...draft, clientId: clientIdOf(clientId, asked) });
      const json = asJournalJson(saved.entry, await readInsights(viewer));
      return { ...json, ...(saved.alreadySaved ? { alreadySaved: true } : {}) };
    },
  ),

  route("get", "/journal/:id", { summary: "One entry.", answers: journalJson }, async (viewer, { params }) =>
    asJournalJson(await readJournalEntry(viewer, params.id ?? ""), await readInsights(viewer)),
  ),

  route(
    "patch",
    "/journal/:id",
    { summary: "Changes an entry; what is not named stays.", body: journalEdit, answers: journalJson },
    async (viewer, { params, body: { content, tags, createdAt } }) => {
      const texts = content === undefined ? {} : { ...textsFrom(content), content };
      const faces = tags === undefined ? {} : { emoji: tags[0] ?? defaultJournalEmoji, tags: tags.slice(1) };
      const entry = await editJournalEntry(viewer, params.id ?? "", { ...texts, ...faces, occurredAt: createdAt });
      return asJournalJson(entry, await readInsights(viewer));
    },
  ),

  route("delete", "/journal/:id", { summary: "Deletes an entry for good." }, (viewer, { params }) =>
    deleteJournalEntry(viewer, params.id ?? ""),
  ),
];

function asJournalJson(entry: JournalEntry, reading: Reading | null): z.input<typeof journalJson> {
  return {
    id: entry.id,
    content: entry.content,
    title: entry.title,
    body: entry.body,
    tags: entry.tags,
    aiInsight: reading?.beside({ kind: "JournalEntry" })?.text ?? null,
    gold: entry.gold,
    createdAt: entry.occurredAt.toISOString(),
    recordedAt: entry.createdAt.toISOString(),
    editedAt: entry.editedAt?.toISOString() ?? null,
    localDate: dateText(entry.localDate),
    timeZone: entry.timeZone,
  };
}
