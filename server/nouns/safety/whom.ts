import { BadInput } from "#server/base/errors.ts";
import type { Viewer } from "#server/base/viewer.ts";
import {
  isShown,
  isThere,
  nobodyThere,
  readPeople,
  withFriendship,
  type PersonRow,
} from "#server/nouns/account/people.ts";
import { sql } from "#server/store/db.ts";
import { isUuid } from "#server/store/pages.ts";
import { sqlText, type SqlText } from "#server/store/sqlText.ts";

/** Somebody by their id, or by that of a message between them and the viewer: exactly one. */
export interface Whom {
  personId?: string | null | undefined;
  exchangeId?: string | null | undefined;
}

/** SQL of the id of whom `me` means. */
const meant = sqlText`
  coalesce(me."personId", (
    select e."otherId" from "Exchange" e where e."userId" = me.id and e.id = me."exchangeId" and e."hiddenAt" is null
  ))`;

/** SQL of a person whom `me` may shut out or mute: whom they may see, and who wrote to them. */
export const knownPerson = sqlText`
  person as (
    select u.id, me.id as "viewerId" from me join "User" u on u.id = ${meant} ${withFriendship}
    where u.id <> me.id and ${isThere} and (
      ${isShown} or exists (select 1 from "Exchange" e where e."userId" = me.id and e."otherId" = u.id)
    )
  )`;

/** SQL that ends all notice of a person `p`. */
export const quieted = sqlText`
  noted as (
    update "Exchange" e set "seenAt" = now() from person p
    where e."userId" = p."viewerId" and e."otherId" = p.id and e."seenAt" is null
  )`;

/** Makes the operation that takes somebody out of such a table. */
export function takeFrom(table: SqlText) {
  return async (viewer: Viewer, whom: Whom): Promise<string> => {
    const { personId, exchangeId } = oneOfBoth(whom);
    const [gone] = await sql<{ id: string }>`
      delete from ${table} l
      using (select ${viewer.id}::uuid as id, ${personId}::uuid as "personId", ${exchangeId}::uuid as "exchangeId") as me
      where l."userId" = me.id and l."otherId" = ${meant}
      returning l."otherId" as id`;
    if (!gone) throw nobodyThere();
    return gone.id;
  };
}

/** Throws BadInput for oneself, and unless it says who. */
export function otherThan(viewer: Viewer, whom: Whom) {
  if (whom.personId === viewer.id) throw new BadInput("That is you.", "personId");
  return oneOfBoth(whom);
}

function oneOfBoth({ personId, exchangeId }: Whom) {
  if (((personId ?? null) === null) === ((exchangeId ?? null) === null))
    throw new BadInput("Please say who: by the id of one person, or of one message.", "personId");
  return { personId: uuidIn(personId), exchangeId: uuidIn(exchangeId) };
}

function uuidIn(id: string | null | undefined): string | null {
  return id && isUuid(id) ? id : null;
}

/** The person after a block, a mute or its end; null for whom the viewer may not see any more. */
export async function personAfter(viewer: Viewer, id: string): Promise<PersonRow | null> {
  const [person] = await readPeople(viewer, [id]);
  return person ?? null;
}
