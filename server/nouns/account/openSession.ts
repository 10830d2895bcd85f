import { randomBytes } from "node:crypto";
import { dataSessionMinutes } from "#domain/limits.ts";
import { Unauthorized } from "#server/base/errors.ts";
import { sql } from "#server/store/db.ts";
import { hashOf } from "./token.ts";

/**
 * Opens a session for a person whose password was checked. Gives the token, of which only the SHA-256 is stored. Throws
 * Unauthorized where the account was deleted meanwhile.
 */
export async function openSession(userId: string, device: string | null): Promise<string> {
  const token = randomBytes(32).toString("base64url");
  const [opened] = await sql`
    insert into "Session" ("tokenHash", "userId", device)
    select ${hashOf(token)}::bytea, id, ${device} from "User" where id = ${userId}::uuid and "deletedAt" is null for key share
    returning 1`;
  if (!opened) throw new Unauthorized();
  return token;
}

/** Opens a session in which a person whose time is over can take their data away, for a quarter of an hour. Gives its token. */
export async function openDataSession(userId: string): Promise<string> {
  const token = randomBytes(32).toString("base64url");
  const endsAt = new Date(Date.now() + dataSessionMinutes * 60_000);
  await sql`
    with earlier as (
      delete from "Session" where "userId" = ${userId}::uuid and "endsAt" < ${new Date()}::timestamptz
    )
    insert into "Session" ("tokenHash", "userId", "endsAt")
    select ${hashOf(token)}::bytea, id, ${endsAt}::timestamptz from "User"
    where id = ${userId}::uuid and "deletedAt" is null for key share`;
  return token;
}
