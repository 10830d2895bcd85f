import { isTimeZone } from "#domain/clocks.ts";

/** Returns the device's time zone. Temporal is 30 times faster than creating the first date format. */
export function deviceZone(): string {
  const zone = globalThis.Temporal?.Now.timeZoneId() ?? Intl.DateTimeFormat().resolvedOptions().timeZone;
  return isTimeZone(zone) ? zone : "UTC";
}

/** Returns `zone`, or the device's zone if this device does not know it. */
export function knownZone(zone: string): string {
  return isTimeZone(zone) ? zone : deviceZone();
}
