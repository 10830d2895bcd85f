import { beginningsOf, foldedName } from "#domain/nameWords.ts";
import { sql } from "#server/store/db.ts";
import { NotFound } from "#server/base/errors.ts";
import { asBytea, keyedHash, type Sealed } from "#server/store/keys/sealing.ts";
import { instanceKey } from "#server/store/keys/vault.ts";
import { isUuid } from "#server/store/pages.ts";
import { openedOrLogged, openedProfile } from "#server/diary/sealed.ts";
import { sqlText, type SqlText } from "#server/store/sqlText.ts";
import type { Viewer } from "#server/base/viewer.ts";

// Who may see whom, and how people are found (docs/rules.md, Anonymity).

/** What a person shows to others. */
export interface Profile {
  displayName: string | null;
  bio: string | null;
  /** The address of their picture. */
  picture: string | null;
}

/** A person as another sees them. */
export interface PersonRow {
  id: string;
  username: string;
  profile: Sealed | null;
  /** What stands between them and who looks. */
  friendshipId: string | null;
  status: "pending" | "accepted" | "rejected" | null;
  requesterId: string | null;
  requesteeId: string | null;
  changedAt: Date | null;
  isMuted: boolean;
  isBlocked: boolean;
}

const lookedAt = new WeakMap<object, string>();

/** Rows that this viewer may see, as `isSeenBy` knows from then on. Only what was read by the rules below is given here. */
export function seenBy<Row extends object>(viewer: Viewer, rows: readonly Row[]): readonly Row[] {
  for (const row of rows) lookedAt.set(row, viewer.id);
  return rows;
}

/** Whether this row was read for this viewer. */
export function isSeenBy(row: object, viewer: Pick<Viewer, "id"> | null): boolean {
  return viewer !== null && lookedAt.get(row) === viewer.id;
}

/** The viewer as a person among others. */
export function selfOf(viewer: Viewer): PersonRow {
  const { id, username, profile } = viewer;
  const nothing = { friendshipId: null, status: null, requesterId: null, requesteeId: null, changedAt: null };
  const self = { id, username, profile, ...nothing, isMuted: false, isBlocked: false };
  seenBy(viewer, [self]);
  return self;
}

/** SQL of a person `u` being there for `me`: for whom they have blocked they are not. */
export const isThere = sqlText`
  u."deletedAt" is null and not exists (select 1 from "Block" b where b."userId" = u.id and b."otherId" = me.id)`;

/** SQL of `me` having blocked a person `u`. */
export const isShutOut = sqlText`exists (select 1 from "Block" s where s."userId" = me.id and s."otherId" = u.id)`;

/** SQL that joins what stands between a person `u` and `me`, as `f`. */
export const withFriendship = sqlText`
  left join "Friendship" f on f."lowId" = least(u.id, me.id) and f."highId" = greatest(u.id, me.id) and f.status <> 'removed'`;

/** SQL of a person `u`, with `f`, showing themselves to `me`: who is anonymous does so to those they know. */
export const isShown = sqlText`
  (not u."anonymousMode" or u.id = me.id or (f.status in ('pending', 'accepted')) is true)`;

/** The columns of a PersonRow, of `u` and `f`. Somebody who does not show themselves has a username alone. */
export const personColumns = columnsWhere(isShown);

/** The same of somebody who may have blocked `me`, and then has a username alone, too. */
export const listedColumns = columnsWhere(sqlText`${isThere} and ${isShown}`);

function columnsWhere(isVisible: SqlText): SqlText {
  return sqlText`
    u.id, u.username, case when ${isVisible} then u.profile end as profile,
    f.id as "friendshipId", f.status, f."requesterId", f."requesteeId", f."changedAt",
    exists (select 1 from "Mute" m where m."userId" = me.id and m."otherId" = u.id) as "isMuted",
    ${isShutOut} as "isBlocked"`;
}

/** Those of these people whom the viewer may see. */
export async function readPeople(viewer: Viewer, ids: readonly string[]): Promise<readonly PersonRow[]> {
  const rows = await sql<PersonRow>`
    select ${personColumns}
    from (select ${viewer.id}::uuid as id) as me join "User" u on u.id = any(${ids.filter(isUuid)}::uuid[]) ${withFriendship}
    where ${isThere} and ${isShown}`;
  return seenBy(viewer, rows);
}

/** The one refusal of whom the viewer may not see, be they unknown, deleted, anonymous or behind a block. */
export function nobodyThere(): NotFound {
  return new NotFound("This person isn’t here any more.");
}

/** The id of the person of this name, whatever its case. */
export async function idOf(username: string): Promise<string | undefined> {
  const [person] = await sql<{ id: string }>`
    select id from "User" where "usernameKey" = ${foldedName(username)} and "deletedAt" is null`;
  return person?.id;
}

/** What others may see of a person, opened once: nothing where it cannot be. Whom one has blocked shows no picture. */
export function profileOf(person: { id: string; profile: Sealed | null; isBlocked?: boolean }): Profile {
  const known = opened.get(person);
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
  opened.set(person, profile);
  return profile;
}

const opened = new WeakMap<object, Profile>();

/** Where somebody's picture is served. */
export function pictureAddress(userId: string, pictureId: string): string {
  return `/api/pictures/${userId}/${pictureId}.jpg`;
}

/** What a person is called. */
export function nameOf(person: { id: string; username: string; profile: Sealed | null }): string {
  return profileOf(person).displayName ?? person.username;
}

/** Under which a beginning of a name is found. */
export function nameHash(beginning: string): Buffer {
  return keyedHash(instanceKey("name index"), "name", beginning).subarray(0, 16);
}

/** All under which a person is found. */
export function nameHashes({ username, displayName }: { username: string; displayName: string | null }): Buffer[] {
  return beginningsOf(username, displayName).map(nameHash);
}

/**
 * The last parts of a `with` that let somebody be found by the hashes in its query `words`, and by nothing else. Its query `person` has
 * their id, usernameKey and anonymousMode; who is anonymous is found by nothing.
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

/** Lets people be found who were there before names were kept for it, and gives how many it looked at. */
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
