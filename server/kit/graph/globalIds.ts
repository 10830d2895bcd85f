import { decodeGlobalID, encodeGlobalID } from "@pothos/plugin-relay";
import { isUuid } from "#server/store/pages.ts";

export function globalIdOf(typename: string, id: string): string {
  return encodeGlobalID(typename, id);
}

/** The raw id of a global id of that type. Any other text gives "", for which operations find nothing. */
export function rawIdOf(typename: string, globalId: string): string {
  const decoded = decodedId(globalId);
  return decoded?.typename === typename ? decoded.id : "";
}

/** The types that `node` finds. A test compares this list with the schema. */
export const nodeTypes = [
  "Action",
  "Exchange",
  "Friendship",
  "JournalEntry",
  "Mood",
  "OwnMood",
  "Tag",
  "User",
] as const;

/** The parts of a global id; undefined for any other text. */
export function decodedId(globalId: string): { typename: string; id: string } | undefined {
  try {
    const { typename, id } = decodeGlobalID(globalId);
    return isUuid(id) && nodeTypes.some((type) => type === typename) ? { typename, id } : undefined;
  } catch {
    return undefined;
  }
}
