import { isRecord } from "#client/platform/problem.ts";
import type { ElsewhereEntry, ElsewhereSource, UnreadEntry } from "../elsewhere/elsewhere.ts";
import { numberAt, textAt, textsAt, unknownFields } from "../elsewhere/json.ts";
import { leftOutFields, leftOutIf } from "../elsewhere/leftOut.ts";
import { plainText } from "../elsewhere/plainText.ts";
import { whenAt } from "../elsewhere/zones.ts";
import { jsonsIn } from "../source/json.ts";
import type { GivenFile, LeftOut } from "../source/source.ts";

type Json = Record<string, unknown>;

/** The JSON that Journey exports: a ZIP with a file for each entry, or such a file alone. */
export const journey: ElsewhereSource = {
  recognizes: async (file) => !(await journalsIn(file).next()).done,
  read: async (file) => {
    const entries: ElsewhereEntry[] = [];
    const unread: UnreadEntry[] = [];
    const raws: Json[] = [];
    for await (const raw of journalsIn(file)) {
      const line = raws.push(raw);
      const entry = entryOf(raw, line);
      if (entry) entries.push(entry);
      else unread.push({ line, problem: "It has no date." });
    }
    const places = entries.filter(({ surroundings }) => surroundings).length;
    return {
      app: "journey",
      source: "Journey",
      entries,
      unread,
      leftOut: leftOutOf(raws),
      surroundingsLeftOut: leftOutIf(places, "place or weather", "places and weather reports", "You left them out."),
    };
  },
};

/** The name of an entry's file begins with the time at which it was made. */
const entryPath = /(?:^|\/)\d{10,}-\w+\.json$/i;

async function* journalsIn(file: GivenFile): AsyncGenerator<Json> {
  for await (const { json } of jsonsIn(file, entryPath))
    for (const each of Array.isArray(json) ? json : [json]) if (isRecord(each) && isJournal(each)) yield each;
}

function isJournal(json: Json): boolean {
  return ("date_journal" in json || "dateOfJournal" in json) && typeof json.text === "string";
}

function entryOf(raw: Json, line: number): ElsewhereEntry | undefined {
  const at = numberAt(raw, "date_journal") ?? numberAt(raw, "dateOfJournal") ?? textAt(raw, "dateOfJournal");
  const when = at === "" ? undefined : whenAt(new Date(at), textAt(raw, "timezone"));
  if (!when) return undefined;
  const text = textAt(raw, "text");
  const mood = numberAt(raw, "mood") ?? 0;
  return {
    id: textAt(raw, "id") || when.occurredAt.toISOString(),
    line,
    ...when,
    // Journey numbers its faces, and 0 stands for none.
    ...(mood === 0 ? {} : { mood: `Mood ${mood}` }),
    title: textAt(raw, "title").trim(),
    text: textAt(raw, "type") === "html" ? plainText(text) : text,
    tags: textsAt(raw, "tags").map((name) => ({ name, group: null })),
    surroundings: surroundingsOf(raw),
  };
}

/** Place and weather in a line. */
function surroundingsOf({ address, lat, lon, weather }: Json): string {
  const isPlace = typeof lat === "number" && typeof lon === "number" && Math.abs(lat) <= 90 && Math.abs(lon) <= 180;
  const coordinates = isPlace ? `${lat.toFixed(4)}, ${lon.toFixed(4)}` : "";
  const place = typeof address === "string" && address.trim() !== "" ? address.trim() : coordinates;
  const description = isRecord(weather) ? textAt(weather, "description").trim() : "";
  const degrees = isRecord(weather) && description !== "" ? numberAt(weather, "degree_c") : undefined;
  // A degree without words may be the value of an empty report.
  const report = degrees === undefined ? description : `${Math.round(degrees)} °C, ${description}`;
  return [place, report].filter(Boolean).join(" · ");
}

function leftOutOf(raws: readonly Json[]): LeftOut[] {
  const photos = raws.reduce((sum, raw) => sum + listAt(raw, "photos") + listAt(raw, "attachments"), 0);
  const stars = raws.filter(({ favourite }) => favourite === true || favourite === 1).length;
  const songs = raws.filter((raw) => textAt(raw, "music_title") !== "").length;
  return [
    ...leftOutIf(photos, "photo or recording", "photos and recordings", "Kindling keeps words only."),
    ...leftOutIf(stars, "star", "stars", "Kindling has no favorites."),
    ...leftOutIf(songs, "song", "songs", "They stay in the file."),
    ...leftOutFields(unknownFields(raws, known)),
  ];
}

function listAt(raw: Json, name: string): number {
  const value = raw[name];
  return Array.isArray(value) ? value.length : 0;
}

// Fields that are read, or left out as settings of the app.
const known = new Set(
  `id version date_modified date_journal dateOfJournal dateModified timezone text preview_text previewText type title mood
  sentiment lat lon location address label folder favourite music_title music_artist photos attachments weather tags
  encrypted schemaVersion`.split(/\s+/),
);
