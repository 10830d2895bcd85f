import { isIdOfWords, keptBesideId, placeAmongEquals, type ImportApp } from "#domain/archive.ts";
import { minuteIn } from "#domain/clocks.ts";
import type { LocalDate } from "#domain/days.ts";
import { actionKind } from "#domain/entries/action.ts";
import { textNamesOf } from "#domain/entries/field.ts";
import { journalKind } from "#domain/entries/journal.ts";
import { moodKind } from "#domain/entries/mood.ts";
import { paceOf } from "#server/base/rest.ts";
import type { Viewer } from "#server/base/viewer.ts";
import type { EntryRow } from "#server/diary/entryKind.ts";
import { sourceHashOf } from "#server/diary/restoreEntries.ts";
import { broughtOnDays, standingSources, type Standing } from "#server/nouns/imports/imports.ts";
import { dateText } from "#server/store/pages.ts";
import type { DiaryTable } from "#server/store/personalTables.ts";
import { entriesIn, type Entries, type ReadEntry } from "./readLines.ts";

// Which entry of the diary a line from another app means (docs/import.md, Who an entry is).

/** An entry that an import brought. */
export interface BroughtEntry {
  kind: Entries;
  row: EntryRow;
}

/** What a line means. */
export interface Meant {
  /** The entry that it is. Undefined if it is new. */
  here?: Standing;
  /** That entry, where it was read. */
  entry?: BroughtEntry;
  /** True if that entry has other words: the app or the person changed them. Known in a dry run only. */
  isChanged: boolean;
  /** Entries of the same moment from the same app, with other words. Looked for in a dry run only. */
  near: readonly BroughtEntry[];
}

/** More entries of one moment are not named. */
const mostNear = 10;

/**
 * What each of these lines means. A source that is here decides. A line whose app gives no ids is also looked for among
 * the entries of earlier versions of the import, which made ids of places in the file: such an entry counts only with the
 * same day, kind and words.
 */
export async function meantBy(
  viewer: Viewer,
  lines: readonly ReadEntry[],
  isDryRun: boolean,
): Promise<ReadonlyMap<ReadEntry, Meant>> {
  const sources = await sourcesOf(viewer, lines);
  const toRead = lines.flatMap((line) => {
    const { here, earlier } = sources.get(line) ?? {};
    return (here ? isDryRun && line.isNew && here : earlier) || [];
  });
  const open = lines.filter((line) => isOfWords(line) && !sources.get(line)?.here);
  const read = await readAll(viewer, [...toRead, ...(await entriesOnDays(viewer, open))]);
  const byDay = new Map<string, BroughtEntry[]>();
  for (const entry of read.values()) {
    const key = dayKey(entry.row.broughtFrom, dateText(entry.row.localDate));
    byDay.set(key, [...(byDay.get(key) ?? []), entry]);
  }

  const meant = new Map<ReadEntry, Meant>();
  const pace = paceOf();
  for (const line of lines) {
    await pace();
    const { brought, when } = line.entry;
    const { here, earlier, isUnchanged = false } = sources.get(line) ?? {};
    const ofDay = isOfWords(line) ? (byDay.get(dayKey(brought?.app, when.localDate)) ?? []) : [];
    meant.set(
      line,
      here
        ? ofSource(line, here, read.get(here.id), isUnchanged)
        : ofWords(line, ofDay, earlier && read.get(earlier.id), isDryRun),
    );
  }
  return meant;
}

function ofSource(line: ReadEntry, here: Standing, entry: BroughtEntry | undefined, isUnchanged: boolean): Meant {
  const isChanged = entry !== undefined && !isUnchanged && !hasWordsOf(line, entry);
  return { here, ...(entry ? { entry } : {}), isChanged, near: [] };
}

function ofWords(
  line: ReadEntry,
  candidates: readonly BroughtEntry[],
  earlier: BroughtEntry | undefined,
  isDryRun: boolean,
): Meant {
  const alike = candidates.filter((each) => !isIdOfWords(each.row.sourceId ?? "") && isAlike(line, each));
  // Of lines that are equal in all, each means an entry of its own.
  const entry =
    earlier && isOfSameDay(line, earlier) ? earlier : alike[placeAmongEquals(line.entry.brought?.sourceId ?? "") - 1];
  if (entry) return { here: { id: entry.row.id, table: entry.kind.name }, entry, isChanged: false, near: [] };
  if (!isDryRun) return { isChanged: false, near: [] };
  const near = candidates.filter((each) => isOfSameMoment(line, each));
  if (earlier?.row.editedAt && !near.includes(earlier)) near.unshift(earlier);
  return { isChanged: false, near: near.slice(0, mostNear) };
}

interface OfSources {
  /** The entry that has the line's source. */
  here?: Standing | undefined;
  /** True if its source says that the line has the same words as then. */
  isUnchanged?: boolean;
  /** The entry that an earlier version of the import made of a line at this place. */
  earlier?: Standing | undefined;
}

