import { isLocalDate } from "#domain/days.ts";
import { bodyAnswering } from "#domain/journal.ts";
import type { Mood } from "#domain/moods.ts";
import { isRecord } from "#client/platform/problem.ts";
import { FileProblem } from "../../_archive/fileProblem.ts";
import type { ElsewhereEntry, ElsewhereSource, ElsewhereTag, UnreadEntry } from "../elsewhere/elsewhere.ts";
import {
  numberAt,
  recordsAt,
  textAt,
  textsAt,
  unknownFields,
  unknownFieldsOfFile,
  valuesAt,
} from "../elsewhere/json.ts";
import { leftOutFields, leftOutOfAll } from "../elsewhere/leftOut.ts";
import { whenAt } from "../elsewhere/zones.ts";
import { jsonIn } from "../source/json.ts";
import type { GivenFile, LeftOut } from "../source/source.ts";
import { textOfDelta } from "./delta.ts";

type Json = Record<string, unknown>;

/** The export of Journiv. Up to 1.3 the journals have the entries; from 1.4 on they are parts of moments. */
export const journiv: ElsewhereSource = {
  recognizes: async (file) => (await dataIn(file)) !== undefined,
  read: async (file) => {
    const data = await dataIn(file);
    if (!data || !textAt(data, "export_version").startsWith("1."))
      throw new FileProblem("A newer Journiv made this file, in a form that Kindling does not know yet.");
    const activities = activitiesOf(data);
    const entries: ElsewhereEntry[] = [];
    const unread: UnreadEntry[] = [];
    for (const [index, moment] of momentsOf(data).entries()) {
      const found = entriesOf(moment, index + 1, activities);
      if (found.length === 0) unread.push({ line: index + 1, problem: "It has no date." });
      entries.push(...found);
    }
    return {
      app: "journiv",
      source: "Journiv",
      entries,
      unread,
      leftOut: leftOutOf(data),
      suggestions: suggestionsOf(data),
    };
  },
};

const fileName = "data.json";

async function dataIn(file: GivenFile): Promise<Json | undefined> {
  if (!file.zip?.names.has(fileName)) return undefined;
  const data = await jsonIn(file, fileName);
  return isRecord(data) && typeof data.export_version === "string" && Array.isArray(data.journals) ? data : undefined;
}

/** A moment, in whichever shape it came. */
interface Moment {
  raw: Json;
  entry: Json | undefined;
  journal: string | undefined;
}

function momentsOf(data: Json): Moment[] {
  const journals = recordsAt(data, "journals");
  const names = new Map(journals.map((journal) => [journal.external_id, textAt(journal, "title")]));
  const nameOf = (name: string | undefined) => (journals.length > 1 && name ? name : undefined);
  return [
    ...journals.flatMap((journal) =>
      recordsAt(journal, "entries").map((raw) => ({ raw, entry: raw, journal: nameOf(textAt(journal, "title")) })),
    ),
    ...recordsAt(data, "moments").map((raw) => {
      const entry = isRecord(raw.entry) ? raw.entry : undefined;
      return { raw, entry, journal: nameOf(names.get(entry?.journal_external_id)) };
    }),
  ];
}

function entriesOf(moment: Moment, line: number, activities: Map<string, ElsewhereTag>): ElsewhereEntry[] {
  const { raw, entry, journal } = moment;
  const at = firstText(raw, "entry_datetime_utc", "logged_at_utc", "logged_at");
  const zone = firstText(raw, "entry_timezone", "logged_timezone");
  const when = whenAt(new Date(/(?:Z|[+-]\d\d:?\d\d)$/.test(at) ? at : `${at}Z`), zone);
  if (!when) return [];
  const day = firstText(raw, "entry_date", "logged_date_tz", "logged_date");
  const [mood, ...more] = moodsOf(raw);
  const ownId = textAt(raw, "external_id");
  const first: ElsewhereEntry = {
    ...(ownId ? { id: ownId } : { earlierId: textAt(raw, "created_at") || at }),
    line,
    ...when,
    // The day was that of the zone of its time, which may have other rules today.
    ...(isLocalDate(day) && isNear(day, when.localDate) ? { localDate: day } : {}),
    ...(mood === undefined ? {} : { mood }),
    title: entry ? textAt(entry, "title").trim() : "",
    text: textOfMoment(raw, entry),
    tags: [
      ...textsAt(raw, "tags").map((name) => ({ name, group: null })),
      ...recordsAt(raw, "mood_activity").flatMap((link) => activityOf(link, activities)),
      ...(journal === undefined ? [] : [{ name: journal, group: "Journals" }]),
    ],
  };
  return [
    first,
    ...more.map((each) => ({
      ...first,
      ...(ownId ? { id: `${ownId}/${each}` } : { earlierId: `${first.earlierId}/${each}` }),
      mood: each,
      title: "",
      text: "",
      tags: [],
    })),
  ];
}

