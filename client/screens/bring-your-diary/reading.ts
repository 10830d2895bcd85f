import { importLimits, openingLimits } from "#domain/archive.ts";
import { isLocalDate, type LocalDate } from "#domain/days.ts";
import { nameKey } from "#domain/ownWords.ts";
import { isRecord } from "#client/platform/problem.ts";
import { FileProblem } from "../_archive/fileProblem.ts";
import type { Change } from "./asking/asked.ts";
import { changedLine, longestChange } from "./asking/changedLine.ts";
import type { Choices, Elsewhere, Matching } from "./elsewhere/elsewhere.ts";
import { linesOf } from "./elsewhere/lines.ts";
import { matchingOf } from "./elsewhere/matching.ts";
import { openFile, openTogether, plainOf, type Given } from "./opening.ts";
import type { FoundDiary, LeftOut, SourceLine } from "./source/source.ts";
import { noDate } from "./elsewhere/days/dayColumn.ts";
import { noDayIn } from "./table/noDay.ts";
import type { Columns, TableHead } from "./table/columns.ts";
import type { Table } from "./table/table.ts";
import { headOfTable } from "./table/tableHead.ts";
import { entriesOfTable } from "./table/tableEntries.ts";

/** The kinds of entry, as a person counts them. */
type FoundKind = "actions" | "moods" | "pages";

/** What a file holds, read on the device. */
export interface Found {
  source: string;
  /** The import that its entries will belong to, if another app has written it. */
  importId?: string;
  counts: Record<FoundKind, number>;
  /** Lines to send, and lines that are too long to be sent. */
  lines: number;
  /** Its tags and own moods, if it lists them apart from the entries. */
  words: number;
  /** The tags that its entries have. */
  tags: number;
  days: number;
  first: LocalDate | undefined;
  last: LocalDate | undefined;
  leftOut: readonly LeftOut[];
}

/** The lines of one call of the import. */
export interface Batch {
  /** JSON lines; empty if no line of this batch can be sent. */
  body: ArrayBuffer;
  /** Its lines: the place of each among all lines, and where it stands in the file. */
  sent: { place: number; line: number }[];
  /** The lines that cannot be sent. */
  unsent: { line: number; problem: string }[];
  /** How many lines the person left. */
  left: number;
  /** Whether a choice of the person changed a line. */
  isChanged: boolean;
}

/** A file that was opened: what it holds, or what the person has to choose first. */
export type Opened = { found: Found } | { matching: Matching } | { table: TableHead };

/** Opens one file and reads it in batches. Runs in a worker (readingWorker.ts). */
export function createReading() {
  let diary: FoundDiary | undefined;
  let elsewhere: Elsewhere | undefined;
  let table: Table | undefined;
  let plain: Blob | undefined;
  let batches: AsyncGenerator<Batch> | undefined;
  let changes: ReadonlyMap<number, Change> = new Map();

  const opened = async (given: Given): Promise<Opened> => {
    if ("table" in given) return { table: headOfTable((table = given.table), given.letters) };
    if ("elsewhere" in given) return { matching: matchingOf((elsewhere = readable(given.elsewhere))) };
    return { found: await countsOf((diary = given.diary)) };
  };

  return {
    /** Opens a file, and reads it once to its end. Throws FileProblem. */
    open: async ({ file, passphrase }: { file: Blob; passphrase?: string }): Promise<Opened> =>
      opened(await openFile((plain = await plainOf(file, passphrase)))),
    /** Opens files together, if they are one diary, and says which of them are. Undefined if they are none. */
    openTogether: async (files: readonly File[]): Promise<{ opened: Opened; taken: number[] } | undefined> => {
      const together = await openTogether(files);
      return together && { opened: await opened(together.given), taken: together.taken };
    },
    /** Reads the letters of the table in the encoding that the person chose. Throws FileProblem. */
    letters: async (encoding: string): Promise<Opened> => {
      if (!plain) throw new FileProblem(noFile);
      return opened(await openFile(plain, encoding));
    },
    /** Reads the table by its columns. Throws FileProblem. */
    columns: async (columns: Columns): Promise<Opened> => {
      if (!table) throw new FileProblem(noFile);
      return opened({ elsewhere: datedEntries(table, columns) });
    },
    /** Takes what the person chose for the moods and tags of another app. */
    match: async ({ choices, importId }: { choices: Choices; importId: string }): Promise<Found> => {
      if (!elsewhere) throw new FileProblem(noFile);
      const { source, surroundingsLeftOut = [] } = elsewhere;
      const leftOut = [...(choices.withSurroundings ? [] : surroundingsLeftOut), ...elsewhere.leftOut];
      const found = elsewhere;
      changes = new Map();
      diary = { source, leftOut, lines: () => linesOf(found, choices, importId) };
      return { ...(await countsOf(diary)), importId };
    },
    /** The person's tags and own moods, which come before the entries. */
    words: () => allBatchesOf(diary?.words),
    /** The days that were put away, which come before the entries, too. */
    days: () => allBatchesOf(diary?.days),
    /** Takes what the person chose for lines that are here with other words, by their places. */
    change: async (chosen: ReadonlyMap<number, Change>): Promise<void> => void (changes = chosen),
    /** The next batch; undefined after the last. */
    next: async (place: "first" | "next"): Promise<Batch | undefined> => {
      if (!diary) return undefined;
      batches = place === "first" || !batches ? batchesOf(diary.lines, changes) : batches;
      return (await batches.next()).value ?? undefined;
    },
  };
}

