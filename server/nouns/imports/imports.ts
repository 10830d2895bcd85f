import { broughtLimits, importAppName, type ImportApp } from "#domain/archive.ts";
import type { LocalDate } from "#domain/days.ts";
import type { Owner, Viewer } from "#server/base/viewer.ts";
import type { Brought } from "#server/diary/restoreEntries.ts";
import { sql } from "#server/store/db.ts";
import { diaryTables, type DiaryTable } from "#server/store/personalTables.ts";
import type { Sql } from "#server/store/runner.ts";
import { sqlNow } from "#server/store/sqlNow.ts";
import { sqlNames, sqlPart, sqlWord, type SqlPart } from "#server/store/sqlText.ts";

/** An import of entries from another app. */
export interface Import {
  id: string;
  /** The app. */
  source: string;
  createdAt: Date;
  /** How many entries it saved. */
  brought: number;
  /** How many of them are there. */
  standing: number;
  /** How many of those were edited. */
  edited: number;
  isBeingTakenBack: boolean;
}

/** One list of all the tables that hold entries. */
function ofEachTable(select: (table: DiaryTable) => SqlPart): SqlPart {
  return diaryTables.map(select).reduce((one, other) => sqlPart`${one} union all ${other}`);
}

/** The person's imports, newest first, without those that were taken back. */
export function listImports({ id }: Owner): Promise<Import[]> {
  const entries = ofEachTable(
    (table) => sqlPart`
      select "importId", "editedAt" from ${sqlNames(table)} where "userId" = ${id}::uuid and "importId" is not null`,
  );
  return sql<Import>`
    with counted as (
      select "importId", count(*)::int as standing, count("editedAt")::int as edited from (${entries}) as entries
      group by "importId"
    )
    select i.id, i.source, i."createdAt", i.brought, coalesce(c.standing, 0) as standing, coalesce(c.edited, 0) as edited,
           i."takenBackAt" is not null as "isBeingTakenBack"
    from "Import" i left join counted c on c."importId" = i.id
    where i."userId" = ${id}::uuid and i."goneAt" is null
    order by i."createdAt" desc, i.id desc limit ${broughtLimits.imports}`;
}

/** Where an entry stands that an import brought. */
export interface Standing {
  id: string;
  table: DiaryTable;
}

/** The entries of these sources that are in the diary, by the hashes of the sources. */
export async function standingSources(
  { id }: Viewer,
  hashes: readonly string[],
  ask: Sql = sql,
): Promise<ReadonlyMap<string, Standing>> {
  if (hashes.length === 0) return new Map();
  const entries = ofEachTable(
    (table) => sqlPart`
      select "sourceHash"::text as hash, id, ${sqlWord(table)} as "table" from ${sqlNames(table)}
      where "userId" = ${id}::uuid and "sourceHash" = any(${hashes}::bytea[])`,
  );
  const rows = await ask<Standing & { hash: string }>`
    select hash, id, "table" from (${entries}) as entries limit ${hashes.length}`;
  return new Map(rows.map(({ hash, ...standing }) => [hash, standing]));
}

/** The entries that an app's imports brought to these days. */
export function broughtOnDays({ id }: Viewer, app: ImportApp, days: readonly LocalDate[]): Promise<Standing[]> {
  const entries = ofEachTable(
    (table) => sqlPart`
      select id, ${sqlWord(table)} as "table" from ${sqlNames(table)}
      where "userId" = ${id}::uuid and "localDate" = any(${days}::date[]) and "broughtFrom" = ${app}`,
  );
  return sql<Standing>`select id, "table" from (${entries}) as entries`;
}

/** The version of an entry that an app's import brought, and its table. Undefined if there is none. */
export async function versionOfBrought(
  { id }: Viewer,
  app: ImportApp,
  entryId: string,
  ask: Sql,
): Promise<(Standing & { version: number }) | undefined> {
  const entries = ofEachTable(
    (table) => sqlPart`
      select id, ${sqlWord(table)} as "table", version from ${sqlNames(table)}
      where "userId" = ${id}::uuid and id = ${entryId}::uuid and "broughtFrom" = ${app}`,
  );
  const [found] = await ask<
    Standing & { version: number }
  >`select id, "table", version from (${entries}) as entries limit 1`;
  return found;
}

interface ImportRow {
  id: string;
  source: string;
  isTakenBack: boolean;
  isGone: boolean;
}

/**
 * Tells why an import brings an entry no more, undefined if it does. An archive brings its entries back into an import
 * that was taken back; the app's own lines need another import then.
 */
export async function importRefusals(
  { id }: Viewer,
  brought: readonly Brought[],
  ask: Sql,
): Promise<(of: Brought, isNew: boolean) => string | undefined> {
  const ids = [...new Set(brought.flatMap(({ importId }) => importId ?? []))];
  const rows = await ask<ImportRow>`
    select id, source, "takenBackAt" is not null as "isTakenBack", "goneAt" is not null as "isGone" from "Import"
    where "userId" = ${id}::uuid and id = any(${ids}::uuid[]) limit ${ids.length}`;
  const [all] = await ask<{ count: number }>`
    select count(*)::int as count from "Import" where "userId" = ${id}::uuid and "goneAt" is null`;
  const known = new Map(rows.map((row) => [row.id, row]));
  const apps = new Map(rows.map((row) => [row.id, row.source]));
  let count = all?.count ?? 0;
  return ({ app, importId }, isNew) => {
    if (importId === null) return undefined;
    const row = known.get(importId);
    if (row?.isTakenBack && (isNew || !row.isGone)) return "This import was taken back. Please start another one.";
    const appOfImport = apps.get(importId) ?? app;
    if (appOfImport !== app) return `This import brings entries from ${importAppName(appOfImport)} only.`;
    if (apps.has(importId) && !row?.isGone) return undefined;
    if (count >= broughtLimits.imports)
      return `You can have at most ${broughtLimits.imports} imports. Please take one back first.`;
    if (!apps.has(importId)) count += 1;
    apps.set(importId, app);
    return undefined;
  };
}

/** Adds saved entries to their imports, and makes an import with its first entry. */
export async function noteBrought({ id }: Viewer, saved: readonly Brought[], within: Sql): Promise<void> {
  const counts = new Map<string, { app: string; count: number }>();
  for (const { app, importId } of saved)
    if (importId !== null) counts.set(importId, { app, count: (counts.get(importId)?.count ?? 0) + 1 });
  for (const [importId, { app, count }] of counts)
    await within`
      insert into "Import" as i ("userId", id, source, brought, "createdAt")
      values (${id}::uuid, ${importId}::uuid, ${app}, ${count}::int, ${sqlNow})
      on conflict ("userId", id) do update set "takenBackAt" = null, "goneAt" = null,
        brought = case when i."goneAt" is null then i.brought else 0 end + excluded.brought`;
}
