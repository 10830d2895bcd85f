/**
 * True for the name of an IANA time zone. Offsets such as "+05:30" are not allowed, because they have no clock changes.
 */
export function isTimeZone(zone: string): boolean {
  return clockOf(zone) !== undefined;
}

/**
 * The local time in a zone, such as "2026-11-20T14:20:31". Throws RangeError for an unknown zone or a year outside 1000
 * to 9999.
 */
export function clockIn(zone: string, instant: Date): string {
  const clock = clockOf(zone);
  if (!clock) throw new RangeError("Not an IANA time zone");
  const second = Math.floor(instant.getTime() / 1_000);
  if (clock.second === second) return clock.shown;

  const [month, day, year, ...time] = clock.format.format(instant).match(/\d+/g) ?? [];
  // English dates leave out the era, so a year BC would look like one of ours.
  if (instant.getUTCFullYear() < 1000 || year?.length !== 4) throw new RangeError("Outside the years 1000 to 9999");
  [clock.second, clock.shown] = [second, `${year}-${month}-${day}T${time.join(":")}`];
  return clock.shown;
}

/**
 * The first instant at which a zone's clocks show a minute such as "2026-11-20T14:20", or an invalid Date. Throws like
 * `clockIn`.
 */
export function instantIn(zone: string, minute: string): Date {
  const asUtc = Date.parse(`${minute}Z`);
  if (!(asUtc > Date.UTC(1001, 0) && asUtc < Date.UTC(9999, 0))) return new Date(asUtc);

  // An offset changes at most once a day, so one of the two is right. A skipped minute moves forward by the gap.
  const [before, after] = [asUtc - dayMs, asUtc + dayMs].map((near) => asUtc - offsetIn(zone, near));
  const exact = [before, after].find((time) => time !== undefined && minuteIn(zone, new Date(time)) === minute);
  return new Date(exact ?? before ?? NaN);
}

/** The local time in a zone as a datetime-local field has it: "2026-11-20T14:20". Throws like `clockIn`. */
export function minuteIn(zone: string, instant: Date): string {
  return clockIn(zone, instant).slice(0, 16);
}

const dayMs = 86_400_000;

function offsetIn(zone: string, time: number): number {
  return Date.parse(`${clockIn(zone, new Date(time))}Z`) - time;
}

interface Clock {
  format: Intl.DateTimeFormat;
  /** The last second asked for and its local time. One request asks for the current time repeatedly. */
  second: number;
  shown: string;
}

/**
 * A formatter costs as much to create as a hundred uses, and 45 kB. The cache is limited, because clients send zone
 * names.
 */
const clocks = new Map<string, Clock>();
const mostClocks = 256;

function clockOf(zone: string): Clock | undefined {
  const known = clocks.get(zone);
  if (known) return known;
  if (!looksLikeZone(zone)) return undefined;

  try {
    const format = new Intl.DateTimeFormat("en-US", {
      timeZone: zone,
      hourCycle: "h23",
      year: "numeric",
      month: "2-digit",
      day: "2-digit",
      hour: "2-digit",
      minute: "2-digit",
      second: "2-digit",
    });
    const oldest = clocks.keys().next();
    if (clocks.size >= mostClocks && !oldest.done) clocks.delete(oldest.value);
    const clock = { format, second: Number.NaN, shown: "" };
    clocks.set(zone, clock);
    return clock;
  } catch {
    return undefined;
  }
}

/** No name of a zone has more characters. */
export const longestZone = 50;

/** Engines also accept names that are not IANA's, such as "SystemV/…" and the ambiguous "IST". */
function looksLikeZone(zone: string): boolean {
  if (zone.length > longestZone || !/^[A-Za-z]/.test(zone) || /^systemv/i.test(zone)) return false;
  return zone.length !== 3 || shortZones.has(zone.toUpperCase());
}

const shortZones = new Set("UTC UCT GMT WET CET MET EET EST MST HST PRC ROC ROK".split(" "));
