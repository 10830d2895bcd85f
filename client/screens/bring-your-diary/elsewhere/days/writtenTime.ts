import { isTimeZone } from "#domain/clocks.ts";
import { halfBeside, hasSpaces, isDateWord, type TimeContext } from "./halfOfDay.ts";
import { shown, wordKey } from "./plainCell.ts";
import { abbreviatedOffset, offsetMinutes } from "../zoneNames.ts";

/** What a cell says of the zone of its time. */
export interface WrittenZone {
  /** Minutes ahead of UTC. Undefined for a name alone. */
  offset: number | undefined;
  /** A name such as "Europe/Berlin". Undefined for an offset alone; "UTC" stands for no place. */
  name: string | undefined;
}

export interface WrittenTime {
  hour: number;
  minute: number;
  second: number;
  zone: WrittenZone | undefined;
}

/** A time and the rest of its cell, or why it cannot be read. Undefined if there is none. */
export type FoundTime = { time: WrittenTime; rest: string } | { problem: string } | undefined;

/** The time in a plain cell. `isAlone` says that the cell holds no day, so that a time may be written with a point. */
export function timeInCell(cell: string, isAlone: boolean, context: TimeContext): FoundTime {
  const found = digitsOfTime(cell, isAlone, context);
  if (!found) return undefined;
  const unreadable = { problem: `Its time cannot be read: “${shown(cell)}”.` };
  const { hour, minute, second, start, end } = found;
  if (hour > 23 || minute > 59 || second > 60) return unreadable;

  const mayBeSpan = isAlone && second === 0;
  const tail = zoneBehind(cell.slice(end), mayBeSpan, context);
  if (tail === "unknown") return { problem: `Its time zone is not known: “${shown(cell)}”.` };
  const half = halfBeside(cell.slice(0, start), tail.rest, hour, context);
  if (half === "unreadable") return unreadable;
  // A zone may stand behind the half of the day: 9:05 PM PST.
  const zoned = tail.zone ? { zone: tail.zone, rest: half.after } : zoneBehind(half.after, mayBeSpan, context);
  if (zoned === "unknown") return { problem: `Its time zone is not known: “${shown(cell)}”.` };
  return {
    time: { hour: half.hour, minute, second: Math.min(second, 59), zone: zoned.zone },
    rest: `${half.before} ${zoned.rest}`.trim(),
  };
}

interface Digits {
  hour: number;
  minute: number;
  second: number;
  start: number;
  end: number;
}

function digitsOfTime(cell: string, isAlone: boolean, context: TimeContext): Digits | undefined {
  const exact = colons.exec(cell) ?? compact.exec(cell);
  if (exact) return digitsFrom(exact);
  const marked = markedHour(cell, context);
  if (marked) return marked;
  const points = [...cell.matchAll(isAlone ? pointsAlone : pointsAtEnd)].at(-1);
  if (points) return digitsFrom(points);
  return hourWithHalf(cell, context);
}

/** 21:05, 21:05:30.123, also behind the T of a day. Behind a sign it is an offset: 2024-03-05+01:00. */
const colons = /((?<=\d)T|(?<![\d.:]|\d ?[+-]))(\d{1,2}) ?: ?(\d{2})(?: ?: ?(\d{2})(?:[.,]\d+)?)?(?![\d:])/i;
/** 20240305T210500 */
const compact = /(?<=^\d{8})(T)(\d{2})(\d{2})(?:(\d{2})(?:[.,]\d+)?)?(?!\d)/i;
const pointsAlone = /(?<![\d.:])()(\d{1,2})\.(\d{2})(?:\.(\d{2}))?(?!\.?\d)/g;
/** Behind a day, because days are written so, too. */
const pointsAtEnd =
  /(?<=[^\d.].*|\d{4}\.? |\d\.\d{2} )(?<![\d.:])()(\d{1,2})\.(\d{2})(?:\.(\d{2}))?(?!\.?\d)(?=\P{Nd}*$)/gu;

function digitsFrom(match: RegExpExecArray): Digits {
  const [all, , hour, minute, second = "0"] = match;
  const [start, end] = [match.index, match.index + all.length];
  return { hour: Number(hour), minute: Number(minute), second: Number(second), start, end };
}

