import { prefixesOf, foldedName } from "#domain/nameWords.ts";
import { sql } from "#server/store/db.ts";
import { NotFound } from "#server/base/errors.ts";
import { asBytea, keyedHash, type Sealed } from "#server/store/keys/sealing.ts";
import { instanceKey } from "#server/store/keys/vault.ts";
import { isUuid } from "#server/store/pages.ts";
import { openedOrLogged, openedProfile } from "#server/diary/sealed.ts";
import { sqlText, type SqlText } from "#server/store/sqlText.ts";
import type { Owner, Viewer } from "#server/base/viewer.ts";

// Which people a person may see, and how people are found (docs/rules.md, Anonymity).

/** What a person shows to other people. */
export interface Profile {
  displayName: string | null;
  bio: string | null;
  /** The URL of the person's picture. */
  picture: string | null;
}

/** A person as another person sees them. */
export interface PersonRow {
  id: string;
  username: string;
  profile: Sealed | null;
  /** The friendship between this person and the viewer. */
  friendshipId: string | null;
  status: "pending" | "accepted" | "rejected" | null;
  requesterId: string | null;
  requesteeId: string | null;
  changedAt: Date | null;
  isMuted: boolean;
  isBlocked: boolean;
}

const lookedAt = new WeakMap<object, string>();

/** Marks rows as visible to this viewer, for `isSeenBy`. Callers pass only rows that the rules below let through. */
export function seenBy<Row extends object>(viewer: Owner, rows: readonly Row[]): readonly Row[] {
  for (const row of rows) lookedAt.set(row, viewer.id);
  return rows;
}

/** True if this row was read for this viewer. */
export function isSeenBy(row: object, viewer: Pick<Viewer, "id"> | null): boolean {
  return viewer !== null && lookedAt.get(row) === viewer.id;
}

/** The viewer as a PersonRow. */
export function selfOf(viewer: Owner): PersonRow {
  const { id, username, profile } = viewer;
  const nothing = { friendshipId: null, status: null, requesterId: null, requesteeId: null, changedAt: null };
  const self = { id, username, profile, ...nothing, isMuted: false, isBlocked: false };
  seenBy(viewer, [self]);
  return self;
}

/** SQL condition: person `u` exists for `me`. People that `u` has blocked cannot see `u`. */
export const isThere = sqlText`
  u."deletedAt" is null and not exists (select 1 from "Block" b where b."userId" = u.id and b."otherId" = me.id)`;

/** SQL condition: `me` has blocked person `u`. */
export const isShutOut = sqlText`exists (select 1 from "Block" s where s."userId" = me.id and s."otherId" = u.id)`;

/** SQL that joins the friendship `f` between person `u` and `me`. */
export const withFriendship = sqlText`
  left join "Friendship" f on f."lowId" = least(u.id, me.id) and f."highId" = greatest(u.id, me.id) and f.status <> 'removed'`;

/**
 * SQL condition: person `u` shows a profile to `me`. An anonymous person shows it only to connections and pending ones.
 */
export const isShown = sqlText`
  (not u."anonymousMode" or u.id = me.id or (f.status in ('pending', 'accepted')) is true)`;

/** The columns of a PersonRow from `u` and `f`. A person who shows no profile has only a username. */
export const personColumns = columnsWhere(isShown);

/** The same for a person who may have blocked `me`, and then has only a username too. */
export const listedColumns = columnsWhere(sqlText`${isThere} and ${isShown}`);

function columnsWhere(isVisible: SqlText): SqlText {
  return sqlText`
    u.id, u.username, case when ${isVisible} then u.profile end as profile,
    f.id as "friendshipId", f.status, f."requesterId", f."requesteeId", f."changedAt",
    exists (select 1 from "Mute" m where m."userId" = me.id and m."otherId" = u.id) as "isMuted",
    ${isShutOut} as "isBlocked"`;
}

