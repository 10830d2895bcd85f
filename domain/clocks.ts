/** Whether a name is an IANA time zone. Offsets such as "+05:30" are not: they have no clock changes. */
export function isTimeZone(zone: string): boolean {
  return clockOf(zone) !== undefined;
}

/** What a zone's clocks show: "2026-11-20T14:20:31". Throws RangeError for no IANA zone or no year 1000 to 9999. */
export function clockIn(zone: string, instant: Date): string {
  const clock = clockOf(zone);
  if (!clock) throw new RangeError(`Not an IANA time zone: ${zone}`);
  const second = Math.floor(instant.getTime() / 1_000);
  if (clock.second === second) return clock.shown;

  const [month, day, year, ...time] = clock.format.format(instant).match(/\d+/g) ?? [];
  // English dates leave the era out, so a year before our era would pass for one of ours.
  if (instant.getUTCFullYear() < 1000 || year?.length !== 4) throw new RangeError("Outside the years 1000 to 9999");
  [clock.second, clock.shown] = [second, `${year}-${month}-${day}T${time.join(":")}`];
  return clock.shown;
}

/** The first instant at which a zone's clocks show "2026-11-20T14:20", or an invalid Date. Throws as `clockIn` does. */
export function instantIn(zone: string, minute: string): Date {
  const asUtc = Date.parse(`${minute}Z`);
  if (!(asUtc > Date.UTC(1001, 0) && asUtc < Date.UTC(9999, 0))) return new Date(asUtc);

  // An offset changes at most once a day, so one side is right. A skipped minute moves on by what is skipped.
  const [before, after] = [asUtc - dayMs, asUtc + dayMs].map((near) => asUtc - offsetIn(zone, near));
  const exact = [before, after].find((time) => time !== undefined && minuteIn(zone, new Date(time)) === minute);
  return new Date(exact ?? before ?? NaN);
}

/** What a zone's clocks show, as a datetime-local field has it: "2026-11-20T14:20". Throws as `clockIn` does. */
export function minuteIn(zone: string, instant: Date): string {
  return clockIn(zone, instant).slice(0, 16);
}

const dayMs = 86_400_000;

function offsetIn(zone: string, time: number): number {
  return Date.parse(`${clockIn(zone, new Date(time))}Z`) - time;
}

interface Clock {
  format: Intl.DateTimeFormat;
  /** The second that it was last asked for, and what it showed then: a request asks several times for now. */
  second: number;
  shown: string;
}

/** Making a format costs a hundred uses, and 45 kB: kept, but only so many, for names come from outside. */
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

/** Engines also take names that are not IANA's: "SystemV/…", and letters such as "IST" that several zones go by. */
function looksLikeZone(zone: string): boolean {
  if (zone.length > 50 || !/^[A-Za-z]/.test(zone) || /^systemv/i.test(zone)) return false;
  return zone.length !== 3 || shortZones.has(zone.toUpperCase());
}

const shortZones = new Set("UTC UCT GMT WET CET MET EET EST MST HST PRC ROC ROK".split(" "));
