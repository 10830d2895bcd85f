import { isTimeZone } from "#domain/clocks.ts";

/** The zone this device is in. A browser's Temporal, where it has one, tells it in a thirtieth of the time of its first format of dates. */
export function deviceZone(): string {
  const zone = globalThis.Temporal?.Now.timeZoneId() ?? Intl.DateTimeFormat().resolvedOptions().timeZone;
  return isTimeZone(zone) ? zone : "UTC";
}

/** The zone, or the device's own in place of one that only a newer server knows. */
export function knownZone(zone: string): string {
  return isTimeZone(zone) ? zone : deviceZone();
}
