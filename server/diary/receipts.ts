import type { Viewer } from "#server/base/viewer.ts";
import { sql } from "#server/store/db.ts";
import { BadInput } from "#server/base/errors.ts";
import { asBytea, bufferOf } from "#server/store/keys/sealing.ts";
import { checkedStamp, writtenBeforeReset, type EntryStamp } from "./stamps.ts";

/** Identifies a save, so that a retry does not save twice. */
export interface Receipt {
  userId: string;
  clientHash: string;
  operation: string;
  requestHash: string;
}

/** The receipt of a save with this content. Throws BadInput for an invalid clientId, or Gone. */
export function receiptOf(
  viewer: Viewer,
  operation: string,
  content: object,
  stamp: EntryStamp | null | undefined,
): Receipt {
  return {
    userId: viewer.id,
    clientHash: asBytea(viewer.keys.hash("clientId", checkedStamp(viewer, stamp))),
    operation,
    requestHash: asBytea(viewer.keys.hash("save", contentOf(content))),
  };
}

/** The receipt of an edit. */
export interface EditReceipt extends Receipt {
  /** The entry that is edited. */
  entityId: string;
}

/** The receipt of an edit, if it has a clientId. Throws BadInput for an invalid one. */
export function receiptOfEdit(
  viewer: Viewer,
  name: string,
  id: string,
  { base: _base, clientId, ...edit }: object & { base?: unknown; clientId?: string | null | undefined },
): EditReceipt | undefined {
  if (clientId === undefined || clientId === null) return undefined;
  // A null empties a text, but a missing field keeps it, so the two need different hashes.
  const fields = Object.entries(edit).filter(([, value]) => value !== undefined);
  return { ...receiptOf(viewer, `edit${name}`, { id, fields }, { clientId }), entityId: id };
}

/**
 * The edit that was last applied under this clientId, if any: whether its content was the same, and the version that it
 * made. Throws BadInput if the clientId belongs to another save.
 */
export async function earlierEdit(receipt: EditReceipt): Promise<{ isSame: boolean; version: number } | undefined> {
  const first = await firstOf(receipt);
  if (!first) return undefined;
  if (first.entityId !== receipt.entityId || first.version === null) throw belongsToOther();
  return { isSame: first.requestHash === receipt.requestHash, version: first.version };
}

/**
 * The first save with this clientId, if any, and whether its content was the same. Throws BadInput if it was of another
 * kind.
 */
export async function earlierSave(receipt: Receipt): Promise<{ entityId: string; alreadySaved: boolean } | undefined> {
  const first = await firstOf(receipt);
  return first && { entityId: first.entityId, alreadySaved: first.requestHash !== receipt.requestHash };
}

type Kept = Pick<Receipt, "operation" | "requestHash"> & { entityId: string; version: number | null };

async function firstOf(receipt: Receipt): Promise<Kept | undefined> {
  const [first] = await sql<Kept>`
    select operation, "requestHash"::text as "requestHash", "entityId", version from "Receipt"
    where "userId" = ${receipt.userId}::uuid and "clientHash" = ${bufferOf(receipt.clientHash)}::bytea limit 1`;
  if (first) refuseOtherKind(receipt, first);
  return first;
}

/** Reloads the keys after they made a save fail. Throws Gone if the diary was reset meanwhile. */
export async function refreshKeys(viewer: Viewer): Promise<void> {
  await viewer.keys.refresh();
  const [later] = await sql`
    select 1 from "PersonKey" where "userId" = ${viewer.id}::uuid and epoch > ${viewer.epoch}::int limit 1`;
  if (later) throw writtenBeforeReset();
}

/** Throws BadInput if one clientId was used for two kinds of save. */
export function refuseOtherKind(receipt: Receipt, first: Pick<Receipt, "operation"> | undefined): void {
  if (first?.operation !== receipt.operation) throw belongsToOther();
}

function belongsToOther(): BadInput {
  return new BadInput("This clientId belongs to another save.", "clientId");
}

/** The content to compare, without nulls, so that a new field changes no stored hash. */
function contentOf(content: object): string {
  const named = Object.entries(content).filter(([, value]) => value !== null && value !== undefined);
  return JSON.stringify(named.toSorted(([one], [other]) => (one < other ? -1 : 1)));
}
