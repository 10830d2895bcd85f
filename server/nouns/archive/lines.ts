import { z } from "zod";
import { broughtLimits, importApps, type ImportApp } from "#domain/archive.ts";
import { longestZone } from "#domain/clocks.ts";
import { actionKind } from "#domain/entries/action.ts";
import { journalKind } from "#domain/entries/journal.ts";
import { moodKind } from "#domain/entries/mood.ts";
import { allFinerWords } from "#domain/finerWords.ts";
import { defaultJournalEmoji } from "#domain/journal.ts";
import { journalContentLength, journalTags, textLimits } from "#domain/limits.ts";
import { moods } from "#domain/moods.ts";
import { longestEmoji } from "#domain/ownWords.ts";
import { textLines } from "#server/diary/kindShapes.ts";
import { textOf } from "#server/kit/rest/shapes.ts";
import { instantText, localDay } from "#server/kit/times.ts";

const common = {
  id: z.uuid().describe("The entry's id, unique in an account. Importing the same line again changes nothing."),
  occurredAt: instantText.describe("When it was."),
  timeZone: textOf(longestZone).describe("The IANA time zone it was saved in."),
  localDate: localDay.describe("The day it belongs to, in that time zone."),
  recordedAt: instantText.describe("When it was saved."),
  editedAt: instantText.nullable().default(null).describe("When it was last edited."),
};

// Safe: these are the keys of an object with exactly these.
const app = z.enum(Object.keys(importApps) as [ImportApp, ...ImportApp[]]).describe("The app that it was written in.");
const sourceId = z.string().min(1).max(broughtLimits.sourceId).describe("Its id in that app.");

/** Only entries from other apps have these. */
const origin = {
  source: z
    .strictObject({ app, id: sourceId.optional() })
    .optional()
    .describe("Where it came from. Left out for what was written in Kindling."),
  import: z.uuid().optional().describe("The import that brought it."),
};

const ownTag = z.strictObject({
  name: textOf(textLimits.tag),
  group: textOf(textLimits.tagGroup).nullable().default(null).describe("The group of a tag that the import makes."),
});

const ownMood = z.strictObject({
  name: textOf(textLimits.ownMood),
  emoji: textOf(longestEmoji),
  value: z.enum(moods).describe("The mood that it stands for. The mood entry may have another one after a merge."),
});

const ownTags = z.array(ownTag).optional().describe("The person's tags, in their order. Left out for none.");

const earned = {
  gold: z.number().int().optional().describe("Read-only. An import calculates the karma again."),
  ruleVersion: z.number().int().min(1).describe("The version of the karma rule that counted it."),
  earns: z.boolean().default(true).describe("False for an entry that never earns karma."),
};

const unreadable = z
  .literal(true)
  .optional()
  .describe("True if the texts could not be decrypted, so they are missing. An import refuses the line.");

const [ofAction, ofMood, ofPage] = [actionKind.fields, moodKind.fields, journalKind.fields];

function chosen<Key extends string>({ keys, line }: { keys: readonly Key[]; line?: string }) {
  return line ? z.enum(keys).describe(line) : z.enum(keys);
}

/** An action or event. */
export const actionLine = z.strictObject({
  kind: z.literal("action"),
  ...common,
  type: chosen(ofAction.type),
  classification: chosen(ofAction.classification),
  intention: z.enum(ofAction.intention.keys).nullable().default(null).describe(ofAction.intention.line),
  emotionResponse: chosen(ofAction.emotionResponse),
  effectOnOthers: chosen(ofAction.effectOnOthers),
  ...textLines(actionKind),
  gold: earned.gold,
  coal: z.number().int().optional().describe("Read-only. -1 takes a Learning Point away."),
  ruleVersion: earned.ruleVersion,
  earns: earned.earns,
  ownTags,
  ...origin,
  unreadable,
});

