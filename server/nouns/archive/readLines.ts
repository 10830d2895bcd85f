import { v7 as uuidv7 } from "uuid";
import type { z } from "zod";
import { importLimits, type ImportOutcome } from "#domain/archive.ts";
import type { LocalDate } from "#domain/days.ts";
import { karmaRuleVersion } from "#domain/karma.ts";
import { usualLimits } from "#domain/limits.ts";
import { clock } from "#server/base/clock.ts";
import { BadInput, Refusal } from "#server/base/errors.ts";
import type { Viewer } from "#server/base/viewer.ts";
import type { EntryRow } from "#server/diary/entryKind.ts";
import type { RestoredEntry } from "#server/diary/restoreEntries.ts";
import { restoredWhen } from "#server/diary/stamps.ts";
import { isRecord } from "#server/kit/http/body.ts";
import { checkLengths } from "#server/kit/rest/inputSchema.ts";
import { parsedBy } from "#server/kit/rest/shapes.ts";
import { actionEntries, actionFromArchive } from "#server/nouns/actions/actions.ts";
import { journalEntries, pageFromArchive } from "#server/nouns/journal/journal.ts";
import { checkedDayToPutAway } from "#server/nouns/memories/putAway.ts";
import { moodEntries, moodFromArchive } from "#server/nouns/moods/moods.ts";
import type { TagChoices } from "#server/nouns/words/tags.ts";
import type { DiaryTable } from "#server/store/personalTables.ts";
import type { Sql } from "#server/store/runner.ts";
import { checkedWords, type LineWords } from "./importWords.ts";
import {
  actionLine,
  dayPutAwayLine,
  elsewhereLine,
  journalLine,
  moodLine,
  ownMoodLine,
  tagLine,
  type Asks,
  type ElsewhereLine,
  type EntryLine,
} from "./lines.ts";

/** What became of one line. */
export interface LineResult {
  /** Counts from 1. */
  line: number;
  id: string | null;
  outcome: ImportOutcome;
  /** Why it was refused. */
  message?: string;
  field?: string;
  /** Of a line from elsewhere in a dry run: the entry that is here. */
  entry?: NamedEntry;
  /** True if that entry has other words. */
  isChanged?: boolean;
  /** Of a new line from elsewhere in a dry run: entries of the same moment from the same app, with other words. */
  near?: readonly NamedEntry[];
}

/** An entry of the diary, as a dry run names it. */
export interface NamedEntry {
  id: string;
  version: number;
  localDate: LocalDate;
  /** As its clock showed it, such as "21:15". */
  time: string;
  isEdited: boolean;
  /** A piece of its words. */
  words: string;
  /** The words of the line at the same place, where they differ. */
  inFile?: string;
}

export type Restored = RestoredEntry<object, object>;

/** What the import needs of a kind of entry. */
export interface Entries {
  restore(viewer: Viewer, entries: readonly Restored[]): Promise<ReadonlySet<string>>;
  bring(viewer: Viewer, entries: readonly Restored[], within: Sql): Promise<ReadonlySet<string>>;
  readMany(viewer: Viewer, ids: readonly string[]): Promise<readonly EntryRow[]>;
  remove(viewer: Viewer, id: string, within: Sql): Promise<Date>;
  name: DiaryTable;
}

/** Each kind by its table. */
export const entriesIn: Record<DiaryTable, Entries> = {
  Action: actionEntries,
  Mood: moodEntries,
  JournalEntry: journalEntries,
};

/** A line that can be read: an entry with its words, a word alone, or a day that is put away. */
export interface ReadLine {
  line: number;
  kind?: Entries;
  entry?: Restored;
  /** True if it comes from another app, so that the server made its id. */
  isNew?: boolean;
  asks?: Asks;
  words: LineWords;
  /** Of a word alone. */
  isArchived?: boolean;
  /** Of a tag alone. */
  choices?: TagChoices;
  /** Of a line that puts a day away, and has nothing else. */
  dayPutAway?: LocalDate;
}

/** A line with an entry. */
export type ReadEntry = Required<Pick<ReadLine, "line" | "kind" | "entry" | "isNew" | "asks">>;

/** The line's entry; undefined for a word alone. */
export function readEntryOf({ line, kind, entry, isNew = false, asks = {} }: ReadLine): ReadEntry | undefined {
  return kind && entry && { line, kind, entry, isNew, asks };
}

const earnsNothing = { ruleVersion: karmaRuleVersion, earns: false };

const kinds: Record<EntryLine["kind"], (value: Record<string, unknown>) => Omit<ReadLine, "line">> = {
  action: kindOf(actionEntries, actionLine, (line) => actionFromArchive(line, line), earnsNothing),
  mood: kindOf(moodEntries, moodLine, moodFromArchive, {}),
  journal: kindOf(journalEntries, journalLine, (line) => pageFromArchive(line, line), earnsNothing),
};

