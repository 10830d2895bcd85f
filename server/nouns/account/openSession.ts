import { dataSessionMinutes } from "#domain/limits.ts";
import { Unauthorized } from "#server/base/errors.ts";
import { sql } from "#server/store/db.ts";
import { newToken, sentToken } from "./token.ts";

/**
 * Opens a session after the password was checked. Returns the token; only its SHA-256 is stored. Throws Unauthorized if
 * the account was deleted meanwhile.
 */
export async function openSession(userId: string, device: string | null): Promise<string> {
  const token = newToken(userId);
  const [opened] = await sql`
    insert into "Session" ("tokenHash", "userId", device)
    select ${sentToken(token).tokenHash}::bytea, id, ${device} from "User" where id = ${userId}::uuid and "deletedAt" is null for no key update
    returning 1`;
  if (!opened) throw new Unauthorized();
  return token;
}

/** Opens a 15-minute session for an expired account to export or delete its data. Returns the token. */
export async function openDataSession(userId: string): Promise<string> {
  const token = newToken(userId);
  const endsAt = new Date(Date.now() + dataSessionMinutes * 60_000);
  await sql`
    with earlier as (
      delete from "Session" where "userId" = ${userId}::uuid and "endsAt" < ${new Date()}::timestamptz
    )
    insert into "Session" ("tokenHash", "userId", "endsAt")
    select ${sentToken(token).tokenHash}::bytea, id, ${endsAt}::timestamptz from "User"
    where id = ${userId}::uuid and "deletedAt" is null for no key update`;
  return token;
}
