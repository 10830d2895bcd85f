import { publish } from "#server/base/bus.ts";
import type { Viewer } from "#server/base/viewer.ts";
import { personNotFound } from "#server/nouns/account/people.ts";
import { endBlockedFriendship } from "#server/nouns/connections/endBlockedFriendship.ts";
import { sql } from "#server/store/db.ts";
import { sqlNow } from "#server/store/sqlNow.ts";
import { sqlText } from "#server/store/sqlText.ts";
import { knownPerson, checkedReference, markedSeen, removalFrom, type PersonReference } from "./personReference.ts";

/**
 * Blocks a person: neither sees the other any more, and their connection ends. Returns their id. Throws BadInput for
 * oneself, or NotFound.
 */
export async function blockPerson(viewer: Viewer, reference: PersonReference): Promise<string> {
  const { personId, exchangeId } = checkedReference(viewer, reference);
  const [found] = await sql<{ id: string; friendshipId: string | null }>`
    with me as (select ${viewer.id}::uuid as id, ${personId}::uuid as "personId", ${exchangeId}::uuid as "exchangeId"), ${knownPerson}, blocked as (
      insert into "Block" ("userId", "otherId") select p."viewerId", p.id from person p on conflict do nothing
    ), ended as (
      update "Friendship" f set status = 'removed', "changedAt" = ${sqlNow} from person p
      where f."lowId" = least(p.id, p."viewerId") and f."highId" = greatest(p.id, p."viewerId") and f.status <> 'removed'
      returning f.id
    ), ${markedSeen}
    select p.id, e.id as "friendshipId" from person p left join ended e on true`;
  if (!found) throw personNotFound();
  const { id } = found;
  const friendshipId = found.friendshipId ?? (await endBlockedFriendship(viewer, id));
  publish(viewer.id, { kind: "change" });
  // A stranger gets no event.
  if (friendshipId) publish(id, { kind: "change", friendshipId });
  return id;
}

/** Unblocks a person, who is then a stranger. Returns their id. Throws NotFound if they were not blocked. */
export const unblockPerson = removalFrom(sqlText`"Block"`);