function kindOf<Line extends EntryLine>(
  kind: Entries,
  shape: z.ZodType<Line>,
  contentOf: (line: Line) => Pick<Restored, "fields" | "earned">,
  ofNew: object,
) {
  return (value: Record<string, unknown>): Omit<ReadLine, "line"> => {
    checkLengths(shape, value);
    const isNew = value.source !== undefined && value.id === undefined;
    const { asks, rest } = isNew ? askedOf(parsedBy(elsewhereLine, value)) : { asks: {}, rest: value };
    const line = parsedBy(shape, isNew ? { ...rest, ...ofNew, ...stampOfNew() } : rest);
    if (line.unreadable) throw new BadInput("Its texts could not be opened when it was exported.", "unreadable");
    checkOrigin(line);
    const { timeZone, localDate, source, import: importId } = line;
    const [occurredAt, createdAt] = [new Date(line.occurredAt), new Date(line.recordedAt)];
    const editedAt = line.editedAt === null ? null : new Date(line.editedAt);
    const when = restoredWhen({ occurredAt, timeZone, localDate, createdAt, editedAt });
    const words = { tags: line.ownTags ?? [], ownMood: line.kind === "mood" ? line.ownMood : undefined };
    const brought = source && {
      app: source.app,
      sourceId: source.id ?? null,
      importId: importId?.toLowerCase() ?? null,
    };
    // PostgreSQL writes ids in small letters. The check refuses a name that cannot be.
    const entry = { id: line.id.toLowerCase(), when, ...contentOf(line), brought };
    return { kind, entry, isNew, asks, words: checkedWords(words) };
  };
}

/** Parts what a line from elsewhere has for this call alone from what an archive keeps of it. */
function askedOf({ instead, source: { words, earlier, ...source }, ...line }: ElsewhereLine) {
  const asked = instead && { ...instead, id: instead.id.toLowerCase() };
  return { asks: { words, earlier, instead: asked }, rest: { ...line, source } };
}

/** Only entries from other apps have an import, and they earn nothing. Throws BadInput naming the field. */
function checkOrigin(line: EntryLine): void {
  if (line.import && !line.source) throw new BadInput("An entry of an import needs its source.", "source");
  if (line.source && line.kind !== "mood" && line.earns)
    throw new BadInput("An entry from another app earns no karma.", "earns");
}

function stampOfNew() {
  return { id: uuidv7(), recordedAt: clock.date().toISOString(), editedAt: null };
}

/** The lines of a call. Throws BadInput or a Refusal 413. */
export function linesIn(body: Uint8Array): string[] {
  const { lines: most, bytes } = importLimits;
  if (body.length > bytes) throw new Refusal(413, "TOO_LARGE", `This is too large: ${bytes / 1_000} kB at most.`);
  let text: string;
  try {
    text = utf8.decode(body);
  } catch {
    throw new BadInput("The body is not UTF-8.");
  }
  const lines = text.split(/\r?\n/);
  if (lines.at(-1) === "") lines.pop();
  if (lines.length > most) throw new BadInput(`Please send at most ${most} lines at a time.`);
  return lines;
}

const utf8 = new TextDecoder("utf-8", { fatal: true });

type Read = Omit<ReadLine, "line"> | { refusal: Pick<LineResult, "id" | "message" | "field"> };

/** What a line says, or why it is refused. */
export function readLine(text: string): Read {
  let id: string | undefined;
  try {
    const value = jsonIn(text);
    id = typeof value.id === "string" ? value.id.slice(0, usualLimits.text) : undefined;
    const readers = { ...kinds, ...wordKinds, ...dayKinds };
    const reader = Object.entries(readers).find(([name]) => name === value.kind)?.[1];
    if (!reader) throw new BadInput(`The kind must be one of ${Object.keys(readers).join(", ")}.`, "kind");
    return reader(value);
  } catch (error) {
    if (!(error instanceof BadInput)) throw error;
    return { refusal: refusalOf(id, error) };
  }
}

/** What the result of a refused line says. */
export function refusalOf(
  id: string | null | undefined,
  error: BadInput | undefined,
): Pick<LineResult, "id" | "message" | "field"> {
  return { id: id ?? null, message: error?.message ?? "", ...(error?.field ? { field: error.field } : {}) };
}

/** Lines of words.jsonl. */
const wordKinds: Record<string, (value: Record<string, unknown>) => Omit<ReadLine, "line">> = {
  tag: (value) => {
    const { name, group, isArchived, ...line } = parsedBy(tagLine, checkLengths(tagLine, value));
    return {
      words: checkedWords({ tags: [{ name, group }], ownMood: undefined }),
      isArchived,
      choices: choicesOf(line),
    };
  },
  ownMood: (value) => {
    const { kind: _kind, isArchived, ...ownMood } = parsedBy(ownMoodLine, checkLengths(ownMoodLine, value));
    return { words: checkedWords({ tags: [], ownMood }), isArchived };
  },
};

/** The choices that are on. Those that are off in an archive change nothing. */
function choicesOf({ isCompared, isLeftOutOfMemories }: TagChoices): TagChoices {
  return { isCompared: isCompared || undefined, isLeftOutOfMemories: isLeftOutOfMemories || undefined };
}

/** Lines of days.jsonl. */
const dayKinds: typeof wordKinds = {
  dayPutAway: (value) => {
    const { date } = parsedBy(dayPutAwayLine, checkLengths(dayPutAwayLine, value));
    return { words: { tags: [], ownMood: undefined }, dayPutAway: checkedDayToPutAway(date) };
  },
};

function jsonIn(text: string): Record<string, unknown> {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw new BadInput("This line is not JSON.");
  }
  if (!isRecord(value)) throw new BadInput("This line is not a JSON object.");
  return value;
}
