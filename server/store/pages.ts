import { isUsableDay, type DaySpan } from "#domain/days.ts";
import { textProblem, usernameLength } from "#domain/limits.ts";
import { sqlText } from "./sqlText.ts";
import { BadInput } from "#server/base/errors.ts";

/** The position of an entry in the feed, which is sorted by these three, newest first. */
export interface Place {
  localDate: Date;
  occurredAt: Date;
  id: string;
}

/** The part of the feed to read. `olderThan` and `newerThan` are cursors. */
export interface FeedWindow {
  limit: number;
  olderThan?: string | null | undefined;
  newerThan?: string | null | undefined;
  fromOldest?: boolean;
  days?: DaySpan | undefined;
}

/** The day is text: pg would send a Date in the server's zone, where it may be the day before. */
interface Bound {
  localDate: string;
  occurredAt: Date | string;
  id: string;
}

/** A long response is read and sent in pages of this many rows. It holds no connection in between. */
export const rowsAtATime = 200;

export const nobodysId = "00000000-0000-0000-0000-000000000000";

const newest: Bound = { localDate: "infinity", occurredAt: "infinity", id: "ffffffff-ffff-ffff-ffff-ffffffffffff" };
const oldest: Bound = { localDate: "-infinity", occurredAt: "-infinity", id: nobodysId };

const newestFirst = sqlText`"localDate" desc, "occurredAt" desc, id desc`;
const oldestFirst = sqlText`"localDate", "occurredAt", id`;
/** The orders that `windowBounds` returns. */
export const feedOrders = { newestFirst, oldestFirst };

/** A window whose open ends are infinities, so that one statement and its index serve every window. */
export function windowBounds({ limit, olderThan, newerThan, fromOldest = false, days }: FeedWindow) {
  const older = olderThan ? boundOf(olderThan) : newest;
  const newer = newerThan ? boundOf(newerThan) : oldest;
  const afterDays = days?.to ? { ...newest, localDate: days.to } : newest;
  const beforeDays = days?.from ? { ...oldest, localDate: days.from } : oldest;

  return {
    limit,
    // On the same day a cursor is narrower than a day. As text, "-infinity" < digits < "infinity".
    older: afterDays.localDate < older.localDate ? afterDays : older,
    newer: newer.localDate < beforeDays.localDate ? beforeDays : newer,
    order: fromOldest ? oldestFirst : newestFirst,
  };
}

function boundOf(cursor: string): Bound {
  const place = placeOf(cursor);
  return { ...place, localDate: dateText(place.localDate) };
}

/** An opaque cursor for a position. */
export function cursorOf({ localDate, occurredAt, id }: Place): string {
  return opaque(`${dateText(localDate)}|${occurredAt.toISOString()}|${id}`);
}

/** The position of a cursor. Throws BadInput for a text that `cursorOf` did not make. */
export function placeOf(cursor: string): Place {
  const [day = "", instant = "", id = ""] = unwrapped(cursor).split("|");
  const place = { localDate: new Date(day), occurredAt: new Date(instant), id };
  // PostgreSQL cannot represent years of more than four digits completely.
  const isOurs = isUsableDay(day) && /^\d{4}-/.test(instant) && !Number.isNaN(place.occurredAt.getTime()) && isUuid(id);
  if (!isOurs || cursorOf(place) !== cursor) throw notOurs();
  return place;
}

/** The position of something in a list that is sorted by time, newest first. */
export interface Moment {
  at: Date;
  id: string;
}

/** A window of such a list, with nothing before `since`. Open ends are infinities. */
export function boundedByMoment({ olderThan, newerThan }: Pick<FeedWindow, "olderThan" | "newerThan">, since?: Date) {
  const newer = newerThan ? momentOf(newerThan) : undefined;
  const start = { at: since ?? oldest.occurredAt, id: oldest.id };
  return {
    older: olderThan ? momentOf(olderThan) : { at: newest.occurredAt, id: newest.id },
    newer: newer && (!since || newer.at >= since) ? newer : start,
  };
}

/** An opaque cursor for a moment. */
export function momentCursorOf({ at, id }: Moment): string {
  return opaque(`${at.toISOString()}|${id}`);
}

function momentOf(cursor: string): Moment {
  const [instant = "", id = ""] = unwrapped(cursor).split("|");
  const moment = { at: new Date(instant), id };
  const isOurs = /^\d{4}-/.test(instant) && !Number.isNaN(moment.at.getTime()) && isUuid(id);
  if (!isOurs || momentCursorOf(moment) !== cursor) throw notOurs();
  return moment;
}

/** An opaque cursor for a username's position among all usernames. */
export function nameCursorOf(usernameKey: string): string {
  return opaque(`@${usernameKey}`);
}

/** The username of such a cursor. Throws BadInput for anything else. */
export function nameAt(cursor: string | null | undefined): string | null {
  if (!cursor) return null;
  const name = unwrapped(cursor).slice(1);
  const isOurs = name !== "" && textProblem("cursor", name, usernameLength.max) === undefined;
  if (!isOurs || nameCursorOf(name) !== cursor) throw notOurs();
  return name;
}

function opaque(text: string): string {
  return Buffer.from(text).toString("base64url");
}

function unwrapped(cursor: string): string {
  return Buffer.from(cursor, "base64url").toString("utf8");
}

function notOurs(): BadInput {
  return new BadInput("This cursor is not from this server.");
}

export function dateText(date: Date): string {
  return date.toISOString().slice(0, 10);
}

/** True if a text has the form of an id. Other texts count as not found and never reach PostgreSQL. */
export function isUuid(text: string): boolean {
  return /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(text);
}
