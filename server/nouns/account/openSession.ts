import { dataSessionMinutes } from "#domain/limits.ts";
import { clock } from "#server/base/clock.ts";
import { Refusal } from "#server/base/errors.ts";
import { sql } from "#server/store/db.ts";
import { sqlNow } from "#server/store/sqlNow.ts";
import { newToken, sentToken } from "./token.ts";

/** A person as they were when their password was compared. */
interface Proven {
  id: string;
  /** The counter of that moment, not of the insert. A session that comes after a change of it never counts. */
  credentials: number;
}

/**
 * Opens a session after the password was checked. Returns the token; only its SHA-256 is stored. Throws a Refusal
 * if the account was deleted or its credentials changed meanwhile.
 */
export async function openSession({ id, credentials }: Proven, device: string | null): Promise<string> {
  const token = newToken(id);
  const [opened] = await sql`
    insert into "Session" ("tokenHash", "userId", device, credentials, "createdAt", "lastSeenAt")
    select ${sentToken(token).tokenHash}::bytea, id, ${device}, ${credentials}::int, ${sqlNow}, ${sqlNow} from "User"
    where id = ${id}::uuid and "deletedAt" is null and credentials = ${credentials}::int for no key update
    returning 1`;
  if (!opened) throw new ChangedMeanwhile();
  return token;
}

/** The same for an expired account: 15 minutes to export or delete its data. */
export async function openDataSession({ id, credentials }: Proven): Promise<string> {
  const token = newToken(id);
  const endsAt = new Date(clock.now() + dataSessionMinutes * 60_000);
  const [opened] = await sql`
    with earlier as (
      delete from "Session" where "userId" = ${id}::uuid and "endsAt" < ${clock.date()}::timestamptz
    )
    insert into "Session" ("tokenHash", "userId", "endsAt", credentials, "createdAt", "lastSeenAt")
    select ${sentToken(token).tokenHash}::bytea, id, ${endsAt}::timestamptz, ${credentials}::int, ${sqlNow}, ${sqlNow} from "User"
    where id = ${id}::uuid and "deletedAt" is null and credentials = ${credentials}::int for no key update
    returning 1`;
  if (!opened) throw new ChangedMeanwhile();
  return token;
}

class ChangedMeanwhile extends Refusal {
  constructor() {
    super(401, "WRONG_CREDENTIALS", "Your account was changed while you signed in. Please sign in again.");
  }
}