/** The people with these ids that the viewer may see. */
export async function readPeople(viewer: Viewer, ids: readonly string[]): Promise<readonly PersonRow[]> {
  const rows = await sql<PersonRow>`
    select ${personColumns}
    from (select ${viewer.id}::uuid as id) as me join "User" u on u.id = any(${ids.filter(isUuid)}::uuid[]) ${withFriendship}
    where ${isThere} and ${isShown}`;
  return seenBy(viewer, rows);
}

/** One refusal for everybody the viewer may not see: unknown, deleted, anonymous or blocking. */
export function personNotFound(): NotFound {
  return new NotFound("This person isn’t here any more.");
}

/** The id of the person with this username, ignoring case. */
export async function idOf(username: string): Promise<string | undefined> {
  const [person] = await sql<{ id: string }>`
    select id from "User" where "usernameKey" = ${foldedName(username)} and "deletedAt" is null`;
  return person?.id;
}

/** A person's public profile, decrypted once, empty if that fails. A blocked person shows no picture. */
export function profileOf(person: { id: string; profile: Sealed | null; isBlocked?: boolean }): Profile {
  const known = openedProfiles.get(person);
  if (known) return known;
  const {
    displayName = null,
    bio = null,
    picture,
  } = (openedOrLogged(() => openedProfile(person)) ?? {}) as Partial<Profile>;
  const profile = {
    displayName,
    bio,
    picture: picture && !person.isBlocked ? pictureAddress(person.id, picture) : null,
  };
  openedProfiles.set(person, profile);
  return profile;
}

const openedProfiles = new WeakMap<object, Profile>();

/** The URL of a person's picture. */
export function pictureAddress(userId: string, pictureId: string): string {
  return `/api/pictures/${userId}/${pictureId}.jpg`;
}

/** A person's display name, else the username. */
export function nameOf(person: { id: string; username: string; profile: Sealed | null }): string {
  return profileOf(person).displayName ?? person.username;
}

/** The search hash of a prefix of a name. */
export function nameHash(beginning: string): Buffer {
  return keyedHash(instanceKey("name index"), "name", beginning).subarray(0, 16);
}

/** All search hashes of a person. */
export function nameHashes({ username, displayName }: { username: string; displayName: string | null }): Buffer[] {
  return prefixesOf(username, displayName).map(nameHash);
}

/**
 * The last parts of a `with`, which replace a person's search hashes by those in its query `words`. Its query `person`
 * has id, usernameKey and anonymousMode. An anonymous person gets no hashes.
 */
export const indexed = sqlText`
  forgotten as (
    delete from "NameWord" w using person p
    where w."userId" = p.id and (p."anonymousMode" or w.hash not in (select hash from words))
  ), named as (
    insert into "NameWord" (hash, "usernameKey", "userId")
    select w.hash, p."usernameKey", p.id from person p, words w where not p."anonymousMode"
    on conflict do nothing
  )`;

const batch = 500;

/** Adds search hashes for people from before there was an index. Returns the number of people checked. */
export async function indexPeople(): Promise<number> {
  for (let [count, after] = [0, "00000000-0000-0000-0000-000000000000"]; ;) {
    const people = await sql<{ id: string; username: string; usernameKey: string; profile: Uint8Array | null }>`
      select u.id, u.username, u."usernameKey", u.profile from "User" u
      where u.id > ${after}::uuid and not u."anonymousMode" and u."deletedAt" is null
        and not exists (select 1 from "NameWord" w where w."userId" = u.id)
      order by u.id limit ${batch}`;
    const last = people.at(-1);
    if (!last) return count;

    const words = people.flatMap(({ id, usernameKey, ...person }) =>
      nameHashes({ ...person, ...profileOf({ id, ...person }) }).map((hash) => ({
        hash: asBytea(hash),
        usernameKey,
        userId: id,
      })),
    );
    await sql`
      insert into "NameWord" (hash, "usernameKey", "userId")
      select w.hash, w."usernameKey", w."userId"
      from json_populate_recordset(null::"NameWord", ${JSON.stringify(words)}::json) as w
      join "User" u on u.id = w."userId" and u."usernameKey" = w."usernameKey" and not u."anonymousMode"
      on conflict do nothing`;
    [count, after] = [count + people.length, last.id];
  }
}
