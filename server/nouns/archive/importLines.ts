import type { ImportOutcome } from "#domain/archive.ts";
import { rest } from "#server/base/rest.ts";
import type { Viewer } from "#server/base/viewer.ts";
import { knownDaysPutAway, storeDaysPutAway } from "#server/nouns/memories/putAway.ts";
import { ownMoodShape } from "#server/nouns/words/changeOwnMoods.ts";
import { chooseForTag, tagShape } from "#server/nouns/words/tags.ts";
import { archiveWord } from "#server/nouns/words/words.ts";
import { bringLines, entriesOf, missingOf, settledLines } from "./bringLines.ts";
import { markUsed, storedWords, type KeptWords } from "./importWords.ts";
import {
  linesIn,
  readEntryOf,
  readLine,
  refusalOf,
  type Entries,
  type LineResult,
  type ReadEntry,
  type ReadLine,
  type Restored,
} from "./readLines.ts";

/** How many places of the account's queue a call takes: one call at a time, and one place for other requests. */
export const importWeight = 5;

/**
 * Brings lines of entries.jsonl, words.jsonl and days.jsonl, and lines from other apps, into the viewer's diary (docs/import.md).
 * Each line stands for itself: one that is refused keeps no other from being saved. An entry whose id or source is there
 * stays as it is.
 * @param isDryRun Says what would become of each line, and writes nothing.
 * @throws BadInput or a Refusal 413, then nothing was written; Gone if the diary was reset meanwhile.
 */
export async function importLines(viewer: Viewer, body: Uint8Array, isDryRun: boolean): Promise<LineResult[]> {
  const { lines: all, results } = await readAll(body);
  results.push(...(await outcomesOfDays(viewer, all, isDryRun)));
  const read = all.filter(({ dayPutAway }) => dayPutAway === undefined);
  // Before any tag is made for them.
  const settled = await settledLines(
    viewer,
    read.flatMap((line) => readEntryOf(line) ?? []).filter(({ entry }) => entry.brought),
    isDryRun,
  );
  results.push(...settled.results);
  const isSettled = new Set(settled.results.map(({ line }) => line));
  const lines = read.filter(({ line }) => !isSettled.has(line));
  const words = await storedWords(
    viewer,
    lines.map((one) => one.words),
    isDryRun,
  );
  const archived = new Map<Entries, ReadEntry[]>();
  const brought: ReadEntry[] = [];
  for (const [index, one] of lines.entries()) {
    const stored = words[index];
    const entry = readEntryOf(one);
    if (!stored || stored.refusal)
      results.push({
        line: one.line,
        outcome: "refused",
        ...refusalOf(one.isNew ? null : one.entry?.id, stored?.refusal),
      });
    else if (!entry)
      results.push({ line: one.line, id: null, outcome: await outcomeOfWord(viewer, one, stored, isDryRun) });
    else {
      const ready = { ...entry, entry: withWords(entry.entry, stored) };
      if (ready.entry.brought) brought.push(ready);
      else archived.set(ready.kind, [...(archived.get(ready.kind) ?? []), ready]);
    }
  }
  for (const [kind, entries] of archived) results.push(...(await outcomesOf(viewer, kind, entries, isDryRun)));
  results.push(...(await bringLines(viewer, brought, settled.meant, isDryRun)));
  if (!isDryRun)
    await markUsed(
      viewer,
      words.filter((_words, index) => lines[index]?.entry),
    );
  return results.toSorted((one, other) => one.line - other.line);
}

async function readAll(body: Uint8Array): Promise<{ lines: ReadLine[]; results: LineResult[] }> {
  const results: LineResult[] = [];
  const lines: ReadLine[] = [];
  for (const [index, text] of linesIn(body).entries()) {
    // A line may be as long as a call.
    await rest();
    const line = index + 1;
    const read = readLine(text);
    if ("refusal" in read) results.push({ line, outcome: "refused", ...read.refusal });
    else lines.push({ line, ...read });
  }
  return { lines, results };
}

function withWords(entry: Restored, { tagIds, ownMoodId }: KeptWords): Restored {
  const fields = ownMoodId === null ? entry.fields : { ...entry.fields, ownMoodId };
  return { ...entry, fields, ...(tagIds.length > 0 ? { tagIds } : {}) };
}

/** A new word is archived, if it was. One that is there stays as it is, but for choices of a tag that the archive switches on. */
async function outcomeOfWord(
  viewer: Viewer,
  { isArchived, choices = {} }: ReadLine,
  { tagIds: [tagId], ownMoodId, isNew }: KeptWords,
  isDryRun: boolean,
): Promise<ImportOutcome> {
  if (isNew && isArchived && !isDryRun) {
    if (tagId) await archiveWord(tagShape, viewer, tagId, true);
    if (ownMoodId) await archiveWord(ownMoodShape, viewer, ownMoodId, true);
  }
  const isChosen = choices.isCompared || choices.isLeftOutOfMemories;
  if (tagId && isChosen && !isDryRun) await chooseForTag(viewer, tagId, choices);
  return isNew ? "saved" : "alreadyHere";
}

/** Puts the days of such lines away. */
async function outcomesOfDays(viewer: Viewer, all: readonly ReadLine[], isDryRun: boolean): Promise<LineResult[]> {
  const lines = all.flatMap(({ line, dayPutAway }) => (dayPutAway === undefined ? [] : [{ line, dayPutAway }]));
  if (lines.length === 0) return [];
  const dates = [...new Set(lines.map(({ dayPutAway }) => dayPutAway))];
  const known = isDryRun ? new Set(await knownDaysPutAway(viewer, dates)) : undefined;
  const fresh = new Set(known ? dates.filter((date) => !known.has(date)) : await storeDaysPutAway(viewer, dates));
  return lines.map(({ line, dayPutAway }) => ({
    line,
    id: null,
    // A day that comes twice is saved once.
    outcome: fresh.delete(dayPutAway) ? "saved" : "alreadyHere",
  }));
}

async function outcomesOf(
  viewer: Viewer,
  kind: Entries,
  read: readonly ReadEntry[],
  isDryRun: boolean,
): Promise<LineResult[]> {
  const fresh = isDryRun ? await missingOf(viewer, kind, read) : new Set(await kind.restore(viewer, entriesOf(read)));
  return read.map(({ line, entry: { id } }) => {
    // An id that comes twice is saved once.
    const outcome = fresh.delete(id) ? "saved" : "alreadyHere";
    return { line, id, outcome };
  });
}
