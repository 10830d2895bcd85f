import { localDateOf } from "./days.ts";

/**
 * The time since an instant: "Just now", "5 minutes ago", "Yesterday", "Last month". Days follow the calendar of the
 * zone. Throws RangeError like `clockIn`.
 */
export function relativeTime(then: Date, now: Date, zone: string): string {
  const minutes = Math.floor((now.getTime() - then.getTime()) / 60_000);
  if (minutes < 1) return "Just now";
  if (minutes < 60) return ago(minutes, "minute");
  if (minutes < 24 * 60) return ago(Math.floor(minutes / 60), "hour");

  const days = (Date.parse(localDateOf(now, zone)) - Date.parse(localDateOf(then, zone))) / 86_400_000;
  const { unit, days: length } = units.find(({ below }) => days < below) ?? years;
  return ago(Math.floor(days / length), unit);
}

const years = { unit: "year", days: 365 } as const;
const units = [
  { unit: "day", days: 1, below: 7 },
  { unit: "week", days: 7, below: 31 },
  { unit: "month", days: 30.5, below: 365 },
] as const;

const words = new Intl.RelativeTimeFormat("en", { numeric: "auto" });

function ago(count: number, unit: Intl.RelativeTimeFormatUnit): string {
  const text = words.format(-count, unit);
  return text.slice(0, 1).toUpperCase() + text.slice(1);
}
