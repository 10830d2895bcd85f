import { NotFound } from "#server/base/errors.ts";
import type { Owner, Viewer } from "#server/base/viewer.ts";
import { sql } from "#server/store/db.ts";
import { isUuid } from "#server/store/pages.ts";
import { isStillOpen } from "./credentials.ts";

/** Ends this session; other devices stay signed in. */
export async function logout(viewer: Owner): Promise<void> {
  await sql`delete from "Session" where "tokenHash" = ${viewer.tokenHash}`;
}

/** Ends a session of the viewer on another device. Throws NotFound if it is not the viewer's or unknown. */
export async function endSessionOf(viewer: Viewer, id: string): Promise<void> {
  const [gone] = await sql`
    delete from "Session" where "userId" = ${viewer.id}::uuid and id = ${isUuid(id) ? id : null}::uuid returning 1`;
  if (!gone) throw new NotFound("That device is already signed out.");
}

/** Ends the viewer's sessions on all other devices, unless this one was ended meanwhile. */
export async function endOtherSessions(viewer: Viewer): Promise<void> {
  await sql`
    delete from "Session" other using "User" u
    where u.id = ${viewer.id}::uuid and other."userId" = u.id and other."tokenHash" <> ${viewer.tokenHash}::bytea
      and ${isStillOpen(viewer)}`;
}

/** For operators: ends every session of a person, and sign-ins under way. Voids their password links. Returns the number of sessions. */
export async function endSessions(userId: string): Promise<number> {
  const gone = await sql`
    with person as (
      update "User" set credentials = credentials + 1 where id = ${userId}::uuid returning id
    )
    delete from "Session" s using person p where s."userId" = p.id returning 1`;
  return gone.length;
}