async function sourcesOf(viewer: Viewer, lines: readonly ReadEntry[]): Promise<ReadonlyMap<ReadEntry, OfSources>> {
  const hashes = new Map<ReadEntry, [own: string, beside: string, earlier: string]>();
  const pace = paceOf();
  for (const line of lines) {
    await pace();
    const { brought } = line.entry;
    const { words, earlier } = line.asks;
    const hashOf = (sourceId: string | null | undefined) =>
      (brought && sourceId != null && sourceHashOf(viewer, { ...brought, sourceId })) || "";
    const beside = brought?.sourceId != null && words !== undefined ? keptBesideId(brought.sourceId, words) : null;
    hashes.set(line, [hashOf(brought?.sourceId), hashOf(beside), hashOf(earlier)]);
  }
  const standing = await standingSources(viewer, [...hashes.values()].flat().filter(Boolean));
  return new Map(
    [...hashes].map(([line, [own, beside, earlier]]): [ReadEntry, OfSources] => {
      const kept = standing.get(beside);
      const found = kept ?? standing.get(own);
      // The line replaces that entry.
      const here = found?.id === line.asks.instead?.id ? undefined : found;
      return [line, { here, isUnchanged: kept !== undefined || isOfWords(line), earlier: standing.get(earlier) }];
    }),
  );
}

/** The entries of the days of such lines, which are all from one app or more. */
async function entriesOnDays(viewer: Viewer, lines: readonly ReadEntry[]): Promise<readonly Standing[]> {
  const days = new Map<ImportApp, Set<LocalDate>>();
  for (const { entry } of lines)
    if (entry.brought) {
      const { app } = entry.brought;
      days.set(app, (days.get(app) ?? new Set()).add(entry.when.localDate));
    }
  return (await Promise.all([...days].map(([app, ofApp]) => broughtOnDays(viewer, app, [...ofApp])))).flat();
}

async function readAll(viewer: Viewer, places: readonly Standing[]): Promise<ReadonlyMap<string, BroughtEntry>> {
  const found = new Map<string, BroughtEntry>();
  for (const [name, kind] of Object.entries(entriesIn)) {
    const ids = places.filter(({ table }) => table === name).map(({ id }) => id);
    if (ids.length === 0) continue;
    for (const row of await kind.readMany(viewer, [...new Set(ids)])) found.set(row.id, { kind, row });
  }
  return new Map([...found].toSorted(([one], [other]) => (one < other ? -1 : 1)));
}

function dayKey(app: string | null | undefined, day: string): string {
  return `${app} ${day}`;
}

function isOfWords({ isNew, entry }: ReadEntry): boolean {
  return isNew && isIdOfWords(entry.brought?.sourceId ?? "");
}

/** Whether an entry has the day, kind and words of a line. Moods without words need the same mood, too. */
function isOfSameDay(line: ReadEntry, { kind, row }: BroughtEntry): boolean {
  const { fields, when } = line.entry;
  if (kind !== line.kind || dateText(row.localDate) !== when.localDate || !hasWordsOf(line, { kind, row }))
    return false;
  return wordsOf(kind, row).length > 0 || valueOf(row) === valueOf(fields);
}

/** The same, at the same time of day. */
function isAlike(line: ReadEntry, entry: BroughtEntry): boolean {
  return isOfSameMoment(line, entry) && isOfSameDay(line, entry);
}

function isOfSameMoment({ entry: { when } }: ReadEntry, { row }: BroughtEntry): boolean {
  if (row.isUnreadable || dateText(row.localDate) !== when.localDate) return false;
  // As the clocks showed it, because the device may have been in another zone.
  return minuteIn(row.timeZone, row.occurredAt).slice(-5) === minuteIn(when.timeZone, when.occurredAt).slice(-5);
}

/** The kinds differ where the person chose to leave a mood out once. A mood without words then has the names of its tags. */
function hasWordsOf(line: ReadEntry, { kind, row }: BroughtEntry): boolean {
  if (row.isUnreadable) return false;
  const [here, inFile] = [wordsOf(kind, row), wordsOf(line.kind, line.entry.fields)];
  if (kind !== line.kind && (here.length === 0 || inFile.length === 0)) return true;
  return here.join("\0") === inFile.join("\0");
}

/** The texts that an entry has. All kinds have the title first. */
export function wordsOf({ name }: Entries, from: object): string[] {
  return texts[name].map((text) => textIn(from, text)).filter(Boolean);
}

const texts: Record<DiaryTable, readonly string[]> = {
  Action: textNamesOf(actionKind),
  Mood: textNamesOf(moodKind),
  JournalEntry: textNamesOf(journalKind),
};

function valueOf(from: object): string {
  return textIn(from, "value");
}

function textIn(from: object, name: string): string {
  // Safe: a field that is no text counts as none.
  const value = (from as Record<string, unknown>)[name];
  return typeof value === "string" ? value : "";
}
