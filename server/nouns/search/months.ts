import type { LocalDate } from "#domain/days.ts";
import { foldingNumber } from "#domain/finding.ts";
import type { Viewer } from "#server/base/viewer.ts";
import { sql } from "#server/store/db.ts";
import type { Sealed } from "#server/store/keys/sealing.ts";
import { isSpaceLow } from "#server/store/space.ts";
import { isFrozen } from "#server/store/standing.ts";
import { entriesCounted } from "#server/diary/ledger/posting.ts";
import { openedOrLogged } from "#server/diary/sealed.ts";
import { mayHave, type Wanted } from "./filters.ts";
import type { SegmentPart } from "./segments.ts";
import type { Turns } from "./turns.ts";

// A segment is a cache of the texts of a month's entries, encrypted in parts (docs/rules.md, Search). It is valid only while the month's `writes`, the person's epoch and their key are unchanged, and for the comparison that folded it.

/** A month with entries, and the size of its filters. */
export interface Month {
  /** Its first day. */
  first: LocalDate;
  bytes: number;
}

/** The months with entries between two days, newest first. */
export function listMonths({ id }: Viewer, from: LocalDate, to: LocalDate): Promise<Month[]> {
  return sql<Month>`
    select t.month::text as first, (
      select coalesce(sum(octet_length(s.words)), 0)::int from "SearchMonth" s
      where s."userId" = ${id}::uuid and s.month = t.month
    ) as bytes
    from "MonthTotal" t
    where t."userId" = ${id}::uuid and t.month between date_trunc('month', ${from}::date) and ${to}::date
      and ${entriesCounted} > 0
    order by t.month desc`;
}

/** The filters of a month's segment. */
export interface Filters {
  /** The month's number of changes when they were read. */
  writes: number;
  parts: readonly { part: number; bytes: number; words: Sealed }[];
}

interface FilterRow {
  first: LocalDate;
  writes: number;
  part: number | null;
  bytes: number | null;
  words: Sealed | null;
}

/** The filters of the current segments of these months, and the state of each month. One statement reads both. */
export async function readFilters(viewer: Viewer, months: readonly LocalDate[]): Promise<Map<LocalDate, Filters>> {
  const { id, epoch, keys } = viewer;
  const rows = await sql<FilterRow>`
    select t.month::text as first, t.writes, s.part, octet_length(s.sealed) as bytes, s.words
    from "MonthTotal" t left join "SearchMonth" s
      on s."userId" = ${id}::uuid and s.month = t.month and s.writes = t.writes and s.words is not null
      and s.epoch = ${epoch}::int and s.version = ${keys.version}::int and s.folding = ${foldingNumber}::int
    where t."userId" = ${id}::uuid and t.month = any(${months}::date[])
    order by t.month desc, s.part`;
  const found = new Map<LocalDate, Filters>();
  for (const month of months) {
    const own = rows.filter(({ first }) => first === month);
    const parts = own.flatMap(({ part, bytes, words }) =>
      part === null || bytes === null || words === null ? [] : [{ part, bytes, words }],
    );
    found.set(month, { writes: own[0]?.writes ?? 0, parts });
  }
  return found;
}

/** A part of a month's segment, and the size of its encrypted texts. */
export interface PartPlace {
  month: LocalDate;
  part: number;
  bytes: number;
}

/** The parts of a segment in which the terms may occur. Undefined if a part is missing or cannot be decrypted. */
export function partsWith(
  wanted: readonly Wanted[],
  { keys, epoch }: Viewer,
  month: LocalDate,
  { writes, parts }: Filters,
): PartPlace[] | undefined {
  const found: PartPlace[] = [];
  for (const [index, { part, bytes, words }] of parts.entries()) {
    const opened = openedOrLogged(() => keys.openBytes("SearchMonth", wordsOf(month, part, writes, epoch), words));
    if (!opened || part !== index || opened.readUInt16BE() !== parts.length) return undefined;
    if (mayHave(opened.subarray(2), wanted)) found.push({ month, part, bytes });
  }
  return parts.length > 0 ? found : undefined;
}

/** The encrypted texts of a part, and the number of its month's changes. */
export interface PartTexts {
  writes: number;
  sealed: Sealed;
}

