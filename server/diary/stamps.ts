import { randomUUID } from "node:crypto";
import { isTimeZone } from "#domain/clocks.ts";
import { addDays, localDateOf, whenProblem } from "#domain/days.ts";
import { clientIdLength, clockSkewMs, textProblem } from "#domain/limits.ts";
import { clock } from "#server/base/clock.ts";
import type { Viewer } from "#server/base/viewer.ts";
import { BadInput, Gone } from "#server/base/errors.ts";
import { dateText } from "#server/store/pages.ts";

/** How a save was made, as far as the client knows (docs/rules.md, When). */
export interface EntryStamp {
  /** Made when the form opens, so that a retry carries the same one. */
  clientId?: string | null | undefined;
  /** The device's time when Save was pressed. It is the entry's time unless the person chose one. */
  occurredAt?: Date | null | undefined;
  timeZone?: string | null | undefined;
  /** The account's epoch when the form opened. */
  epoch?: number | null | undefined;
  /** The device's time at this attempt, which shows how far its clock is off. */
  sentAt?: Date | null | undefined;
}

/** The clientId of a save, a new one if it has none. Throws BadInput, or Gone for a form opened before a reset. */
export function checkedStamp(viewer: Viewer, stamp: EntryStamp | null | undefined): string {
  const clientId = stamp?.clientId ?? randomUUID();
  const problem = clientId ? textProblem("clientId", clientId, clientIdLength) : "clientId must not be empty.";
  if (problem) throw new BadInput(problem, "clientId");

  const epoch = stamp?.epoch ?? viewer.epoch;
  if (epoch < viewer.epoch) throw writtenBeforeReset();
  if (epoch > viewer.epoch) throw new BadInput("This page is out of date. Please reload it.", "epoch");
  return clientId;
}

/** The refusal of a save from before a reset. */
export function writtenBeforeReset(): Gone {
  return new Gone("This was written before you reset your progress, so it wasn’t saved.");
}

export interface When {
  occurredAt: Date;
  timeZone: string;
  localDate: string;
}

/** A new entry's time: the chosen time, else the device's, corrected and never in the future. Throws BadInput. */
export function newWhen(viewer: Viewer, chosen: Date | null | undefined, stamp: EntryStamp, now: Date): When {
  // An unknown time zone must not lose the person's entry.
  const timeZone = stamp.timeZone && isTimeZone(stamp.timeZone) ? stamp.timeZone : viewer.zone;
  const occurredAt = chosen ? checkedWhen(chosen, now) : new Date(unchosenTime(stamp, now.getTime()));
  return { occurredAt, timeZone, localDate: localDateOf(occurredAt, timeZone) };
}

function unchosenTime({ occurredAt, sentAt }: EntryStamp, now: number): number {
  if (!occurredAt) return now;
  const skew = sentAt ? now - sentAt.getTime() : 0;
  const time = occurredAt.getTime() + (Math.abs(skew) > clockSkewMs ? skew : 0);
  return time > now || whenProblem(new Date(time), new Date(now)) ? now : time;
}

/** An edited entry's time and day. The day changes only with the time, in the entry's own zone. Throws BadInput. */
export function editedWhen(
  before: Omit<When, "localDate"> & { localDate: Date },
  chosen: Date | null | undefined,
): Omit<When, "timeZone"> {
  if (!chosen || chosen.getTime() === before.occurredAt.getTime()) {
    return { occurredAt: before.occurredAt, localDate: dateText(before.localDate) };
  }
  const occurredAt = checkedWhen(chosen, clock.date());
  return { occurredAt, localDate: localDateOf(occurredAt, before.timeZone) };
}

/** When an entry from an archive was, was written down and was changed. */
export interface RestoredWhen extends When {
  createdAt: Date;
  editedAt: Date | null;
}

/**
 * The times and the day of an entry from an archive, as they were. The day may be off by one, because rules of time
 * zones change. Throws BadInput naming the field.
 */
export function restoredWhen({ occurredAt, timeZone, localDate, createdAt, editedAt }: RestoredWhen): RestoredWhen {
  const now = clock.date();
  checkedWhen(occurredAt, now);
  if (!isTimeZone(timeZone)) throw new BadInput("There is no such time zone.", "timeZone");
  const day = localDateOf(occurredAt, timeZone);
  if (![addDays(day, -1), day, addDays(day, 1)].includes(localDate))
    throw new BadInput("The day does not fit the time.", "localDate");
  if (whenProblem(createdAt, now)) throw new BadInput("It cannot have been saved at that time.", "recordedAt");
  if (editedAt && whenProblem(editedAt, now))
    throw new BadInput("It cannot have been changed at that time.", "editedAt");
  return { occurredAt, timeZone, localDate, createdAt, editedAt };
}

function checkedWhen(when: Date, now: Date): Date {
  const problem = whenProblem(when, now);
  if (problem) throw new BadInput(problem, "occurredAt");
  return when;
}
