import { actionKind } from "./action.ts";
import type { Kind } from "./field.ts";
import { journalKind } from "./journal.ts";
import { moodKind } from "./mood.ts";

/** The kinds of entry. The names are those of the archive and of what waits on a device. */
export const kinds = { action: actionKind, mood: moodKind, journal: journalKind } as const;

export type KindName = keyof typeof kinds;

// Safe: TypeScript types Object.keys as string[].
export const kindNames = Object.keys(kinds) as KindName[];

/** The same by the names of their GraphQL types and tables. */
export const kindNameOf = { Action: "action", Mood: "mood", JournalEntry: "journal" } as const satisfies Record<
  Kind["name"],
  KindName
>;

/** The fields of a kind. */
export type FieldsOf<Name extends KindName> = (typeof kinds)[Name]["fields"];
