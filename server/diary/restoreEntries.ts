import type { ImportApp } from "#domain/archive.ts";
import { paceOf } from "#server/base/rest.ts";
import type { Viewer } from "#server/base/viewer.ts";
import { sql } from "#server/store/db.ts";
import { asBytea } from "#server/store/keys/sealing.ts";
import type { Sql } from "#server/store/runner.ts";
import { sqlPart, sqlText, type SqlPart, type SqlText } from "#server/store/sqlText.ts";
import { sealedTextsOf, splitContent, type EntryKind } from "./entryKind.ts";
import { refreshKeys } from "./receipts.ts";
import type { RestoredWhen } from "./stamps.ts";

/** An entry from an archive. It keeps its id and its times. */
export interface RestoredEntry<Fields, Earned> {
  id: string;
  fields: Fields;
  earned: Earned;
  when: RestoredWhen;
  /** Of the person. One that was deleted meanwhile is left out. */
  tagIds?: readonly string[] | undefined;
  /** Of an entry from another app. */
  brought?: Brought | undefined;
}

/** Where an entry from another app comes from. */
export interface Brought {
  app: ImportApp;
  /** Its id in that app. Null in an archive of an entry that was edited by a server before 0.3.0. */
  sourceId: string | null;
  importId: string | null;
}

/** The keyed hash by which an entry from another app is known. */
export function sourceHashOf({ keys }: Viewer, { app, sourceId }: Brought): string | null {
  return sourceId === null ? null : asBytea(keys.hash("source", JSON.stringify([app, sourceId])));
}

/**
 * Writes entries from an archive in one statement, with their karma in the ledger, and returns the ids of those that
 * were not there. An entry whose id the person already has stays as it is. Has no receipts: the id tells a repeated line.
 * Throws Gone if the diary was reset meanwhile.
 */
export async function restoreEntries<Fields extends object, Earned extends object>(
  kind: EntryKind<unknown>,
  viewer: Viewer,
  entries: readonly RestoredEntry<Fields, Earned>[],
): Promise<ReadonlySet<string>> {
  for (;;) {
    const restored = await restoredNow(kind, viewer, entries);
    if (restored) return restored;
    // The keys were renewed after the session was read, or the diary was reset.
    await refreshKeys(viewer);
  }
}

/**
 * The same within a transaction that holds the person's key alone (heldKey.ts), for entries from other apps. The caller
 * has seen that none of their sources is there.
 */
export async function bringEntries(
  kind: EntryKind<unknown>,
  viewer: Viewer,
  entries: readonly RestoredEntry<object, object>[],
  within: Sql,
): Promise<ReadonlySet<string>> {
  const brought = await restoredNow(kind, viewer, entries, within, broughtNames);
  if (!brought) throw new Error("The key was not held.");
  return brought;
}

/** Undefined if the person has another key or epoch since the session was read. */
async function restoredNow(
  kind: EntryKind<unknown>,
  viewer: Viewer,
  entries: readonly RestoredEntry<object, object>[],
  ask: Sql = sql,
  ofSource: SqlText = nothing,
): Promise<ReadonlySet<string> | undefined> {
  const { table, own, restoredNames, restoredOfNew } = kind;
  const ids = [...new Set(entries.flatMap(({ tagIds = [] }) => tagIds))];
  const { entryChange, posted, tagIds: tagNames } = ids.length > 0 ? kind.tagged : kind.plain;
  const given: object[] = [];
  const pace = paceOf();
  for (const { id, fields, earned, when, tagIds, brought } of entries) {
    const { clear, texts } = splitContent(kind, { ...fields, sourceId: brought?.sourceId ?? null });
    const sealed = sealedTextsOf(kind, viewer, id, texts);
    const source = brought && {
      broughtFrom: brought.app,
      importId: brought.importId,
      sourceHash: sourceHashOf(viewer, brought),
    };
    await pace(sealed.length);
    given.push({ ...clear, ...earned, ...when, ...source, id, userId: viewer.id, sealed, ...(tagIds && { tagIds }) });
  }
  const rows = await ask<{ id: string | null }>`
        with key as (
          select version from "PersonKey"
          where "userId" = ${viewer.id}::uuid and version = ${viewer.keys.version} and epoch = ${viewer.epoch}::int
          for share
        ), ${ids.length > 0 ? knownTags(viewer, ids) : nothing} entry as (
          insert into ${table} (${restoredNames} ${ofSource} ${tagNames})
          select ${restoredOfNew} ${ofSource} ${ids.length > 0 ? theirTags : nothing} from key, json_populate_recordset(null::${table}, ${JSON.stringify(given)}::json) as n
          order by n.id
          on conflict do nothing
          returning id, "userId", "occurredAt", "localDate", "createdAt", ${own} ${tagNames}
        ), change as (${entryChange}), ${posted}
        select entry.id from key left join entry on true`;
  return rows.length > 0 ? new Set(rows.flatMap(({ id }) => id ?? [])) : undefined;
}

const nothing = sqlText``;
const broughtNames = sqlText`, "broughtFrom", "importId", "sourceHash"`;

function knownTags({ id }: Viewer, ids: readonly string[]): SqlPart {
  return sqlPart`known as (
          select id, coalesce("mergedInto", id) as leads from "Tag"
          where "userId" = ${id}::uuid and id = any(${ids}::uuid[]) and exists (select 1 from key) order by id for share
        ),`;
}

const theirTags = sqlText`, nullif(array(
            select k.leads from unnest(n."tagIds") with ordinality as s (id, place), known k
            where k.id = s.id group by k.leads order by min(s.place)
          ), '{}')`;
