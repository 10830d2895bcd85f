import type { Viewer } from "#server/base/viewer.ts";
import { Gone } from "#server/base/errors.ts";
import { sql } from "#server/store/db.ts";
import { bufferOf } from "#server/store/keys/sealing.ts";
import { withTextsOf, type EntryKind, type EntryRow, type SealedRow } from "./entryKind.ts";
import { refuseOtherKind, type Receipt } from "./receipts.ts";
import type { Saved } from "./saveEntries.ts";

/** A receipt and its entry, undefined if the entry was deleted since. */
type Earlier<Row> = Omit<Receipt, "userId"> & { entry: Row | undefined };

/** The earlier saves with these receipts. */
export async function earlierSaves<Row extends EntryRow>(
  kind: EntryKind<Row>,
  viewer: Viewer,
  receipts: readonly Receipt[],
): Promise<Earlier<Row>[]> {
  let found: (Omit<Receipt, "userId"> & (SealedRow | { id: null }))[] = [];
  const entries = await withTextsOf(kind, viewer, async () => {
    found = await sql<(typeof found)[number]>`
        select ${kind.ofEntry}, r."clientHash", r.operation, r."requestHash"
        from (
          select "clientHash"::text as "clientHash", operation, "requestHash"::text as "requestHash", "entityId" from "Receipt"
          where "userId" = ${viewer.id}::uuid
            and "clientHash" = any(${receipts.map(({ clientHash }) => bufferOf(clientHash))}::bytea[])
        ) as r left join ${kind.table} as e on e."userId" = ${viewer.id}::uuid and e.id = r."entityId"`;
    return found.filter((row) => row.id !== null);
  });
  return found.map(({ id, ...receipt }) => ({ ...receipt, entry: entries.find((entry) => entry.id === id) }));
}

/** The first save with a clientId. Throws BadInput if it was of another kind, or Gone if it was deleted since. */
export function earlierOf<Row extends EntryRow>(receipt: Receipt, earlier: readonly Earlier<Row>[]): Saved<Row> {
  const first = earlier.find(({ clientHash }) => clientHash === receipt.clientHash);
  refuseOtherKind(receipt, first);
  if (!first?.entry) throw new Gone("This entry was saved earlier and has since been deleted.");
  return { entry: first.entry, alreadySaved: first.requestHash !== receipt.requestHash };
}
