import { passwordProblem } from "#domain/registration.ts";
import { forgetPerson } from "#server/base/personalCache.ts";
import type { Viewer } from "#server/base/viewer.ts";
import { sql } from "#server/store/db.ts";
import { isStillOpen } from "./credentials.ts";
import { markOf } from "./device.ts";
import { hashPassword } from "./passwords.ts";
import { withPassword, WrongPassword } from "./personProof.ts";
import { refuse } from "./refuse.ts";

/**
 * Changes the password and ends the person's other sessions. Returns a new device mark. Throws BadInput naming the
 * field, WrongPassword or TooMany.
 */
export async function changePassword(
  viewer: Viewer,
  { currentPassword, newPassword }: { currentPassword: string; newPassword: string },
): Promise<{ deviceMark: string }> {
  refuse(passwordProblem(newPassword), "newPassword");
  return withPassword(viewer, currentPassword, 400, async (known) => {
    const passwordHash = await hashPassword(newPassword);
    const [changed] = await sql`
      with person as (
        update "User" u set "passwordHash" = ${passwordHash}, credentials = u.credentials + 1
        where u.id = ${viewer.id}::uuid and u."passwordHash" = ${known} and u."deletedAt" is null and ${isStillOpen(viewer)}
        returning u.id, u.credentials
      ), lasting as (
        update "Session" s set credentials = p.credentials from person p
        where s."userId" = p.id and s."tokenHash" = ${viewer.tokenHash}::bytea
      ), sessions as (
        delete from "Session" s using person p where s."userId" = p.id and s."tokenHash" <> ${viewer.tokenHash}::bytea
      ), links as (
        delete from "ResetLink" l using person p where l."userId" = p.id
      )
      select id from person`;
    // The password was changed since it was read, or this session was ended.
    if (!changed) throw new WrongPassword(400);
    forgetPerson(viewer.id);
    return { deviceMark: markOf({ id: viewer.id, passwordHash }) };
  });
}
