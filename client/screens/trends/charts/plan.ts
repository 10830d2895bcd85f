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
  const radius = isWeek ? Math.min(24, day * 0.33) : Math.min(8, day * 0.44);
  const level = height - (isWeek ? depth.week : depth.longer);
  return {
    width,
    height,
    level,
    foot: height,
    day,
    radius,
    step: Math.min(
      width < narrowChart ? coinHeight.narrow : coinHeight.wide,
      (level - numberRoom) / Math.min(Math.max(1, most), mostApart),
    ),
    lump: isWeek ? Math.min(0.95, day / 52) : Math.min(0.5, day / 36),
  };
}

/** The chart's height as a style: that of its tallest stack and the number over it. */
export function heightFor(most: number, coin: number, isWeek: boolean): string {
  const stack = Math.min(Math.max(1, most), mostWhole) * coin;
  return `${Math.max(lowest, stack + numberRoom) + (isWeek ? depth.week : depth.longer)}px`;
}

/** The height of a coin in pixels, by the width of the chart. */
export const coinHeight = { narrow: 12.5, wide: 14.5 } as const;
const narrowChart = 480;

/** Above the ground, in pixels: the least height, and what a number needs. */
const lowest = 90;
const numberRoom = 32;

/** Below the ground, in pixels. */
const depth = { week: 48, longer: 60 } as const;

/** Above so many coins on a day, the chart grows no more and its coins are lower. */
const mostWhole = 12;

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
