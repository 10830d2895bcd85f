import { clockIn, isTimeZone } from "#domain/clocks.ts";
import { regions } from "./codes.ts";

/** The minutes that an offset such as "+05:30", "GMT+1200", "UTC-7" or "-0330" is ahead of UTC. */
export function offsetMinutes(text: string): number | undefined {
  const [, sign, hours, minutes = "0"] = /^(?:UTC|GMT|UT)?\s?([+-])(\d{1,2})(?::?(\d{2}))?$/i.exec(text.trim()) ?? [];
  if (hours === undefined || Number(hours) > 14 || Number(minutes) > 59) return undefined;
  return (sign === "-" ? -1 : 1) * (Number(hours) * 60 + Number(minutes));
}

/**
 * The minutes that a zone's abbreviation such as "AEST" is ahead of UTC. Undefined if it is unknown, or if several places
 * use it and none of them is near the device. EST, CST, MST and PST are American elsewhere, too, as in e-mails (RFC 2822).
 */
export function abbreviatedOffset(name: string, zonesNear: readonly string[]): number | undefined {
  const meanings = [...(abbreviations().get(name) ?? [])];
  if (meanings.length === 1) return meanings[0]?.[0];
  const near = meanings.filter(([, zones]) => zonesNear.some((zone) => zones.has(zone)));
  if (near.length === 1) return near[0]?.[0];
  return meanings.find(([, zones]) => americanZones.some((zone) => zones.has(zone)))?.[0];
}

const americanZones = ["America/New_York", "America/Chicago", "America/Denver", "America/Los_Angeles"];

let known: Map<string, Map<number, Set<string>>> | undefined;

/** The abbreviations of all zones as the English of their countries has them, with their offsets and zones. */
function abbreviations(): Map<string, Map<number, Set<string>>> {
  if (known) return known;
  known = new Map();
  for (const [zone, language] of zonesWithLanguages())
    for (const month of [0, 6]) {
      const at = new Date(Date.UTC(2025, month, 15));
      const name = abbreviationOf(zone, language, at);
      if (name === undefined) continue;
      const meanings = known.get(name) ?? new Map<number, Set<string>>();
      known.set(name, meanings);
      const offset = offsetOf(zone, at);
      meanings.set(offset, (meanings.get(offset) ?? new Set()).add(zone));
    }
  return known;
}

/** All zones, each with the English of its country. A browser that does not tell the countries has that of the USA. */
function zonesWithLanguages(): Map<string, string> {
  const found = new Map(Intl.supportedValuesOf("timeZone").map((zone): [string, string] => [zone, "en-US"]));
  for (const region of regions()) for (const zone of zonesOf(`en-${region}`)) found.set(zone, `en-${region}`);
  return found;
}

/** The zones of the country in a language such as "en-US". */
export function zonesOf(language: string): readonly string[] {
  const locale: CountryLocale = new Intl.Locale(language);
  return locale.getTimeZones?.() ?? locale.timeZones ?? [];
}

/** Browsers name the zones in one of two ways, or not at all. */
interface CountryLocale extends Intl.Locale {
  getTimeZones?: () => string[] | undefined;
  timeZones?: string[];
}

/** As its country writes it, else the first letters of its long name, as in China Standard Time. */
function abbreviationOf(zone: string, language: string, at: Date): string | undefined {
  const short = nameOf(zone, language, "short", at);
  if (/^[A-Z]{2,5}$/.test(short)) return short;
  const long = nameOf(zone, language, "long", at);
  return / (?:Standard|Summer|Daylight) Time$/.test(long) ? long.replaceAll(/\P{Lu}/gu, "") : undefined;
}

function nameOf(timeZone: string, language: string, timeZoneName: "short" | "long", at: Date): string {
  if (!isTimeZone(timeZone)) return "";
  const parts = new Intl.DateTimeFormat(language, { timeZone, timeZoneName }).formatToParts(at);
  return parts.find(({ type }) => type === "timeZoneName")?.value ?? "";
}

function offsetOf(zone: string, at: Date): number {
  return Math.round((Date.parse(`${clockIn(zone, at)}Z`) - at.getTime()) / 60_000);
}
