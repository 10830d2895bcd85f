import { NotFound } from "#server/base/errors.ts";
import type { Owner, Viewer } from "#server/base/viewer.ts";
import { prisma, sql } from "#server/store/db.ts";
import { isUuid } from "#server/store/pages.ts";

/** Ends this session; other devices stay signed in. */
export async function logout(viewer: Owner): Promise<void> {
  await sql`delete from "Session" where "tokenHash" = ${viewer.tokenHash}`;
}

/** Signs a device of the viewer's out. Throws NotFound for another's and an unknown one. */
export async function endSessionOf(viewer: Viewer, id: string): Promise<void> {
  const [gone] = await sql`
    delete from "Session" where "userId" = ${viewer.id}::uuid and id = ${isUuid(id) ? id : null}::uuid returning 1`;
  if (!gone) throw new NotFound("That device is already signed out.");
}

/** For operators: ends every session of a person, and gives how many there were. */
export async function endSessions(userId: string): Promise<number> {
  const { count } = await prisma().session.deleteMany({ where: { userId } });
  return count;
}
