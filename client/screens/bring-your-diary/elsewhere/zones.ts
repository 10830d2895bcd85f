import { clockIn, instantIn, isTimeZone } from "#domain/clocks.ts";
import { addDays, localDateOf, type LocalDate } from "#domain/days.ts";
import { clock } from "#client/platform/clock.ts";
import type { ElsewhereEntry } from "./elsewhere.ts";
import { offsetMinutes, zonesOf } from "./zoneNames.ts";

export type When = Pick<ElsewhereEntry, "occurredAt" | "timeZone" | "localDate">;

/** The zone of the device. */
export function zoneHere(): string {
  // Asking the browser costs as much as reading an entry.
  here ??= new Intl.DateTimeFormat().resolvedOptions().timeZone;
  return isTimeZone(here) ? here : "UTC";
}

let here: string | undefined;

/**
 * A zone for an app that stores only an offset: the device's if it had that offset then, else another one of its country,
 * else one without a place. The few offsets without such a zone get one that had it then.
 */
export function zoneWithOffset(at: Date, minutes: number, zonesNear = zonesAround()): string {
  const near = zonesNear.find((zone) => offsetOf(zone, at) === minutes);
  if (near !== undefined) return near;
  if (minutes === 0) return "UTC";
  // The names count westwards.
  const name = `Etc/GMT${minutes > 0 ? "-" : "+"}${Math.abs(minutes) / 60}`;
  if (minutes % 60 === 0 && isTimeZone(name)) return name;
  return Intl.supportedValuesOf("timeZone").find((zone) => offsetOf(zone, at) === minutes) ?? "UTC";
}

/** The device's zone, and the others of the country that its language names, unless its own zone lies elsewhere. */
export function zonesAround(own = zoneHere(), language = globalThis.navigator?.language): readonly string[] {
  if (!language) return [own];
  const zones = zonesOf(new Intl.Locale(language).maximize().toString());
  return zones.includes(own) ? [own, ...zones] : [own];
}

/** The time of an entry of which the day is known and the instant may be. Undefined for a day outside the calendar. */
export function whenOn(day: LocalDate, time: string, at: Date | undefined, zone: string): When | undefined {
  if (at && fits(day, at, zone)) return { occurredAt: at, timeZone: zone, localDate: day };
  const shown = instantIn(zone, `${day}T${time}`);
  return Number.isNaN(shown.getTime()) ? undefined : { occurredAt: shown, timeZone: zone, localDate: day };
}

/** The time of an entry of which only the day is known: noon, and on today at the latest now. */
export function whenOnDay(day: LocalDate, now = new Date(clock.now())): When | undefined {
  const when = whenOn(day, "12:00", undefined, zoneHere());
  const isToday = when && when.occurredAt > now && localDateOf(now, when.timeZone) === day;
  return isToday ? { ...when, occurredAt: now } : when;
}

/** The time of an entry at an instant, in a zone by name or offset. The device's zone stands for one that is unknown. */
export function whenAt(at: Date, zone: string): When | undefined {
  const offset = isTimeZone(zone) ? undefined : offsetMinutes(zone);
  if (offset !== undefined) return whenAtOffset(at, offset);
  const timeZone = isTimeZone(zone) ? zone : zoneHere();
  try {
    return { occurredAt: at, timeZone, localDate: localDateOf(at, timeZone) };
  } catch {
    // An invalid date, or one of another millennium.
    return undefined;
  }
}

/** The time of an entry at an instant with an offset, whose day it keeps even if no zone had that offset then. */
export function whenAtOffset(at: Date, minutes: number): When | undefined {
  try {
    const shown = new Date(at.getTime() + minutes * 60_000);
    return { occurredAt: at, timeZone: zoneWithOffset(at, minutes), localDate: localDateOf(shown, "UTC") };
  } catch {
    return undefined;
  }
}

/** Whether a day is at most one day from that of the instant, as the import asks for. */
function fits(day: LocalDate, at: Date, zone: string): boolean {
  try {
    const own = localDateOf(at, zone);
    return day >= addDays(own, -1) && day <= addDays(own, 1);
  } catch {
    return false;
  }
}

function offsetOf(zone: string, at: Date): number | undefined {
  if (!isTimeZone(zone)) return undefined;
  return Math.round((Date.parse(`${clockIn(zone, at)}Z`) - at.getTime()) / 60_000);
}
