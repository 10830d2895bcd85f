import { personalTables } from "./personalTables.ts";

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

/** Tables that belong to no person. */
const nobodysTables: Readonly<Record<string, string>> = {
  StripeEvent: "comes from Stripe, which knows none of our ids",
  Vault: "is looked for while nobody is signed in",
  InstanceKey: "is the server's own",
  KeyCopy: "is about the server's own key",
  DeletedAccount: "names people who are gone, for a restore",
  Freeze: "is about the whole server",
};

/** Where each table is kept. The history of migrations stays on the node that servers connect to. */
export const placements: Readonly<Record<string, Placement>> = {
  ...Object.fromEntries(
    Object.entries(nobodysTables).map(([name, because]) => [name, { place: "shared", because } as const]),
  ),
  ...Object.fromEntries(
    personalTables.map(({ name, foundWithoutOwner, bothSides }): [string, Placement] => {
      if (bothSides) return [name, { place: "both sides", because: bothSides }];
      if (foundWithoutOwner) return [name, { place: "shared", because: foundWithoutOwner }];
      return [name, { place: "personal", because: "is read and written for one person at a time" }];
    }),
  ),
};

/** True for a table of which every node has a copy. */
export function isCopied(name: string): boolean {
  return name in placements && placements[name]?.place !== "personal";
}