function isNear(day: string, other: string): boolean {
  return Math.abs(Date.parse(day) - Date.parse(other)) <= 86_400_000;
}

function firstText(raw: Json, ...names: string[]): string {
  return names.map((name) => textAt(raw, name)).find((text) => text !== "") ?? "";
}

function moodsOf(raw: Json): string[] {
  const log = isRecord(raw.mood_log) ? textAt(raw.mood_log, "mood_name") : "";
  const links = recordsAt(raw, "mood_activity").map((link) => textAt(link, "mood_name"));
  return [...new Set([log, textAt(raw, "primary_mood_name"), ...links].map((name) => name.trim()))].filter(Boolean);
}

function textOfMoment(raw: Json, entry: Json | undefined): string {
  const delta = entry && isRecord(entry.content_delta) ? textOfDelta(entry.content_delta) : "";
  const content = delta || (entry ? firstText(entry, "content", "content_plain_text") : "");
  const prompt = firstText(raw, "prompt_text");
  const moodNote = isRecord(raw.mood_log) ? textAt(raw.mood_log, "note") : "";
  const words = prompt && content ? bodyAnswering(prompt, content) : content;
  const notes = [textAt(raw, "note"), moodNote].filter((note) => note.trim() !== "" && note.trim() !== words.trim());
  return [words, ...notes].filter(Boolean).join("\n\n");
}

function activitiesOf(data: Json): Map<string, ElsewhereTag> {
  const groups = new Map(recordsAt(data, "activity_groups").map((group) => [group.external_id, textAt(group, "name")]));
  return new Map(
    recordsAt(data, "activities").map((activity) => [
      textAt(activity, "external_id"),
      { name: textAt(activity, "name"), group: groups.get(activity.group_external_id) || null },
    ]),
  );
}

function activityOf(link: Json, activities: Map<string, ElsewhereTag>): ElsewhereTag[] {
  const known = activities.get(textAt(link, "activity_external_id"));
  const name = textAt(link, "activity_name");
  return known ? [known] : name ? [{ name, group: null }] : [];
}

/** 5 is the best score. Of 1 only the person can say what it was. Older exports have a category alone. */
function suggestionsOf(data: Json): Map<string, Mood> {
  const found = new Map<string, Mood>();
  for (const mood of recordsAt(data, "mood_definitions")) {
    const score = numberAt(mood, "score");
    const near = score === undefined ? byCategory[textAt(mood, "category")] : byScore.get(score);
    if (near) found.set(textAt(mood, "name").trim(), near);
  }
  return found;
}

const byScore = new Map<number, Mood>([
  [2, "sad"],
  [3, "neutral"],
  [4, "happy"],
  [5, "great"],
]);
const byCategory: Record<string, Mood | undefined> = { positive: "happy", neutral: "neutral", negative: "sad" };

function leftOutOf(data: Json): LeftOut[] {
  const raws = momentsOf(data).map(({ raw }) => raw);
  const besides = "Kindling doesn’t keep these with an entry.";
  return [
    ...leftOutOfAll(
      raws.flatMap((raw) => recordsAt(raw, "media")),
      "photo, video or recording",
      "photos, videos and recordings",
      "Kindling keeps words only.",
    ),
    ...leftOutOfAll(valuesAt(raws, "location_json", "location_data", "latitude"), "place", "places", besides),
    ...leftOutOfAll(valuesAt(raws, "weather_json", "weather_data"), "weather report", "weather reports", besides),
    ...leftOutOfAll(valuesAt(raws, "is_pinned"), "pin", "pins", "Kindling pins no entries."),
    ...leftOutOfAll(recordsAt(data, "goals"), "goal", "goals", "Kindling has no goals."),
    ...leftOutOfAll(recordsAt(data, "people"), "person", "people", "Kindling keeps no list of people."),
    ...leftOutFields([...unknownFieldsOfFile(data, knownOfData), ...unknownFields(raws, knownOfEntry)]),
  ];
}

const knownOfData = new Set(
  `export_version export_date app_version user_email user_name user_settings journals mood_definitions mood_groups
  mood_group_links mood_group_preferences mood_preferences activities activity_groups goals goal_logs goal_manual_logs
  goal_categories moments people stats`.split(/\s+/),
);
const knownOfEntry = new Set(
  `title content content_delta content_plain_text entry_date entry_datetime_utc entry_timezone word_count is_pinned
  is_draft location_json latitude longitude weather_json weather_summary import_metadata temperature tags mood_log media
  prompt_text created_at updated_at external_id logged_at logged_at_utc logged_date logged_date_tz logged_timezone note
  location_data weather_data people_external_ids primary_mood_name primary_mood_external_id mood_activity entry
  journal_external_id`.split(/\s+/),
);
