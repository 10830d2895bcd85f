import Papa from "papaparse";
import { importAppName, sheetIdColumn } from "#domain/archive.ts";
import { minuteIn } from "#domain/clocks.ts";
import { effectFaces, emotionFaces } from "#domain/emotions.ts";
import { textsIn, type Fields } from "#domain/entries/field.ts";
import { kinds } from "#domain/entries/kinds.ts";
import { journalFaces } from "#domain/journal.ts";
import { moodFaces } from "#domain/moods.ts";
import type { ActionRow } from "#server/nouns/actions/actions.ts";
import type { Entry, OwnWords } from "#server/nouns/history/history.ts";
import type { JournalRow } from "#server/nouns/journal/journal.ts";
import type { MoodRow } from "#server/nouns/moods/moods.ts";
import { dateText } from "#server/store/pages.ts";
import { couldNotBeDecrypted } from "./markdown.ts";

// The table of entries for spreadsheets (docs/export.md), one row an entry. It is for reading: it leaves out what an import needs.

type ShownEntry = Entry & OwnWords;

interface Column {
  /** Its name in the first row. */
  name: string;
  /** The fields that it shows, by their names in a line of entries.jsonl. */
  fields: readonly string[];
  /** Null for a kind of entry that has no such field. */
  cellOf: (entry: ShownEntry) => string | number | null;
}

/** The texts of all kinds, a column for each short name. */
const textColumns: readonly Column[] = columnsOfTexts();

/** The columns in their order. A text gets one by itself; each other field is named here or below. */
export const sheetColumns: readonly Column[] = [
  { name: "Date", fields: ["localDate"], cellOf: ({ row }) => dateText(row.localDate) },
  { name: "Time", fields: ["occurredAt"], cellOf: ({ row }) => minuteIn(row.timeZone, row.occurredAt).slice(-5) },
  { name: "Time zone", fields: ["timeZone"], cellOf: ({ row }) => row.timeZone },
  { name: "Kind", fields: ["kind", "type"], cellOf: kindOf },
  { name: "Mood", fields: ["value"], cellOf: ofMood(({ value }) => moodFaces[value].label) },
  { name: "Own mood", fields: ["ownMood"], cellOf: ({ ownMood }) => ownMood?.name || null },
  { name: "Finer word", fields: ["finerWord"], cellOf: ofMood(({ finerWord }) => finerWord) },
  { name: "Emoji", fields: ["emoji"], cellOf: ofPage(emojiOf) },
  { name: "Classification", fields: ["classification"], cellOf: ofAction((row) => signName(row.classification)) },
  { name: "Intention", fields: ["intention"], cellOf: ofAction(({ intention }) => intention && signName(intention)) },
  { name: "Response", fields: ["emotionResponse"], cellOf: ofAction((row) => emotionFaces[row.emotionResponse].label) },
  {
    name: "Effect on others",
    fields: ["effectOnOthers"],
    cellOf: ofAction((row) => effectFaces[row.effectOnOthers].label),
  },
  ...textColumns,
  { name: "Tags", fields: ["ownTags", "tags"], cellOf: (entry) => tagsOf(entry).join("; ") || null },
  { name: "Gold", fields: ["gold"], cellOf: (entry) => (entry.kind === "Mood" ? null : entry.row.gold) },
  { name: "Coal", fields: ["coal"], cellOf: ofAction(({ coal }) => coal) },
  { name: "From", fields: ["source"], cellOf: ({ row }) => row.broughtFrom && importAppName(row.broughtFrom) },
  { name: sheetIdColumn, fields: ["id"], cellOf: ({ row }) => row.id },
];

/** The fields of a line that the table leaves out, and why. */
export const notInSheet: Readonly<Record<string, string>> = {
  recordedAt: "says when it was saved, not when it was",
  editedAt: "says when it was edited, not when it was",
  content: "repeats title and text as one",
  hidden: "says only that the history omits it",
  ruleVersion: "is for an import, which counts the karma again",
  earns: "is for an import, which counts the karma again",
  import: "is an id that is in no other column",
  unreadable: "stands as a sentence in place of the title",
};

/** The table in UTF-8, with the mark by which spreadsheets know that it is. The pages have entries, oldest first. */
export async function* sheetOf(pages: AsyncIterable<ShownEntry[]>): AsyncGenerator<string> {
  yield `\uFEFF${rowsOf([sheetColumns.map(({ name }) => name)])}`;
  for await (const entries of pages)
    yield rowsOf(entries.map((entry) => sheetColumns.map(({ cellOf }) => cellOf(entry))));
}

/** Rows as RFC 4180 has them. */
function rowsOf(rows: (string | number | null)[][]): string {
  return `${Papa.unparse(rows, { newline: "\r\n", quotes: isText, escapeFormulae: formula })}\r\n`;
}

function isText(cell: unknown): boolean {
  return typeof cell === "string";
}

/**
 * A text that a spreadsheet may take for a formula or for the beginning of another cell: it gets an apostrophe. These are the signs that OWASP names,
 * https://owasp.org/www-community/attacks/CSV_Injection, also in full width and after blanks. A number is none.
 */
const formula = /^[\t\r\n]|^\s*[=+\-@＝＋－＠]/u;

function columnsOfTexts(): Column[] {
  const names = Object.values(kinds).flatMap((kind) => textsIn<Fields>(kind));
  const shorts = new Set(names.map(([, { short }]) => short));
  return [...shorts].map((name) => {
    const ofName = names.filter(([, { short }]) => short === name);
    return {
      name,
      fields: ofName.map(([field]) => field),
      cellOf: ({ row }) => {
        if (row.isUnreadable) return ofName.some(([, { isTitle }]) => isTitle) ? couldNotBeDecrypted : null;
        return ofName.map(([field]) => textIn(row, field)).find((text) => text !== null) ?? null;
      },
    };
  });
}

function textIn(row: object, name: string): string | null {
  const text = (row as Readonly<Record<string, unknown>>)[name];
  return typeof text === "string" ? text : null;
}

function kindOf(entry: ShownEntry): string {
  if (entry.kind === "Mood") return kinds.mood.called;
  if (entry.kind === "JournalEntry") return kinds.journal.called;
  return entry.row.type === "action" ? kinds.action.called : "Event";
}

function ofAction<Cell>(cellOf: (row: ActionRow) => Cell): (entry: ShownEntry) => Cell | null {
  return (entry) => (entry.kind === "Action" ? cellOf(entry.row) : null);
}

function ofMood<Cell>(cellOf: (row: MoodRow) => Cell): (entry: ShownEntry) => Cell | null {
  return (entry) => (entry.kind === "Mood" ? cellOf(entry.row) : null);
}

function ofPage<Cell>(cellOf: (row: JournalRow) => Cell): (entry: ShownEntry) => Cell | null {
  return (entry) => (entry.kind === "JournalEntry" ? cellOf(entry.row) : null);
}

function signName(sign: ActionRow["classification"]): string {
  return sign === "positive" ? "Positive" : "Negative";
}

/** A page's emoji is among its encrypted texts. */
function emojiOf({ emoji, isUnreadable }: JournalRow): string | null {
  return isUnreadable ? null : `${journalFaces[emoji].emoji} ${journalFaces[emoji].label}`;
}

function tagsOf(entry: ShownEntry): string[] {
  const own = entry.ownTags.map(({ name }) => name).filter(Boolean);
  return entry.kind === "JournalEntry" && !entry.row.isUnreadable ? [...own, ...entry.row.tags.slice(1)] : own;
}
