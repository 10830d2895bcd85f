import type { Note } from "./note.ts";
import { whenOfNote } from "./when.ts";
import { headingIn } from "./words.ts";
import { orderIn, writtenDayIn } from "./writtenDay.ts";

/**
 * The notes of one file. If neither its name nor its front matter has a day, it is split by the headings that have one,
 * as jrnl and diaries in one long file have them. Words before the first day stay a note without a day.
 */
export function notesUnderHeadings(file: Note): Note[] {
  if (whenOfNote(file, undefined)) return [file];
  const lines = file.body.split("\n");
  const order = orderIn(lines.flatMap((line) => headingIn(line) ?? []));
  const notes: Note[] = [{ ...file, body: "" }];
  let isCode = false;
  for (const [index, line] of lines.entries()) {
    if (/^\s*(?:```|~~~)/.test(line)) isCode = !isCode;
    const heading = isCode ? undefined : headingIn(line);
    const { day, time, rest } = heading === undefined ? { rest: "" } : writtenDayIn(heading, order);
    if (day !== undefined) {
      const front = { ...file.front, date: day, ...(time === undefined ? {} : { time }), title: rest };
      notes.push({ ...file, path: "", line: index + 1, front, body: "" });
    } else if (heading === undefined || !isPartOfYear(heading)) {
      const last = notes.at(-1);
      if (last) last.body += `${line}\n`;
    }
  }
  const [before, ...days] = notes;
  return before && (before.body.trim() !== "" || days.length === 0) ? [before, ...days] : days;
}

/** Headings such as "2024", "March" and "March 2024" only stand above days. */
function isPartOfYear(heading: string): boolean {
  const words = heading.trim();
  if (/^\d{4}$/.test(words)) return true;
  const { day, rest } = writtenDayIn(/\d/.test(words) ? `1 ${words}` : `1 ${words} 2000`);
  return day !== undefined && rest === "";
}
