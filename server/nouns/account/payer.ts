import { openedOrLogged } from "#server/diary/sealed.ts";
import type { Payer } from "#server/nouns/billing/billing.ts";
import { sql } from "#server/store/db.ts";
import { readKeyring } from "#server/store/keys/keyring.ts";
import type { Sealed } from "#server/store/keys/sealing.ts";

/**
 * The account's payer, with `given` as address if the stored one cannot be decrypted. Undefined if the account was
 * deleted.
 */
export async function payerOf(id: string, given: string): Promise<Payer | undefined> {
  const read = () => sql<Pick<Payer, "trialEndsAt" | "subscribed"> & { sealed: Sealed }>`
    select sealed, "trialEndsAt", subscribed from "User" where id = ${id}::uuid and "deletedAt" is null`;
  const rows = await read();
  if (rows.length === 0) return undefined;
  const keys = await readKeyring(id);
  const [user] = await keys.openable(rows, read);
  if (!user) return undefined;
  const { sealed, ...standing } = user;
  const own = openedOrLogged(() => keys.open("User", id, sealed));
  return { id, ...standing, email: own ? String(own.email) : given };
}