async function allBatchesOf(lines: FoundDiary["words"]): Promise<Batch[]> {
  const found: Batch[] = [];
  if (lines) for await (const batch of batchesOf(lines)) found.push(batch);
  return found;
}

/** Throws FileProblem if no row has a day. */
function datedEntries(table: Table, columns: Columns): Elsewhere {
  const found = entriesOfTable(table, columns);
  if (found.entries.length === 0 && found.unread.some(({ problem }) => problem === noDate))
    throw new FileProblem(noDayIn(table, columns));
  return found;
}

const noFile = "This file is not open any more. Please choose it again.";

function readable(elsewhere: Elsewhere): Elsewhere {
  const { entries, unread } = elsewhere;
  if (entries.length + unread.length === 0) throw new FileProblem("There are no entries in this file.");
  const [first] = unread;
  if (entries.length === 0 && first)
    throw new FileProblem(`No entry in this file can be read. The first problem: ${first.problem}`);
  return elsewhere;
}

export type Reading = ReturnType<typeof createReading>;

async function countsOf({ source, leftOut, words: ownWords, lines }: FoundDiary): Promise<Found> {
  const counts = { actions: 0, moods: 0, pages: 0 };
  const days = new Set<LocalDate>();
  const tags = new Set<string>();
  let read = 0;
  for await (const { bytes } of lines()) {
    read += 1;
    if (read > openingLimits.entries)
      throw new FileProblem("This file has far more entries than a diary, so it was not opened.");
    const { kind, localDate, tagNames } = factsIn(bytes);
    if (kind) counts[kind] += 1;
    if (localDate) days.add(localDate);
    for (const name of tagNames) tags.add(name);
  }
  let words = 0;
  if (ownWords) for await (const { sent, unsent } of batchesOf(ownWords)) words += sent.length + unsent.length;
  if (read === 0 && words === 0) throw new FileProblem("There are no entries in this file.");
  const inOrder = [...days].toSorted();
  const [first, last] = [inOrder[0], inOrder.at(-1)];
  return { source, counts, lines: read, words, tags: tags.size, days: days.size, first, last, leftOut };
}

const kinds = { action: "actions", mood: "moods", journal: "pages" } as const;

interface Facts {
  kind?: FoundKind;
  localDate?: LocalDate;
  tagNames: readonly string[];
}

function factsIn(bytes: Uint8Array | undefined): Facts {
  try {
    const value: unknown = JSON.parse(new TextDecoder().decode(bytes));
    if (!isRecord(value)) return { tagNames: [] };
    const { kind, localDate, ownTags } = value;
    const known = Object.entries(kinds).find(([name]) => name === kind)?.[1];
    const tags = Array.isArray(ownTags) ? ownTags.filter(isRecord) : [];
    return {
      ...(known ? { kind: known } : {}),
      ...(typeof localDate === "string" && isLocalDate(localDate) ? { localDate } : {}),
      tagNames: tags.flatMap(({ name }) => (typeof name === "string" ? nameKey(name) : [])),
    };
  } catch {
    // The server says what is wrong with the line.
    return { tagNames: [] };
  }
}

/** Batches of the same lines each time, whatever the person chose for some. */
async function* batchesOf(
  lines: FoundDiary["lines"],
  changes: ReadonlyMap<number, Change> = new Map(),
): AsyncGenerator<Batch> {
  let taken: SourceLine[] = [];
  let [bytes, first] = [0, 0];
  for await (const line of lines()) {
    const length = line.bytes ? line.bytes.length + 1 : 0;
    if (taken.length === importLimits.lines || (bytes > 0 && bytes + length > longestBatch)) {
      yield batchOf(taken, first, changes);
      first += taken.length;
      [taken, bytes] = [[], 0];
    }
    taken.push(line);
    bytes += length;
  }
  if (taken.length > 0) yield batchOf(taken, first, changes);
}

/** There is room for what the person's choices add. */
const longestBatch = importLimits.bytes - importLimits.lines * longestChange;

function batchOf(lines: readonly SourceLine[], first: number, changes: ReadonlyMap<number, Change>): Batch {
  const batch: Omit<Batch, "body"> = { sent: [], unsent: [], left: 0, isChanged: false };
  const bodies: Uint8Array[] = [];
  for (const [index, { line, bytes, problem = "" }] of lines.entries()) {
    const place = first + index;
    const change = changes.get(place);
    const chosen = bytes && change ? changedLine(bytes, change) : bytes;
    if (!bytes) batch.unsent.push({ line, problem });
    else if (!chosen) batch.left += 1;
    else {
      bodies.push(chosen);
      batch.sent.push({ place, line });
      batch.isChanged ||= change !== undefined;
    }
  }
  return { ...batch, body: joinedLines(bodies) };
}

function joinedLines(lines: readonly Uint8Array[]): ArrayBuffer {
  const body = new Uint8Array(lines.reduce((sum, { length }) => sum + length + 1, 0));
  let at = 0;
  for (const line of lines) {
    body.set(line, at);
    at += line.length + 1;
    body[at - 1] = 0x0a;
  }
  return body.buffer;
}
