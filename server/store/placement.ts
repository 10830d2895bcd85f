import type { TableShape } from "./tables/tableShape.ts";
import { tables } from "./tables/tables.ts";

/**
 * Where a database of several nodes keeps a table. `personal`: each person's rows on one node, beside their other
 * personal rows. `shared`: all rows on every node. `both sides`: shared too, because two people's statements read a row.
 */
export type Place = "personal" | "shared" | "both sides";

export interface Placement {
  place: Place;
  /** Completes "This table …". */
  because: string;
}

/** Where each table is kept. The history of migrations stays on the node that servers connect to. */
export const placements: Readonly<Record<string, Placement>> = Object.fromEntries(
  Object.entries(tables).map(([name, table]) => [name, placementOf(table)]),
);

function placementOf({ shared, bothSides }: TableShape): Placement {
  if (bothSides) return { place: "both sides", because: bothSides };
  if (shared) return { place: "shared", because: shared };
  return { place: "personal", because: "is read and written for one person at a time" };
}

/** True for a table of which every node has a copy. */
export function isCopied(name: string): boolean {
  return name in placements && placements[name]?.place !== "personal";
}
