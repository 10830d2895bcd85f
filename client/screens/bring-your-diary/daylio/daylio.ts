import type { Mood } from "#domain/moods.ts";
import type { LocalDate } from "#domain/days.ts";
import { isLocalDate } from "#domain/days.ts";
import type { ElsewhereEntry, ElsewhereSource, ElsewhereTag, UnreadEntry } from "../elsewhere/elsewhere.ts";
import { numberAt, recordsAt, textAt, unknownFields, unknownFieldsOfFile, valuesAt } from "../elsewhere/json.ts";
import { leftOutFields, leftOutOfAll } from "../elsewhere/leftOut.ts";
import { isHtml, picturesIn, plainText } from "../elsewhere/plainText.ts";
import { whenOn, zoneHere, zoneWithOffset } from "../elsewhere/zones.ts";
import type { LeftOut } from "../source/source.ts";
import { backupIn, isBackup } from "./backup.ts";

type Json = Record<string, unknown>;

/** The backup that Daylio makes. Its settings, among them a PIN, are not read. */
export const daylio: ElsewhereSource = {
  recognizes: isBackup,
  read: async (file) => {
    const backup = await backupIn(file);
    const moods = moodsOf(backup);
    const tags = tagsOf(backup);
    const entries: ElsewhereEntry[] = [];
    const unread: UnreadEntry[] = [];
    for (const [index, raw] of recordsAt(backup, "dayEntries").entries()) {
      const entry = entryOf(raw, index + 1, moods, tags);
      if (entry) entries.push(entry);
      else unread.push({ line: index + 1, problem: "Its date does not exist." });
    }
    const suggestions = new Map([...moods.values()].flatMap(({ name, near }) => (near ? [[name, near] as const] : [])));
    return { app: "daylio", source: "Daylio", entries, unread, leftOut: leftOutOf(backup), suggestions };
  },
};

interface KnownMood {
  name: string;
  near: Mood | undefined;
}

/** The moods by their ids. Group 1 is the best. Of 5, the worst, only the person can say what it was. */
function moodsOf(backup: Json): Map<number, KnownMood> {
  const moods = new Map<number, KnownMood>(standard.map((name, index) => [index + 1, { name, near: nearest[index] }]));
  for (const mood of recordsAt(backup, "customMoods")) {
    const id = numberAt(mood, "id");
    const group = numberAt(mood, "mood_group_id") ?? 0;
    const predefined = numberAt(mood, "predefined_name_id") ?? -1;
    const name = textAt(mood, "custom_name").trim() || standard[predefined - 1] || standard[group - 1];
    if (id !== undefined && name) moods.set(id, { name, near: nearest[group - 1] });
  }
  return moods;
}

const standard = ["Rad", "Good", "Meh", "Bad", "Awful"];
const nearest: readonly Mood[] = ["great", "happy", "neutral", "sad"];

function tagsOf(backup: Json): Map<number, ElsewhereTag> {
  const groups = new Map(recordsAt(backup, "tag_groups").map((group) => [group.id, textAt(group, "name").trim()]));
  return new Map(
    recordsAt(backup, "tags").map((tag) => [
      numberAt(tag, "id") ?? -1,
      { name: textAt(tag, "name"), group: groups.get(tag.id_tag_group) || null },
    ]),
  );
}

