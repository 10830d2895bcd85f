import type { LocalDate } from "#domain/days.ts";
import { containsTerm, type Term } from "#domain/finding.ts";
import { foldedFields, namesIn, textsOf, type EntryKindName, type EntrySource } from "#domain/findingTexts.ts";
import { mostAtATime, type Pace } from "#server/base/rest.ts";
import type { HistoryFilter } from "#server/nouns/history/history.ts";
import { addToFilter, emptyFilter, type Wanted } from "./filters.ts";

// The format of a segment: the folded texts of a month's entries (docs/rules.md, Search). An entry is a head and its texts:
// \u0001 kind, day, time, id, classification, names and version, \u0002 text \u0003 text. A folded text has no such characters.
const [entryMark, textMark] = ["\u0001", "\u0002"];

/** The kinds of a result. */
export type FoundKind = EntryKindName | "Exchange";

/** A result, by its position in the feed. */
export interface Found {
  kind: FoundKind;
  id: string;
  localDate: LocalDate;
  /** Its time in milliseconds. */
  at: number;
  /** The version of the entry that matched. Undefined for a message, and in a segment that an older server made. */
  version?: number | undefined;
}

const partBytes = 256 * 1024;

/** An entry's texts as a line of a segment. `clear` are its columns, `texts` its decrypted texts. */
export function entryLine({ kind, id, localDate, at }: Found & { kind: EntryKindName }, source: EntrySource): string {
  const classification = typeof source.classification === "string" ? source.classification : "-";
  const head = [
    kind,
    localDate,
    at,
    id,
    classification,
    ...namesIn(kind, source),
    `v${String(source.version)}`,
    "",
  ].join(" ");
  return `${entryMark}${head}${textMark}${foldedFields(textsOf(kind, source))}`;
}

/** A part of a segment: the lines of a month's entries, and the filter that tells which terms may occur in them. */
export interface SegmentPart {
  text: string;
  filter: Buffer;
}

/** Groups the lines of a month's entries, newest first, and yields them as parts. A month without entries has one, too. */
export async function* partsOf(lines: readonly string[], pace: Pace): AsyncGenerator<SegmentPart> {
  let part: string[] = [];
  let bytes = 0;
  for (const line of lines) {
    const more = Buffer.byteLength(line);
    if (bytes > 0 && bytes + more > partBytes) {
      yield await partOf(part, bytes, pace);
      [part, bytes] = [[], 0];
    }
    part.push(line);
    bytes += more;
  }
  yield await partOf(part, bytes, pace);
}

async function partOf(lines: readonly string[], bytes: number, pace: Pace): Promise<SegmentPart> {
  const filter = emptyFilter(bytes);
  for (const line of lines) {
    await pace(line.length);
    const end = line.indexOf(textMark);
    addToFilter(filter, line.slice(end + 1), line.slice(0, end).split(" ").slice(5));
  }
  return { text: lines.join(""), filter };
}

/** The entries that a search wants. */
export interface SearchCriteria {
  terms: readonly Term[];
  /** The keys of the terms, for filters. */
  wanted: readonly Wanted[];
  filter: HistoryFilter;
  /** Whether an entry at this position is in the range of the search. */
  isWithin: (place: Found) => boolean;
}

/** The matching entries of a part, newest first, at most `most`. */
export async function foundIn(part: string, criteria: SearchCriteria, most: number, pace: Pace): Promise<Found[]> {
  const found: Found[] = [];
  for (const portion of portionsOf(part)) {
    if (found.length >= most) break;
    await pace(portion.length);
    if (!criteria.terms.every((term) => isSomewhere(portion, term))) continue;
    for (let start = 0; start < portion.length && found.length < most;) {
      const end = endOfLines(portion, start, start + 1);
      const one = foundInLine(portion.slice(start, end), criteria);
      if (one) found.push(one);
      start = end;
    }
  }
  return found;
}

/** The lines of a part, as many at a time as may be handled at a time. */
function* portionsOf(part: string): Generator<string> {
  for (let start = 0; start < part.length;) {
    const end = endOfLines(part, start, start + mostAtATime.text);
    yield part.slice(start, end);
    start = end;
  }
}

/** Where the lines from `start` on end that fit before `most`: at least one line. */
function endOfLines(lines: string, start: number, most: number): number {
  if (most >= lines.length) return lines.length;
  const end = lines.lastIndexOf(entryMark, most);
  if (end > start) return end;
  const next = lines.indexOf(entryMark, start + 1);
  return next === -1 ? lines.length : next;
}

function isSomewhere(part: string, { text, names }: Term): boolean {
  return part.includes(text) || names.some((name) => part.includes(name));
}

/** The entry of a line, if it matches the search. */
export function foundInLine(line: string, { terms, filter, isWithin }: SearchCriteria): Found | undefined {
  const end = line.indexOf(textMark);
  const text = line.slice(end + 1);
  const head = line.slice(1, end);
  const hasAll = terms.every(
    (term) => containsTerm(text, term.text) || term.names.some((name) => head.includes(` ${name} `)),
  );
  if (!hasAll) return undefined;
  const found = placeInLine(line);
  return passes(filter, found.kind, head.split(" ", 5)[4]) && isWithin(found) ? found : undefined;
}

/** The entry of a line. */
export function placeInLine(line: string): Found {
  const head = line.slice(1, line.indexOf(textMark));
  const [kind, localDate = "", at = "", id = ""] = head.split(" ", 4);
  const version = / v(\d+) $/.exec(head)?.[1];
  // Safe: `entryLine` wrote the line.
  const found = { kind: kind as EntryKindName, localDate, at: Number(at), id };
  return version === undefined ? found : { ...found, version: Number(version) };
}

function passes(filter: HistoryFilter, kind: FoundKind, classification: string | undefined): boolean {
  if (filter === "all") return true;
  if (filter === "moods") return kind === "Mood";
  return kind === "Action" && classification === (filter === "good" ? "positive" : "negative");
}

/** Orders by position, newest first. */
export function newestFirst(one: Omit<Found, "kind">, other: Omit<Found, "kind">): number {
  if (one.localDate !== other.localDate) return one.localDate < other.localDate ? 1 : -1;
  return other.at - one.at || (one.id < other.id ? 1 : one.id > other.id ? -1 : 0);
}
