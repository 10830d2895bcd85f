import type { Pool } from "pg";
import { deletedUser } from "#domain/exchanges.ts";
import { searchPrefix } from "#domain/nameWords.ts";
import { nameHash } from "#server/nouns/account/people.ts";
import type { Keyring } from "#server/store/keys/keyring.ts";
import { openedProfile } from "#server/diary/sealed.ts";

// Lists of people and messages from the limit server: the product's SQL, each as one prepared statement.

interface Reader {
  id: string;
  username: string;
  profile: Buffer | null;
  keys: Keyring;
}

interface Other {
  id: string;
  username: string;
  profile: Buffer | null;
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

/** A page of people by username, filtered by a search. */
export async function peopleOf(pool: Pool, { id }: Reader, search: string | null, limit: number): Promise<object[]> {
  const sought = searchPrefix(search ?? "");
  const { rows } = await pool.query<Other>(
    sought
      ? {
          name: "found people",
          text: `select ${columns} from (select $1::uuid as id) as me
                 join "NameWord" w on w.hash = $3::bytea and w."usernameKey" > ''
                 join "User" u on u.id = w."userId" ${withFriendship}
                 where ${isListed} order by w."usernameKey" limit $2`,
          values: [id, limit + 1, nameHash(sought)],
        }
      : {
          name: "people",
          text: `select ${columns} from (select $1::uuid as id) as me
                 join "User" u on u."usernameKey" > '' ${withFriendship}
                 where ${isListed} order by u."usernameKey" limit $2`,
          values: [id, limit + 1],
        },
  );
  return rows.slice(0, limit).map((person) => {
    const { displayName = null, bio = null } = openedProfile(person);
    return { id: person.id, username: person.username, displayName, profilePicture: null, bio };
  });
}

interface Copy extends Other {
  exchangeId: string;
  otherId: string;
  type: string;
  sealed: Buffer;
  gold: number;
  localDate: string;
  createdAt: Date;
}

/** A page of received messages. */
export async function receivedBy(pool: Pool, reader: Reader, limit: number): Promise<object[]> {
  const { rows } = await pool.query<Copy>({
    name: "received",
    text: `select e.id as "exchangeId", e."userId", e.side, e."otherId", e.type, e.sealed, e.gold, e."localDate", e."createdAt",
                  e."seenAt", exists (select 1 from "Report" r where r."userId" = me.id and r."exchangeId" = e.id) as "isReported",
                  other.*
           from (select $1::uuid as id) as me cross join lateral (
             select * from "Exchange" e where e."userId" = me.id and e."hiddenAt" is null and e.side = 'received'
             order by e."hiddenAt", e."createdAt" desc, e.id desc limit $2
           ) as e left join lateral (
             select ${columns} from "User" u ${withFriendship} where u.id = e."otherId" and ${isThere} limit 1
           ) as other on true
           order by e."hiddenAt", e."createdAt" desc, e.id desc limit $2`,
    values: [reader.id, limit + 1],
  });
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
      recipientDisplayName: openedProfile(reader).displayName ?? null,
      createdAt: copy.createdAt.toISOString(),
      localDate: copy.localDate,
    };
  });
}
