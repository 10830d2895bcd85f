import { isTimeZone, minuteIn } from "#domain/clocks.ts";

/** The zone this device is in. */
export function deviceZone(): string {
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
  return isTimeZone(zone) ? zone : "UTC";
}

/** A zone whose clocks this device can read. One that only the server knows, being newer, becomes the device's own. */
export function knownZone(zone: string): string {
  return isTimeZone(zone) ? zone : deviceZone();
}

/** Whether the clocks of a known zone show something else at an instant than this device's do. */
export function isElsewhere(zone: string, instant: Date): boolean {
  return minuteIn(zone, instant) !== minuteIn(deviceZone(), instant);
}
