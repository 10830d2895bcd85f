import { createHash, randomBytes } from "node:crypto";
import { Client } from "pg";
import { testedDatabase } from "./address.ts";
import { present } from "./present.ts";

// Changes to the database under test that only time or an operator would make.

/** Runs a statement in it. */
export async function inDatabase(statement: string, values: readonly unknown[]): Promise<void> {
  const client = new Client({ connectionString: testedDatabase() });
  await client.connect();
  await client.query(statement, [...values]).finally(() => client.end());
}

/** Ends a person's trial. */
export function endTrial({ username }: { username: string }): Promise<void> {
  const justNow = new Date(present().getTime() - 60_000);
  return inDatabase(`update "User" set "trialEndsAt" = $2 where username = $1`, [username, justNow]);
}

/** Creates a password link that is valid for this many minutes, and returns its token. */
export async function linkToPassword({ username }: { username: string }, minutes = 30): Promise<string> {
  const token = randomBytes(32).toString("base64url");
  await inDatabase(
    `insert into "ResetLink" ("tokenHash", "userId", "expiresAt", credentials)
     select $1, id, $2, credentials from "User" where username = $3`,
    [createHash("sha256").update(token).digest(), new Date(present().getTime() + minutes * 60_000), username],
  );
  return token;
}
