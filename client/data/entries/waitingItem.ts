import { isRecord } from "#client/platform/problem.ts";
import type { EntryInputs, EntryKind, Pressed, WaitingSave } from "./saveEntry.ts";

/** An edit of a stored entry. `pressed` has the entry's time and time zone. */
export interface EntryEdit<Kind extends EntryKind = EntryKind> {
  kind: Kind;
  /** The new content, with a time only if the entry was moved. An edit without a base leaves out what stays. */
  input: EntryInputs[Kind];
  pressed: Pressed;
  edit: {
    /** The entry's global id. */
    id: string;
    /** The version that the edit was made from. Without it, the edit applies to any version. */
    base?: string;
    changedAt: string;
    /** Whether the entry enters or leaves lists. */
    changesLists: boolean;
  };
}

/** The other version of an entry whose edit was refused because it had changed since. */
export interface OtherVersion<Kind extends EntryKind = EntryKind> {
  version: string;
  changedAt: string;
  /** The content and time of that version. */
  input: EntryInputs[Kind];
  /** The tags and the own mood of that version. An older build did not store them. */
  words?: readonly KnownWord[];
}

/** A tag or an own mood by its name. A tag has no emoji. */
export interface KnownWord {
  id: string;
  name: string;
  emoji?: string;
}

/** An item waiting on this device: a new entry with the draft of its form, or an edit. */
export interface WaitingItem extends Omit<WaitingSave, "draft"> {
  id: number;
  draft?: WaitingSave["draft"];
  edit?: EntryEdit["edit"];
  /** The other version, if an edit was refused because the entry had changed. The person chooses one of the two. */
  other?: OtherVersion;
  /** The server's reason for a refusal. The item then waits for the person. */
  trouble?: string;
  /** How shownAfterFailures the server has answered that it failed, and when last. */
  failures?: { times: number; at: number } | undefined;
}

/** After so many failures an item is shown as not sent, and lets others pass. */
export const shownAfterFailures = 3;

/** Whether the server has failed at an item several times. It is then tried less often. */
export function hasFailedOften({ failures }: Pick<WaitingItem, "failures">): boolean {
  return failures !== undefined && failures.times >= shownAfterFailures;
}

/** An item as the device stores it. An edit has no `kind`, so that no older build sends it as a new entry. */
export function storedFrom({ kind, ...rest }: Omit<WaitingItem, "id"> | EntryEdit): object {
  return rest.edit ? { edits: kind, ...rest } : { kind, ...rest };
}

/** The item stored on the device. Undefined if a newer build stored it. */
export function itemFrom(id: number, value: unknown): WaitingItem | undefined {
  if (!isRecord(value) || !isRecord(value.input) || !isRecord(value.pressed)) return undefined;
  const { edits, kind = edits, ...rest } = value;
  if (typeof kind !== "string" || isRecord(rest.edit) !== (typeof edits === "string")) return undefined;
  // Safe: only `storedFrom` writes it.
  return { ...rest, kind, id } as WaitingItem;
}
