import { deletedUser } from "#domain/exchanges.ts";
import { searchPrefix } from "#domain/nameWords.ts";
import { nameHash } from "#server/nouns/account/people.ts";
import type { Keyring } from "#server/store/keys/keyring.ts";
import type { Sealed } from "#server/store/keys/sealing.ts";
import { openedProfile } from "#server/diary/sealed.ts";

// Lists of people and messages, as the limit reads and shows them: like REST's. The SQL is about the person `me`.

interface Reader {
  id: string;
  username: string;
  profile: Sealed | null;
  keys: Keyring;
}

export interface OtherRow {
  id: string;
  username: string;
  profile: Sealed | null;
}

const columns = `
  u.id, u.username, u.profile, f.id as "friendshipId", f.status, f."requesterId", f."requesteeId", f."changedAt",
  exists (select 1 from "Mute" m where m."userId" = me.id and m."otherId" = u.id) as "isMuted",
  exists (select 1 from "Block" s where s."userId" = me.id and s."otherId" = u.id) as "isBlocked"`;
const isThere = `
  u."deletedAt" is null and not exists (select 1 from "Block" b where b."userId" = u.id and b."otherId" = me.id)`;
const withFriendship = `
  left join "Friendship" f on f."lowId" = least(u.id, me.id) and f."highId" = greatest(u.id, me.id) and f.status <> 'removed'`;
const isListed = `
  u.id <> me.id and not u."anonymousMode" and ${isThere}
  and not exists (select 1 from "Block" s where s."userId" = me.id and s."otherId" = u.id)`;

/** The statement of a page of people by username, filtered by a search, and of one more. */
export function peopleAsked(
  search: string | null,
  limit: number,
): { name: string; columns: string; values: unknown[] } {
  const sought = searchPrefix(search ?? "");
  return sought
    ? { name: "found people", columns: rowsOf(foundPeople), values: [limit + 1, nameHash(sought)] }
    : { name: "people", columns: rowsOf(allPeople), values: [limit + 1] };
}

const allPeople = `
  select ${columns} from "User" u ${withFriendship}
  where u."usernameKey" > '' and ${isListed} order by u."usernameKey" limit $2`;
const foundPeople = `
  select ${columns} from "NameWord" w join "User" u on u.id = w."userId" ${withFriendship}
  where w.hash = $3::bytea and w."usernameKey" > '' and ${isListed} order by w."usernameKey" limit $2`;

function rowsOf(select: string): string {
  return `(select coalesce(json_agg(p), '[]') from (${select}) as p) as rows`;
}

export function peopleJson(rows: readonly OtherRow[], limit: number): object[] {
  return rows.slice(0, limit).map((person) => {
    const { displayName = null, bio = null } = openedProfile(person);
    return { id: person.id, username: person.username, displayName, bio, profilePicture: null };
  });
}

export interface CopyRow extends OtherRow {
  exchangeId: string;
  otherId: string;
  type: string;
  sealed: string;
  gold: number;
  localDate: string;
  createdAt: string;
}

/** The received messages, as many as value 2 says. */
export const receivedColumns = rowsOf(`
  select e.id as "exchangeId", e."userId", e.side, e."otherId", e.type, e.sealed, e.gold, e."localDate", e."createdAt",
         e."seenAt", exists (select 1 from "Report" r where r."userId" = me.id and r."exchangeId" = e.id) as "isReported",
         other.*
  from (
    select * from "Exchange" e where e."userId" = me.id and e."hiddenAt" is null and e.side = 'received'
    order by e."hiddenAt", e."createdAt" desc, e.id desc limit $2
  ) as e left join lateral (
    select ${columns} from "User" u ${withFriendship} where u.id = e."otherId" and ${isThere} limit 1
  ) as other on true
  order by e."hiddenAt", e."createdAt" desc, e.id desc limit $2`);

/** A page of received messages. */
export function receivedJson(reader: Reader, rows: readonly CopyRow[], limit: number): object[] {
  const recipientDisplayName = openedProfile(reader).displayName ?? null;
  return rows.slice(0, limit).map((copy) => {
    const { message, template, deliveryMethod } = reader.keys.open("Exchange", copy.exchangeId, copy.sealed);
    const isGone = copy.id === null;
    return {
      id: copy.exchangeId,
      type: copy.type,
      deliveryMethod,
      message,
      template,
      karmaValue: copy.gold,
      senderId: isGone ? copy.otherId : copy.id,
      senderUsername: isGone ? null : copy.username,
      senderDisplayName: isGone ? deletedUser : (openedProfile(copy).displayName ?? null),
      recipientId: reader.id,
      recipientUsername: reader.username,
      recipientDisplayName,
      createdAt: new Date(copy.createdAt).toISOString(),
      localDate: copy.localDate,
    };
  });
}
