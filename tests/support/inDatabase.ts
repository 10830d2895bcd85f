import { createHash, randomBytes } from "node:crypto";
import { Client } from "pg";
import { testedDatabase } from "./address.ts";

// What time alone, or an operator, does to the database of the server under test.

/** Runs a statement there. */
export async function inDatabase(statement: string, values: readonly unknown[]): Promise<void> {
  const client = new Client({ connectionString: testedDatabase() });
  await client.connect();
  await client.query(statement, [...values]).finally(() => client.end());
}

/** The seven days of somebody have passed. */
export function endTrial({ username }: { username: string }): Promise<void> {
  return inDatabase(`update "User" set "trialEndsAt" = now() - interval '1 minute' where username = $1`, [username]);
}

/** The token of a link by which somebody sets a new password within so many minutes. */
export async function linkToPassword({ username }: { username: string }, minutes = 30): Promise<string> {
  const token = randomBytes(32).toString("base64url");
  await inDatabase(
    `insert into "ResetLink" ("tokenHash", "userId", "expiresAt")
     select $1, id, now() + $2 * interval '1 minute' from "User" where username = $3`,
    [createHash("sha256").update(token).digest(), minutes, username],
  );
  return token;
}
