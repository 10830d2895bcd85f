import { isRecord } from "#client/platform/problem.ts";
import { FileProblem } from "../../_archive/fileProblem.ts";
import type { ElsewhereEntry, ElsewhereSource, ElsewhereTag, UnreadEntry } from "../elsewhere/elsewhere.ts";
import { recordsAt, textAt, unknownFields } from "../elsewhere/json.ts";
import { leftOutFields, leftOutIf } from "../elsewhere/leftOut.ts";
import { whenAt } from "../elsewhere/zones.ts";
import { jsonsIn } from "../source/json.ts";
import type { GivenFile, LeftOut } from "../source/source.ts";
import { tagsOfNotes } from "./tags.ts";
import { kindOfNote, textOfNote } from "./text.ts";

type Json = Record<string, unknown>;

/** The decrypted backup of Standard Notes: a ZIP with a text of JSON, or that text alone. */
export const standardNotes: ElsewhereSource = {
  recognizes: async (file) => (await itemsIn(file)) !== undefined,
  read: async (file) => {
    const items = (await itemsIn(file)) ?? [];
    const notes = items.filter((item) => item.content_type === "Note" && item.deleted !== true);
    if (notes.length > 0 && notes.every(isEncrypted)) throw new FileProblem(encrypted);
    const tags = tagsOfNotes(items);
    const embedded = new Map<string, number>();
    const entries: ElsewhereEntry[] = [];
    const unread: UnreadEntry[] = [];
    for (const [index, note] of notes.entries()) {
      const line = index + 1;
      const entry = isEncrypted(note) ? undefined : entryOf(note, line, tags, embedded);
      if (entry) entries.push(entry);
      else if (isEncrypted(note)) unread.push({ line, problem: "It is encrypted." });
      else if (isBrought(note)) unread.push({ line, problem: "It has no date." });
    }
    return {
      app: "standard-notes",
      source: "Standard Notes",
      entries,
      unread,
      leftOut: leftOutOf(items, notes, embedded),
    };
  },
};

const encrypted =
  "This Standard Notes backup is encrypted. In Standard Notes, open Preferences, then Backups, choose “Decrypted” and download the backup again.";

async function itemsIn(file: GivenFile): Promise<Json[] | undefined> {
  for await (const { json } of jsonsIn(file, backupPath))
    if (isRecord(json) && recordsAt(json, "items").some(({ content_type: type }) => typeof type === "string"))
      return recordsAt(json, "items");
  return undefined;
}

/** Beside it a ZIP has each note once more, as a text without its day. */
const backupPath = /(?:^|\/)Standard Notes[^/]*\.(?:txt|json)$/i;

function isEncrypted({ content }: Json): boolean {
  return typeof content === "string";
}

/** Whether a note is neither in the trash nor of a kind that is no diary. */
function isBrought({ content }: Json): boolean {
  return isRecord(content) && content.trashed !== true && kindOfNote(content) !== undefined;
}

function entryOf(
  note: Json,
  line: number,
  tags: ReadonlyMap<unknown, readonly ElsewhereTag[]>,
  embedded: Map<string, number>,
): ElsewhereEntry | undefined {
  const { uuid, content } = note;
  const at = new Date(textAt(note, "created_at"));
  // The beginning of the calendar stands for an unknown date.
  const when = at.getTime() === 0 ? undefined : whenAt(at, "");
  if (!isRecord(content) || !isBrought(note) || !when) return undefined;
  return {
    ...(textAt(note, "uuid") ? { id: textAt(note, "uuid") } : {}),
    line,
    ...when,
    title: textAt(content, "title").trim(),
    text: textOfNote(content, embedded),
    tags: tags.get(uuid) ?? [],
  };
}

function leftOutOf(items: readonly Json[], notes: readonly Json[], embedded: ReadonlyMap<string, number>): LeftOut[] {
  const contents = notes.flatMap(({ content }) => (isRecord(content) ? [content] : []));
  const kept = contents.filter((content) => content.trashed !== true);
  const have = (kind: string) => kept.filter((content) => textAt(content, "noteType") === kind).length;
  const files = items.filter((item) => item.content_type === "File").length;
  return [
    ...leftOutIf(
      contents.length - kept.length,
      "note in the trash",
      "notes in the trash",
      "The trash stays in the file.",
    ),
    ...leftOutIf(
      have("authentication"),
      "note with sign-in codes",
      "notes with sign-in codes",
      "Sign-in codes are not read.",
    ),
    ...leftOutIf(have("spreadsheet"), "spreadsheet", "spreadsheets", "Spreadsheets stay in the file."),
    ...leftOutIf(files, "file", "files", "Kindling keeps words only."),
    ...[...embedded].flatMap(([type, count]) =>
      leftOutIf(count, `part of the kind “${type}”`, `parts of the kind “${type}”`, "Such parts have no words."),
    ),
    { what: "Settings, themes and keys", why: "They are neither read nor sent." },
    ...leftOutFields(unknownFields(kept, known)),
  ];
}

// Fields that are read, or left out as settings of the app.
const known = new Set(
  `title text noteType editorIdentifier references appData trashed archived pinned starred protected spellcheck
  preview_plain preview_html hidePreview mobilePrefersPlainEditor prefersPlainEditor editorWidth authorizedForListed
  userModifiedDate conflict_of isDailyEntry locked`.split(/\s+/),
);
