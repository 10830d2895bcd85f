import { clockIn } from "./clocks.ts";
import { localDateOf, type LocalDate } from "./days.ts";
import { moodPrompt, reminderSlots, type ReminderSlot } from "./limits.ts";

/** A reminder slot on a day of a person's calendar. */
export interface DueSlot {
  date: LocalDate;
  slot: ReminderSlot;
}

/** When a mood was felt, and in which IANA zone it was written. */
export interface MoodTime {
  occurredAt: Date;
  timeZone: string;
}

/** What the prompt has to know, besides the clock. */
export interface PromptFacts {
  /** The IANA zone that decides the person's "today". */
  zone: string;
  /** The latest moods; those of other days do no harm. */
  moods: readonly MoodTime[];
  /** The names of the slots that were put off (see `nameOfSlot`). */
  putOff: readonly string[];
}

/**
 * The slot a person is to be asked about now, if any (spec sections 4 and 9): one whose time is at most 30 minutes away
 * on their clock, which no mood of the day answers and which they have not put off.
 *
 * @throws RangeError if a zone is not an IANA time zone.
 */
export function dueSlot(now: Date, { zone, moods, putOff }: PromptFacts): DueSlot | undefined {
  const minutes = minutesOfDay(now, zone);
  const slot = reminderSlots.find(({ hour }) => Math.abs(minutes - hour * 60) <= moodPrompt.withinMinutes);
  if (!slot) return undefined;

  const due = { date: localDateOf(now, zone), slot };
  if (putOff.includes(nameOfSlot(due)) || moods.some((mood) => answers(mood, due))) return undefined;
  return due;
}

/** What a slot of a day is remembered under. */
export function nameOfSlot({ date, slot }: DueSlot): string {
  return `${date} ${slot.name}`;
}

/** A mood counts by the clock it was written under, wherever the person is by now (design.md section 6, 9). */
function answers({ occurredAt, timeZone }: MoodTime, { date, slot }: DueSlot): boolean {
  if (localDateOf(occurredAt, timeZone) !== date) return false;
  const minutes = minutesOfDay(occurredAt, timeZone);
  return minutes >= slot.fromHour * 60 && minutes < slot.untilHour * 60;
}

/** What a clock on the wall shows, in minutes and their fractions: an hour that is skipped or comes twice needs no more. */
function minutesOfDay(instant: Date, zone: string): number {
  const [hours = 0, minutes = 0, seconds = 0] = clockIn(zone, instant).slice(11).split(":").map(Number);
  return hours * 60 + minutes + seconds / 60;
}
