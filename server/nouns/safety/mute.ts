import { publish } from "#server/base/bus.ts";
import type { Viewer } from "#server/base/viewer.ts";
import { personNotFound } from "#server/nouns/account/people.ts";
import { sql } from "#server/store/db.ts";
import { sqlNow } from "#server/store/sqlNow.ts";
import { sqlText } from "#server/store/sqlText.ts";
import { knownPerson, checkedReference, markedSeen, removalFrom, type PersonReference } from "./personReference.ts";

/**
 * Mutes a person: their messages and requests still arrive, without notification. Returns their id. Throws BadInput for
 * oneself, or NotFound.
 */
export async function mutePerson(viewer: Viewer, reference: PersonReference): Promise<string> {
  const { personId, exchangeId } = checkedReference(viewer, reference);
  const [found] = await sql<{ id: string }>`
    with me as (select ${viewer.id}::uuid as id, ${personId}::uuid as "personId", ${exchangeId}::uuid as "exchangeId"), ${knownPerson}, muted as (
      insert into "Mute" ("userId", "otherId") select p."viewerId", p.id from person p on conflict do nothing
    ), request as (
      update "Friendship" f set "seenAt" = ${sqlNow} from person p
      where f."requesterId" = p.id and f."requesteeId" = p."viewerId" and f."seenAt" is null
    ), ${markedSeen}
    select id from person`;
  if (!found) throw personNotFound();
  publish(viewer.id, { kind: "change" });
  return found.id;
}

/** Unmutes a person and returns their id. Throws NotFound if they were not muted. */
export const unmutePerson = removalFrom(sqlText`"Mute"`);
