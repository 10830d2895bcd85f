import { decodeGlobalID, encodeGlobalID } from "@pothos/plugin-relay";
import { isUuid } from "#server/pages.ts";

/** The global id of a thing of ours. */
export function globalIdOf(typename: string, id: string): string {
  return encodeGlobalID(typename, id);
}

/** The raw id inside a global id of that type. For anything else an empty one, which operations find nothing under. */
export function rawIdOf(typename: string, globalId: string): string {
  const decoded = decodedId(globalId);
  return decoded?.typename === typename ? decoded.id : "";
}

/** Types that `node` can find. A test holds this list to the schema. */
export const nodeTypes = ["Action", "JournalEntry", "Mood", "User"] as const;

/** The parts of a global id of ours, or undefined for any other text. */
export function decodedId(globalId: string): { typename: string; id: string } | undefined {
  try {
    const { typename, id } = decodeGlobalID(globalId);
    return isUuid(id) && nodeTypes.some((type) => type === typename) ? { typename, id } : undefined;
  } catch {
    return undefined;
  }
}
