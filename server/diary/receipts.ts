import type { Viewer } from "#server/base/viewer.ts";
import { sql } from "#server/store/db.ts";
import { BadInput } from "#server/base/errors.ts";
import { asBytea, bufferOf } from "#server/store/keys/sealing.ts";
import { checkedStamp, writtenBeforeReset, type EntryStamp } from "./stamps.ts";

/** By what a save that is sent again is known. */
export interface Receipt {
  userId: string;
  clientHash: string;
  operation: string;
  requestHash: string;
}

/** The receipt of a save, which says this. Throws BadInput for a clientId that cannot be one, or Gone. */
export function receiptOf(
  viewer: Viewer,
  operation: string,
  said: object,
  stamp: EntryStamp | null | undefined,
): Receipt {
  return {
    userId: viewer.id,
    clientHash: asBytea(viewer.keys.hash("clientId", checkedStamp(viewer, stamp))),
    operation,
    requestHash: asBytea(viewer.keys.hash("save", contentOf(said))),
  };
}

/** What the first save of this clientId made, if there was one, and whether it said the same. Throws BadInput if it was of another kind. */
export async function earlierSave(receipt: Receipt): Promise<{ entityId: string; alreadySaved: boolean } | undefined> {
  const [first] = await sql<Omit<Receipt, "userId" | "clientHash"> & { entityId: string }>`
    select operation, "requestHash"::text as "requestHash", "entityId" from "Receipt"
    where "userId" = ${receipt.userId}::uuid and "clientHash" = ${bufferOf(receipt.clientHash)}::bytea limit 1`;
  if (first === undefined) return undefined;
  refuseOtherKind(receipt, first);
  return { entityId: first.entityId, alreadySaved: first.requestHash !== receipt.requestHash };
}

/** Takes the keys as they stand by now, for a save that they have kept out. Throws Gone where the diary was reset meanwhile. */
export async function lookAgain(viewer: Viewer): Promise<void> {
  await viewer.keys.refresh();
  const [later] = await sql`
    select 1 from "PersonKey" where "userId" = ${viewer.id}::uuid and epoch > ${viewer.epoch}::int limit 1`;
  if (later) throw writtenBeforeReset();
}

/** Throws BadInput where one clientId was used for two kinds of save. */
export function refuseOtherKind(receipt: Receipt, first: Pick<Receipt, "operation"> | undefined): void {
  if (first?.operation !== receipt.operation) throw new BadInput("This clientId belongs to another save.", "clientId");
}

/** What was said, to be compared. Leaves out nulls, so that a field added later changes no stored hash. */
function contentOf(said: object): string {
  const named = Object.entries(said).filter(([, value]) => value !== null && value !== undefined);
  return JSON.stringify(named.toSorted(([one], [other]) => (one < other ? -1 : 1)));
}