function entryOf(
  raw: Json,
  line: number,
  moods: Map<number, KnownMood>,
  tags: Map<number, ElsewhereTag>,
): ElsewhereEntry | undefined {
  const day = dayOf(raw);
  const instant = numberAt(raw, "datetime");
  const at = instant === undefined ? undefined : new Date(instant);
  const offset = numberAt(raw, "timeZoneOffset");
  const zone = at && offset !== undefined ? zoneOf(at, offset) : zoneHere();
  const when = day && whenOn(day, timeOf(raw), at, zone);
  if (!when) return undefined;
  const mood = moods.get(numberAt(raw, "mood") ?? -1)?.name;
  const note = textAt(raw, "note");
  const ownId = numberAt(raw, "id");
  const tagIds: unknown[] = Array.isArray(raw.tags) ? raw.tags : [];
  return {
    ...(ownId === undefined ? { earlierId: `at ${instant ?? `${day} ${timeOf(raw)}`}` } : { id: `${ownId}` }),
    line,
    ...when,
    ...(mood === undefined ? {} : { mood }),
    title: textAt(raw, "note_title").trim(),
    text: isHtml(note) ? plainText(note) : note,
    rawText: note,
    tags: tagIds.flatMap((id) => (typeof id === "number" ? (tags.get(id) ?? []) : [])),
  };
}

function zoneOf(at: Date, offset: number): string {
  try {
    return zoneWithOffset(at, Math.round(offset / 60_000));
  } catch {
    // Its year is outside those of a calendar.
    return zoneHere();
  }
}

/** January is month 0. */
function dayOf(raw: Json): LocalDate | undefined {
  const [year, month, day] = [numberAt(raw, "year"), numberAt(raw, "month"), numberAt(raw, "day")];
  if (year === undefined || month === undefined || day === undefined) return undefined;
  const date = `${year}-${twoDigits(month + 1)}-${twoDigits(day)}`;
  return isLocalDate(date) ? date : undefined;
}

function timeOf(raw: Json): string {
  return `${twoDigits(numberAt(raw, "hour") ?? 12)}:${twoDigits(numberAt(raw, "minute") ?? 0)}`;
}

function twoDigits(number: number): string {
  return `${number}`.padStart(2, "0");
}

function leftOutOf(backup: Json): LeftOut[] {
  const days = recordsAt(backup, "dayEntries");
  const pictures = picturesIn(days.map((day) => textAt(day, "note")));
  const noMedia = "Kindling keeps words only.";
  return [
    ...leftOutOfAll(recordsAt(backup, "assets"), "photo or recording", "photos and recordings", noMedia),
    ...leftOutOfAll(pictures, "picture in a note", "pictures in notes", noMedia),
    ...leftOutOfAll(valuesAt(days, "isFavorite"), "favorite", "favorites", "Kindling has no favorites."),
    ...leftOutOfAll(recordsAt(backup, "goals"), "goal", "goals", "Kindling has no goals."),
    ...leftOutOfAll(recordsAt(backup, "goalEntries"), "day of a goal", "days of goals", "Kindling has no goals."),
    ...leftOutOfAll(recordsAt(backup, "writingTemplates"), "template", "templates", "Kindling has no templates."),
    { what: "Settings, reminders and the PIN", why: "They are neither read nor sent." },
    ...leftOutFields([
      ...unknownFieldsOfFile(backup, knownOfBackup),
      ...unknownFields(days, knownOfEntry),
      ...unknownFields(recordsAt(backup, "customMoods"), knownOfMood, ["mood", "moods"]),
      ...unknownFields(recordsAt(backup, "tags"), knownOfTag, ["tag", "tags"]),
    ]),
  ];
}

// Fields that are read, or left out as settings of the app.
const knownOfBackup = new Set(
  `version isReminderOn customMoods tags dayEntries achievements daysInRowLongestChain goals prefs tag_groups metadata
  moodIconsPackId preferredMoodIconsIdsForMoodIdsForIconsPack assets goalEntries goalSuccessWeeks reminders
  writingTemplates moodIconsDefaultFreePackId pin pinCode`.split(/\s+/),
);
const knownOfEntry = new Set(
  `id minute hour day month year datetime timeZoneOffset mood note note_title tags assets isFavorite`.split(/\s+/),
);
const knownOfMood = new Set(
  `id custom_name mood_group_id mood_group_order icon_id predefined_name_id state createdAt`.split(/\s+/),
);
const knownOfTag = new Set(`id name createdAt icon order state id_tag_group`.split(/\s+/));
