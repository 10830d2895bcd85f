import { z } from "zod";
import { broughtLimits, importApps, type ImportApp } from "#domain/archive.ts";
import { actionTypes, signs } from "#domain/karma.ts";
import { effects, emotions } from "#domain/emotions.ts";
import { allFinerWords } from "#domain/finerWords.ts";
import { longestZone } from "#domain/clocks.ts";
import { defaultJournalEmoji, journalEmojis } from "#domain/journal.ts";
import { journalContentLength, journalTags, textLimits } from "#domain/limits.ts";
import { moods } from "#domain/moods.ts";
import { longestEmoji } from "#domain/ownWords.ts";
import { textOf } from "#server/kit/rest/shapes.ts";
import { instantText, localDay } from "#server/kit/times.ts";

/** Its operation checks the length, as of any entry. */
const text = (maxLength: number, words: string) => textOf(maxLength).nullable().default(null).describe(words);

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
  value: z.enum(moods).describe("The mood that it stands for. The check-in may have another one after a merge."),
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

/** An action or event. */
export const actionLine = z.strictObject({
  kind: z.literal("action"),
  ...common,
  type: z.enum(actionTypes).describe("Something I did, or something that happened to me."),
  classification: z.enum(signs),
  intention: z.enum(signs).nullable().default(null).describe("Null for events."),
  emotionResponse: z.enum(emotions).describe("The person's emotional response."),
  effectOnOthers: z.enum(effects).describe("How other people were affected."),
  eventTitle: text(textLimits.eventTitle, "In a few words."),
  description: text(textLimits.description, "A longer description."),
  reflection1: text(textLimits.reflection, "The answer to the first reflection question."),
  reflection2: text(textLimits.reflection, "The answer to the second one."),
  reflection3: text(textLimits.reflection, "The answer to the third one."),
  note: text(textLimits.note, "A note."),
  gold: earned.gold,
  coal: z.number().int().optional().describe("Read-only. -1 takes a Learning Point away."),
  ruleVersion: earned.ruleVersion,
  earns: earned.earns,
  ownTags,
  ...origin,
  unreadable,
});

/** A mood check-in. */
export const moodLine = z.strictObject({
  kind: z.literal("mood"),
  ...common,
  value: z.enum(moods).describe("One of the 24 moods."),
  finerWord: z
    .enum(allFinerWords.map(({ word }) => word))
    .nullable()
    .optional()
    .describe("One of the finer words for the mood."),
  journalTitle: text(textLimits.moodTitle, "The title of its note."),
  note: text(textLimits.note, "Its note."),
  ownMood: ownMood.optional().describe("The mood in the person's own words. Left out for none."),
  ownTags,
  ...origin,
  unreadable,
});

/** A page of the journal. */
export const journalLine = z.strictObject({
  kind: z.literal("journal"),
  ...common,
  title: text(textLimits.journalTitle, "The title."),
  body: textOf(textLimits.journalBody).describe("The text."),
  content: textOf(journalContentLength).optional().describe("Title and body as one text, if an API caller sent it so."),
  emoji: z.enum(journalEmojis).describe("The emoji, as a key."),
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
  source: z.strictObject({ app, id: sourceId }),
  import: z.uuid().describe("The import, by an id that the client made."),
};

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

/** A tag, as a line of words.jsonl. */
export const tagLine = ownTag.extend({
  kind: z.literal("tag"),
  isArchived: z.boolean().default(false).describe("True if it is no longer offered."),
});

/** An own mood, as a line of words.jsonl. */
export const ownMoodLine = ownMood.extend({ kind: z.literal("ownMood"), isArchived: tagLine.shape.isArchived });
