import { decodeGlobalID, encodeGlobalID } from "@pothos/plugin-relay";
import { isUuid } from "#server/store/pages.ts";

export function globalIdOf(typename: string, id: string): string {
  return encodeGlobalID(typename, id);
}

/** The raw id in a global id of that type, or "" for any other text, under which operations find nothing. */
export function rawIdOf(typename: string, globalId: string): string {
  const decoded = decodedId(globalId);
  return decoded?.typename === typename ? decoded.id : "";
}

/** The types that `node` finds. A test holds this list to the schema. */
export const nodeTypes = ["Action", "Exchange", "Friendship", "JournalEntry", "Mood", "User"] as const;

/** The parts of a global id, or undefined for any other text. */
export function decodedId(globalId: string): { typename: string; id: string } | undefined {
  try {
    const { typename, id } = decodeGlobalID(globalId);
    return isUuid(id) && nodeTypes.some((type) => type === typename) ? { typename, id } : undefined;
  } catch {
    return undefined;
  }
}
