import { randomBytes } from "node:crypto";
import { resetLinkMinutes } from "#domain/limits.ts";
import { passwordProblem } from "#domain/registration.ts";
import { BadInput } from "#server/base/errors.ts";
import { forgetPerson } from "#server/base/personalCache.ts";
import { sql } from "#server/store/db.ts";
import { sqlNow } from "#server/store/sqlNow.ts";
import { standsOnCredentials } from "./credentials.ts";
import { hashPassword } from "./passwords.ts";
import { refuse } from "./refuse.ts";
import { hashOf } from "./token.ts";

/** For operators: the token of a password reset link, which works once and expires soon. */
export async function makeResetLink(userId: string): Promise<string> {
  const token = randomBytes(32).toString("base64url");
  await sql`
    insert into "ResetLink" ("tokenHash", "userId", "expiresAt", credentials)
    select ${hashOf(token)}::bytea, id, ${sqlNow} + ${resetLinkMinutes} * interval '1 minute', credentials
    from "User" where id = ${userId}::uuid`;
  return token;
}

/** Sets a new password with a reset token and ends all the person's sessions. Throws BadInput. */
export async function resetPassword({ token, password }: { token: string; password: string }): Promise<void> {
  refuse(passwordProblem(password), "password");
  const tokenHash = hashOf(token);
  const [link] = await sql`
    select 1 from "ResetLink" where "tokenHash" = ${tokenHash}::bytea and "expiresAt" > ${sqlNow} limit 1`;
  const passwordHash = link && (await hashPassword(password));

  // The first use deletes the token and all other reset tokens of the person.
  const [person] = passwordHash
    ? await sql<{ id: string }>`
        with used as (
          delete from "ResetLink" where "userId" = (select "userId" from "ResetLink" where "tokenHash" = ${tokenHash}::bytea)
          returning "userId", "tokenHash", "expiresAt", credentials
        ), person as (
          update "User" u set "passwordHash" = ${passwordHash}, credentials = u.credentials + 1 from used s
          where u.id = s."userId" and s."tokenHash" = ${tokenHash}::bytea and s."expiresAt" > ${sqlNow} and u."deletedAt" is null
            and ${standsOnCredentials}
          returning u.id
        ), sessions as (
          delete from "Session" s using person p where s."userId" = p.id
        )
        select id from person`
    : [];
  if (!person) throw new BadInput("This link is no longer valid. Please ask for a new one.", "token");
  forgetPerson(person.id);
}
