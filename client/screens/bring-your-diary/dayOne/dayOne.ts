import { openingLimits } from "#domain/archive.ts";
import { FileProblem } from "../../_archive/fileProblem.ts";
import type { ElsewhereEntry, ElsewhereSource, ElsewhereTag, UnreadEntry } from "../elsewhere/elsewhere.ts";
import { eachOnce } from "../elsewhere/ids.ts";
import { recordIn, recordsAt, textAt, textsAt, unknownFields } from "../elsewhere/json.ts";
import { leftOutFields, leftOutIf } from "../elsewhere/leftOut.ts";
import { whenAt, whenOn, type When } from "../elsewhere/zones.ts";
import type { GivenFile, LeftOut } from "../source/source.ts";
import { headOf, textOf } from "../source/text.ts";
import { surroundingsOf } from "./surroundings.ts";
import { wordsOf } from "./words.ts";

type Json = Record<string, unknown>;

/** The JSON that Day One exports: a ZIP with a file for each journal, or such a file alone. */
export const dayOne: ElsewhereSource = {
  open: async (file) => {
    const journals = await journalsIn(file);
    if (journals.length === 0) return undefined;
    const idOf = eachOnce();
    const entries: ElsewhereEntry[] = [];
    const unread: UnreadEntry[] = [];
    let line = 0;
    for (const { name, entries: raws } of journals)
      for (const raw of raws) {
        line += 1;
        const when = whenOf(raw);
        if (!when) {
          unread.push({ line, problem: "It has no date." });
          continue;
        }
        const tags: ElsewhereTag[] = textsAt(raw, "tags").map((tag) => ({ name: tag, group: null }));
        if (journals.length > 1) tags.push({ name, group: "Journals" });
        entries.push({
          id: idOf(textAt(raw, "uuid") || when.occurredAt.toISOString()),
          line,
          ...when,
          ...wordsOf(raw),
          tags,
          surroundings: surroundingsOf(raw),
        });
      }
    const all = journals.flatMap((journal) => journal.entries);
    const surroundingsLeftOut = [
      ...leftOutIf(have(all, "location"), "place", "places", "You left them out."),
      ...leftOutIf(have(all, "weather"), "weather report", "weather reports", "You left them out."),
    ];
    return { app: "day-one", source: "Day One", entries, unread, leftOut: leftOutOf(all), surroundingsLeftOut };
  },
};

/** An entry of a whole day is at noon of its day. */
function whenOf(raw: Json): When | undefined {
  const when = whenAt(new Date(textAt(raw, "creationDate")), textAt(raw, "timeZone"));
  return when && raw.isAllDay === true ? whenOn(when.localDate, "12:00", undefined, when.timeZone) : when;
}

interface Journal {
  name: string;
  entries: Json[];
}

async function journalsIn(file: GivenFile): Promise<Journal[]> {
  const { blob, zip } = file;
  if (!zip) {
    const found = isJournalHead(await headOf(file)) ? journalIn("Journal", await textOf(blob)) : undefined;
    return found ? [found] : [];
  }
  const found: Journal[] = [];
  for (const name of zip.names) {
    const [, journal] = /^(?:[^/]+\/)?([^/]+)\.json$/i.exec(name) ?? [];
    if (
      journal === undefined ||
      name.startsWith("__MACOSX/") ||
      !(await beginsAsJournal(zip.pieces(name, openingLimits.appBytes)))
    )
      continue;
    const read = journalIn(journal, await zip.text(name, openingLimits.appBytes));
    if (read) found.push(read);
  }
  return found;
}

/** Reads the first piece alone, because a JSON of another app may be large. */
async function beginsAsJournal(pieces: AsyncIterable<Uint8Array>): Promise<boolean> {
  for await (const piece of pieces) return isJournalHead(new TextDecoder().decode(piece.subarray(0, 4_000)));
  return false;
}

function isJournalHead(head: string): boolean {
  return (
    /^\uFEFF?\s*\{/.test(head) &&
    (/"metadata"\s*:\s*\{\s*"version"/.test(head) || /"entries"\s*:\s*\[\s*\{[^[\]]*"(?:uuid|creationDate)"/.test(head))
  );
}

function journalIn(name: string, text: string): Journal | undefined {
  const journal = recordIn(text);
  if (!journal) throw new FileProblem(`The journal “${shown(name)}” of this file is damaged. Please export it again.`);
  return Array.isArray(journal.entries) ? { name, entries: recordsAt(journal, "entries") } : undefined;
}

function shown(name: string): string {
  return name.length > 40 ? `${name.slice(0, 40)}…` : name;
}

function leftOutOf(entries: readonly Json[]): LeftOut[] {
  const count = (field: string) => entries.reduce((sum, entry) => sum + recordsAt(entry, field).length, 0);
  return [
    ...leftOutIf(count("photos"), "photo", "photos", noMedia),
    ...leftOutIf(count("videos"), "video", "videos", noMedia),
    ...leftOutIf(count("audios"), "recording", "recordings", noMedia),
    ...leftOutIf(count("pdfAttachments"), "PDF", "PDFs", noMedia),
    ...leftOutIf(have(entries, "starred"), "star", "stars", "Kindling has no favorites."),
    ...leftOutFields(unknownFields(entries, known)),
  ];
}

function have(entries: readonly Json[], field: string): number {
  return entries.filter((entry) => entry[field] !== undefined && entry[field] !== false).length;
}

const noMedia = "Kindling keeps words only.";

const known = new Set(
  `uuid text richText creationDate modifiedDate creationDevice creationDeviceType creationDeviceModel creationOSName
  creationOSVersion timeZone starred pinned isPinned location weather tags photos videos audios pdfAttachments duration
  editingTime isAllDay userActivity music steps sourceString publishURL entryType template`.split(/\s+/),
);
