import { useEffect, useEffectEvent, useState } from "react";
import { leavesOf, pageAt, spokenPlace, writtenPlace } from "#domain/book.ts";
import type { LocalDate } from "#domain/days.ts";
import type { OpenMonth } from "./openMonth.ts";
import { keepRibbon, type Ribbon } from "./ribbon.ts";
import { leafOf, spreadAt, spreadsOf, type Side, type Spot } from "./spreads.ts";
import type { MonthKey, OpenMonths } from "./useOpenMonths.ts";

/** A month in the contents. */
export interface MonthOfBook {
  firstDay: LocalDate;
  entries: number;
  pages: number;
  /** The pages of the book before this month. */
  before: number;
}

/** What lies open: the sides that are seen, and what they are of. */
export interface Spread {
  month: MonthOfBook;
  /** Undefined while the month is read, or if it could not be. */
  open: OpenMonth | undefined;
  sides: readonly Side[];
  page: number;
  /** Names the pages, or the days. */
  written: string;
  /** Names the page and its days. */
  spoken: string;
}

interface Place {
  month: MonthKey;
  spot: Spot;
}

/** Where the book is open, and the ways to turn it. `months` are not empty. */
export function useBook(months: readonly MonthOfBook[], ribbon: Ribbon, isWide: boolean, onTable: OpenMonths) {
  const [place, setPlace] = useState<Place>({ month: ribbon.month, spot: ribbon.day });
  const { keyOf, spreadIn, beside } = boundBook(months, isWide, onTable);
  // Without its name it is the first; so is one whose entries are gone.
  const at = Math.max(
    0,
    months.findIndex(({ firstDay }) => firstDay === place.month),
  );
  const key = keyOf(at);
  const state = onTable.of(key);
  const current = spreadIn(at, place.spot);
  const neighbours = { 1: beside(at, place.spot, 1), [-1]: beside(at, place.spot, -1) };

  const put = (index: number, spot: Spot) => setPlace({ month: keyOf(Math.max(0, index)), spot });
  useRibbon(current, key);
  usePreparedMonths({ onTable, current, key, beside: [keyOf(neighbours[1][0]), keyOf(neighbours[-1][0])] });

  return {
    current,
    pages: pagesOf(months),
    state,
    retry: () => (state.is === "open" ? onTable.readOn(key) : onTable.open(key)),
    /** What comes after or before the current spread. Undefined at the ends of the book. */
    besideOf: (step: 1 | -1) => spreadIn(...neighbours[step]),
    turn: (step: 1 | -1) => put(...neighbours[step]),
    goToMonth: (firstDay: LocalDate) =>
      put(
        months.findIndex((month) => month.firstDay === firstDay),
        null,
      ),
    goToPage: (page: number) =>
      put(
        months.findIndex(({ before, pages }) => page <= before + pages),
        page,
      ),
  };
}

function pagesOf(months: readonly MonthOfBook[]): number {
  return months.reduce((sum, { pages }) => sum + pages, 0);
}

/** The spreads of the months that are on the table. */
function boundBook(months: readonly MonthOfBook[], isWide: boolean, onTable: OpenMonths) {
  const keyOf = (index: number): MonthKey => (index === 0 ? null : (months[index]?.firstDay ?? null));
  const spreadsIn = (index: number): Side[][] => {
    const state = onTable.of(keyOf(index));
    return state.is === "open" ? spreadsOf(leavesOf(state.month.days, months[index]?.before ?? 0), isWide) : [];
  };

  return {
    keyOf,
    spreadIn: (index: number, spot: Spot): Spread | undefined => {
      const month = months[index];
      if (!month) return undefined;
      const state = onTable.of(keyOf(index));
      const spreads = spreadsIn(index);
      const open = state.is === "open" ? state.month : undefined;
      return spreadOf(month, open, spreads[spreadAt(spreads, spot)] ?? [], pagesOf(months));
    },
    /** The place of the spread after or before this one, which may be in another month. */
    beside: (index: number, spot: Spot, step: 1 | -1): [index: number, spot: Spot] => {
      const spreads = spreadsIn(index);
      const next = spreads[spreadAt(spreads, spot) + step];
      if (next) return [index, leafOf(next)?.from ?? null];
      return [index + step, step === 1 ? null : "end"];
    },
  };
}

function spreadOf(month: MonthOfBook, open: OpenMonth | undefined, sides: readonly Side[], pages: number): Spread {
  const leaf = leafOf(sides);
  const last = sides.at(-1);
  const page = pageAt(leaf ?? month, month.before + month.pages);
  const from = leaf?.from ?? month.firstDay;
  return {
    month,
    open,
    sides,
    page,
    written: writtenPlace(
      sides.flatMap((side) => (side.is === "leaf" ? [side.leaf] : [])),
      month.firstDay,
      pages,
    ),
    spoken: spokenPlace(page, pages, from, last?.is === "leaf" ? leaf && last.leaf.to : undefined),
  };
}

/** Keeps where the book is open, once that is known. */
function useRibbon(current: Spread | undefined, month: MonthKey) {
  const day = current && (leafOf(current.sides)?.from ?? null);
  const isKnown = current?.open !== undefined;
  useEffect(() => {
    if (isKnown) keepRibbon({ month, day: day ?? null });
  }, [isKnown, month, day]);
}

interface Prepared {
  onTable: OpenMonths;
  current: Spread | undefined;
  key: MonthKey;
  /** The months of the spreads beside it. */
  beside: readonly MonthKey[];
}

/** Reads the current month, then those that the next and the previous leaf belong to. */
function usePreparedMonths({ onTable, current, key, beside }: Prepared) {
  const open = current?.open;
  const wanted = open ? [key, ...beside] : [key];
  const state = onTable.of(key);
  const isCut = current?.sides.some((side) => side.is === "leaf" && !isWhole(side.leaf.to, open)) ?? false;
  const prepare = useEffectEvent((keys: readonly MonthKey[]) => {
    for (const each of keys) onTable.open(each);
  });
  const readOn = useEffectEvent(() => onTable.readOn(key));

  const names = wanted.map((each) => each ?? "").join(" ");
  useEffect(() => prepare(names.split(" ").map((name) => name || null)), [names]);
  const missing = isCut && !(state.is === "open" && state.failed) ? open?.next : undefined;
  useEffect(() => {
    if (missing) readOn();
  }, [missing]);
}

/** Whether all entries up to a day have been read. */
export function isWhole(day: LocalDate, month: OpenMonth | undefined): boolean {
  if (!month) return false;
  const last = month.entries.at(-1);
  return month.next === undefined || (last !== undefined && last.day > day);
}
