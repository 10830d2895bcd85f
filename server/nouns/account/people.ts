import { prefixesOf, foldedName } from "#domain/nameWords.ts";
import {
  conditionIn,
  eachProfileFact,
  facts,
  seenFacts,
  type ProfileFact,
  type SeenFact,
  type Sees,
} from "#domain/whoSees.ts";
import { sql } from "#server/store/db.ts";
import { NotFound } from "#server/base/errors.ts";
import { asBytea, keyedHash, type Sealed } from "#server/store/keys/sealing.ts";
import { instanceKey } from "#server/store/keys/vault.ts";
import { isUuid } from "#server/store/pages.ts";
import { openedOrLogged, openedProfile } from "#server/diary/sealed.ts";
import { sqlNames, sqlText, sqlWord, type SqlText } from "#server/store/sqlText.ts";
import type { Owner, Viewer } from "#server/base/viewer.ts";

// Which people a person may see, and how people are found (docs/rules.md, Anonymity).

/** What a person shows of their profile. The picture is its URL. */
export type Profile = Record<ProfileFact, string | null>;

/** A person as another person sees them. */
export interface PersonRow {
  id: string;
  username: string;
  profile: Sealed | null;
  /** The facts that the viewer sees, by their names with blanks between. Null for a person who shows no profile. */
  seen: string | null;
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
  const self = { id, username, profile, seen: seenFacts.join(" "), ...nothing, isMuted: false, isBlocked: false };
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

/** SQL condition: `me` sees this fact of person `u`, whose friendship with `me` is `f` (domain/whoSees.ts). */
export function sees(name: SeenFact): SqlText {
  const { connected, requested, stranger, blocker } = facts[name].seenBy;
  const forBlocker = blocker === stranger ? sqlText`` : sqlText`when ${isShutOut} then ${holds(blocker)}`;
  return sqlText`
    (case when u.id = me.id then true ${forBlocker} when f.status = 'accepted' then ${holds(connected)}
      when f.status = 'pending' then ${holds(requested)} else ${holds(stranger)} end)`;
}

function holds(audience: Sees): SqlText {
  if (audience === "yes" || audience === "no") return audience === "yes" ? sqlText`true` : sqlText`false`;
  const { when, setting } = conditionIn(audience);
  return when === "if" ? sqlText`u.${sqlNames(setting)}` : sqlText`not u.${sqlNames(setting)}`;
}

/** SQL condition: person `u` shows a profile to `me`. */
export const isShown = sees("username");

/** The columns of a PersonRow from `u` and `f`. A person who shows no profile has only a username. */
export const personColumns = columnsWhere(isShown);

/** The same for a person who may have blocked `me`, and then has only a username too. */
export const listedColumns = columnsWhere(sqlText`${isThere} and ${isShown}`);

function columnsWhere(isVisible: SqlText): SqlText {
  return sqlText`
    u.id, u.username, case when ${isVisible} then u.profile end as profile,
    case when ${isVisible} then ${namesSeen()} end as seen,
    f.id as "friendshipId", f.status, f."requesterId", f."requesteeId", f."changedAt",
    exists (select 1 from "Mute" m where m."userId" = me.id and m."otherId" = u.id) as "isMuted",
    ${isShutOut} as "isBlocked"`;
}

/** SQL of the names of the facts that `me` sees, with one condition for all facts that the same people see. */
function namesSeen(): SqlText {
  // Equal conditions are one object.
  const conditions = [...new Set(seenFacts.map(sees))];
  const parts = conditions.map((condition) => {
    const names = seenFacts.filter((name) => sees(name) === condition);
    return sqlText`case when ${condition} then ${sqlWord(` ${names.join(" ")}`)} else '' end`;
  });
  return parts.reduce((one, next) => sqlText`${one} || ${next}`);
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

/** What a person shows of their profile to the viewer of the row, decrypted once. Empty if it cannot be decrypted. */
export function profileOf(person: Pick<PersonRow, "id" | "profile" | "seen">): Profile {
  const known = openedProfiles.get(person);
  if (known) return known;
  const seen = person.seen?.split(" ") ?? [];
  const stored = storedProfile(person);
  const profile = eachProfileFact((name) => (seen.includes(name) && stored[name]) || null);
  profile.picture &&= pictureAddress(person.id, profile.picture);
  openedProfiles.set(person, profile);
  return profile;
}

const openedProfiles = new WeakMap<object, Profile>();

/** A person's profile as it is stored, whether the viewer may see it or not. `picture` is the id of the picture. */
export function storedProfile(person: Pick<PersonRow, "id" | "profile">): Partial<Profile> {
  return openedOrLogged(() => openedProfile(person)) ?? {};
}

/** The URL of a person's picture. */
function pictureAddress(userId: string, pictureId: string): string {
  return `/api/pictures/${userId}/${pictureId}.jpg`;
}

/** A person's display name, else the username. */
export function nameOf(person: Pick<PersonRow, "id" | "username" | "profile" | "seen">): string {
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

    const words = people.flatMap(({ id, username, usernameKey, profile }) =>
      nameHashes({ username, displayName: storedProfile({ id, profile }).displayName ?? null }).map((hash) => ({
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
