/** Formats "America/New_York" for people. */
export function nameOfZone(zone: string): string {
  return zone.replaceAll("_", " ");
}