/** The texts of these parts, by `nameOfPart`. Those of a month that has changed since its segment was made are left out. */
export async function readParts(viewer: Viewer, places: readonly PartPlace[]): Promise<Map<string, PartTexts>> {
  const { id, epoch, keys } = viewer;
  const rows = await sql<PartTexts & { first: LocalDate; part: number }>`
    select s.month::text as first, s.part, s.writes, s.sealed
    from unnest(${places.map(({ month }) => month)}::date[], ${places.map(({ part }) => part)}::int[]) as asked(month, part)
    join "MonthTotal" t on t."userId" = ${id}::uuid and t.month = asked.month
    join "SearchMonth" s on s."userId" = ${id}::uuid and s.month = asked.month and s.part = asked.part
      and s.writes = t.writes and s.epoch = ${epoch}::int and s.version = ${keys.version}::int
      and s.folding = ${foldingNumber}::int`;
  return new Map(
    rows.map(({ first, part, writes, sealed }) => [nameOfPart({ month: first, part }), { writes, sealed }]),
  );
}

/** Names a part among all of a person's. */
export function nameOfPart({ month, part }: Pick<PartPlace, "month" | "part">): string {
  return `${month} ${part}`;
}

/** Decrypts a part's texts. Undefined if that is impossible. */
export function openedPart({ keys, epoch }: Viewer, { month, part }: PartPlace, { writes, sealed }: PartTexts) {
  return openedOrLogged(() => keys.openText("SearchMonth", placeOf(month, part, writes, epoch), sealed));
}

/** The binding of a part's texts: they decrypt only in their own place. */
function placeOf(month: LocalDate, part: number, writes: number, epoch: number): string {
  return `${month} ${part} ${writes} ${epoch}`;
}

/** The binding of a part's filter. */
function wordsOf(month: LocalDate, part: number, writes: number, epoch: number): string {
  return `${placeOf(month, part, writes, epoch)} words`;
}

/**
 * Stores a month's segment, unless a newer one is stored, or one of a newer comparison. Its entries were read when the
 * month had `writes` changes or more. Stores nothing if the person's key or epoch has changed: a reset waits for this statement, or makes it
 * match no row.
 */
export async function storeSegment(
  viewer: Viewer,
  month: LocalDate,
  writes: number,
  parts: readonly SegmentPart[],
  turns: Turns,
): Promise<void> {
  if (isFrozen() || isSpaceLow()) return;
  const { id, epoch, keys } = viewer;
  const { version } = keys;
  for (const [part, { text, filter }] of parts.entries()) {
    await turns.rest();
    const sealed = keys.sealText("SearchMonth", placeOf(month, part, writes, epoch), text);
    const counted = Buffer.concat([Buffer.of(parts.length >>> 8, parts.length & 0xff), filter]);
    const words = keys.sealBytes("SearchMonth", wordsOf(month, part, writes, epoch), counted);
    await sql`
      with key as (
        select version from "PersonKey"
        where "userId" = ${id}::uuid and version = ${version}::int and epoch = ${epoch}::int for share
      ), surplus as (
        delete from "SearchMonth" s using key
        where s."userId" = ${id}::uuid and s.month = ${month}::date and s.part >= ${parts.length}::int
          and ((s.writes, s.folding) < (${writes}::int, ${foldingNumber}::int) or s.epoch < ${epoch}::int or s.version < ${version}::int or s.words is null)
      )
      insert into "SearchMonth" as s ("userId", month, part, writes, epoch, version, folding, sealed, words)
      select ${id}::uuid, ${month}::date, ${part}::int, ${writes}::int, ${epoch}::int, ${version}::int,
        ${foldingNumber}::int, ${sealed}::bytea, ${words}::bytea from key
      on conflict ("userId", month, part) do update
        set writes = excluded.writes, epoch = excluded.epoch, version = excluded.version, folding = excluded.folding,
          sealed = excluded.sealed, words = excluded.words
        where (excluded.writes, excluded.folding) > (s.writes, s.folding)
          or excluded.epoch > s.epoch or excluded.version > s.version or s.words is null`;
  }
}
