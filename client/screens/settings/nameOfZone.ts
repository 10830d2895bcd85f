/** "America/New_York" as people read it. */
export function nameOfZone(zone: string): string {
  return zone.replaceAll("_", " ");
}
