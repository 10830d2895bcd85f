import type { Viewer } from "#server/base/viewer.ts";
import { diaryTables } from "#server/store/personalTables.ts";
import type { Sql } from "#server/store/runner.ts";
import { sqlNames, sqlPart, type SqlText } from "#server/store/sqlText.ts";

const tables = diaryTables.map((name) => sqlNames(name));

/** How many days of a tag are rewritten at a time. */
export const daysAtATime = 200;

/**
 * Replaces a tag on all its entries, or takes it off. The tag's own counts name the days to look at. What the person chose for the
 * one that goes also holds for the one that stays.
 */
export async function handOverTag(viewer: Viewer, sql: Sql, id: string, into: string | null): Promise<void> {
  const { id: userId } = viewer;
  const days = await sql<{ day: string }>`
    select "localDate"::text as day from "DayTag"
    where "userId" = ${userId}::uuid and "tagId" = ${id}::uuid and count > 0 order by "localDate"`;
  for (let start = 0; start < days.length; start += daysAtATime) {
    const batch = days.slice(start, start + daysAtATime).map(({ day }) => day);
    for (const table of tables) await rewriteDays(viewer, sql, table, batch, id, into);
    if (into) await recount(viewer, sql, batch, into);
    await touchDays(viewer, sql, batch);
  }
  if (into) await handOverChoices(viewer, sql, id, into);
  await sql`delete from "DayTag" where "userId" = ${userId}::uuid and "tagId" = ${id}::uuid`;
  await sql`delete from "MonthTag" where "userId" = ${userId}::uuid and "tagId" = ${id}::uuid`;
}

async function handOverChoices(viewer: Viewer, sql: Sql, id: string, into: string): Promise<void> {
  await sql`
    update "Tag" t set "isCompared" = t."isCompared" or f."isCompared",
      "isLeftOutOfMemories" = t."isLeftOutOfMemories" or f."isLeftOutOfMemories"
    from "Tag" f
    where t."userId" = ${viewer.id}::uuid and t.id = ${into}::uuid and f."userId" = ${viewer.id}::uuid and f.id = ${id}::uuid`;
  await noteTagsChanged(viewer, sql);
}

async function rewriteDays(
  { id: userId }: Viewer,
  sql: Sql,
  table: SqlText,
  days: readonly string[],
  id: string,
  into: string | null,
): Promise<void> {
  await sql`
    update ${table} set "tagIds" = nullif(case
      when ${into}::uuid is null or ${into}::uuid = any("tagIds") then array_remove("tagIds", ${id}::uuid)
      else array_replace("tagIds", ${id}::uuid, ${into}::uuid)
    end, '{}')
    where "userId" = ${userId}::uuid and "localDate" = any(${days}::date[]) and ${id}::uuid = any("tagIds")`;
}

/** Counts a tag on these days and in their months, from the entries. An entry that had both tags counts once. */
async function recount({ id: userId }: Viewer, sql: Sql, days: readonly string[], id: string): Promise<void> {
  const entries = tables
    .map(
      (table) => sqlPart`
        select "localDate" from ${table}
        where "userId" = ${userId}::uuid and "localDate" = any(${days}::date[]) and ${id}::uuid = any("tagIds")`,
    )
    .reduce((one, other) => sqlPart`${one} union all ${other}`);
  await sql`
    insert into "DayTag" ("userId", "tagId", "localDate", count)
    select ${userId}::uuid, ${id}::uuid, "localDate", count(*) from (${entries}) as entries group by "localDate"
    on conflict ("userId", "tagId", "localDate") do update set count = excluded.count`;
  await sql`
    insert into "MonthTag" ("userId", "tagId", month, count)
    select "userId", "tagId", date_trunc('month', "localDate")::date, sum(count) from "DayTag"
    where "userId" = ${userId}::uuid and "tagId" = ${id}::uuid
      and date_trunc('month', "localDate")::date = any(array(select distinct date_trunc('month', day)::date from unnest(${days}::date[]) as day))
    group by 1, 2, 3
    on conflict ("userId", "tagId", month) do update set count = excluded.count`;
}

/** Insights detect other tags by the versions of these rows (server/diary/ledger/totals.ts). */
async function touchDays(viewer: Viewer, sql: Sql, days: readonly string[]): Promise<void> {
  await sql`
    update "DayTotal" set version = version + 1 where "userId" = ${viewer.id}::uuid and "localDate" = any(${days}::date[])`;
  await noteTagsChanged(viewer, sql);
}

/** Makes insights look again which tags they may compare. */
export async function noteTagsChanged({ id: userId }: Viewer, sql: Sql): Promise<void> {
  await sql`update "AllTimeTotal" set version = version + 1 where "userId" = ${userId}::uuid`;
}
