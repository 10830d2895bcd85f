import type { BookLeaf } from "#domain/book.ts";
import type { LocalDate } from "#domain/days.ts";

/** One side of an open book. */
export type Side = { is: "contents" } | { is: "opening" } | { is: "leaf"; leaf: BookLeaf };

/** Where a month is to be opened: its opening, the leaf of a day or of a page, or its end. */
export type Spot = null | LocalDate | number;

/**
 * What is open at once in a month, from its opening to its last leaf: one side, or two beside each other. The contents take
 * the place that would be empty.
 */
export function spreadsOf(leaves: readonly BookLeaf[], isWide: boolean): Side[][] {
  const sides: Side[] = [{ is: "opening" }, ...leaves.map((leaf): Side => ({ is: "leaf", leaf }))];
  if (!isWide) return sides.map((side) => [side]);
  if (sides.length % 2 === 1) sides.unshift({ is: "contents" });
  return Array.from({ length: sides.length / 2 }, (_, index) => sides.slice(2 * index, 2 * index + 2));
}

/** The index of the spread at a spot. */
export function spreadAt(spreads: readonly (readonly Side[])[], spot: Spot): number {
  if (spot === null) return 0;
  if (spot === "end") return spreads.length - 1;
  const holds = (side: Side) => side.is === "leaf" && isAt(side.leaf, spot);
  return Math.max(
    0,
    spreads.findLastIndex((sides) => sides.some(holds)),
  );
}

function isAt({ from, before, pages }: BookLeaf, spot: LocalDate | number): boolean {
  if (typeof spot === "string") return from <= spot;
  return before < spot && spot <= before + pages;
}

/** The leaf that a spread begins with. Undefined at a month's opening. */
export function leafOf(sides: readonly Side[]): BookLeaf | undefined {
  const [first] = sides;
  return first?.is === "leaf" ? first.leaf : undefined;
}
