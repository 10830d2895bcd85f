import type { LocalDate } from "#domain/days.ts";

/** Where a chart of karma draws what, in pixels. */
export interface Plan {
  width: number;
  height: number;
  /** The ground's height before its waves. */
  level: number;
  /** Where the soil ends. */
  foot: number;
  /** The width of one day. */
  day: number;
  /** Of a coin. */
  radius: number;
  /** How much higher a stack is with one coin more. */
  step: number;
  /** How large a lump is drawn. */
  lump: number;
}

interface Room {
  width: number;
  height: number;
}

/** Days are equal steps in time. `most` is the highest day's gold. */
export function planOf({ width, height }: Room, days: number, most: number, isWeek: boolean): Plan {
  const day = width / days;
  const radius = isWeek ? Math.min(24, day * 0.33) : Math.min(7.4, day * 0.44);
  const below = isWeek ? 48 : 74;
  const level = height - below;
  const coin = isWeek ? radius * 0.71 : Math.max(9, Math.min(11, radius * 2));
  const highest = Math.min(level - 22, tallest);
  return {
    width,
    height,
    level,
    foot: isWeek ? height : height - 12,
    day,
    radius,
    step: Math.min(coin, highest / Math.min(Math.max(1, most), mostApart)),
    lump: isWeek ? Math.min(0.95, day / 52) : Math.min(0.5, day / 36),
  };
}

/** Of a stack, in pixels (the third look). */
const tallest = 100;

/** More coins are one stack with its number. */
export const mostApart = 20;

/** The ground rises and falls a little. */
export function groundAt({ level, width }: Plan, x: number): number {
  return level + 3 * Math.sin((2 * Math.PI * 1.08 * x) / width);
}

/** The middle of a day. */
export function middleOf({ day }: Plan, index: number): number {
  return (index + 0.5) * day;
}

/** How many days after `first` a day is. */
export function daysFrom(first: LocalDate, date: LocalDate): number {
  return Math.round((Date.parse(date) - Date.parse(first)) / 86_400_000);
}
