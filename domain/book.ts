import { nameOfMonth } from "./dayNames.ts";
import { monthOf, type LocalDate } from "./days.ts";
import { nameOfSpan } from "./spans.ts";
import { weathers, type Weather } from "./weathers.ts";

// How the book on screen is bound: its pages are the journal entries, and each leaf has some whole days of one month.

/** How much a day has. */
export interface CountedDay {
  date: LocalDate;
  entries: number;
  pages: number;
}

/** One or more days of a month that stand on one leaf. */
export interface BookLeaf {
  from: LocalDate;
  to: LocalDate;
  entries: number;
  pages: number;
  /** The pages of the book before this leaf. */
  before: number;
}

/** The leaves of a month's days, oldest first. A leaf ends with a day that has a page, or when it has five entries. */
export function leavesOf(days: readonly CountedDay[], pagesBefore: number): BookLeaf[] {
  const leaves: BookLeaf[] = [];
  let before = pagesBefore;
  for (const { date, entries, pages } of days) {
    const last = leaves.at(-1);
    if (last && last.pages === 0 && last.entries < fullLeaf)
      leaves.splice(-1, 1, joined(last, { date, entries, pages }));
    else leaves.push({ from: date, to: date, entries, pages, before });
    before += pages;
  }
  const [end, rest] = [leaves.at(-2), leaves.at(-1)];
  const isScant = end && rest && rest.pages === 0 && rest.entries < scantLeaf;
  if (!isScant) return leaves;
  return [...leaves.slice(0, -2), joined(end, { ...rest, date: rest.to })];
}

/** A leaf with so many entries is full. */
export const fullLeaf = 5;

/** Fewer entries than this at the end of a month, without a page, stand on the leaf before. */
const scantLeaf = 3;

function joined(leaf: BookLeaf, { date, entries, pages }: CountedDay): BookLeaf {
  return { ...leaf, to: date, entries: leaf.entries + entries, pages: leaf.pages + pages };
}

/** The page at which the book is open: the first on this leaf, or the next of its month, or the one before. */
export function pageAt({ before }: Pick<BookLeaf, "before">, pagesThroughMonth: number): number {
  return Math.max(1, Math.min(before + 1, pagesThroughMonth));
}

/** The numbers at the foot of a leaf: "12", "12–13", or nothing where it has no page. */
export function numbersOf({ before, pages }: BookLeaf): string {
  if (pages === 0) return "";
  return pages === 1 ? `${before + 1}` : `${before + 1}–${before + pages}`;
}

/** What is written below open leaves: the month with the numbers of their pages, or their days if they have no page. */
export function writtenPlace(leaves: readonly BookLeaf[], month: LocalDate, pages: number): string {
  const firstPage = leaves.find((leaf) => leaf.pages > 0);
  const [first, last] = [leaves.at(0), leaves.at(-1)];
  if (firstPage) {
    const open = leaves.reduce((sum, leaf) => sum + leaf.pages, 0);
    const numbers = numbersOf({ ...firstPage, pages: open });
    return `${nameOfMonth(month)}, ${open === 1 ? `page ${numbers}` : numbers} of ${pages}`;
  }
  return first && last ? nameOfSpan(first.from, last.to) : nameOfMonth(month);
}

/** What is said when a leaf is open: "Page 12 of 216, 4 March 2024". A month's opening has no days. */
export function spokenPlace(page: number, pages: number, from: LocalDate, to: LocalDate | undefined): string {
  return `Page ${page} of ${pages}, ${to ? nameOfSpan(from, to) : nameOfMonth(monthOf(from))}`;
}

/** "1 page", "216 pages". */
export function countOfPages(pages: number): string {
  return `${pages.toLocaleString("en")} ${pages === 1 ? "page" : "pages"}`;
}

/** Whether a month's first page may begin with a large letter. A large sign or emoji would stand beside the words. */
export function beginsWithLetter(text: string): boolean {
  return /^\p{L}/u.test(text);
}

/** The most frequent weather of some days; of equally frequent ones the first in the order of `weathers`. */
export function commonest(all: readonly (Weather | undefined)[]): Weather | undefined {
  const timesOf = (weather: Weather) => all.filter((each) => each === weather).length;
  const [first] = weathers.toSorted((one, other) => timesOf(other) - timesOf(one));
  return first && timesOf(first) > 0 ? first : undefined;
}