/** A mood entry. */
export const moodLine = z.strictObject({
  kind: z.literal("mood"),
  ...common,
  value: chosen(ofMood.value),
  finerWord: z
    .enum(allFinerWords.map(({ word }) => word))
    .nullable()
    .optional()
    .describe(ofMood.finerWord.line),
  ...textLines(moodKind),
  ownMood: ownMood.optional().describe("The mood in the person's own words. Left out for none."),
  ownTags,
  ...origin,
  unreadable,
});

/** A page of the journal. */
export const journalLine = z.strictObject({
  kind: z.literal("journal"),
  ...common,
  ...textLines(journalKind),
  body: textOf(ofPage.body.max).describe(ofPage.body.line),
  content: textOf(journalContentLength).optional().describe("Title and body as one text, if an API caller sent it so."),
  emoji: chosen(ofPage.emoji),
  tags: z.array(textOf(journalTags.length)).meta({ maxItems: journalTags.most }).default([]).describe("Other tags."),
  hidden: z.boolean().default(false).describe("True if it belongs to a mood; the history then omits it."),
  ...earned,
  ownTags,
  ...origin,
  unreadable,
});

/** A line of entries.jsonl (docs/export.md). */
export const entryLine = z.discriminatedUnion("kind", [actionLine, moodLine, journalLine]).meta({
  title: "A line of entries.jsonl",
  description: "One entry of a Kindling diary (kindling-export, version 1).",
});

export type EntryLine = z.output<typeof entryLine>;

/** What a line from another app has instead of these fields of an archive. */
const notElsewhere = { id: true, recordedAt: true, editedAt: true, unreadable: true } as const;
const ofElsewhere = {
  source: z.strictObject({
    app,
    id: sourceId,
    words: z
      .string()
      .min(1)
      .max(broughtLimits.words)
      .optional()
      .describe("A number made of what the app says of it. Tells a line that was kept beside the entry of its id."),
    earlier: sourceId.optional().describe("The id that earlier versions of the import made of its place in the file."),
  }),
  import: z.uuid().describe("The import, by an id that the client made."),
  instead: z
    .strictObject({ id: z.uuid(), version: z.number().int().min(1) })
    .optional()
    .describe("The brought entry that this line replaces, as a dry run named it."),
};

/** What a line from elsewhere says of the entry that it means, beside its source. */
export interface Asks {
  words?: string | undefined;
  earlier?: string | undefined;
  instead?: { id: string; version: number } | undefined;
}

/**
 * An entry from another app (docs/import.md). The server gives it an id, and it earns nothing.
 */
export const elsewhereLine = z
  .discriminatedUnion("kind", [
    actionLine.omit({ ...notElsewhere, gold: true, coal: true, ruleVersion: true, earns: true }).extend(ofElsewhere),
    moodLine.omit(notElsewhere).extend(ofElsewhere),
    journalLine
      .omit({ ...notElsewhere, content: true, tags: true, hidden: true, gold: true, ruleVersion: true, earns: true })
      .extend({ ...ofElsewhere, emoji: journalLine.shape.emoji.default(defaultJournalEmoji) }),
  ])
  .meta({
    title: "A line from elsewhere",
    description: "One entry of another app, for the import of a Kindling diary.",
  });

export type ElsewhereLine = z.output<typeof elsewhereLine>;

/** A tag, as a line of words.jsonl. */
export const tagLine = ownTag.extend({
  kind: z.literal("tag"),
  isArchived: z.boolean().default(false).describe("True if it is no longer offered."),
  isCompared: z.boolean().default(false).describe("True if insights may compare days with it."),
  isLeftOutOfMemories: z.boolean().default(false).describe("True if On This Day leaves out days with it."),
});

/** A day that was put away, as a line of days.jsonl. */
export const dayPutAwayLine = z.strictObject({ kind: z.literal("dayPutAway"), date: localDay });

/** An own mood, as a line of words.jsonl. */
export const ownMoodLine = ownMood.extend({ kind: z.literal("ownMood"), isArchived: tagLine.shape.isArchived });
