import { BadInput } from "#server/base/errors.ts";
import type { Viewer } from "#server/base/viewer.ts";
import {
  isShown,
  isThere,
  personNotFound,
  readPeople,
  withFriendship,
  type PersonRow,
} from "#server/nouns/account/people.ts";
import { sql } from "#server/store/db.ts";
import { isUuid } from "#server/store/pages.ts";
import { sqlNow } from "#server/store/sqlNow.ts";
import { sqlText, type SqlText } from "#server/store/sqlText.ts";

/** A person by id, or by the id of a message between them and the viewer: exactly one of the two. */
export interface PersonReference {
  personId?: string | null | undefined;
  exchangeId?: string | null | undefined;
}

/** SQL of the id that a person reference names. */
const meant = sqlText`
  coalesce(me."personId", (
    select e."otherId" from "Exchange" e where e."userId" = me.id and e.id = me."exchangeId" and e."hiddenAt" is null
  ))`;

/** SQL of the person reference `me` may block or mute: somebody visible, or somebody who wrote to `me`. */
export const knownPerson = sqlText`
  person as (
    select u.id, me.id as "viewerId" from me join "User" u on u.id = ${meant} ${withFriendship}
    where u.id <> me.id and ${isThere} and (
      ${isShown} or exists (select 1 from "Exchange" e where e."userId" = me.id and e."otherId" = u.id)
    )
  )`;

/** SQL that marks everything from person `p` as seen. */
export const markedSeen = sqlText`
  noted as (
    update "Exchange" e set "seenAt" = ${sqlNow} from person p
    where e."userId" = p."viewerId" and e."otherId" = p.id and e."seenAt" is null
  )`;

/** Makes the operation that removes a person from such a table. */
export function removalFrom(table: SqlText) {
  return async (viewer: Viewer, reference: PersonReference): Promise<string> => {
    const { personId, exchangeId } = idsOf(reference);
    const otherId = personId ?? (await writerOf(viewer, exchangeId));
    const [gone] = await sql<{ id: string }>`
      delete from ${table} where "userId" = ${viewer.id}::uuid and "otherId" = ${otherId}::uuid
      returning "otherId" as id`;
    if (!gone) throw personNotFound();
    return gone.id;
  };
}

/** The other person of a message. A read of its own, because messages and such a table may be on different nodes. */
async function writerOf({ id }: Viewer, exchangeId: string | null): Promise<string | null> {
  const [exchange] = await sql<{ otherId: string | null }>`
    select "otherId" from "Exchange" where "userId" = ${id}::uuid and id = ${exchangeId}::uuid and "hiddenAt" is null`;
  return exchange?.otherId ?? null;
}

/** Throws BadInput for oneself, or unless exactly one id is given. */
export function checkedReference(viewer: Viewer, reference: PersonReference) {
  if (reference.personId === viewer.id) throw new BadInput("That is you.", "personId");
  return idsOf(reference);
}

function idsOf({ personId, exchangeId }: PersonReference) {
  if (((personId ?? null) === null) === ((exchangeId ?? null) === null))
    throw new BadInput("Please give the id of one person or of one message.", "personId");
  return { personId: uuidIn(personId), exchangeId: uuidIn(exchangeId) };
}

function uuidIn(id: string | null | undefined): string | null {
  return id && isUuid(id) ? id : null;
}

/** The person after a block, a mute or its end. Null if the viewer may not see them any more. */
export async function personAfter(viewer: Viewer, id: string): Promise<PersonRow | null> {
  const [person] = await readPeople(viewer, [id]);
  return person ?? null;
}
