import { isLocalDate, type DaySpan } from "#domain/days.ts";
import { sqlText } from "./sqlText.ts";
import { BadInput } from "./errors.ts";

/** Where an entry stands in the feed, whose order is (localDate, occurredAt, id), newest first. */
export interface Place {
  localDate: Date;
  occurredAt: Date;
  id: string;
}

/** A part of the feed to read: so many entries older than one place and newer than another. */
export interface FeedWindow {
  limit: number;
  /** Cursor: only entries older than this place. */
  olderThan?: string | null | undefined;
  /** Cursor: only entries newer than this place. */
  newerThan?: string | null | undefined;
  /** Start at the old end, oldest first. */
  fromOldest?: boolean;
  /** Only entries of these days. */
  days?: DaySpan | undefined;
}

/** Its day is text: a Date would travel to the database in the zone of the server, and arrive as the day before. */
interface Bound {
  localDate: string;
  occurredAt: Date | string;
  id: string;
}

/** An id that nobody has. */
export const nobodysId = "00000000-0000-0000-0000-000000000000";

const newest: Bound = { localDate: "infinity", occurredAt: "infinity", id: "ffffffff-ffff-ffff-ffff-ffffffffffff" };
const oldest: Bound = { localDate: "-infinity", occurredAt: "-infinity", id: nobodysId };

const newestFirst = sqlText`"localDate" desc, "occurredAt" desc, id desc`;
const oldestFirst = sqlText`"localDate", "occurredAt", id`;

/** A window whose open ends are the ends of time, so that one statement, and its index, serves every window. */
export function bounded({ limit, olderThan, newerThan, fromOldest = false, days }: FeedWindow) {
  const older = olderThan ? boundOf(olderThan) : newest;
  const newer = newerThan ? boundOf(newerThan) : oldest;
  const afterDays = days?.to ? { ...newest, localDate: days.to } : newest;
  const beforeDays = days?.from ? { ...oldest, localDate: days.from } : oldest;

  return {
    limit,
    // Bounds of days enclose everything of their days, so on the same day a cursor is the narrower one. The ends of time
    // sort right as text too: a minus before the digits, letters after them.
    older: afterDays.localDate < older.localDate ? afterDays : older,
    newer: newer.localDate < beforeDays.localDate ? beforeDays : newer,
    order: fromOldest ? oldestFirst : newestFirst,
  };
}

function boundOf(cursor: string): Bound {
  const place = placeOf(cursor);
  return { ...place, localDate: dateText(place.localDate) };
}

/** A place as a text to hand out and take back. Its inside is nobody's business. */
export function cursorOf({ localDate, occurredAt, id }: Place): string {
  return Buffer.from(`${dateText(localDate)}|${occurredAt.toISOString()}|${id}`).toString("base64url");
}

/** The place that a cursor names. Throws BadInput for anything that `cursorOf` did not make. */
export function placeOf(cursor: string): Place {
  const [day = "", instant = "", id = ""] = Buffer.from(cursor, "base64url").toString("utf8").split("|");
  const occurredAt = new Date(instant);
  // Years of more digits than a day's are more than PostgreSQL can hold.
  if (!isLocalDate(day) || !/^\d{4}-/.test(instant) || Number.isNaN(occurredAt.getTime()) || !isUuid(id))
    throw new BadInput("This cursor is not one of ours.");
  return { localDate: new Date(day), occurredAt, id };
}

/** A stored day as text. */
export function dateText(date: Date): string {
  return date.toISOString().slice(0, 10);
}

/** Whether a text has the shape of an id, so that a malformed one is simply not found. */
export function isUuid(text: string): boolean {
  return /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(text);
}
