/** What a clock in a zone shows at an instant, as a datetime-local field has it: "2026-11-20T14:20". */
export function clockIn(zone: string, instant: Date): string {
  const parts = Object.fromEntries(
    formatOf(zone)
      .formatToParts(instant)
      .map(({ type, value }) => [type, value]),
  );
  return `${parts.year}-${parts.month}-${parts.day}T${parts.hour}:${parts.minute}`;
}

/**
 * The instant at which a clock in a zone shows this. One that a clock change skips is the same stretch later; of two, it is
 * the first. An invalid Date for what is no time.
 */
export function instantIn(zone: string, clock: string): Date {
  const asUtc = Date.parse(`${clock}Z`);
  if (Number.isNaN(asUtc)) return new Date(NaN);

  // A zone's offset changes at most once within a day, so one side of it is right.
  const [before, after] = [asUtc - dayMs, asUtc + dayMs].map((near) => asUtc - offsetIn(zone, near));
  const exact = [before, after].find((time) => time !== undefined && clockIn(zone, new Date(time)) === clock);
  return new Date(exact ?? before ?? NaN);
}

/** Whether a zone's clocks show something else at an instant than this device's do. */
export function isElsewhere(zone: string, instant: Date): boolean {
  const here = deviceZone();
  return zone !== here && clockIn(zone, instant) !== clockIn(here, instant);
}

/** The zone this device is in. */
export function deviceZone(): string {
  return Intl.DateTimeFormat().resolvedOptions().timeZone;
}

const dayMs = 86_400_000;

function offsetIn(zone: string, time: number): number {
  return Date.parse(`${clockIn(zone, new Date(time))}Z`) - Math.floor(time / 60_000) * 60_000;
}

const formats = new Map<string, Intl.DateTimeFormat>();

function formatOf(zone: string): Intl.DateTimeFormat {
  const known = formats.get(zone);
  if (known) return known;
  const format = made(zone);
  formats.set(zone, format);
  return format;
}

function made(zone: string): Intl.DateTimeFormat {
  const minute = {
    year: "numeric",
    month: "2-digit",
    day: "2-digit",
    hour: "2-digit",
    minute: "2-digit",
    hourCycle: "h23",
  } as const;
  try {
    return new Intl.DateTimeFormat("en-GB", { ...minute, timeZone: zone });
  } catch {
    // The server may know a zone that this device does not yet.
    return new Intl.DateTimeFormat("en-GB", minute);
  }
}
