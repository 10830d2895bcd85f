import { clockIn } from "./clocks.ts";
import { localDateOf, type LocalDate } from "./days.ts";
import { moodPrompt, reminderSlots, type ReminderSlot } from "./limits.ts";

export interface DueSlot {
  date: LocalDate;
  slot: ReminderSlot;
}

export interface MoodTime {
  occurredAt: Date;
  timeZone: string;
}

export interface MoodsOfDay {
  date: LocalDate;
  moods: readonly MoodTime[];
}

export interface PromptFacts {
  zone: string;
  moods: readonly MoodTime[];
  /** Names from `nameOfSlot`. */
  putOff: readonly string[];
}

/**
 * The slot that is near, not answered and not postponed (docs/rules.md, Mood prompt). Throws RangeError for an unknown
 * zone.
 */
export function dueSlot(now: Date, { zone, moods, putOff }: PromptFacts): DueSlot | undefined {
  const minutes = minutesOfDay(now, zone);
  const slot = reminderSlots.find(({ hour }) => Math.abs(minutes - hour * 60) <= moodPrompt.withinMinutes);
  if (!slot) return undefined;

  const due = { date: localDateOf(now, zone), slot };
  if (putOff.includes(nameOfSlot(due)) || moods.some((mood) => answers(mood, due))) return undefined;
  return due;
}

/** The slots of a day that already have a mood. Throws RangeError for an unknown zone. */
export function answeredSlots({ date, moods }: MoodsOfDay): readonly ReminderSlot[] {
  return reminderSlots.filter((slot) => moods.some((mood) => answers(mood, { date, slot })));
}

/** The name under which a day's slot is postponed. */
export function nameOfSlot({ date, slot }: DueSlot): string {
  return `${date} ${slot.name}`;
}

/** A mood counts in its own time zone (docs/rules.md, Mood prompt). */
function answers({ occurredAt, timeZone }: MoodTime, { date, slot }: DueSlot): boolean {
  if (localDateOf(occurredAt, timeZone) !== date) return false;
  const minutes = minutesOfDay(occurredAt, timeZone);
  return minutes >= slot.fromHour * 60 && minutes < slot.untilHour * 60;
}

/** Read from the clock, not counted from midnight, so that a skipped or repeated hour changes nothing. */
function minutesOfDay(instant: Date, zone: string): number {
  const [hours = 0, minutes = 0, seconds = 0] = clockIn(zone, instant).slice(11).split(":").map(Number);
  return hours * 60 + minutes + seconds / 60;
}
