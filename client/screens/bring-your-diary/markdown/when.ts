import { localDateOf, type LocalDate } from "#domain/days.ts";
import { timeOf } from "../elsewhere/days/oneDay.ts";
import type { ElsewhereEntry } from "../elsewhere/elsewhere.ts";
import { whenOn, whenOnDay, zoneHere, zoneWithOffset } from "../elsewhere/zones.ts";
import { stemOf } from "./files.ts";
import { frontText } from "./frontValues.ts";
import type { Note } from "./note.ts";
import { dayOfFolders, writtenDayIn, type DayOrder } from "./writtenDay.ts";

/** The day of a note, with the words that its name has beside it; or why it cannot be read. */
type Dated =
  | { when: Pick<ElsewhereEntry, "occurredAt" | "timeZone" | "localDate" | "written">; rest: string }
  | { problem: string };

/** The name of a note says its day, else its front matter. Undefined if neither has one. */
export function whenOfNote(note: Note, order: DayOrder | undefined): Dated | undefined {
  const { path, front, isDamaged } = note;
  const named = writtenDayIn(stemOf(path), order);
  const ofName = named.day ?? dayOfFolders(path);
  const [written, text] = writtenIn(front, order);
  const day = ofName ?? written?.day;
  if (day === undefined) {
    if (named.isUnsure) return { problem: `${shown(path)} does not say for certain which day it is.` };
    if (text !== "") return { problem: `${shown(path)} has a date that cannot be read for certain: “${text}”.` };
    return isDamaged ? { problem: `The properties at the beginning of ${shown(path)} cannot be read.` } : undefined;
  }
  const clock = frontText(front, "time");
  const own = clock === "" ? undefined : timeOf(clock);
  if (clock !== "" && own === undefined)
    return { problem: `${shown(path)} has a time that cannot be read: “${clock}”.` };
  const sameDay = written?.day === day ? written : undefined;
  const when = whenAtTime(day, own ?? sameDay?.time ?? named.time, own === undefined ? sameDay : undefined);
  if (!when) return { problem: `${shown(path)} has a day that does not exist.` };
  // The folders have its day, so its name has nothing beside it.
  return { when, rest: named.day === undefined && ofName !== undefined ? "" : named.rest };
}

/** A day of front matter, with its time and instant where it has them. */
interface Written {
  day: LocalDate;
  time?: string | undefined;
  at?: Date;
  zone?: string;
}

/** The first date that can be read, and the first that cannot. */
function writtenIn(front: Note["front"], order: DayOrder | undefined): [Written | undefined, string] {
  let unread = "";
  for (const name of dateNames) {
    const text = frontText(front, name);
    const written = text === "" ? undefined : (instantIn(text) ?? writtenDayIn(text, order));
    if (written?.day !== undefined) return [{ ...written, day: written.day }, ""];
    unread ||= text;
  }
  return [undefined, unread];
}

const dateNames = [
  "date",
  "day",
  "created",
  "date created",
  "creation date",
  "created_at",
  "createdat",
  "date_created",
];

/** A date with a time and an offset is an instant. */
function instantIn(text: string): Written | undefined {
  const [, day, time, offset = ""] =
    /^(\d{4}-\d\d-\d\d)[T ](\d\d:\d\d(?::\d\d(?:\.\d+)?)?)\s?(Z|[+-]\d\d:?\d\d)$/.exec(text) ?? [];
  if (day === undefined || time === undefined) return undefined;
  const [hours, minutes] = [offset.slice(0, 3), offset.slice(-2)];
  const at = new Date(`${day}T${time}${offset === "Z" ? "Z" : `${hours}:${minutes}`}`);
  if (Number.isNaN(at.getTime())) return undefined;
  const sign = hours.startsWith("-") ? -1 : 1;
  const zone = offset === "Z" ? zoneHere() : zoneWithOffset(at, Number(hours) * 60 + sign * Number(minutes));
  return { day: localDateOf(at, zone), time: time.slice(0, 5), at, zone };
}

function whenAtTime(day: LocalDate, time: string | undefined, written: Written | undefined) {
  if (written?.at) return whenOn(day, time ?? "12:00", written.at, written.zone ?? zoneHere());
  const when = time === undefined ? whenOnDay(day) : whenOn(day, time, undefined, zoneHere());
  return when && { ...when, written: time === undefined ? day : `${day} ${time}` };
}

function shown(path: string): string {
  const name = path.replace(/^.*\//s, "");
  return name === "" ? "It" : `“${name.length > 60 ? `${name.slice(0, 60)}…` : name}”`;
}
