import { v7 as uuidv7 } from "uuid";
import { ownWordLimits } from "#domain/limits.ts";
import { keptName, nameKey, ownWordRefusals, tagGroupProblem, tagNameProblem } from "#domain/ownWords.ts";
import type { Viewer } from "#server/base/viewer.ts";
import { BadInput } from "#server/base/errors.ts";
import { sql } from "#server/store/db.ts";
import { asBytea } from "#server/store/keys/sealing.ts";
import { isUuid } from "#server/store/pages.ts";
import type { Sql } from "#server/store/runner.ts";
import { sqlPart, sqlText, type SqlPart, type SqlText } from "#server/store/sqlText.ts";

/** A tag as a caller names it. */
export interface NewTag {
  name: string;
  group?: string | null | undefined;
}

/** The tags of an entry as a save or an edit sends them (docs/rules.md, Tags). */
export interface SentTags {
  /** A tag that was merged stands for the one it was merged into. One that was deleted is left out. */
  tagIds?: readonly string[] | null | undefined;
  /** Each is found by its name, or made by the statement that writes the entry. */
  newTags?: readonly NewTag[] | null | undefined;
}

/** Checked tags of an entry: ids first, then names. */
export interface CheckedTags {
  ids: readonly string[];
  named: readonly NamedTag[];
}

/** A tag by name, ready to be found or made. */
export interface NamedTag {
  name: string;
  group: string | null;
  /** In PostgreSQL's hex notation. */
  nameHash: string;
}

/**
 * The tags that were sent; undefined if none were, which costs nothing. Throws BadInput naming the field: for no id or
 * name, too many of an entry, or too many of the person.
 */
export async function checkedTags(viewer: Viewer, sent: SentTags): Promise<CheckedTags | undefined> {
  const ids = [...new Set((sent.tagIds ?? []).map((id) => id.toLowerCase()))];
  const named = namedTags(viewer, sent.newTags ?? []);
  if (!ids.every(isUuid)) throw new BadInput("This is not a tag of yours.", "tagIds");
  if (ids.length + named.length > ownWordLimits.tagsOfEntry)
    throw new BadInput(ownWordRefusals.tagsOfEntry, named.length > 0 ? "newTags" : "tagIds");
  if (named.length > 0) await refuseTooMany(viewer, named);
  return ids.length + named.length > 0 ? { ids, named } : undefined;
}

/** Tags by name, each name once. Throws like `tagsByKey`. */
export function namedTags(viewer: Viewer, sent: readonly NewTag[]): NamedTag[] {
  return Array.from(tagsByKey(sent), ([key, tag]) => ({ ...tag, nameHash: tagNameHash(viewer, key) }));
}

/**
 * The tags of one entry as they are stored, by the keys of their names. Throws BadInput for a wrong name or group, and for
 * more tags than an entry may have. It names the field of the tag, or `field`.
 */
export function tagsByKey(sent: readonly NewTag[], field?: string): Map<string, Omit<NamedTag, "nameHash">> {
  const tags = new Map<string, Omit<NamedTag, "nameHash">>();
  for (const { name, group } of sent) {
    const [ofName, ofGroup] = [tagNameProblem(name), tagGroupProblem(group ?? "")];
    if (ofName) throw new BadInput(ofName, field ?? "name");
    if (ofGroup) throw new BadInput(ofGroup, field ?? "group");
    const key = nameKey(name);
    if (!tags.has(key)) tags.set(key, { name: keptName(name), group: keptName(group ?? "") || null });
    if (tags.size > ownWordLimits.tagsOfEntry) throw new BadInput(ownWordRefusals.tagsOfEntry, field ?? "newTags");
  }
  return tags;
}

/** A keyed hash of the key of a tag's name, by which the tag is found. In PostgreSQL's hex notation. */
export function tagNameHash({ keys }: Viewer, key: string): string {
  return asBytea(keys.hash("tag", key));
}

