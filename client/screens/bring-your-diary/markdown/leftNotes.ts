import { unknownFields } from "../elsewhere/json.ts";
import type { ElsewhereEntry } from "../elsewhere/elsewhere.ts";
import { leftOutFields, leftOutIf } from "../elsewhere/leftOut.ts";
import { bringTheArchive } from "../kindling/readableCopy.ts";
import type { LeftOut } from "../source/source.ts";
import type { Folder } from "./files.ts";
import { knownFront } from "./frontValues.ts";
import type { NoteWords } from "./words.ts";

/** What stays behind of a folder of notes, or of one note. */
export interface LeftNotes {
  /** Undefined if the file is one note. */
  folder: Folder | undefined;
  withoutDay: string[];
  /** Days that an archive of ours wrote for reading. */
  ofArchive: string[];
  /** Of the notes that are brought. */
  words: NoteWords[];
  fronts: Record<string, unknown>[];
}

export function leftOutOf({ folder, withoutDay, ofArchive, words, fronts }: LeftNotes): LeftOut[] {
  const embedded = words.flatMap((each) => each.embedded);
  const ownLines = words.reduce((sum, each) => sum + each.ownLines, 0);
  const { templates = [], inTrash = [], others = [], ofApp = [] } = folder ?? {};
  return [
    ...named(
      folder ? withoutDay : [],
      "note without a day",
      "notes without a day",
      "A note is brought if its name or its properties have a day.",
    ),
    ...named(ofArchive, "day of a Kindling archive", "days of a Kindling archive", bringTheArchive),
    ...named(templates, "template", "templates", "Templates are no entries."),
    ...named(inTrash, "note in the trash", "notes in the trash", "The trash stays in the file."),
    ...named(embedded, "embedded picture or file", "embedded pictures and files", "The words around them are brought."),
    ...named(others, "picture or other file", "pictures and other files", "Kindling keeps words only."),
    ...named(
      ofApp,
      "file of the app itself",
      "files of the app itself",
      "Settings and copies of notes stay in the file.",
    ),
    ...leftOutIf(
      ownLines,
      "line of Logseq’s own",
      "lines of Logseq’s own",
      "Ids and clocks mean nothing outside of Logseq.",
    ),
    ...leftOutFields(unknownFields(fronts, knownFront)),
  ];
}

export function surroundingsLeftOutOf(entries: readonly ElsewhereEntry[]): LeftOut[] {
  const count = entries.filter(({ surroundings }) => surroundings).length;
  return leftOutIf(count, "line with place or weather", "lines with place or weather", "You left them out.");
}

/** A number of files, with one of them. */
function named(paths: readonly string[], one: string, many: string, why: string): LeftOut[] {
  const [first = ""] = paths;
  const shown = first.length > 60 ? `${first.slice(0, 60)}…` : first;
  return leftOutIf(paths.length, `${one}: “${shown}”`, `${many}, such as “${shown}”`, why);
}
