import { NotFound } from "#server/base/errors.ts";
import type { Viewer } from "#server/base/viewer.ts";
import { isShown, isShutOut, isThere, personColumns, seenBy, type PersonRow } from "#server/nouns/account/people.ts";
import { sql } from "#server/store/db.ts";
import { isUuid } from "#server/store/pages.ts";
import { friendshipOf, type FriendshipRow } from "./friendship.ts";

/** The refusal of a connection that was removed or never was the viewer's. */
export const missing = "This connection isn’t here any more.";

/** The viewer's connection with this id. Throws NotFound. */
export async function readConnection(viewer: Viewer, id: string): Promise<FriendshipRow & { person: PersonRow }> {
  const rows = await sql<PersonRow>`
    select ${personColumns}
    from (select ${viewer.id}::uuid as id) as me
    join "Friendship" f on f.id = ${isUuid(id) ? id : null}::uuid and me.id in (f."requesterId", f."requesteeId")
    join "User" u on u.id = case when f."requesterId" = me.id then f."requesteeId" else f."requesterId" end
    where f.status <> 'removed' and ${isThere} and ${isShown} and not ${isShutOut} limit 1`;
  const [person] = seenBy(viewer, rows);
  const friendship = person && friendshipOf(person);
  if (!friendship) throw new NotFound(missing);
  return friendship;
}
