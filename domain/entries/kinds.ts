import { actionKind } from "./action.ts";
import { journalKind } from "./journal.ts";
import { moodKind } from "./mood.ts";

/** The kinds of entry. The names are those of the archive and of what waits on a device. */
export const kinds = { action: actionKind, mood: moodKind, journal: journalKind } as const;

export type KindName = keyof typeof kinds;

/** The fields of a kind. */
export type FieldsOf<Name extends KindName> = (typeof kinds)[Name]["fields"];
