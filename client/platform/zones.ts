import { isTimeZone } from "#domain/clocks.ts";

/** The zone this device is in. */
export function deviceZone(): string {
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
  return isTimeZone(zone) ? zone : "UTC";
}

/** The zone, or the device's own in place of one that only a newer server knows. */
export function knownZone(zone: string): string {
  return isTimeZone(zone) ? zone : deviceZone();
}
