import { publish } from "#server/base/bus.ts";
import type { Viewer } from "#server/base/viewer.ts";
import { nobodyThere } from "#server/nouns/account/people.ts";
import { endOvertaken } from "#server/nouns/connections/endOvertaken.ts";
import { sql } from "#server/store/db.ts";
import { sqlText } from "#server/store/sqlText.ts";
import { knownPerson, otherThan, quieted, takeFrom, type Whom } from "./whom.ts";

/**
 * Shuts somebody out: from then on neither sees the other, and what stood between them is over. Gives their id. Throws BadInput for
 * oneself, or NotFound.
 */
export async function blockPerson(viewer: Viewer, whom: Whom): Promise<string> {
  const { personId, exchangeId } = otherThan(viewer, whom);
  const [found] = await sql<{ id: string; friendshipId: string | null }>`
    with me as (select ${viewer.id}::uuid as id, ${personId}::uuid as "personId", ${exchangeId}::uuid as "exchangeId"), ${knownPerson}, blocked as (
      insert into "Block" ("userId", "otherId") select p."viewerId", p.id from person p on conflict do nothing
    ), ended as (
      update "Friendship" f set status = 'removed', "changedAt" = now() from person p
      where f."lowId" = least(p.id, p."viewerId") and f."highId" = greatest(p.id, p."viewerId") and f.status <> 'removed'
      returning f.id
    ), ${quieted}
    select p.id, e.id as "friendshipId" from person p left join ended e on true`;
  if (!found) throw nobodyThere();
  const { id } = found;
  const friendshipId = found.friendshipId ?? (await endOvertaken(viewer, id));
  publish(viewer.id, { kind: "change" });
  // A stranger is told of nothing.
  if (friendshipId) publish(id, { kind: "change", friendshipId });
  return id;
}

/** Lets somebody in again, as a stranger, and gives their id. Throws NotFound for whom the viewer did not block. */
export const unblockPerson = takeFrom(sqlText`"Block"`);
