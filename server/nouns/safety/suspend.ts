import { clock } from "#server/base/clock.ts";
import { sql } from "#server/store/db.ts";

/** For operators: stops a person from sending anything to other people, or allows it again. */
export async function suspendSending(userId: string, isSuspended: boolean): Promise<void> {
  await sql`
    update "User" set "suspendedAt" = case when ${isSuspended}::boolean then least("suspendedAt", ${clock.date()}::timestamptz) end
    where id = ${userId}::uuid`;
}
