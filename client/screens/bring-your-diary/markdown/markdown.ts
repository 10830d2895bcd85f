import { openingLimits } from "#domain/archive.ts";
import { FileProblem } from "../../_archive/fileProblem.ts";
import type { ElsewhereEntry, ElsewhereSource, UnreadEntry } from "../elsewhere/elsewhere.ts";
import { bringTheArchive, isDayOfArchive } from "../kindling/readableCopy.ts";
import { rowsOf } from "../source/csv.ts";
import type { GivenFile } from "../source/source.ts";
import { headOf, textOf } from "../source/text.ts";
import { folderFrom, isMarkdownName, isNote, stemOf, type Folder } from "./files.ts";
import { partsOf } from "./frontMatter.ts";
import { notesUnderHeadings } from "./headings.ts";
import { leftOutOf, surroundingsLeftOutOf, type LeftNotes } from "./leftNotes.ts";
import { readNote, type Note } from "./note.ts";
import { orderIn } from "./writtenDay.ts";

/** Notes in Markdown, such as the daily notes of Obsidian and Logseq: a folder of them as a ZIP, or one of them. */
export const markdown: ElsewhereSource = {
  recognizes: async (file) => (file.zip ? folderFrom(file.zip.names).notes.length > 0 : isNoteAlone(file)),
  read: async (file) => {
    const folder = file.zip && folderFrom(file.zip.names);
    const order = orderIn((folder?.notes ?? [nameOf(file.blob)]).map(stemOf));
    const entries: ElsewhereEntry[] = [];
    const unread: UnreadEntry[] = [];
    const left: LeftNotes = { folder, withoutDay: [], ofArchive: [], words: [], fronts: [] };
    for await (const note of notesIn(file, folder)) {
      if (isDayOfArchive(note.front)) {
        left.ofArchive.push(note.path);
        continue;
      }
      const read = readNote(note, order);
      if (!read) left.withoutDay.push(note.path);
      else if ("problem" in read) unread.push({ line: note.line, problem: read.problem });
      else {
        entries.push(...read.entries);
        left.words.push(read.words);
        left.fronts.push(note.front);
      }
    }
    if (entries.length + unread.length === 0) throw new FileProblem(noEntryIn(left));
    if (!folder && left.withoutDay.length > 0)
      unread.unshift({ line: 1, problem: "The words before the first day belong to no day." });
    const surroundingsLeftOut = surroundingsLeftOutOf(entries);
    return { app: "markdown", source: "your notes", entries, unread, leftOut: leftOutOf(left), surroundingsLeftOut };
  },
};

/** A file that is called Markdown, a text that is named by a day, or one with a day at its beginning. */
async function isNoteAlone(file: GivenFile): Promise<boolean> {
  const name = nameOf(file.blob);
  const head = await headOf(file);
  if (head.includes("\0")) return false;
  return (
    isMarkdownName(name) ||
    (isNote(name) && !isTable(head)) ||
    /^\uFEFF?---\s*\n(?:[^]*\n)?(?:date|day|created)[ \w]*:/i.test(head)
  );
}

/** Whether a text is rows of cells, or JSON: tables are named by a day, too. */
function isTable(head: string): boolean {
  const [first, second] = rowsOf(head);
  const cells = first?.cells.length ?? 0;
  return /^\uFEFF?\s*[[{]/.test(head) || (cells > 1 && second?.cells.length === cells);
}

async function* notesIn(file: GivenFile, folder: Folder | undefined): AsyncGenerator<Note> {
  if (!file.zip || !folder) {
    yield* notesUnderHeadings({ path: nameOf(file.blob), line: 1, ...(await partsOf(await textOf(file.blob))) });
    return;
  }
  for (const [index, path] of folder.notes.entries())
    yield { path, line: index + 1, ...(await partsOf(await file.zip.text(path, openingLimits.manifestBytes))) };
}

/** A file that was decrypted has no name. */
function nameOf(blob: Blob): string {
  return "name" in blob && typeof blob.name === "string" ? blob.name : "";
}

function noEntryIn({ folder, ofArchive }: LeftNotes): string {
  if (ofArchive.length > 0) return bringTheArchive;
  if (!folder)
    return "This note has no day. Name it by its day, such as “2024-03-05.md”, or write the day into a heading, and choose it again.";
  return "None of these notes has a day. A note is brought if its name has a day, such as “2024-03-05.md”, or if its properties have a “date”.";
}
