import { isRecord } from "#client/platform/problem.ts";
import { FileProblem } from "../../_archive/fileProblem.ts";
import type { ElsewhereEntry, ElsewhereSource, ElsewhereTag, UnreadEntry } from "../elsewhere/elsewhere.ts";
import { recordsAt, textAt, textsAt, unknownFields, valuesAt } from "../elsewhere/json.ts";
import { leftOutFields, leftOutOfAll } from "../elsewhere/leftOut.ts";
import { shortened } from "../elsewhere/shortened.ts";
import { whenAt, whenOn, type When } from "../elsewhere/zones.ts";
import { jsonsIn } from "../source/json.ts";
import type { GivenFile, LeftOut } from "../source/source.ts";
import { unknownEmbedded } from "./richText.ts";
import { surroundingsOf } from "./surroundings.ts";
import { wordsOf } from "./words.ts";

type Json = Record<string, unknown>;

/** The JSON that Day One exports: a ZIP with a file for each journal, or such a file alone. */
export const dayOne: ElsewhereSource = {
  recognizes: async (file) => !(await journalsIn(file).next()).done,
  read: async (file) => {
    const journals: { name: string; entries: Json[] }[] = [];
    for await (const { name, entries } of journalsIn(file)) journals.push({ name, entries: entries() });
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
          ...(textAt(raw, "uuid") ? { id: textAt(raw, "uuid") } : { earlierId: when.occurredAt.toISOString() }),
          line,
          ...when,
          ...wordsOf(raw),
          tags,
          surroundings: surroundingsOf(raw),
        });
      }
    const all = journals.flatMap((journal) => journal.entries);
    const surroundingsOfAll = (name: "location" | "weather") =>
      valuesAt(all, name).map((value) => surroundingsOf({ [name]: value }));
    const surroundingsLeftOut = [
      ...leftOutOfAll(surroundingsOfAll("location"), "place", "places", "You left them out."),
      ...leftOutOfAll(surroundingsOfAll("weather"), "weather report", "weather reports", "You left them out."),
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
  /** Throws FileProblem if the journal cannot be read. */
  entries: () => Json[];
}

async function* journalsIn(file: GivenFile): AsyncGenerator<Journal> {
  for await (const { name: path, head, json, problem } of jsonsIn(file)) {
    const name = path === "" ? "Journal" : path.replace(/^.*\//s, "").replace(/\.json$/i, "");
    if (isRecord(json) ? isJournal(json) : isJournalHead(head))
      yield {
        name,
        entries: () => {
          if (isRecord(json)) return recordsAt(json, "entries");
          throw (
            problem ??
            new FileProblem(`The journal “${shortened(name)}” of this file is damaged. Please export it again.`)
          );
        },
      };
  }
}

/** JSON has no order, so each field is looked for wherever it stands. */
function isJournal({ metadata, entries }: Json): boolean {
  if (!Array.isArray(entries)) return false;
  return (isRecord(metadata) && "version" in metadata) || entries.some(isEntry);
}

function isEntry(entry: unknown): boolean {
  return isRecord(entry) && ("creationDate" in entry || "uuid" in entry);
}

/** What a cut file was can only be guessed by its beginning. */
function isJournalHead(head: string): boolean {
  return (
    /"metadata"\s*:\s*\{\s*"version"/.test(head) || /"entries"\s*:\s*\[\s*\{[^[\]]*"(?:uuid|creationDate)"/.test(head)
  );
}

function leftOutOf(entries: readonly Json[]): LeftOut[] {
  const all = (field: string) => entries.flatMap((entry) => recordsAt(entry, field));
  return [
    ...leftOutOfAll(all("photos"), "photo", "photos", noMedia),
    ...leftOutOfAll(all("videos"), "video", "videos", noMedia),
    ...leftOutOfAll(all("audios"), "recording", "recordings", noMedia),
    ...leftOutOfAll(all("pdfAttachments"), "PDF", "PDFs", noMedia),
    ...embeddedLeftOut(entries),
    ...leftOutOfAll(valuesAt(entries, "music"), "song", "songs", noMedia),
    ...leftOutOfAll(valuesAt(entries, "userActivity", "steps"), "measured value", "measured values", noMedia),
    ...leftOutOfAll(
      valuesAt(entries, "publishURL"),
      "public address",
      "public addresses",
      "The page stays where it is.",
    ),
    ...leftOutOfAll(valuesAt(entries, "starred"), "star", "stars", "Kindling has no favorites."),
    ...leftOutOfAll(valuesAt(entries, "pinned", "isPinned"), "pin", "pins", "Kindling pins no entries."),
    ...leftOutFields(unknownFields(entries, known)),
  ];
}

function embeddedLeftOut(entries: readonly Json[]): LeftOut[] {
  const kinds = new Map<string, Json[]>();
  for (const { type, ...object } of entries.flatMap(unknownEmbedded)) {
    const kind = typeof type === "string" ? shortened(type) : "";
    const objects = kinds.get(kind) ?? [];
    kinds.set(kind, objects);
    objects.push(object);
  }
  return [...kinds].flatMap(([kind, objects]) =>
    leftOutOfAll(objects, `“${kind}” in a text`, `“${kind}” in texts`, noMedia),
  );
}

const noMedia = "Kindling keeps words only.";

const known = new Set(
  `uuid text richText creationDate modifiedDate creationDevice creationDeviceType creationDeviceModel creationOSName
  creationOSVersion timeZone starred pinned isPinned location weather tags photos videos audios pdfAttachments duration
  editingTime isAllDay userActivity music steps sourceString publishURL entryType template`.split(/\s+/),
);
