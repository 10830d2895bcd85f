import { publish } from "#server/base/bus.ts";
import type { Viewer } from "#server/base/viewer.ts";
import { nobodyThere } from "#server/nouns/account/people.ts";
import { sql } from "#server/store/db.ts";
import { sqlText } from "#server/store/sqlText.ts";
import { knownPerson, otherThan, quieted, takeFrom, type Whom } from "./whom.ts";

/**
 * Takes no more notice of somebody's messages and requests, which still arrive. Gives their id. Throws BadInput for oneself, or
 * NotFound.
 */
export async function mutePerson(viewer: Viewer, whom: Whom): Promise<string> {
  const { personId, exchangeId } = otherThan(viewer, whom);
  const [found] = await sql<{ id: string }>`
    with me as (select ${viewer.id}::uuid as id, ${personId}::uuid as "personId", ${exchangeId}::uuid as "exchangeId"), ${knownPerson}, muted as (
      insert into "Mute" ("userId", "otherId") select p."viewerId", p.id from person p on conflict do nothing
    ), request as (
      update "Friendship" f set "seenAt" = now() from person p
      where f."requesterId" = p.id and f."requesteeId" = p."viewerId" and f."seenAt" is null
    ), ${quieted}
    select id from person`;
  if (!found) throw nobodyThere();
  publish(viewer.id, { kind: "change" });
  return found.id;
}

/** Takes notice of somebody again, and gives their id. Throws NotFound for whom the viewer did not mute. */
export const unmutePerson = takeFrom(sqlText`"Mute"`);