/** 21h05, 21 Uhr, 9時5分 */
function markedHour(cell: string, { words, days, onUnknown }: TimeContext): Digits | undefined {
  for (const match of cell.matchAll(/(?<![\d.:/-])(\d{1,2}) ?([\p{L}\p{M}]+)(?: ?(\d{1,2})(?!\d))?/gu)) {
    const [all, hour, marker = "", minute] = match;
    const key = marker.toLowerCase();
    const known = [...words.hours].find((each) => (hasSpaces(each) ? key === each : key.startsWith(each)));
    if (known === undefined) {
      if (!isDateWord(key, days)) onUnknown(marker);
      continue;
    }
    const hasMinute = minute !== undefined && key === known;
    const length = hasMinute ? all.length : all.indexOf(marker) + known.length;
    const end = match.index + length;
    const behind = /^ ?(?:分|분)(?: ?(\d{1,2}) ?(?:秒|초))?/u.exec(cell.slice(end));
    return {
      hour: Number(hour),
      minute: hasMinute ? Number(minute) : 0,
      second: Number(behind?.[1] ?? 0),
      start: match.index,
      end: end + (hasMinute ? (behind?.[0].length ?? 0) : 0),
    };
  }
  return undefined;
}

/** "9 PM", "9pm" */
function hourWithHalf(cell: string, context: TimeContext): Digits | undefined {
  const match = /(?<![\d.:/-] ?)(\d{1,2}) ?(?=[ap]\.? ?m\b)/i.exec(cell);
  if (!match) return undefined;
  context.onUnknown("");
  return { hour: Number(match[1]), minute: 0, second: 0, start: match.index, end: match.index + match[0].length };
}

/** The zone at the beginning of what follows a time. */
function zoneBehind(
  text: string,
  mayBeSpan: boolean,
  { zonesNear, days, words, onUnknown }: TimeContext,
): { zone: WrittenZone | undefined; rest: string } | "unknown" {
  const behind = text.trimStart();
  const named = /^(?:(Z|UTC|GMT|UT)(?![\p{L}\p{M}])|\(?(?:UTC|GMT|UT)? ?[+-]\d{1,2}(?::?\d{2})?\)?(?!\d))/iu.exec(
    behind,
  );
  if (named) {
    const [all, utc] = named;
    // In a column of times, 9:00-10:00 is from nine to ten.
    if (mayBeSpan && utc === undefined && /^[+-]/.test(all) && all.includes("-"))
      return { zone: undefined, rest: text };
    const sign = utc === undefined ? undefined : /^ ?[+-]\d{1,2}(?::?\d{2})?(?!\d)/.exec(behind.slice(all.length));
    const offset = offsetMinutes(utc === undefined ? all.replaceAll(/[()]/g, "") : (sign?.[0] ?? "+0"));
    if (offset === undefined) return "unknown";
    const isZero = utc !== undefined && !sign;
    return withName(behind.slice(all.length + (sign?.[0].length ?? 0)), { offset, name: isZero ? "UTC" : undefined });
  }
  const place = /^\[?([A-Za-z]+(?:\/[A-Za-z0-9_+-]+)+)\]?/.exec(behind);
  if (place) {
    if (!isTimeZone(place[1] ?? "")) return "unknown";
    return { zone: { offset: undefined, name: place[1] }, rest: behind.slice(place[0].length) };
  }
  // Such as Central European Standard Time.
  if (/^\(?(?:\p{Lu}[\p{L}-]+ )+Time\b/u.test(behind)) return "unknown";
  const short = /^\(?([A-Z]{2,5})\)?(?![\p{L}\p{M}\d])/u.exec(behind);
  const key = wordKey(short?.[1] ?? "");
  if (!short || words.halves.has(key) || isDateWord(key, days) || words.hours.has(key))
    return { zone: undefined, rest: text };
  const offset = abbreviatedOffset(short[1] ?? "", zonesNear);
  if (offset !== undefined) return withName(behind.slice(short[0].length), { offset, name: undefined });
  onUnknown(short[1] ?? "");
  return "unknown";
}

/** Behind an offset its name may follow: "(Eastern Standard Time)", "[Europe/Paris]". */
function withName(text: string, zone: WrittenZone): { zone: WrittenZone; rest: string } {
  const [all = "", name = ""] =
    /^ ?(?:\(([^)]*)\)|\[([^\]]*)\])/.exec(text)?.filter((each) => each !== undefined) ?? [];
  const isPlace = name.includes("/") && isTimeZone(name);
  return { zone: isPlace ? { ...zone, name } : zone, rest: text.slice(all.length) };
}
