import { instantIn } from "#domain/clocks.ts";
import { localDateOf } from "#domain/days.ts";

const zone = "Europe/Paris";
const usualTime = "10:30";

/**
 * The instant at which the tests of screens and browsers begin, on their devices and on the built server. The variable KINDLING_MOMENT
 * names it in the zone of Paris: "HH:MM" of today, or "YYYY-MM-DDTHH:MM". Without it, it is 10:30 of today. Throws for anything else.
 */
export function moment(): Date {
  const named = process.env.KINDLING_MOMENT || usualTime;
  const minute = named.includes("T") ? named : `${localDateOf(new Date(), zone)}T${named}`;
  if (!/^\d{4}-\d\d-\d\dT\d\d:\d\d$/.test(minute) || Number.isNaN(instantIn(zone, minute).getTime()))
    throw new Error(`KINDLING_MOMENT is "HH:MM" or "YYYY-MM-DDTHH:MM", not "${named}".`);
  return instantIn(zone, minute);
}