/** Throws BadInput if these tags would be more than a person may have. */
export async function refuseTooMany(
  { id }: Viewer,
  named: readonly NamedTag[],
  field = "newTags",
  ask: Sql = sql,
): Promise<void> {
  const [row] = await ask<{ tags: number; known: number }>`
    select count(*) filter (where "mergedInto" is null)::int as tags,
           count(*) filter (where "nameHash" = any(${named.map(({ nameHash }) => nameHash)}::bytea[]))::int as known
    from "Tag" where "userId" = ${id}::uuid`;
  const { tags = 0, known = 0 } = row ?? {};
  if (known < named.length && tags + named.length - known > ownWordLimits.tags)
    throw new BadInput(ownWordRefusals.tags, field);
}

/** How the key is locked by a statement that makes tags: alone, so that two devices make one "Mira". */
export const keyLocks = { shared: sqlText`share`, alone: sqlText`no key update` };

/**
 * The parts of a `with` that find or make the tags of one entry: `chosen` has their `ids` in the order in which they were sent,
 * null for none. `key` must be the part that locks the person's key. `after` is the part whose row says that there is something to write.
 */
export function tagParts(viewer: Viewer, { ids, named }: CheckedTags, after: "receipt" | "before"): SqlPart {
  const known = sqlPart`
        known as (
          select id, coalesce("mergedInto", id) as leads from "Tag"
          where "userId" = ${viewer.id}::uuid and id = any(${ids}::uuid[]) and exists (select 1 from key)
          order by id for share
        )`;
  const sentIds = sqlPart`select leads, array_position(${ids}::uuid[], id) as place from known`;
  if (named.length === 0)
    return sqlPart`${known}, chosen as (
          select nullif(array(
            select leads from (${sentIds}) as sent group by leads order by min(place)
          ), '{}') as ids
        ),`;

  const hashes = named.map(({ nameHash }) => nameHash);
  return sqlPart`${known}, ${madeTags(viewer, named, after === "receipt" ? fromReceipt : fromBefore)}, chosen as (
          select nullif(array(
            select leads from (${sentIds}
              union all
              select n.leads, ${ownWordLimits.tagsOfEntry}::int + s.place
              from unnest(${hashes}::bytea[]) with ordinality as s (hash, place), made n where n."nameHash" = s.hash
            ) as sent group by leads order by min(place)
          ), '{}') as ids
        ),`;
}

/** The same by a statement of its own, in a transaction that holds the person's key as `keyLocks` says. */
export async function chosenTags(ask: Sql, viewer: Viewer, tags: CheckedTags): Promise<string[] | null> {
  const [row] = await ask<{ ids: string[] | null }>`
        with key as (select true), receipt as (select true), ${tagParts(viewer, tags, "receipt")} done as (select true)
        select ids from chosen`;
  return row?.ids ?? null;
}

const notArchived = sqlText`"archivedAt" = null`;
const unchanged = sqlText`"nameHash" = excluded."nameHash"`;
const fromReceipt = sqlText`receipt,`;
const fromBefore = sqlText`before,`;

/**
 * The part `made` of a `with`: the tags of these names, found or made. An archived one comes back, unless it `stays`.
 * The statement must hold the person's key alone.
 */
export function madeTags(
  { id, keys }: Viewer,
  named: readonly NamedTag[],
  from: SqlText,
  archived: "returns" | "stays" = "returns",
): SqlPart {
  const rows = named.map(({ name, group, nameHash }) => {
    const tagId = uuidv7();
    return { id: tagId, nameHash, sealed: asBytea(keys.seal("Tag", tagId, { name, group })) };
  });
  return sqlPart`made as (
          insert into "Tag" ("userId", id, "nameHash", sealed)
          select ${id}::uuid, n.id, n."nameHash", n.sealed
          from ${from} unnest(
            ${rows.map((row) => row.id)}::uuid[], ${rows.map((row) => row.nameHash)}::bytea[], ${rows.map((row) => row.sealed)}::bytea[]
          ) as n (id, "nameHash", sealed)
          order by n."nameHash"
          on conflict ("userId", "nameHash") do update set ${archived === "returns" ? notArchived : unchanged}
          returning coalesce("mergedInto", id) as leads, "nameHash"
        )`;
}
