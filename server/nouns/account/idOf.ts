import { foldedName } from "#domain/nameWords.ts";
import { sql } from "#server/store/db.ts";

/** The id of the person of this name, whatever its case. */
export async function idOf(username: string): Promise<string | undefined> {
  const [person] = await sql<{ id: string }>`
    select id from "User" where "usernameKey" = ${foldedName(username)} and "deletedAt" is null`;
  return person?.id;
}
