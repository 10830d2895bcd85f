import { actionFacts } from "#server/nouns/actions/actions.ts";
import { sql } from "#server/store/db.ts";
import { exchangeFacts } from "#server/nouns/exchanges/copies.ts";
import { diaryTables, type CountedTable } from "#server/store/personalTables.ts";
import { sqlList, sqlNames, sqlText, type SqlText } from "#server/store/sqlText.ts";
import { journalFacts } from "#server/nouns/journal/journal.ts";
import { counts } from "#server/diary/ledger/posting.ts";
import { moodFacts } from "#server/nouns/moods/moods.ts";

export interface LedgerGap {
  userId: string;
  period: "day" | "month" | "all time";
  /** The first day of the period; for all time 1970-01-01. */
  date: Date;
  /** A count of the ledger, the key of a mood, the id of a tag, or "latestMood". A wrong latest mood counts as 1 against 0. */
  column: string;
  total: number;
  facts: number;
}

type Key = Pick<LedgerGap, "userId" | "period" | "date">;
type Line = Key & { isTotal: boolean } & Record<(typeof counts)[number], number>;

/**
 * Every count in the ledger that differs from the sum over its entries. Accounts that are being deleted are left out.
 */
export async function ledgerGaps(): Promise<LedgerGap[]> {
  const [lines, ...others] = await Promise.all([
    linesThatDiffer(),
    moodsThatDiffer(),
    latestMoodsThatDiffer(),
    tagsThatDiffer(),
  ]);
  return [...gapsIn(lines), ...others.flat()].toSorted((one, other) => (nameOf(one) < nameOf(other) ? -1 : 1));
}

/** What the rows of each table count. */
const factsOf: Record<CountedTable, SqlText> = {
  Action: actionFacts,
  Mood: moodFacts,
  JournalEntry: journalFacts,
  Exchange: exchangeFacts,
};
const allFacts = Object.values(factsOf).reduce((one, other) => sqlText`${one} union all ${other}`);
const facts = sqlText`(${allFacts}) as facts`;
const columns = sqlNames(...counts);
const sums = sqlList(counts.map((count) => sqlText`sum(${sqlNames(count)})::int as ${sqlNames(count)}`));
const differences = sqlList(counts.map((count) => sqlText`sum(sign * ${sqlNames(count)})`));
const whenever = sqlText`date '1970-01-01'`;
const zeros = sqlList(counts.map(() => sqlText`0`));
const leaving = sqlText`(select id from "User" where "deletedAt" is not null)`;

// Totals count negative, so right ones sum to 0: 20 times faster than comparing each pair of numbers by name.
function linesThatDiffer(): Promise<Line[]> {
  return sql<Line>`
    with summed as materialized (
      select "userId", "localDate" as date, ${sums} from ${facts} group by 1, 2
    ), lines as materialized (
      select 'day' as period, 1 as sign, "userId", date, ${columns} from summed
      union all
      select 'day', -1, "userId", "localDate", ${columns} from "DayTotal"
      union all
      select 'month', 1, "userId", date_trunc('month', date)::date, ${columns} from summed
      union all
      select 'month', -1, "userId", month, ${columns} from "MonthTotal"
      union all
      select 'all time', 1, "userId", ${whenever}, ${columns} from summed
      union all
      select 'all time', -1, "userId", ${whenever}, ${columns} from "AllTimeTotal"
    ), different as (
      select period, "userId", date from lines group by 1, 2, 3 having (${differences}) <> (${zeros})
    )
    select period, "userId", date, sign = -1 as "isTotal", ${sums}
    from lines join different using (period, "userId", date) where "userId" not in ${leaving} group by 1, 2, 3, 4`;
}

function moodsThatDiffer(): Promise<LedgerGap[]> {
  return sql<LedgerGap>`
    with noted as materialized (
      select "userId", "localDate" as date, mood, sum(times)::int as count from ${facts} where mood is not null group by 1, 2, 3
    ), facts as (
      select 'day' as period, "userId", date, mood as "column", count as facts from noted
      union all
      select 'month', "userId", date_trunc('month', date)::date, mood, sum(count)::int from noted group by 1, 2, 3, 4
    ), totals as (
      select 'day' as period, "userId", "localDate" as date, value as "column", count as total from "DayMood"
      union all
      select 'month', "userId", month, value, count from "MonthMood"
    )
    select period, "userId", date, "column", coalesce(total, 0) as total, coalesce(facts, 0) as facts
    from facts full join totals using (period, "userId", date, "column")
    where coalesce(total, 0) <> coalesce(facts, 0) and "userId" not in ${leaving}`;
}

const taggedRows = diaryTables
  .map((table) => sqlText`select "userId", "localDate" as date, unnest("tagIds") as tag from ${sqlNames(table)}`)
  .reduce((one, other) => sqlText`${one} union all ${other}`);

function tagsThatDiffer(): Promise<LedgerGap[]> {
  return sql<LedgerGap>`
    with tagged as materialized (
      select "userId", date, tag::text as tag, count(*)::int as count from (${taggedRows}) as tags group by 1, 2, 3
    ), facts as (
      select 'day' as period, "userId", date, tag as "column", count as facts from tagged
      union all
      select 'month', "userId", date_trunc('month', date)::date, tag, sum(count)::int from tagged group by 1, 2, 3, 4
    ), totals as (
      select 'day' as period, "userId", "localDate" as date, "tagId"::text as "column", count as total from "DayTag"
      union all
      select 'month', "userId", month, "tagId"::text, count from "MonthTag"
    )
    select period, "userId", date, "column", coalesce(total, 0) as total, coalesce(facts, 0) as facts
    from facts full join totals using (period, "userId", date, "column")
    where coalesce(total, 0) <> coalesce(facts, 0) and "userId" not in ${leaving}`;
}

/**
 * Days whose stored latest mood is not the latest, or that store "none after this moment" although there is one. Days
 * that store neither are looked up.
 */
function latestMoodsThatDiffer(): Promise<LedgerGap[]> {
  return sql<LedgerGap>`
    with latest as (
      select distinct on ("userId", "localDate") "userId", "localDate", value, "occurredAt", id from "Mood"
      order by "userId", "localDate", "occurredAt" desc, id desc
    )
    select "userId", 'day' as period, "localDate" as date, 'latestMood' as "column", 1 as total, 0 as facts
    from "DayTotal" left join latest using ("userId", "localDate")
    where "userId" not in ${leaving} and case
      when "latestMood" is null then ("occurredAt", id) > ("latestMoodAt", "latestMoodId")
      else ("latestMood", "latestMoodAt", "latestMoodId") is distinct from (value, "occurredAt", id)
    end`;
}

function gapsIn(lines: readonly Line[]): LedgerGap[] {
  const keys = new Map(lines.map((line) => [keyOf(line), line]));
  return [...keys.values()].flatMap(({ userId, period, date }) => {
    const sides = lines.filter((line) => keyOf(line) === keyOf({ userId, period, date }));
    return counts.flatMap((column) => {
      const total = sides.find(({ isTotal }) => isTotal)?.[column] ?? 0;
      const sum = sides.find(({ isTotal }) => !isTotal)?.[column] ?? 0;
      return total === sum ? [] : [{ userId, period, date, column, total, facts: sum }];
    });
  });
}

function keyOf({ userId, period, date }: Key): string {
  return `${userId} ${period} ${date.toISOString()}`;
}

function nameOf(gap: LedgerGap): string {
  return `${keyOf(gap)} ${gap.column}`;
}
