import { createHash } from "node:crypto";
import type { Viewer } from "#server/account/viewer.ts";
import { textProblem } from "#domain/limits.ts";
import { BadInput, Gone } from "./errors.ts";
import type { Tx } from "./db.ts";

const clientIdMax = 100;

interface Save {
  /** Made when a form opens, so that every sending of one save carries the same. */
  clientId: string;
  /** The operation's name: one id cannot serve two. */
  operation: string;
  /** What is being saved, as sent. */
  content: unknown;
  /** The id that the new entity will have. */
  entityId: string;
}

export interface Receipt {
  /** The entity that the first sending made. */
  entityId: string;
  /** True when this sending says something else than the first. */
  differs: boolean;
}

/**
 * Notes a save in the transaction that makes it, so that twice is once (design.md section 3). Gives undefined the first
 * time, and the first time's receipt ever after, even when two sendings race. Throws BadInput when the id is no good.
 */
export async function noteSave(
  tx: Tx,
  viewer: Viewer,
  { clientId, operation, content, entityId }: Save,
): Promise<Receipt | undefined> {
  const problem = clientId ? textProblem("clientId", clientId, clientIdMax) : "clientId must not be empty.";
  if (problem) throw new BadInput(problem, "clientId");

  const requestHash = createHash("sha256").update(JSON.stringify(content)).digest();
  const [written] = await tx.sql`
    insert into "Receipt" ("userId", "clientId", operation, "requestHash", "entityId")
    values (${viewer.id}::uuid, ${clientId}, ${operation}, ${requestHash}, ${entityId}::uuid)
    on conflict do nothing
    returning true as written`;
  if (written) return undefined;

  const [earlier] = await tx.sql<{ operation: string; entityId: string; differs: boolean }>`
    select operation, "entityId", "requestHash" <> ${requestHash} as differs
    from "Receipt" where "userId" = ${viewer.id}::uuid and "clientId" = ${clientId}`;
  if (earlier?.operation !== operation) throw new BadInput("This clientId belongs to another save.", "clientId");
  return earlier;
}

/** For a save that was taken once and whose entry has been deleted since. */
export function deletedSince(): Gone {
  return new Gone("This entry was saved before and has been deleted since.");
}
