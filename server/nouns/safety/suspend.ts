import { sql } from "#server/store/db.ts";

/** For operators: keeps a person from sending anything to others, or lets them again. */
export async function suspendSending(userId: string, isSuspended: boolean): Promise<void> {
  await sql`
    update "User" set "suspendedAt" = case when ${isSuspended}::boolean then coalesce("suspendedAt", now()) end
    where id = ${userId}::uuid`;
}
